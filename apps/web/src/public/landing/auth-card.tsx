import { pathTo } from '@institute/contract/routes';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { authText, landingText } from '../text.ts';
import { WayIn } from './way-in.tsx';

/**
 * The way in: the sign-in form, which is `children`, and the ways to the other forms, each of which opens
 * its dialog, or leads to its page before that can be.
 */
export function AuthCard({ children }: { children: ReactNode }) {
  return (
    <section
      aria-labelledby="enter"
      className="rounded-card bg-surface p-5 text-ink shadow-overlay sm:p-7"
    >
      <h2 id="enter" className="text-xl">
        {landingText.start}
      </h2>
      <div data-sign-in="" className="mt-2">
        {children}
      </div>
      <p className="mt-1 text-center text-sm">
        <WayIn
          form="reset"
          href={pathTo('forgotPassword')}
          className="tap inline-flex items-center rounded-field px-2 text-primary underline-offset-4 hover:underline"
        >
          {authText.forgotten}
        </WayIn>
      </p>
      <div className="mt-2 flex flex-col gap-2 border-line border-t pt-3">
        <p className="text-center text-muted">{authText.newHere}</p>
        <WayIn form="sign-up" href={pathTo('register')} className={buttonClass('secondary', 'lg')}>
          {authText.signUp}
        </WayIn>
      </div>
    </section>
  );
}
