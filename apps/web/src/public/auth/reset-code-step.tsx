import { requestPasswordReset } from '@institute/contract/sign-in';
import { useState } from 'react';
import { resetByCode } from '../../domains/people/auth-api.ts';
import { callApi } from '../../platform/api.ts';
import { errorMessage } from '../../platform/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/input.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { authText } from '../text.ts';
import { FormFrame } from './form-frame.tsx';
import { resetSchema } from './schemas.ts';
import { text } from './text.ts';
import { useAuthForm } from './use-auth-form.ts';

interface ResetCodeStepProps {
  email: string;
  onBusy: (busy: boolean) => void;
  onOtherEmail: () => void;
  onDone: () => void;
}

/** Step two: the mailed code and the new password; the e-mail is locked. */
export function ResetCodeStep({ email, onBusy, onOtherEmail, onDone }: ResetCodeStepProps) {
  const form = useAuthForm({
    schema: resetSchema,
    defaultValues: { code: '', password: '' },
    first: 'code',
    fieldOfCode: { code_wrong: 'code', code_needed: 'code' },
    onBusy,
    onSubmit: async (values) => {
      await resetByCode({ email, ...values });
      onDone();
    },
  });
  const [sending, setSending] = useState(false);
  const sendAgain = async () => {
    setSending(true);
    try {
      await callApi(requestPasswordReset, { email });
      toast.info(text.sentAgain);
    } catch (error) {
      toast.error(errorMessage(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <FormFrame
      form={form}
      submitLabel={authText.reset}
      foot={
        <div className="flex flex-wrap justify-center gap-x-2">
          <Button variant="ghost" size="sm" onClick={() => void sendAgain()} busy={sending}>
            {text.sendAgain}
          </Button>
          <Button variant="ghost" size="sm" onClick={onOtherEmail}>
            {text.otherEmail}
          </Button>
        </div>
      }
    >
      <p className="text-muted" role="status">
        {text.mailed}
      </p>
      <TextField label={text.email} type="email" autoComplete="username" readOnly value={email} />
      <TextField
        label={text.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        className="figures tracking-[0.3em]"
        data-autofocus
        {...form.field('code')}
      />
      <PasswordField
        label={text.newPassword}
        hint={text.passwordHint}
        autoComplete="new-password"
        {...form.field('password')}
      />
    </FormFrame>
  );
}
