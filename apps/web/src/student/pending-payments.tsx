import {
  type CardPayment,
  getMyPayments,
  type VerifiedPayment,
} from '@institute/contract/payments/payments';
import { useState } from 'react';
import {
  type PaymentMark,
  unmarkPayment,
  usePaymentMarks,
} from '../domains/payments/open-payments.ts';
import { text } from '../domains/payments/text.ts';
import { usePaymentWatch } from '../domains/payments/use-payment-watch.ts';
import { Confirming } from '../domains/payments/widgets/confirming.tsx';
import { sayOutcome } from '../domains/payments/widgets/outcome-toast.ts';
import { useAnswer } from '../platform/answers.ts';
import { Button } from '../ui/button.tsx';
import { cardClass } from '../ui/card.tsx';

interface Pending {
  reference: string;
  isClaimed: boolean;
}

/** The first of what is under way, also on another device. */
const underWay = { state: 'pending', page: 1, perPage: 10 } as const;

/** Payments of the wallet page: those this device remembers, and those of others under way. */
export function WalletPayments() {
  const marks = usePaymentMarks();
  const { data = [] } = useAnswer(getMyPayments, underWay, { staleTime: 0 });
  return <PendingPayments payments={together(marks, data)} />;
}

/** Payments of one class that this device remembers. */
export function ClassPayments({ classId }: { classId: string }) {
  const marks = usePaymentMarks().filter((mark) => mark.classId === classId);
  return <PendingPayments payments={marks} />;
}

function together(marks: readonly PaymentMark[], known: readonly CardPayment[]): Pending[] {
  const others = known
    .filter(
      ({ isConfirming, reference }) =>
        isConfirming && !marks.some((m) => m.reference === reference),
    )
    .map(({ reference }) => ({ reference, isClaimed: true }));
  return [...marks, ...others];
}

/** A card for each payment whose end has not been seen, until it is; then what has become of it. */
function PendingPayments({ payments }: { payments: readonly Pending[] }) {
  const [ended, setEnded] = useState<readonly VerifiedPayment[]>([]);
  const unread = ended.filter(({ state }) => state !== 'paid');
  if (payments.length === 0 && unread.length === 0) return null;
  return (
    <section aria-label={text.section} className="mb-5 flex flex-col gap-3">
      {unread.map((payment) => (
        <Outcome
          key={payment.reference}
          payment={payment}
          onDismiss={() => setEnded(ended.filter((one) => one !== payment))}
        />
      ))}
      {payments
        .filter(({ reference }) => !ended.some((one) => one.reference === reference))
        .map((payment) => (
          <PendingPayment
            key={payment.reference}
            payment={payment}
            onSettled={(settled) => {
              sayOutcome(settled);
              setEnded((before) => [...before, settled]);
            }}
          />
        ))}
    </section>
  );
}

/** What was never claimed is asked about a few times; a window may have been left on purpose. */
const ASKED_IN_VAIN = 4;

interface PendingPaymentProps {
  payment: Pending;
  onSettled: (payment: VerifiedPayment) => void;
}

function PendingPayment({ payment, onSettled }: PendingPaymentProps) {
  const { reference, isClaimed } = payment;
  const confirmation = usePaymentWatch({
    reference,
    isClaimed,
    onSettled: (settled) => {
      unmarkPayment(reference);
      onSettled(settled);
    },
  });
  const isGivenUp = !isClaimed && confirmation.asked >= ASKED_IN_VAIN && !confirmation.isOffline;
  const { isStopped, isSlow, isOffline, checkNow } = confirmation;
  return (
    <div className={`${cardClass} flex flex-wrap items-center justify-between gap-3 p-4`}>
      {isGivenUp ? (
        <p role="status">{text.leftOpen}</p>
      ) : (
        <Confirming {...{ reference, isClaimed, isSlow, isOffline, isStopped }} hasTitle />
      )}
      {(isStopped || isSlow || isOffline) && !isGivenUp && (
        <Button variant="secondary" onClick={checkNow}>
          {text.checkNow}
        </Button>
      )}
      {isGivenUp && (
        <Button variant="secondary" onClick={() => unmarkPayment(reference)}>
          {text.dismiss}
        </Button>
      )}
    </div>
  );
}

function Outcome({ payment, onDismiss }: { payment: VerifiedPayment; onDismiss: () => void }) {
  return (
    <div className={`${cardClass} flex flex-wrap items-center justify-between gap-3 p-4`}>
      <div role="status" className="min-w-0">
        <p className="font-semibold">{payment.state === 'failed' ? text.declined : text.kept}</p>
        <p>{payment.reason}</p>
      </div>
      <Button variant="secondary" onClick={onDismiss}>
        {text.dismiss}
      </Button>
    </div>
  );
}
