import { cancelInvoice } from '@institute/contract/invoices/invoices';
import { ReasonDialog } from '../../../forms/reason-dialog.tsx';
import { useAct } from '../../../platform/answers.ts';
import { accountChanged } from '../../people/account-answers.ts';
import { text } from '../text.ts';
import type { AboutInvoice } from './about-invoice.ts';
import { InvoiceSummary } from './invoice-summary.tsx';

const words = text.cancel;

/** Has a debt owed no more, for a reason that its student reads. */
export function CancelDialog({ invoice, student, onClose }: AboutInvoice) {
  const cancel = useAct(cancelInvoice, { refreshes: accountChanged });
  return (
    <ReasonDialog
      title={words.title}
      label={text.reason}
      missing={text.reasonMissing}
      maxLength={300}
      confirmLabel={words.submit}
      busyLabel={words.busy}
      variant="danger"
      done={words.done}
      words={{ refused: words.refused, isOurs: true }}
      onConfirm={(reason) => cancel.mutateAsync({ invoiceId: invoice.id, reason })}
      onClose={onClose}
    >
      <InvoiceSummary invoice={invoice} name={student.name} />
      <p className="text-muted">{words.detail}</p>
    </ReasonDialog>
  );
}
