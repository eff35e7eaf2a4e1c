import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog.tsx';
import { WelcomeText } from '../../ui/welcome-text.tsx';
import { welcomeText } from '../../ui/welcome-title.ts';
import { landingText } from '../text.ts';

/**
 * The institute's message in paragraphs, one per line; closed by its X or 'Got it'. It is painted for
 * everybody: who has seen it knows the browser alone, which opens it (`live/dialogs.ts`).
 */
export function WelcomeDialog({ message }: { message: string }) {
  return (
    <DialogFrame
      data-welcome={JSON.stringify(message)}
      isStill
      title={welcomeText.title}
      closing={{ 'data-close': '' }}
      footer={
        <Button data-autofocus data-close="">
          {landingText.gotIt}
        </Button>
      }
    >
      <WelcomeText message={message} />
    </DialogFrame>
  );
}
