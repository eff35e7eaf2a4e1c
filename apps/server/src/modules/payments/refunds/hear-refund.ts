import { CURRENCY } from '@institute/contract/payments/payments';
import type { Services } from '../../../context.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { defineQueue } from '../../../platform/job-queue.ts';
import { randToken } from '../../../platform/random.ts';
import type { ProviderRefund } from '../../../platform/refund-provider.ts';
import { lockWallets, post } from '../../ledger/index.ts';
import type { SettleServices } from '../checkout/credit-payment.ts';
import { settlePayment } from '../checkout/settle-payment.ts';
import { type CardPaymentRow, paymentLine } from '../checkout/store-cards.ts';
import { disputeLooks } from '../disputes/dispute-looks.ts';
import { takeWord } from './follow-refund.ts';
import { refundOut, tokenIn } from './sent-refund-rules.ts';
import { insertRefund, type RefundRow, refundsOfPayment } from './store-sent-refunds.ts';

/** Card payments of which the provider has said that money goes back. */
export const returnLooks = defineQueue<{ paymentId: number }>('card-returns', {
  retries: 3,
  backoff: 15,
  timeLimit: 60,
});

/** A look at all that goes back of a card payment, as a job asks for it. */
export async function lookAtReturns(services: Services, paymentId: number): Promise<void> {
  const { payment } = await paymentLine(services.db, paymentId);
  // An event of a refund may overtake that of its charge.
  await followReturns(services, await settlePayment(services, payment));
}

/**
 * Follows all that goes back of a card payment that has arrived: what we asked for, and what was given back at the
 * provider's own pages, which is booked like it. What was never credited owes nothing. Throws `CardProviderAway`.
 */
export async function followReturns(
  services: SettleServices,
  payment: CardPaymentRow,
): Promise<void> {
  const provider = services.cardProviders[payment.provider]?.refunds;
  if (!provider || !payment.settledAt) return;
  const said = await provider.ofPayment(payment.reference);
  for (const one of said) {
    if (one.disputeId !== null) {
      await bookWithDispute(services, payment, one.disputeId);
      continue;
    }
    const rows = await refundsOfPayment(services.db, payment.id);
    const token = tokenIn(one.note);
    const known = rows.find((row) => row.providerId === one.id || row.token === token);
    const row = known ?? (await takeOver(services, payment, one));
    if (row && !row.endedAt) await takeWord(services, row.id, one);
  }
}

/** What a payer has won by a dispute is booked with that, which nobody may have told of. */
async function bookWithDispute(
  { db, jobs }: SettleServices,
  { provider }: CardPaymentRow,
  providerId: number,
): Promise<void> {
  const news = { provider, providerId, isReminder: false };
  await inTransaction(db, (tx) =>
    jobs.enqueue(tx, disputeLooks, news, { key: `${provider}:${providerId}:false` }),
  );
}

/**
 * Books what the provider gives back without us: out of the wallet as far as it holds it, which is never overdrawn.
 * Null where there is nothing to book.
 */
async function takeOver(
  { db, clock }: SettleServices,
  payment: CardPaymentRow,
  said: ProviderRefund,
): Promise<RefundRow | null> {
  const { userId } = payment;
  if (userId === null || said.status === 'failed' || said.currency !== CURRENCY) return null;
  return inTransaction(db, async (tx) => {
    const [wallet] = await lockWallets(tx, [userId]);
    const now = clock.now();
    const lost = Math.max(0, said.amount - (wallet?.balance ?? 0));
    const row = await insertRefund(tx, {
      ...{ userId, way: 'card', paymentId: payment.id, amount: said.amount, lost },
      ...{ state: 'underway', token: randToken(), providerId: said.id },
      ...{ askedAt: now, askAt: now },
    });
    if (row) await post(tx, now, refundOut(row, null));
    return row;
  });
}
