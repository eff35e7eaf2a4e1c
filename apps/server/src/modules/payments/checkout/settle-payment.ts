import type { Services } from '../../../context.ts';
import { type CardTransaction, providerOf } from '../../../platform/card-provider.ts';
import type { Tx } from '../../../platform/db.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { defineQueue } from '../../../platform/job-queue.ts';
import { userById, userIdByEmail } from '../../auth/index.ts';
import { lockPair } from '../../referrals/index.ts';
import { isTransfer, judgeTransfer } from '../accounts/whose-transfer.ts';
import { followCharge } from '../renewals/follow-charge.ts';
import { isCharge } from '../renewals/renewal-rules.ts';
import { text } from '../text.ts';
import { creditPayment, type SettleServices } from './credit-payment.ts';
import { judge, nextAsk, type Verdict } from './rules.ts';
import {
  type CardPaymentRow,
  insertDifference,
  lockNotCredited,
  lockPayment,
  paymentLine,
  updatePayment,
} from './store-cards.ts';

/** Card payments the provider has said something of; few tries, since the sweeper asks as well. */
export const settlements = defineQueue<{ paymentId: number }>('settle-card-payments', {
  retries: 3,
  backoff: 15,
  timeLimit: 60,
});

/**
 * The one function that acts on a card payment, whichever calls it: the payer's browser, the
 * provider's webhook, the sweeper, the reconciliation (rulings §3). Asks the provider, and credits
 * and enrols at most once, in one transaction; called any number of times, at once or over years,
 * it comes to the same. The provider is the one that the payment was opened at. Throws `CardProviderAway`
 * when it does not answer. Errors: payment_unconfigured, while its keys are not set.
 */
export async function settlePayment(
  services: SettleServices,
  payment: CardPaymentRow,
): Promise<CardPaymentRow> {
  if (payment.settledAt) return payment;
  const provider = providerOf(services, payment);
  return actOn(services, payment, await provider.verify(payment.reference));
}

/** The same by the payment's id, as a job asks for it; nothing while its provider's keys are not set. */
export async function settleById(services: Services, id: number): Promise<void> {
  const { payment } = await paymentLine(services.db, id);
  if (services.cardProviders[payment.provider]) await settlePayment(services, payment);
}

/** Acts on what the provider has said of a payment. */
export async function actOn(
  services: SettleServices,
  payment: CardPaymentRow,
  said: CardTransaction | null,
): Promise<CardPaymentRow> {
  const { userId, verdict } = await judgeWhose(services, payment, said);
  const acted = await inTransaction(services.db, async (tx) => {
    if (userId !== null) await lockPair(tx, userId);
    const row = await lockPayment(tx, payment.id);
    if (row.settledAt) return row;
    // The payer's account was joined with another meanwhile: from the beginning, with the wallet of that.
    if (payment.userId !== null && row.userId !== payment.userId) return { goneTo: row };
    const done = await act(row, tx);
    if (isCharge(row)) await followCharge(services, tx, done, said?.refusal ?? '');
    return done;
  });
  return 'goneTo' in acted ? actOn(services, acted.goneTo, said) : acted;

  async function act(row: CardPaymentRow, tx: Tx): Promise<CardPaymentRow> {
    if (verdict.act === 'wait') {
      // Of a transfer that overtakes its account number: whose it will be.
      return putOff(services, tx, isTransfer(row) ? { ...row, userId } : row, verdict);
    }
    // Under the lock of the wallet, which whoever deletes the payer holds as well.
    const payer = userId === null ? null : await userById(tx, userId);
    if (said && verdict.act === 'credit' && payer) {
      // Nothing was credited, and yet it is settled: the office has returned it by hand.
      const isDealtWith = !!(await lockNotCredited(tx, row.referenceKey))?.settledAt;
      if (isDealtWith) return fail(services, tx, { ...row, userId }, said, dealtWith);
      return creditPayment(services, tx, { ...row, userId: payer.id }, said, verdict.amount);
    }
    const isGone = userId !== null && !payer;
    return fail(services, tx, { ...row, userId }, isGone ? withoutPayer(said) : said, verdict);
  }
}

/** What is to be done with a payment, and whose it is: null where nobody knows. */
async function judgeWhose(
  { db, clock }: SettleServices,
  payment: CardPaymentRow,
  said: CardTransaction | null,
): Promise<{ userId: number | null; verdict: Verdict }> {
  const verdict = judge(payment, said);
  if (isTransfer(payment) && said) {
    return judgeTransfer(db, payment, { said, verdict, now: clock.now() });
  }
  // Whose it is stands in our row; of a reference that is not ours, in what the provider verified.
  const userId = payment.userId ?? (said ? await userIdByEmail(db, said.email) : null);
  return { userId, verdict };
}

const dealtWith: Verdict = { act: 'fail', reason: text.outcome.dealtWith, isOdd: true };

/** What the provider said, without who paid: the account is deleted, its owner is not noted anew. */
const withoutPayer = (said: CardTransaction | null) =>
  said && { ...said, email: '', method: '', card: null };

/** Nothing has arrived yet: ask again later, for three days. */
async function putOff(
  { clock }: SettleServices,
  tx: Tx,
  row: CardPaymentRow,
  { isUnderway }: Verdict & { act: 'wait' },
): Promise<CardPaymentRow> {
  const now = clock.now();
  const askAt = nextAsk(row.createdAt, now);
  const claimedAt = isUnderway ? now : row.claimedAt;
  const { userId } = row;
  if (askAt || row.state === 'failed') {
    return updatePayment(tx, row.id, { askAt, claimedAt, userId });
  }
  return updatePayment(tx, row.id, { askAt: null, state: 'failed', reason: text.outcome.notPaid });
}

async function fail(
  { clock }: SettleServices,
  tx: Tx,
  row: CardPaymentRow,
  said: CardTransaction | null,
  verdict: Verdict,
): Promise<CardPaymentRow> {
  const now = clock.now();
  // Paid as it should be, but by no user we know: `judge` alone does not see that.
  const reason = verdict.act === 'fail' ? verdict.reason : text.outcome.nobody;
  const isOdd = verdict.act === 'fail' ? verdict.isOdd : true;
  if (said && isOdd) {
    await insertDifference(tx, {
      kind: 'not_credited',
      reference: row.reference,
      referenceKey: row.referenceKey,
      userId: row.userId,
      providerAmount: said.amount,
      currency: said.currency,
      ledgerAmount: 0,
      email: said.email,
      reason,
      paidAt: said.paidAt ?? now,
      foundAt: now,
    });
  }
  return updatePayment(tx, row.id, {
    state: 'failed',
    reason,
    userId: row.userId,
    received: said && isOdd ? said.amount : null,
    currency: said?.currency ?? null,
    method: said?.method ?? '',
    // A declined card may be tried again in the same window; odd money waits for a person.
    // No window is open on a charge of ours.
    askAt: isOdd || isCharge(row) ? null : nextAsk(row.createdAt, now),
  });
}
