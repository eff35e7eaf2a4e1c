import {
  type Difference,
  refundPayment,
  settleDifference,
} from '@institute/contract/payments/managed-payments';
import { moneyMoved } from '../../domains/payments/managed-api.ts';
import { StudentLink } from '../../domains/people/widgets/student-link.tsx';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { useAct } from '../../platform/answers.ts';
import { PersonText } from '../../ui/person-text.tsx';
import { booksText as text } from './books-text.ts';

/** What is done about which difference. */
export type Doing = { what: 'credit' | 'settle'; difference: Difference };

/** Credits what arrived and was not credited, or notes how a difference was dealt with. */
export function DifferenceDialog({ what, difference, onClose }: Doing & { onClose: () => void }) {
  const refund = useAct(refundPayment, { refreshes: moneyMoved });
  const settle = useAct(settleDifference, { refreshes: moneyMoved });
  const about = (intro: string) => (
    <div>
      <p className="font-medium [overflow-wrap:anywhere]">
        <bdi className="figures">{difference.reference}</bdi>
      </p>
      <p className="text-muted">
        <StudentLink id={difference.studentId}>
          <PersonText>{difference.name || difference.email}</PersonText>
        </StudentLink>
      </p>
      <p className="mt-2">{intro}</p>
    </div>
  );
  if (what === 'credit') {
    return (
      <ReasonDialog
        title={text.credit}
        label={text.reason}
        hint={text.reasonHint}
        missing={text.reasonMissing}
        maxLength={200}
        confirmLabel={text.credit}
        busyLabel={text.crediting}
        done={text.credited}
        onConfirm={(reason) => refund.mutateAsync({ reference: difference.reference, reason })}
        onClose={onClose}
      >
        {about(text.creditIntro)}
      </ReasonDialog>
    );
  }
  return (
    <ReasonDialog
      title={text.settle}
      label={text.note}
      missing={text.noteMissing}
      maxLength={500}
      confirmLabel={text.settle}
      busyLabel={text.settling}
      done={text.settledDone}
      onConfirm={(note) => settle.mutateAsync({ differenceId: difference.id, note })}
      onClose={onClose}
    >
      {about(text.settleIntro)}
    </ReasonDialog>
  );
}
