import { pathTo } from '@institute/contract/routes';
import type { ReactNode } from 'react';
import type { Profile } from '../../domains/settings/profile-model.ts';
import { standardLanding } from '../../domains/settings/standard-landing.ts';
import { useSiteName } from '../../platform/boot.ts';
import { signInPath } from '../../platform/location.ts';
import { buttonClass } from '../../ui/button.tsx';
import { StarMark, StarPattern } from '../../ui/star-pattern.tsx';
import { authText, landingText } from '../text.ts';
import { FeatureShowcase } from './feature-showcase.tsx';

/** The institute greets in Arabic whatever language its pages are in. */
const greeting = 'أَهْلًا وَسَهْلًا';

/** The gradient with the star pattern: name, for whom it is, the way in, and what is offered. `children` is the card with the ways in. */
export function Hero({ profile, children }: { profile: Profile; children: ReactNode }) {
  return (
    <div className="relative isolate overflow-hidden bg-linear-to-br from-hero-from via-hero-via to-hero-to text-on-hero">
      <StarPattern className="-z-10 opacity-[0.09]" scale={1.4} />
      <TopLine />
      <div className="mx-auto grid grid-cols-1 max-w-6xl gap-x-12 gap-y-8 px-5 pt-4 pb-9 sm:px-8 lg:grid-cols-[1.25fr_1fr] lg:pt-10 lg:pb-10">
        <div className="self-center">
          <p
            lang="ar"
            translate="no"
            className="h-14 overflow-hidden font-amiri text-3xl text-hero-gold leading-[3.5rem] lg:h-24 lg:text-5xl lg:leading-[6rem]"
          >
            <bdi dir="rtl">{greeting}</bdi>
          </p>
          <p
            dir="auto"
            className="text-balance break-words font-semibold text-3xl leading-tight sm:text-4xl lg:text-5xl"
          >
            {profile.tagline || standardLanding.tagline}
          </p>
          <p dir="auto" className="mt-4 max-w-[34rem] break-words text-hero-muted text-lg">
            {profile.forWhom || standardLanding.forWhom}
          </p>
          <p className="mt-6 flex flex-wrap gap-3">
            <a href="#first-word" className={buttonClass('gold', 'lg')}>
              {landingText.firstWord}
            </a>
            <a
              href="#classes"
              className="tap inline-flex min-h-12 items-center justify-center rounded-field border border-current px-5 py-2 font-semibold text-lg leading-tight"
            >
              {landingText.seeClasses}
            </a>
          </p>
        </div>
        <div className="lg:self-center">{children}</div>
        <div className="border-hero-muted/30 border-t pt-6 lg:col-span-2">
          <FeatureShowcase promises={profile.promises} />
        </div>
      </div>
    </div>
  );
}

/** The institute's name, and the way in for those who have been here before. */
function TopLine() {
  const name = useSiteName();
  return (
    <header className="mx-auto flex max-w-6xl items-center gap-3 px-5 py-3 sm:px-8">
      <StarMark className="size-9 shrink-0 text-hero-gold" />
      <h1 dir="auto" className="me-auto min-w-0 text-xl leading-tight sm:text-2xl">
        {/* The server writes the institute's name into the painted page at this mark. */}
        <span data-site-name="">{name}</span>
      </h1>
      <a
        href={signInPath(pathTo('dashboard'))}
        data-way-in="sign-in"
        className="tap inline-flex shrink-0 items-center gap-2 rounded-field border border-current px-4 font-semibold"
      >
        {authText.signIn}
      </a>
    </header>
  );
}
