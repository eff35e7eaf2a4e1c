import { useCallback, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { WelcomeText } from '../../ui/welcome-text.tsx';
import { welcomeText } from '../../ui/welcome-title.ts';
import { landingText } from '../text.ts';

const SEEN_KEY = 'landing-message-seen';

interface Welcome {
  open: boolean;
  message: string;
  dismiss: () => void;
}

/** The institute's message to visitors: once per message and visit. */
export function useWelcome(message: string): Welcome {
  const [seen, setSeen] = useState<string | null>(null);
  const dismiss = useCallback(() => {
    setSeen(message);
    sessionStorage.setItem(SEEN_KEY, message);
  }, [message]);
  const open = message.trim() !== '' && seen !== message && !wasSeen(message);
  return { open, message, dismiss };
}

/** The server, which does not know, paints it for everybody; build/open-welcome.js opens it. */
const wasSeen = (message: string) =>
  typeof sessionStorage !== 'undefined' && sessionStorage.getItem(SEEN_KEY) === message;

interface WelcomeDialogProps {
  message: string;
  onClose: () => void;
}

/** The message in paragraphs, one per line; closed by its X or 'Got it'. */
export function WelcomeDialog({ message, onClose }: WelcomeDialogProps) {
  return (
    <Dialog
      open
      isStill
      onClose={onClose}
      title={welcomeText.title}
      footer={
        <Button data-autofocus onClick={onClose}>
          {landingText.gotIt}
        </Button>
      }
    >
      <WelcomeText message={message} />
    </Dialog>
  );
}
