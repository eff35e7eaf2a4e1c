import { pathTo } from '@institute/contract/routes';
import { signInPath } from '../../platform/location.ts';
import { buttonClass } from '../../ui/button.tsx';
import type { AuthForm } from '../auth-forms.tsx';
import { authText, landingText } from '../text.ts';
import { WayIn } from './way-in.tsx';

interface AuthCardProps {
  onOpen: (dialog: AuthForm) => void;
  /** The visitor reaches for a button: its code may be fetched. */
  onIntent: () => void;
}

/** The way in. Each button opens its dialog, or leads to its page before that can be. */
export function AuthCard({ onOpen, onIntent }: AuthCardProps) {
  return (
    <section
      aria-labelledby="enter"
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onTouchStart={onIntent}
      className="rounded-card bg-surface p-5 text-ink shadow-overlay sm:p-7"
    >
      <h2 id="enter" className="text-xl">
        {landingText.start}
      </h2>
      <p className="mt-1 text-muted">{landingText.startDetail}</p>
      <div className="mt-5 flex flex-col gap-3">
        <WayIn
          href={pathTo('register')}
          onOpen={() => onOpen('sign-up')}
          className={buttonClass('primary', 'lg')}
        >
          {authText.signUp}
        </WayIn>
        <WayIn
          href={signInPath(pathTo('dashboard'))}
          onOpen={() => onOpen('sign-in')}
          className={buttonClass('secondary', 'lg')}
        >
          {authText.signIn}
        </WayIn>
      </div>
      <p className="mt-3 text-center text-sm">
        <WayIn
          href={pathTo('forgotPassword')}
          onOpen={() => onOpen('reset')}
          className="tap inline-flex items-center rounded-field px-2 text-primary underline-offset-4 hover:underline"
        >
          {authText.forgotten}
        </WayIn>
      </p>
    </section>
  );
}
