import { nairaNumber } from '@institute/contract/money';
import { type MyData, requestErasure } from '@institute/contract/privacy/my-data';
import { useState } from 'react';
import * as z from 'zod/mini';
import { askConfirmation, confirm } from '../../../domains/auth/prove-api.ts';
import { ProveIdentity } from '../../../domains/auth/widgets/prove-identity.tsx';
import { Money } from '../../../domains/ledger/widgets/money.tsx';
import { myDataChanged } from '../../../domains/privacy/api.ts';
import { useForm } from '../../../forms/use-form.ts';
import { useAct } from '../../../platform/answers.ts';
import { errorCode } from '../../../platform/api-error.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { toast } from '../../../ui/toast.ts';
import { text as words } from './text.ts';

const text = words.erase;
const schema = z.object({ password: z.string().check(z.minLength(1, text.passwordNeeded)) });

/**
 * Says what goes with the account and asks for the password; of an administrator with a second
 * factor for that as well.
 */
export function EraseDialog({ data, onClose }: { data: MyData; onClose: () => void }) {
  const request = useAct(requestErasure, { refreshes: myDataChanged });
  const [isProving, setProving] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const form = useForm({
    schema,
    defaultValues: { password: '' },
    fieldOfCode: { current_password_wrong: 'password', current_password_needed: 'password' },
    words: { refused: text.refused },
    onSubmit: async ({ password }) => {
      try {
        await request.mutateAsync({ password, wallet: nairaNumber(data.walletKobo) });
      } catch (error) {
        if (errorCode(error) !== 'confirm_needed') throw error;
        return setProving(true);
      }
      toast.success(text.done);
      onClose();
    },
  });
  const prove = async (proof: Parameters<typeof confirm>[0]) => {
    await confirm(proof);
    setProving(false);
    await form.submit();
  };
  if (isProving) {
    return (
      <Dialog
        open
        title={text.prove}
        size="sm"
        busy={isBusy}
        onClose={onClose}
        closeOnOutside={false}
      >
        <ProveIdentity begin={askConfirmation} onProve={prove} onBusy={setBusy} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      title={text.title}
      busy={form.isRunning}
      closeOnOutside={false}
      onClose={onClose}
      notice={<FormAlert message={form.failure} isAboveFoot />}
      footer={
        <DialogActions
          onCancel={onClose}
          variant="danger"
          type="submit"
          form="erase-account"
          busy={form.isRunning}
          busyLabel={text.confirming}
        >
          {text.confirm}
        </DialogActions>
      }
    >
      <form {...form.props} id="erase-account" className="flex flex-col gap-4">
        <Consequences data={data} />
        <PasswordField
          label={text.password}
          autoComplete="current-password"
          {...form.field('password')}
        />
      </form>
    </Dialog>
  );
}

function Consequences({ data }: { data: MyData }) {
  const { classes, results, certificates, comments, walletKobo } = data;
  const counts = (
    [
      [classes, text.classes],
      [results, text.results],
      [certificates, text.certificateCount],
      [comments, text.commentCount],
    ] as const
  ).flatMap(([count, say]) => (count > 0 ? say(count) : []));
  return (
    <>
      {walletKobo > 0 && (
        <p className="rounded-field bg-bad-soft px-3 py-2 text-bad">
          <Sentence
            words={text.wallet}
            fill={{ amount: <Money kobo={walletKobo} className="font-semibold" /> }}
          />
        </p>
      )}
      <ul className="flex list-disc flex-col gap-1 ps-5">
        {counts.length > 0 && <li>{text.gone(counts)}</li>}
        <li>{text.goneAll}</li>
        {certificates > 0 && <li>{text.certificates}</li>}
        {comments > 0 && <li>{text.comments}</li>}
        <li>{text.books}</li>
        <li>{text.backups}</li>
      </ul>
      <p className="font-medium">{text.days}</p>
    </>
  );
}
