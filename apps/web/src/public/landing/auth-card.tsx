import { Button } from '../../ui/button.tsx';
import type { AuthForm } from '../auth/auth-forms.tsx';
import { authText, landingText } from '../text.ts';

interface AuthCardProps {
  onOpen: (dialog: AuthForm) => void;
  /** The visitor reaches for a button: its code may be fetched. */
  onIntent: () => void;
}

/** The way in. Each button opens its dialog. */
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
        <Button size="lg" onClick={() => onOpen('sign-up')} aria-haspopup="dialog">
          {authText.signUp}
        </Button>
        <Button
          size="lg"
          variant="secondary"
          onClick={() => onOpen('sign-in')}
          aria-haspopup="dialog"
        >
          {authText.signIn}
        </Button>
      </div>
      <p className="mt-3 text-center text-sm">
        <button
          type="button"
          onClick={() => onOpen('reset')}
          aria-haspopup="dialog"
          className="tap rounded-field px-2 text-primary underline-offset-4 hover:underline"
        >
          {authText.forgotten}
        </button>
      </p>
    </section>
  );
}
