import { requestResetCode, resetByCode } from '../../domains/auth/auth-api.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { FormFrame } from '../form-frame.tsx';
import { SignInNameField } from '../sign-in-name-field.tsx';
import { authText } from '../text.ts';
import { useAuthForm } from '../use-auth-form.ts';
import { CodeField } from './code-field.tsx';
import { resetSchema } from './schemas.ts';
import { SendAgain } from './send-again.tsx';
import { text } from './text.ts';

interface ResetCodeStepProps {
  email: string;
  /** Where the code is to be found. */
  notice: string;
  onBusy: (busy: boolean) => void;
  onOtherEmail: () => void;
  onDone: () => void;
}

/** Step two: the mailed code and the new password; the e-mail is locked. */
export function ResetCodeStep({ email, notice, onBusy, onOtherEmail, onDone }: ResetCodeStepProps) {
  const form = useAuthForm({
    schema: resetSchema,
    defaultValues: { code: '', password: '' },
    first: 'code',
    fieldOfCode: {
      code_wrong: 'code',
      code_needed: 'code',
      password_common: 'password',
      password_personal: 'password',
    },
    onBusy,
    onSubmit: async (values) => {
      await resetByCode({ email, ...values });
      onDone();
    },
  });
  return (
    <FormFrame
      form={form}
      submitLabel={authText.reset}
      foot={
        <div className="flex flex-wrap justify-center gap-x-2">
          <SendAgain request={() => requestResetCode(email)} />
          <Button variant="ghost" size="sm" onClick={onOtherEmail}>
            {text.otherEmail}
          </Button>
        </div>
      }
    >
      <p className="text-muted" role="status">
        {notice}
      </p>
      <SignInNameField readOnly value={email} />
      <CodeField {...form.field('code')} />
      <PasswordField
        label={text.newPassword}
        hint={text.passwordHint}
        autoComplete="new-password"
        {...form.field('password')}
      />
    </FormFrame>
  );
}
