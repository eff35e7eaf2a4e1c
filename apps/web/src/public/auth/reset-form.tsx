import { useState } from 'react';
import { toast } from '../../ui/toast.ts';
import { ResetCodeStep } from './reset-code-step.tsx';
import { ResetEmailStep } from './reset-email-step.tsx';
import { mailedTo, text } from './text.ts';

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
  const [sent, setSent] = useState<{ email: string; notice: string } | null>(null);
  if (sent === null) {
    return (
      <ResetEmailStep
        email={email}
        onBusy={onBusy}
        onSent={(to, instead) => setSent({ email: to, notice: instead ?? mailedTo(to) })}
        onSignIn={onSignIn}
      />
    );
  }
  return (
    <ResetCodeStep
      {...sent}
      onBusy={onBusy}
      onOtherEmail={() => setSent(null)}
      onDone={() => {
        toast.success(text.resetDone);
        setSent(null);
        onSignIn('');
      }}
    />
  );
}
