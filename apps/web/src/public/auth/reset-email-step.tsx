import { requestResetCode } from '../../domains/auth/auth-api.ts';
import { FormFrame, SwitchLine } from '../form-frame.tsx';
import { SignInNameField } from '../sign-in-name-field.tsx';
import { authText } from '../text.ts';
import { useAuthForm } from '../use-auth-form.ts';
import { resetNameSchema } from './schemas.ts';
import { text } from './text.ts';

interface ResetEmailStepProps {
  email: string;
  onBusy: (busy: boolean) => void;
  /**
   * The code is on its way to this address (whether or not the address is known to us), or an earlier
   * mail has one that works, as `instead` says.
   */
  onSent: (email: string, instead: string | null) => void;
  onSignIn: (email: string) => void;
}

/** Step one: where to send the code. */
export function ResetEmailStep({ email, onBusy, onSent, onSignIn }: ResetEmailStepProps) {
  const form = useAuthForm({
    schema: resetNameSchema,
    defaultValues: { email },
    first: 'email',
    onBusy,
    onSubmit: async (values) => {
      onSent(values.email, await requestResetCode(values.email));
    },
  });
  return (
    <FormFrame
      form={form}
      submitLabel={text.goOn}
      foot={
        <SwitchLine
          label={text.backTo(authText.signIn)}
          onSwitch={() => onSignIn(form.now().email)}
        />
      }
    >
      <p className="text-muted">{text.willMail}</p>
      <SignInNameField data-autofocus {...form.field('email')} />
    </FormFrame>
  );
}
