import { pathTo } from '@institute/contract/routes';
import type { ReactNode } from 'react';
import { useSiteName } from '../platform/boot.ts';
import { cx } from '../ui/class-names.ts';
import { StarMark, StarPattern } from '../ui/star-pattern.tsx';
import { useTitle } from '../ui/use-title.ts';
import { LocationLink } from './location-link.tsx';

interface AuthPageProps {
  title: string;
  /** True where there is much to read. */
  isWide?: boolean;
  children: ReactNode;
}

/** A form on a page of its own, under the institute's name. */
export function AuthPage({ title, isWide = false, children }: AuthPageProps) {
  const name = useSiteName();
  useTitle(title);
  return (
    <div className="relative isolate flex min-h-dvh flex-col items-center gap-6 bg-linear-to-br from-hero-from via-hero-via to-hero-to px-4 py-8 text-on-hero">
      <StarPattern className="-z-10 opacity-[0.09]" scale={1.4} />
      <header>
        <LocationLink
          href={pathTo('login')}
          className="tap flex items-center gap-3 rounded-field px-2"
        >
          <StarMark className="size-9 text-hero-gold" />
          <bdi data-site-name="" dir="auto" className="font-semibold text-xl">
            {name}
          </bdi>
        </LocationLink>
      </header>
      <main
        className={cx(
          'w-full rounded-card bg-surface p-5 text-ink shadow-overlay sm:p-7',
          isWide ? 'max-w-3xl' : 'max-w-md',
        )}
      >
        <h1 className="mb-3 text-2xl">{title}</h1>
        {children}
      </main>
    </div>
  );
}
