import {
  emailCode,
  getEmailVerification,
  requestEmailVerification,
} from '@institute/contract/auth/verification';
import { BadgeCheck } from 'lucide-react';
import * as z from 'zod/mini';
import { useVerifyEmail } from '../../domains/auth/verification-api.ts';
import { text as words } from '../../domains/auth/verification-text.ts';
import { WhyVerify } from '../../domains/auth/widgets/verification-notice.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useAct, useAnswer } from '../../platform/answers.ts';
import { errorMessage } from '../../platform/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { TextField } from '../../ui/input.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { text } from './text.ts';

const schema = z.object({ code: emailCode });

/** Whether one's e-mail is verified; until it is, the mailed code is entered here. */
export function EmailVerification({ email }: { email: string }) {
  const verification = useAnswer(getEmailVerification, {});
  const { data } = verification;
  return (
    <Card aria-labelledby="verification" className="mb-5">
      <h2 id="verification" className="mb-1 text-xl">
        {text.verification}
      </h2>
      {verification.isPending ? (
        <Loading label={text.askingVerification}>
          <Skeleton className="h-6 w-60" />
        </Loading>
      ) : !data ? (
        <ErrorState title={text.verificationFailed} query={verification} />
      ) : data.isVerified ? (
        <p role="status" className="flex items-center gap-2 text-good">
          <BadgeCheck size={20} aria-hidden="true" />
          {text.verified}
        </p>
      ) : (
        <>
          <WhyVerify email={email} welcomeKobo={data.welcomeKobo} />
          <CodeForm />
        </>
      )}
    </Card>
  );
}

function CodeForm() {
  const verify = useVerifyEmail();
  const form = useForm({
    schema,
    defaultValues: { code: '' },
    fieldOfCode: { code_wrong: 'code' },
    onSubmit: async ({ code }) => {
      const { welcome } = await verify.mutateAsync({ code });
      toast.success(words.welcome[welcome]);
    },
  });
  return (
    <form {...form.props} className="mt-4 flex flex-col gap-4">
      <TextField
        label={text.code}
        hint={text.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={24}
        dir="ltr"
        className="figures tracking-[0.3em]"
        {...form.field('code')}
      />
      <FormAlert message={form.failure} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={form.isRunning} busyLabel={text.verifying}>
          {words.verify}
        </Button>
        <SendAgain />
      </div>
    </form>
  );
}

function SendAgain() {
  const request = useAct(requestEmailVerification);
  const send = () =>
    request.mutate(
      {},
      {
        onSuccess: () => toast.info(text.sent),
        onError: (error) => toast.error(errorMessage(error)),
      },
    );
  return (
    <Button variant="ghost" busy={request.isPending} onClick={send}>
      {text.sendAgain}
    </Button>
  );
}
