import { useCallback, useState } from 'react';
import { ResetForm } from './auth/reset-form.tsx';
import { SignInForm, type SignInFormProps } from './auth/sign-in-form.tsx';
import { SignUpForm } from './auth/sign-up-form.tsx';

export { SignInForm, type SignInFormProps };

export type AuthForm = 'sign-in' | 'sign-up' | 'reset';

export interface AuthFormsProps {
  form: AuthForm;
  /** An e-mail to begin with, where it is known. */
  email?: string;
  /** Referral code of the address, which fills and locks its field; empty when there is none. */
  referral: string;
  onSwitch: (form: AuthForm) => void;
  /** Told while a form runs, so that its dialog is not closed under it. */
  onBusy: (busy: boolean) => void;
}

/** The three forms and the links between them. An e-mail typed in one is there in the next. */
export function AuthForms({ form, email: known = '', referral, onSwitch, onBusy }: AuthFormsProps) {
  const [email, setEmail] = useState(known);
  const switchTo = useCallback(
    (next: AuthForm, typed: string) => {
      setEmail(typed);
      onSwitch(next);
    },
    [onSwitch],
  );
  if (form === 'sign-in') {
    return (
      <SignInForm
        email={email}
        onBusy={onBusy}
        ways={{
          onReset: (typed) => switchTo('reset', typed),
          onSignUp: (typed) => switchTo('sign-up', typed),
        }}
      />
    );
  }
  if (form === 'sign-up') {
    return (
      <SignUpForm
        email={email}
        referral={referral}
        onBusy={onBusy}
        onSignIn={(typed) => switchTo('sign-in', typed)}
      />
    );
  }
  return (
    <ResetForm email={email} onBusy={onBusy} onSignIn={(typed) => switchTo('sign-in', typed)} />
  );
}
