import { useState } from 'react';
import { toast } from '../../ui/toast.ts';
import { ResetCodeStep } from './reset-code-step.tsx';
import { ResetEmailStep } from './reset-email-step.tsx';
import { text } from './text.ts';

interface ResetFormProps {
  email: string;
  onBusy: (busy: boolean) => void;
  onSignIn: (email: string) => void;
}

/**
 * Sets a new password in two steps: the e-mail, to which a code is sent, then that code and the
 * new password. Afterwards it stands at its first step again and sign-in takes over.
 */
export function ResetForm({ email, onBusy, onSignIn }: ResetFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) {
    return <ResetEmailStep email={email} onBusy={onBusy} onSent={setSentTo} onSignIn={onSignIn} />;
  }
  return (
    <ResetCodeStep
      email={sentTo}
      onBusy={onBusy}
      onOtherEmail={() => setSentTo(null)}
      onDone={() => {
        toast.success(text.resetDone);
        setSentTo(null);
        onSignIn('');
      }}
    />
  );
}
