import { type Credentials, signIn } from '../../domains/auth/auth-api.ts';
import { errorCode } from '../../platform/api-error.ts';
import { TextField } from '../../ui/input.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { FormFrame, SwitchLine } from '../form-frame.tsx';
import { authText } from '../text.ts';
import { useAuthForm } from '../use-auth-form.ts';
import { signInSchema } from './schemas.ts';
import { text } from './text.ts';

interface PasswordStepProps {
  email: string;
  onBusy: (busy: boolean) => void;
  onReset: (email: string) => void;
  onSignUp: (email: string) => void;
  /** What is sent, for a step that follows. */
  onTyped: (typed: Credentials) => void;
  /** The server does not look at passwords from this device until it is known. */
  onCodeNeeded: () => void;
  /** The password was right, and a second factor guards the account. */
  onFactorNeeded: () => void;
}

/** E-mail and password. */
export function PasswordStep({
  email,
  onBusy,
  onReset,
  onSignUp,
  onTyped,
  onCodeNeeded,
  onFactorNeeded,
}: PasswordStepProps) {
  const form = useAuthForm({
    schema: signInSchema,
    defaultValues: { email, password: '' },
    first: email === '' ? 'email' : 'password',
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
  return (
    <FormFrame
      form={form}
      submitLabel={authText.signIn}
      foot={
        <SwitchLine
          question={text.newHere}
          label={authText.signUp}
          onSwitch={() => onSignUp(form.now().email)}
        />
      }
    >
      <TextField
        label={text.email}
        type="email"
        autoComplete="username"
        data-autofocus={email === '' || undefined}
        {...form.field('email')}
      />
      <div>
        <PasswordField
          label={text.password}
          autoComplete="current-password"
          data-autofocus={email !== '' || undefined}
          {...form.field('password')}
        />
        <button
          type="button"
          onClick={() => onReset(form.now().email)}
          className="tap -mb-3 rounded-field text-primary text-sm underline-offset-4 hover:underline"
        >
          {authText.forgotten}
        </button>
      </div>
    </FormFrame>
  );
}
