import { login } from '@institute/contract/sign-in';
import { lazy, Suspense, useState } from 'react';
import { enter } from '../../domains/people/enter-api.ts';
import { callApi } from '../../platform/api.ts';
import { errorCode } from '../../platform/api-error.ts';
import { TextField } from '../../ui/input.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast.ts';
import { authText } from '../text.ts';
import { FormFrame, SwitchLine } from './form-frame.tsx';
import { signInSchema } from './schemas.ts';
import { text } from './text.ts';
import { useAuthForm } from './use-auth-form.ts';

/** Few need it: its code comes when it is asked for. */
const SecondStep = lazy(() =>
  import('./second-step.tsx').then((code) => ({ default: code.SecondStep })),
);

interface SignInFormProps {
  email: string;
  onBusy: (busy: boolean) => void;
  onReset: (email: string) => void;
  onSignUp: (email: string) => void;
}

/** Signs in. Storing the user is all it takes: the app then leaves for where the person was going. */
export function SignInForm({ email, onBusy, onReset, onSignUp }: SignInFormProps) {
  const [isWaiting, setWaiting] = useState(false);
  const form = useAuthForm({
    schema: signInSchema,
    defaultValues: { email, password: '' },
    first: email === '' ? 'email' : 'password',
    onBusy,
    onSubmit: async (values) => {
      try {
        const user = await callApi(login, values);
        toast.success(text.loginDone);
        enter(user);
      } catch (error) {
        if (errorCode(error) !== 'second_factor_needed') throw error;
        setWaiting(true);
      }
    },
  });
  if (isWaiting) {
    return (
      <Suspense fallback={<Spinner />}>
        <SecondStep onBusy={onBusy} onBack={() => setWaiting(false)} />
      </Suspense>
    );
  }
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
