import { cancelInvoice } from '@institute/contract/invoices/invoices';
import * as z from 'zod/mini';
import { GuardedFormDialog } from '../../../forms/guarded-form-dialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useAct } from '../../../platform/answers.ts';
import { TextareaField } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast.ts';
import { accountChanged } from '../../people/account-answers.ts';
import { text } from '../text.ts';
import type { AboutInvoice } from './about-invoice.ts';
import { InvoiceSummary } from './invoice-summary.tsx';

const words = text.cancel;
const schema = z.object({
  reason: z.string().check(z.trim(), z.minLength(1, text.reasonMissing)),
});

/** Has a debt owed no more, for a reason that its student reads. */
export function CancelDialog({ invoice, student, onClose }: AboutInvoice) {
  const cancel = useAct(cancelInvoice, { refreshes: accountChanged });
  const form = useForm({
    schema,
    defaultValues: { reason: '' },
    words: { refused: words.refused, isOurs: true },
    onSubmit: async ({ reason }) => {
      await cancel.mutateAsync({ invoiceId: invoice.id, reason });
      toast.success(words.done);
      onClose();
    },
  });
  return (
    <GuardedFormDialog
      form={form}
      title={words.title}
      onClose={onClose}
      submit={words.submit}
      busyLabel={words.busy}
      variant="danger"
    >
      <InvoiceSummary invoice={invoice} name={student.name} />
      <p className="text-muted">{words.detail}</p>
      <TextareaField
        label={text.reason}
        rows={2}
        maxLength={300}
        dir="auto"
        data-autofocus=""
        {...form.field('reason')}
      />
    </GuardedFormDialog>
  );
}
