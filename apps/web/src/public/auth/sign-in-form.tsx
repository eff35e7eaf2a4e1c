import { useState } from 'react';
import type { Credentials } from '../../domains/people/auth-api.ts';
import { DeviceCodeStep } from './device-code-step.tsx';
import { PasswordStep } from './password-step.tsx';

interface SignInFormProps {
  email: string;
  onBusy: (busy: boolean) => void;
  onReset: (email: string) => void;
  onSignUp: (email: string) => void;
}

/**
 * Signs in. Storing the user is all it takes: the app then leaves for where the person was going.
 * While strangers guess at the account, a mailed code comes between.
 */
export function SignInForm({ email, onBusy, ...others }: SignInFormProps) {
  const [typed, setTyped] = useState<Credentials | null>(null);
  const [isCodeNeeded, setCodeNeeded] = useState(false);
  if (typed && isCodeNeeded) {
    return (
      <DeviceCodeStep credentials={typed} onBusy={onBusy} onBack={() => setCodeNeeded(false)} />
    );
  }
  return (
    <PasswordStep
      {...others}
      email={typed?.email ?? email}
      onBusy={onBusy}
      onCodeNeeded={(credentials) => {
        setTyped(credentials);
        setCodeNeeded(true);
      }}
    />
  );
}
