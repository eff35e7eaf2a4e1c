import type { ReactNode } from 'react';
import { useSiteName } from '../../platform/boot.ts';
import { StarMark, StarPattern } from '../../ui/star-pattern.tsx';
import { landingText } from '../text.ts';
import { FeatureShowcase } from './feature-showcase.tsx';

/** The institute greets in Arabic whatever language its pages are in. */
const greeting = 'أَهْلًا وَسَهْلًا';

/** The gradient with the star pattern, the institute's name, the way in, the rotating features. */
export function Hero({ children }: { children: ReactNode }) {
  const name = useSiteName();
  return (
    <div className="relative isolate overflow-hidden bg-linear-to-br from-hero-from via-hero-via to-hero-to text-on-hero">
      <StarPattern className="-z-10 opacity-[0.09]" scale={1.4} />
      <div className="mx-auto grid max-w-6xl gap-x-12 gap-y-7 px-5 pt-8 pb-9 sm:px-8 lg:grid-cols-[1.15fr_1fr] lg:grid-rows-[1fr_auto] lg:pt-16 lg:pb-14">
        <header className="self-end">
          <StarMark className="mb-4 size-10 text-hero-gold lg:size-12" />
          <h1 dir="auto" className="text-3xl sm:text-4xl lg:text-5xl">
            {/* The server writes the institute's name into the painted page at this mark. */}
            <span data-site-name="">{name}</span>
          </h1>
          <p className="mt-3 text-hero-muted text-lg lg:text-xl">{landingText.tagline}</p>
          <p
            lang="ar"
            className="mt-3 h-14 overflow-hidden font-amiri text-3xl text-hero-gold leading-[3.5rem] lg:mt-4 lg:h-24 lg:text-5xl lg:leading-[6rem]"
          >
            <bdi dir="rtl">{greeting}</bdi>
          </p>
        </header>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-center">{children}</div>
        <FeatureShowcase />
      </div>
    </div>
  );
}
