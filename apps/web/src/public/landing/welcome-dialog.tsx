import { useCallback, useState } from 'react';
import { hasVowelSigns, paragraphsOf } from '../../lib/readable-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PersonBlock } from '../../ui/person-text.tsx';

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
  const open =
    message.trim() !== '' && seen !== message && sessionStorage.getItem(SEEN_KEY) !== message;
  return { open, message, dismiss };
}

interface WelcomeDialogProps {
  message: string;
  onClose: () => void;
}

/** The message in paragraphs, one per line; closed by its X or 'Got it'. */
export function WelcomeDialog({ message, onClose }: WelcomeDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Welcome to the institute"
      footer={
        <Button data-autofocus onClick={onClose}>
          Got it
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        {paragraphsOf(message, /\r?\n/).map((paragraph) => (
          <PersonBlock
            key={paragraph.key}
            className={hasVowelSigns(paragraph.text) ? 'vocalised' : ''}
          >
            {paragraph.text}
          </PersonBlock>
        ))}
      </div>
    </Dialog>
  );
}
