import { login } from '@institute/contract/sign-in';
import { callApi } from '../../platform/api.ts';
import { useAuthStore } from '../../platform/auth-store.ts';
import { TextField } from '../../ui/input.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { authText } from '../text.ts';
import { FormFrame, SwitchLine } from './form-frame.tsx';
import { signInSchema } from './schemas.ts';
import { text } from './text.ts';
import { useAuthForm } from './use-auth-form.ts';

interface SignInFormProps {
  email: string;
  onBusy: (busy: boolean) => void;
  onReset: (email: string) => void;
  onSignUp: (email: string) => void;
}

/** Signs in. Storing the user is all it takes: the app then leaves for where the person was going. */
export function SignInForm({ email, onBusy, onReset, onSignUp }: SignInFormProps) {
  const form = useAuthForm({
    schema: signInSchema,
    defaultValues: { email, password: '' },
    first: email === '' ? 'email' : 'password',
    onBusy,
    onSubmit: async (values) => {
      const user = await callApi(login, values);
      toast.success(text.loginDone);
      useAuthStore.getState().setUser(user);
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
