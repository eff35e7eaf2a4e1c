import { signUp } from '../../domains/people/auth-api.ts';
import { TextField } from '../../ui/input.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { authText } from '../text.ts';
import { FormFrame, SwitchLine } from './form-frame.tsx';
import { signUpSchema } from './schemas.ts';
import { useAuthForm } from './use-auth-form.ts';

interface SignUpFormProps {
  email: string;
  /** A code that came with the address: shown, and not to be changed. */
  referral: string;
  onBusy: (busy: boolean) => void;
  onSignIn: (email: string) => void;
}

/** Creates a student's account and signs in. */
export function SignUpForm({ email, referral, onBusy, onSignIn }: SignUpFormProps) {
  const form = useAuthForm({
    schema: signUpSchema,
    defaultValues: { name: '', email, phone: '', password: '', refBy: referral },
    first: 'name',
    fieldOfCode: { email_taken: 'email', referral_unknown: 'refBy' },
    onBusy,
    onSubmit: (values) => signUp(values, () => toast.success(authText.signupDone)),
  });
  return (
    <FormFrame
      form={form}
      submitLabel={authText.signUp}
      foot={
        <SwitchLine
          question="Already have an account?"
          label={authText.signIn}
          onSwitch={() => onSignIn(form.now().email)}
        />
      }
    >
      <TextField
        label="Full name"
        autoComplete="name"
        dir="auto"
        data-autofocus
        {...form.field('name')}
      />
      <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
      <TextField label="Phone number" type="tel" autoComplete="tel" {...form.field('phone')} />
      <PasswordField
        label="Password"
        hint="At least 8 characters"
        autoComplete="new-password"
        {...form.field('password')}
      />
      <TextField
        label="Referral code"
        optional
        readOnly={referral !== ''}
        hint={referral === '' ? undefined : 'From the link that brought you here'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('refBy')}
      />
    </FormFrame>
  );
}
