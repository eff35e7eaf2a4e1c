import { Button } from '../../ui/button.tsx';
import { WelcomeText } from '../../ui/welcome-text.tsx';
import { welcomeText } from '../../ui/welcome-title.ts';
import { text } from './text.ts';

/** The greeting of the landing page as it is being written. A picture of it: nothing in it works. */
export function LandingPreview({ message }: { message: string }) {
  return (
    <section aria-label={text.preview} className="flex flex-col gap-1">
      <h3 className="font-medium text-sm">{text.preview}</h3>
      <div className="flex grow items-center justify-center rounded-field bg-scrim p-4 sm:p-6">
        {message.trim() === '' ? (
          <p className="rounded-field bg-surface px-4 py-3 text-center text-muted">
            {text.previewEmpty}
          </p>
        ) : (
          <div className="w-full max-w-md rounded-card bg-surface shadow-overlay">
            <p className="px-5 pt-4 pb-2 font-semibold text-xl">{welcomeText.title}</p>
            <div className="px-5 pb-4 [overflow-wrap:anywhere]">
              <WelcomeText message={message} />
            </div>
            <div
              aria-hidden="true"
              inert
              className="flex justify-end border-line border-t px-5 py-3"
            >
              <Button tabIndex={-1}>{text.gotIt}</Button>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
