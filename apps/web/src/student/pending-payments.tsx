import {
  type CardPayment,
  getMyPayments,
  type VerifiedPayment,
} from '@institute/contract/payments/payments';
import { pathTo } from '@institute/contract/routes';
import { useEffect, useEffectEvent } from 'react';
import { Money } from '../domains/ledger/widgets/money.tsx';
import {
  dismissSettled,
  noteSettled,
  type PaymentMark,
  unmarkPayment,
  usePaymentMarks,
  useSettledPayments,
} from '../domains/payments/open-payments.ts';
import { text } from '../domains/payments/text.ts';
import { usePaymentWatch } from '../domains/payments/use-payment-watch.ts';
import { Confirming } from '../domains/payments/widgets/confirming.tsx';
import { sayOutcome } from '../domains/payments/widgets/outcome-toast.ts';
import { InstituteTime } from '../domains/settings/widgets/institute-time.tsx';
import { useAnswer } from '../platform/answers.ts';
import { Button } from '../ui/button.tsx';
import { cardClass } from '../ui/card.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Sentence } from '../ui/sentence.tsx';

interface Pending {
  reference: string;
  isClaimed: boolean;
  openedAt: Date;
}

/** The first of what is under way, also on another device. */
const underWay = { state: 'pending', page: 1, perPage: 10 } as const;

/** Payments of the wallet page: those this device remembers, and those of others under way. */
export function WalletPayments() {
  const marks = usePaymentMarks();
  const { data = [] } = useAnswer(getMyPayments, underWay, { staleTime: 0 });
  const ended = useSettledPayments().filter(({ purpose }) => purpose === 'fund');
  return <PendingPayments payments={together(marks, data)} ended={ended} />;
}

/** Payments of one class that this device remembers, and what has become of them in this visit. */
export function ClassPayments({ classId, rand }: { classId: string; rand: string }) {
  const marks = usePaymentMarks().filter((mark) => mark.classId === classId);
  const ended = useSettledPayments().filter((payment) => payment.classId === rand);
  return <PendingPayments payments={marks.map(pendingOf)} ended={ended} />;
}

const pendingOf = ({ reference, isClaimed, openedAt }: PaymentMark): Pending => ({
  ...{ reference, isClaimed },
  openedAt: new Date(openedAt),
});

function together(marks: readonly PaymentMark[], known: readonly CardPayment[]): Pending[] {
  const others = known
    .filter(
      ({ isConfirming, reference }) =>
        isConfirming && !marks.some((m) => m.reference === reference),
    )
    .map(({ reference, createdAt }) => ({ reference, isClaimed: true, openedAt: createdAt }));
  return [...marks.map(pendingOf), ...others];
}

interface PendingPaymentsProps {
  payments: readonly Pending[];
  ended: readonly VerifiedPayment[];
}

/** A card for each payment whose end has not been seen, until it is; then what has become of it. */
function PendingPayments({ payments, ended }: PendingPaymentsProps) {
  // What was said of a payment is read on the page that it was made on.
  const seen = useEffectEvent(() => {
    for (const { reference } of ended) dismissSettled(reference);
  });
  useEffect(() => () => seen(), []);
  if (payments.length === 0 && ended.length === 0) return null;
  return (
    <section aria-label={text.section} className="mb-5 flex flex-col gap-3">
      {ended.map((payment) => (
        <Outcome key={payment.reference} payment={payment} />
      ))}
      {payments
        .filter(({ reference }) => !ended.some((one) => one.reference === reference))
        .map((payment) => (
          <PendingPayment key={payment.reference} payment={payment} />
        ))}
    </section>
  );
}

/** What was never claimed is asked about a few times; a window may have been left on purpose. */
const ASKED_IN_VAIN = 4;

function PendingPayment({ payment }: { payment: Pending }) {
  const { reference, isClaimed, openedAt } = payment;
  const confirmation = usePaymentWatch({
    reference,
    isClaimed,
    onSettled: (settled) => {
      sayOutcome(settled);
      noteSettled(settled);
    },
  });
  const isGivenUp = !isClaimed && confirmation.asked >= ASKED_IN_VAIN && !confirmation.isOffline;
  const { isStopped, isSlow, isOffline, checkNow } = confirmation;
  return (
    <div className={`${cardClass} flex flex-wrap items-center justify-between gap-3 p-4`}>
      {isGivenUp ? (
        <p role="status">
          <Sentence
            words={text.leftOpen}
            fill={{ time: <InstituteTime at={openedAt} withTime /> }}
          />
        </p>
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

/** What has become of a payment; of money that has arrived the receipt is a press away. */
function Outcome({ payment }: { payment: VerifiedPayment }) {
  const { state, reason, reference, amountKobo } = payment;
  const [title, detail] = {
    paid: [
      <Sentence key="paid" words={text.arrived} fill={{ amount: <Money kobo={amountKobo} /> }} />,
      // Where another amount came than was asked for, that is said as well.
      [reason, text.receiptComes].filter(Boolean).join(' '),
    ],
    failed: [text.declined, reason],
    credited: [text.kept, reason],
    pending: ['', ''],
  }[state];
  return (
    <div className={`${cardClass} flex flex-wrap items-center justify-between gap-3 p-4`}>
      <div role={state === 'paid' ? undefined : 'status'} className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p>{detail}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {state !== 'failed' && (
          <LinkButton to={pathTo('receipt', { reference })} variant="secondary">
            {text.openReceipt}
          </LinkButton>
        )}
        <Button variant="ghost" onClick={() => dismissSettled(reference)}>
          {text.dismiss}
        </Button>
      </div>
    </div>
  );
}
