import { pathTo } from '@institute/contract/routes';
import { signInPath } from '../../platform/location.ts';
import { buttonClass } from '../../ui/button.tsx';
import { authText, landingText } from '../text.ts';
import { WayIn } from './way-in.tsx';

/** The way in. Each button opens its dialog, or leads to its page before that can be. */
export function AuthCard() {
  return (
    <section
      aria-labelledby="enter"
      className="rounded-card bg-surface p-5 text-ink shadow-overlay sm:p-7"
    >
      <h2 id="enter" className="text-xl">
        {landingText.start}
      </h2>
      <p className="mt-1 text-muted">{landingText.startDetail}</p>
      <div className="mt-5 flex flex-col gap-3">
        <WayIn form="sign-up" href={pathTo('register')} className={buttonClass('primary', 'lg')}>
          {authText.signUp}
        </WayIn>
        <WayIn
          form="sign-in"
          href={signInPath(pathTo('dashboard'))}
          className={buttonClass('secondary', 'lg')}
        >
          {authText.signIn}
        </WayIn>
      </div>
      <p className="mt-3 text-center text-sm">
        <WayIn
          form="reset"
          href={pathTo('forgotPassword')}
          className="tap inline-flex items-center rounded-field px-2 text-primary underline-offset-4 hover:underline"
        >
          {authText.forgotten}
        </WayIn>
      </p>
    </section>
  );
}
