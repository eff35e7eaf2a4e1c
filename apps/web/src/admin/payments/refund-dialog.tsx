import { flagOf } from '@institute/contract/fields';
import { refundPayment } from '@institute/contract/payments/managed-payments';
import type { Payment } from '@institute/contract/payments/payment-history';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { moneyMoved } from '../../domains/payments/managed-api.ts';
import { useAct } from '../../platform/answers.ts';
import { PersonText } from '../../ui/person-text.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { booksText as text } from './text.ts';

/** Returns what was paid for a class to the student's wallet. */
export function RefundDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const refund = useAct(refundPayment, { refreshes: moneyMoved });
  return (
    <ReasonDialog
      title={text.refund}
      label={text.reason}
      hint={text.reasonHint}
      missing={text.reasonMissing}
      maxLength={200}
      choice={{ label: text.leave, hint: text.leaveHint }}
      confirmLabel={text.refund}
      busyLabel={text.refunding}
      done={text.refunded}
      onConfirm={(reason, leavesClass) =>
        refund.mutateAsync({
          ...{ paymentId: payment.id, reason },
          leaveClass: flagOf(leavesClass),
        })
      }
      onClose={onClose}
    >
      <div>
        <p className="flex items-baseline justify-between gap-4 font-medium">
          <PersonText className="min-w-0 [overflow-wrap:anywhere]">{payment.name}</PersonText>
          <Money kobo={payment.amountKobo} className="shrink-0" />
        </p>
        <p className="text-muted">
          <PersonText>{payment.title}</PersonText>
        </p>
        <p className="mt-2">{text.refundIntro}</p>
      </div>
    </ReasonDialog>
  );
}
