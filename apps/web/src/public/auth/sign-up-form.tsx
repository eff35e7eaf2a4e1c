import { signUp } from '../../domains/auth/auth-api.ts';
import { TextField } from '../../ui/input.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { Agreement } from '../agreement.tsx';
import { FormFrame, SwitchLine } from '../form-frame.tsx';
import { authText } from '../text.ts';
import { useAuthForm } from '../use-auth-form.ts';
import { ClassLine, useChosenClass } from './class-line.tsx';
import { signUpSchema } from './schemas.ts';
import { text } from './text.ts';
import { useReferralCode } from './use-referral-code.ts';

interface SignUpFormProps {
  email: string;
  /** A code that came with the address: shown, and not to be changed where it is somebody's. */
  referral: string;
  onBusy: (busy: boolean) => void;
  onSignIn: (email: string) => void;
}

/** Creates a student's account and signs in. */
export function SignUpForm({ email, referral, onBusy, onSignIn }: SignUpFormProps) {
  const chosen = useChosenClass();
  const form = useAuthForm({
    schema: signUpSchema,
    defaultValues: { name: '', email, phone: '', password: '', refBy: referral },
    first: 'name',
    fieldOfCode: {
      email_taken: 'email',
      phone_unknown: 'phone',
      password_common: 'password',
      password_personal: 'password',
    },
    onBusy,
    onSubmit: (values) =>
      signUp({ ...values, classId: chosen.item === null ? null : chosen.classId }, (outcome) => {
        toast.success(text.signupDone, outcome.hasJoined ? text.joined : undefined);
        if (outcome.isCodeDropped) toast.info(text.referralUnknown);
      }),
  });
  const code = useReferralCode(form, referral);
  return (
    <FormFrame
      form={form}
      submitLabel={authText.signUp}
      foot={
        <SwitchLine
          question={text.hasAccount}
          label={authText.signIn}
          onSwitch={() => onSignIn(form.now().email)}
        />
      }
    >
      <ClassLine {...chosen} />
      <TextField
        label={text.name}
        autoComplete="name"
        dir="auto"
        data-autofocus
        {...form.field('name')}
      />
      <TextField
        label={authText.email}
        type="email"
        autoComplete="username"
        {...form.field('email')}
      />
      <TextField label={text.phone} type="tel" autoComplete="tel" {...form.field('phone')} />
      <PasswordField
        label={authText.password}
        hint={text.passwordHint}
        autoComplete="new-password"
        {...form.field('password')}
      />
      <TextField
        label={text.referral}
        optional
        readOnly={code.isGiven}
        hint={code.isUnknown ? text.referralUnknown : code.isGiven ? text.referralGiven : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('refBy')}
        onBlur={code.onBlur}
      />
      <Agreement words={text.agreement} />
    </FormFrame>
  );
}
