import { dictionary } from '@institute/contract/language';
import { pathTo } from '@institute/contract/routes';
import type { ReactNode } from 'react';
import { PersonText } from '../ui/person-text.tsx';
import { StarMark, StarPattern } from '../ui/star-pattern.tsx';

const text = dictionary('public/frame', {
  allClasses: 'All classes',
  aboutUs: 'About us',
  foot: 'Other pages',
  signIn: 'Sign In',
  terms: 'Terms of use',
  privacy: 'Privacy notice',
  verify: 'Check a certificate',
});

interface PublicFrameProps {
  siteName: string;
  /** Where signing in leads from here. */
  signInHref: string;
  /** What stands on the coloured ground at the top. */
  head: ReactNode;
  children: ReactNode;
}

/** Links at the foot; each is a page of its own that anyone may read. */
const footLinks = [
  { href: pathTo('publicClasses'), label: text.allClasses },
  { href: pathTo('about'), label: text.aboutUs },
  { href: pathTo('verifyForm'), label: text.verify },
  { href: pathTo('terms'), label: text.terms },
  { href: pathTo('privacy'), label: text.privacy },
];

/** What the pages for readers share: the institute's name, the way in, and a foot. No script needed. */
export function PublicFrame({ siteName, signInHref, head, children }: PublicFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="relative isolate bg-linear-to-br from-hero-from via-hero-via to-hero-to text-on-hero">
        <StarPattern className="-z-10 opacity-[0.09]" scale={1.4} />
        <div className="mx-auto flex max-w-5xl items-center gap-3 px-4 py-3 sm:px-8">
          <a
            href={pathTo('dashboard')}
            className="tap me-auto flex min-w-0 items-center gap-2.5 rounded-field"
          >
            <StarMark className="size-8 shrink-0 text-hero-gold" />
            <PersonText isName className="font-semibold text-lg leading-tight">
              {siteName}
            </PersonText>
          </a>
          <a
            href={signInHref}
            className="tap inline-flex shrink-0 items-center rounded-field border border-current px-3 font-semibold"
          >
            {text.signIn}
          </a>
        </div>
        <div className="mx-auto max-w-5xl px-4 pt-4 pb-8 sm:px-8 sm:pb-10">{head}</div>
      </header>
      <main className="mx-auto w-full max-w-5xl grow px-4 py-6 sm:px-8 sm:py-8">{children}</main>
      <footer className="border-line border-t">
        <nav
          aria-label={text.foot}
          className="mx-auto flex max-w-5xl flex-wrap gap-x-5 px-4 py-3 sm:px-8"
        >
          {footLinks.map(({ href, label }) => (
            <a
              key={href}
              href={href}
              className="tap inline-flex items-center rounded-field text-muted text-sm underline-offset-4 hover:underline"
            >
              {label}
            </a>
          ))}
        </nav>
      </footer>
    </div>
  );
}
