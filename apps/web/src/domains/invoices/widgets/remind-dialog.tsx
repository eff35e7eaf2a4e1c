import { MOST_REMINDED, remindOwing } from '@institute/contract/invoices/invoices';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useConfirm } from '../../../forms/use-confirm.ts';
import { useAct } from '../../../platform/answers.ts';
import { toast } from '../../../ui/toast.ts';
import { accountChanged } from '../../people/account-answers.ts';
import { text } from '../text.ts';

const words = text.remind;

interface RemindDialogProps {
  /** What is to be reminded of. */
  invoiceIds: readonly number[];
  onDone?: () => void;
  onClose: () => void;
}

/** Asks before students are reminded of what they owe, and says how many reminders were sent. */
export function RemindDialog({ invoiceIds, onDone, onClose }: RemindDialogProps) {
  const remind = useAct(remindOwing, { refreshes: accountChanged });
  const count = invoiceIds.length;
  const isMany = count > MOST_REMINDED;
  const form = useConfirm({
    words: { refused: words.refused, isOurs: true },
    onConfirm: async () => {
      const { reminded } = await remind.mutateAsync({ invoiceIds: [...invoiceIds] });
      const left = count - reminded;
      const tell = reminded > 0 ? toast.success : toast.info;
      tell(words.done(reminded), left > 0 ? words.left(left) : undefined);
      onDone?.();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={words.title(count)}
      onClose={onClose}
      submit={words.submit}
      busyLabel={words.busy}
      disabled={isMany}
      failure={isMany ? words.tooMany(MOST_REMINDED) : form.failure}
    >
      <p className="text-muted">{words.detail}</p>
    </FormDialog>
  );
}
