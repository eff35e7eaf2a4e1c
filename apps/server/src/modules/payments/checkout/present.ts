import type { CardPayment } from '@institute/contract/payments/payments';
import { isConfirming } from './rules.ts';
import type { CardPaymentLine } from './store-cards.ts';

/** A card payment as its payer sees it. */
export function presentCardPayment(
  { payment, rand, name }: CardPaymentLine,
  now: Date,
): CardPayment {
  const isSettled = payment.settledAt !== null;
  const amount = isSettled ? payment.received : (payment.expected ?? payment.received);
  return {
    reference: payment.reference,
    purpose: payment.purpose,
    amountKobo: amount ?? 0,
    state: payment.state,
    isConfirming: isConfirming(payment, now),
    reason: payment.reason,
    classId: rand ?? '',
    className: name ?? '',
    createdAt: payment.createdAt,
    paidAt: payment.settledAt,
  };
}

/** A movement of money on a receipt, as the payer's wallet sees it. */
export function presentReceiptLine(move: {
  id: number;
  description: string;
  amount: number;
  createdAt: Date;
  isCredit: boolean;
}) {
  return {
    id: move.id,
    description: move.description,
    type: move.isCredit ? ('credit' as const) : ('debit' as const),
    amountKobo: move.amount,
    at: move.createdAt,
  };
}
