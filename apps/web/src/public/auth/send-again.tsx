import { useState } from 'react';
import { errorMessage } from '../../platform/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { text } from './text.ts';

/** Asks for a new code; `request` gives null, or the words for why there is none. */
export function SendAgain({ request }: { request: () => Promise<string | null> }) {
  const [sending, setSending] = useState(false);
  const sendAgain = async () => {
    setSending(true);
    try {
      toast.info((await request()) ?? text.sentAgain);
    } catch (error) {
      toast.error(errorMessage(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <Button variant="ghost" size="sm" onClick={() => void sendAgain()} busy={sending}>
      {text.sendAgain}
    </Button>
  );
}
