import { beginAuthenticator, finishAuthenticator } from '@institute/contract/auth/second-factor';
import { typedText } from '@institute/contract/fields';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { factorAnswers } from '../../domains/auth/second-factor-api.ts';
import { useForm } from '../../forms/use-form.ts';
import { useAct } from '../../platform/answers.ts';
import { callApi } from '../../platform/api.ts';
import { errorMessage } from '../../platform/api-error.ts';
import { copyText } from '../../platform/copy-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { TextField } from '../../ui/input.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { text } from './text.ts';

interface SetUpAppDialogProps {
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}

const schema = z.object({
  code: typedText().check(z.regex(/^\d{3} ?\d{3}$/, text.app.codeNeeded)),
});

/** Sets up an authenticator app: a QR code, the secret in letters, and the first code as the proof. */
export function SetUpAppDialog({ onCodes, onClose }: SetUpAppDialogProps) {
  const [made, setMade] = useState<{ secret: string; uri: string } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    callApi(beginAuthenticator, {}).then(setMade, (error) =>
      setFailure(errorMessage(error, text.app.notBegun)),
    );
  }, []);
  const finish = useAct(finishAuthenticator, { refreshes: factorAnswers });
  const form = useForm({
    schema,
    defaultValues: { code: '' },
    fieldOfCode: { second_factor_wrong: 'code' },
    words: { refused: text.broken, isOurs: true },
    onSubmit: async ({ code }) => {
      const { recoveryCodes } = await finish.mutateAsync({ code });
      toast.success(text.app.done);
      onClose();
      onCodes(recoveryCodes);
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.app.title}
      busy={form.isRunning}
      closeOnOutside={false}
    >
      {made ? (
        <form {...form.props} className="flex flex-col gap-4">
          <Secret {...made} />
          <TextField
            label={text.app.code}
            hint={text.app.hint}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={24}
            dir="ltr"
            className="figures tracking-[0.3em]"
            {...form.field('code')}
          />
          <FormAlert message={form.failure} />
          <Button type="submit" busy={form.isRunning}>
            {text.app.finish}
          </Button>
        </form>
      ) : failure ? (
        <FormAlert message={failure} />
      ) : (
        <Loading label={text.app.preparing}>
          <Skeleton className="mx-auto size-44" />
          <Skeleton className="mt-4 h-12" />
        </Loading>
      )}
    </Dialog>
  );
}

/** The secret, for the camera of a phone and for who has none at hand. */
function Secret({ secret, uri }: { secret: string; uri: string }) {
  const groups = secret.match(/.{1,4}/g)?.join(' ') ?? secret;
  const copy = async () => {
    const isCopied = await copyText(Promise.resolve(secret));
    if (isCopied) toast.success(text.recovery.copied);
    else toast.error(text.recovery.copyFailed);
  };
  return (
    <>
      <figure className="flex flex-col items-center gap-2">
        <figcaption className="self-start font-medium text-sm">{text.app.scan}</figcaption>
        {/* Cameras read dark on light, whatever the theme is. */}
        <div className="rounded-field bg-[#fff] p-3 text-[#000]">
          <QrCode value={uri} label={text.app.qr} className="size-44" />
        </div>
      </figure>
      <div className="flex flex-col gap-1">
        <p className="font-medium text-sm">{text.app.orType}</p>
        <div className="flex flex-wrap items-center justify-between gap-2 rounded-field bg-sunken px-3 py-2">
          <code dir="ltr" className="min-w-0 [overflow-wrap:anywhere]">
            {groups}
          </code>
          <Button variant="ghost" size="sm" onClick={() => void copy()}>
            {text.app.copy}
          </Button>
        </div>
      </div>
    </>
  );
}
