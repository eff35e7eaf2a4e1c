import { useEffect, useRef } from 'react';
import { type Credentials, signIn } from '../../domains/auth/auth-api.ts';
import { errorCode } from '../../platform/api-error.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { FormFrame, SwitchLine } from '../form-frame.tsx';
import { SignInNameField } from '../sign-in-name-field.tsx';
import { authText } from '../text.ts';
import { useAuthForm } from '../use-auth-form.ts';
import { signInSchema } from './schemas.ts';
import { text } from './text.ts';

/** What leads to the other forms, with the e-mail that is typed. */
export interface WaysOn {
  onReset: (email: string) => void;
  onSignUp: (email: string) => void;
}

/** What somebody did in a form that was only painted. */
export interface PaintedInput {
  password: string;
  /** The name of the field that has the focus. */
  focused: string | undefined;
  isSent: boolean;
}

interface PasswordStepProps {
  email: string;
  onBusy: (busy: boolean) => void;
  ways?: WaysOn | undefined;
  painted?: PaintedInput | undefined;
  /** What is sent, for a step that follows. */
  onTyped: (typed: Credentials) => void;
  /** The server does not look at passwords from this device until it is known. */
  onCodeNeeded: () => void;
  /** The password was right, and a second factor guards the account. */
  onFactorNeeded: () => void;
}

/**
 * E-mail or phone number, and password. In a dialog, where its `ways` are its own, it begins in its first empty field; where
 * it stands in a page the focus is left alone.
 */
export function PasswordStep({
  email,
  onBusy,
  ways,
  painted,
  onTyped,
  onCodeNeeded,
  onFactorNeeded,
}: PasswordStepProps) {
  const empty = email === '' ? 'email' : 'password';
  const form = useAuthForm({
    schema: signInSchema,
    defaultValues: { email, password: painted?.password ?? '' },
    first: ways ? empty : painted?.focused,
    onBusy,
    onSubmit: async (values) => {
      try {
        await signIn(values, () => toast.success(text.loginDone));
      } catch (error) {
        onTyped(values);
        const code = errorCode(error);
        if (code === 'sign_in_by_code') onCodeNeeded();
        else if (code === 'second_factor_needed') onFactorNeeded();
        else throw error;
      }
    },
  });
  const { submit } = form;
  const wasSent = useRef(painted?.isSent ?? false);
  useEffect(() => {
    if (wasSent.current) void submit();
    wasSent.current = false;
  });
  return (
    <FormFrame
      form={form}
      submitLabel={authText.signIn}
      foot={
        ways && (
          <SwitchLine
            question={authText.newHere}
            label={authText.signUp}
            onSwitch={() => ways.onSignUp(form.now().email)}
          />
        )
      }
    >
      <SignInNameField
        data-autofocus={(ways && empty === 'email') || undefined}
        {...form.field('email')}
      />
      <div>
        <PasswordField
          label={authText.password}
          autoComplete="current-password"
          data-autofocus={(ways && empty === 'password') || undefined}
          {...form.field('password')}
        />
        {ways && (
          <button
            type="button"
            onClick={() => ways.onReset(form.now().email)}
            className="tap -mb-3 rounded-field text-primary text-sm underline-offset-4 hover:underline"
          >
            {authText.forgotten}
          </button>
        )}
      </div>
    </FormFrame>
  );
}
