import { useRef, useState } from 'react';
import {
  type Credentials,
  confirmDevice,
  requestDeviceCode,
  signIn,
} from '../../domains/auth/auth-api.ts';
import { useConfirm } from '../../forms/use-confirm.ts';
import { errorCode, errorMessage } from '../../platform/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { FormFrame, SwitchLine } from '../form-frame.tsx';
import { SignInNameField } from '../sign-in-name-field.tsx';
import { authText } from '../text.ts';
import { useAuthForm } from '../use-auth-form.ts';
import { CodeField } from './code-field.tsx';
import { codeSchema } from './schemas.ts';
import { SendAgain } from './send-again.tsx';
import { mailedTo, text } from './text.ts';

interface DeviceCodeStepProps {
  /** What was typed, which the server has not judged. */
  credentials: Credentials;
  onBusy: (busy: boolean) => void;
  /** Back to e-mail and password. */
  onBack: () => void;
  /** The password was right, and a second factor guards the account. */
  onFactorNeeded: () => void;
}

/** Proves by a mailed code whose account it is, then signs in with what was typed. */
export function DeviceCodeStep(props: DeviceCodeStepProps) {
  const { credentials, onBack } = props;
  const [notice, setNotice] = useState<string | null>(null);
  const { email } = credentials;
  const ask = useConfirm({
    words: {},
    onConfirm: async () => setNotice((await requestDeviceCode(email)) ?? mailedTo(email)),
  });
  if (notice !== null) {
    return <CodeStep {...props} notice={notice} />;
  }
  return (
    <FormFrame
      form={ask}
      submitLabel={text.mailCode}
      foot={<SwitchLine label={text.backTo(authText.signIn)} onSwitch={onBack} />}
    >
      <h3 className="text-lg">{text.isItYou}</h3>
      <p className="text-muted" role="status">
        {text.whyCode}
      </p>
      <SignInNameField readOnly value={email} />
    </FormFrame>
  );
}

/** The code that was mailed. A password that turns out wrong is typed again. */
function CodeStep({
  credentials,
  notice,
  onBusy,
  onBack,
  onFactorNeeded,
}: DeviceCodeStepProps & { notice: string }) {
  const { email } = credentials;
  // A code works once: after an answer that was lost it is not sent again.
  const isKnown = useRef(false);
  const form = useAuthForm({
    schema: codeSchema,
    defaultValues: { code: '' },
    first: 'code',
    fieldOfCode: { code_wrong: 'code', code_needed: 'code' },
    onBusy,
    onSubmit: async ({ code }) => {
      if (!isKnown.current) await confirmDevice({ email, code });
      isKnown.current = true;
      try {
        await signIn(credentials, () => toast.success(text.loginDone));
      } catch (error) {
        const refusal = errorCode(error);
        if (refusal === 'second_factor_needed') return onFactorNeeded();
        if (refusal !== 'wrong_credentials') throw error;
        toast.error(errorMessage(error));
        onBack();
      }
    },
  });
  return (
    <FormFrame
      form={form}
      submitLabel={text.finishSignIn}
      foot={
        <div className="flex flex-wrap justify-center gap-x-2">
          <SendAgain request={() => requestDeviceCode(email)} />
          <Button variant="ghost" size="sm" onClick={onBack}>
            {text.backTo(authText.signIn)}
          </Button>
        </div>
      }
    >
      <p className="text-muted" role="status">
        {notice}
      </p>
      <SignInNameField readOnly value={email} />
      <CodeField {...form.field('code')} />
    </FormFrame>
  );
}
