import { Suspense, useState } from 'react';
import type { Credentials } from '../../domains/auth/auth-api.ts';
import { lazy } from '../../ui/lazy.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { DeviceCodeStep } from './device-code-step.tsx';
import { type PaintedInput, PasswordStep, type WaysOn } from './password-step.tsx';

/** Few need it: its code comes when it is asked for. */
const SecondStep = lazy(() => import('./second-step.tsx').then((code) => code.SecondStep));

export interface SignInFormProps {
  email: string;
  onBusy?: (busy: boolean) => void;
  /** The ways to the other forms; none where they stand beside this one. */
  ways?: WaysOn;
  /** What was done in a painting of it. */
  painted?: PaintedInput;
}

const ignore = () => undefined;

/**
 * Signs in. Storing the user is all it takes: the app then leaves for where the person was going.
 * While strangers guess at the account a mailed code comes before the password is judged; where a
 * second factor guards it, that comes after.
 */
export function SignInForm({ email, onBusy = ignore, ways, painted }: SignInFormProps) {
  const [typed, setTyped] = useState<Credentials | null>(null);
  const [step, setStep] = useState<'password' | 'code' | 'factor'>('password');
  const back = () => setStep('password');
  const onFactorNeeded = () => setStep('factor');
  if (step === 'factor') {
    return (
      <Suspense fallback={<Spinner />}>
        <SecondStep onBusy={onBusy} onBack={back} />
      </Suspense>
    );
  }
  if (typed && step === 'code') {
    return (
      <DeviceCodeStep
        credentials={typed}
        onBusy={onBusy}
        onBack={back}
        onFactorNeeded={onFactorNeeded}
      />
    );
  }
  return (
    <PasswordStep
      ways={ways}
      // What was done in the painting is done once.
      painted={typed ? undefined : painted}
      email={typed?.email ?? email}
      onBusy={onBusy}
      onTyped={setTyped}
      onCodeNeeded={() => setStep('code')}
      onFactorNeeded={onFactorNeeded}
    />
  );
}
