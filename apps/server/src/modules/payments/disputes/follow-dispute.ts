import type { Kobo } from '@institute/contract/money';
import { CURRENCY } from '@institute/contract/payments/payments';
import type { Services } from '../../../context.ts';
import { type CardProvider, configuredProviders } from '../../../platform/card-provider.ts';
import type { Database, Tx } from '../../../platform/db.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import type { ProviderDispute } from '../../../platform/dispute-provider.ts';
import { DisputeRefused } from '../../../platform/dispute-provider.ts';
import { defineQueue } from '../../../platform/job-queue.ts';
import { lockWallets, post } from '../../ledger/index.ts';
import { payerEmail } from '../checkout/open-payment.ts';
import { referenceKey } from '../checkout/reference-rules.ts';
import { settlePayment } from '../checkout/settle-payment.ts';
import { type CardPaymentRow, paymentByKey } from '../checkout/store-cards.ts';
import { foreignPayment } from '../checkout/verify-payment.ts';
import { endRefund } from '../refunds/end-refund.ts';
import { refundOut } from '../refunds/sent-refund-rules.ts';
import { insertRefund, returnedOf } from '../refunds/store-sent-refunds.ts';
import { text } from '../text.ts';
import type { DisputeNews } from './dispute-looks.ts';
import { AGAIN_MS, afterBusinessHours, BUSINESS_HOURS, LOOK_MS } from './dispute-rules.ts';
import { evidenceOf } from './evidence.ts';
import {
  changeDispute,
  claimDisputes,
  type DisputeRow,
  disputeLine,
  disputeNamed,
  insertDispute,
  lockDispute,
} from './store-disputes.ts';

const BATCH = 50;

/** Disputes that the office has answered. */
export const disputeAnswers = defineQueue<{ disputeId: number }>('dispute-answers', {
  timeLimit: 60,
});

/** Looks at a dispute that an event was about: nothing in it is believed but that it is time to look. */
export async function lookAtDispute(services: Services, news: DisputeNews): Promise<void> {
  const provider = configuredProviders(services.cardProviders).find(
    ({ name }) => name === news.provider,
  );
  const said = await provider?.disputes?.of(news.providerId);
  if (!provider || !said) return;
  const row = await noted(services, provider, said);
  if (news.isReminder) {
    await changeDispute(services.db, row.id, { remindedAt: services.clock.now() });
  }
  await takeWord(services, row, said);
}

/** The row of a dispute, with the payment that it is about, which is settled first: an event may overtake its charge. */
async function noted(
  services: Services,
  provider: CardProvider,
  said: ProviderDispute,
): Promise<DisputeRow> {
  const { db, clock, config } = services;
  const named = { provider: provider.name, providerId: said.id };
  const known = await disputeNamed(db, named);
  const payment = await paymentOf(services, provider, said.reference);
  if (known) {
    if (known.paymentId === null && payment) {
      await changeDispute(db, known.id, { paymentId: payment.id });
      return { ...known, paymentId: payment.id };
    }
    return known;
  }
  const now = clock.now();
  const openedAt = said.openedAt && said.openedAt < now ? said.openedAt : now;
  const added = await insertDispute(db, {
    ...{ ...named, reference: said.reference, paymentId: payment?.id ?? null },
    ...{ amount: said.amount, state: 'open', openedAt, askAt: new Date(now.getTime() + LOOK_MS) },
    dueAt: afterBusinessHours(openedAt, BUSINESS_HOURS, config.timeZone),
  });
  const row = added ?? (await disputeNamed(db, named));
  if (!row) throw new Error(`the dispute ${said.id} was not written`);
  return row;
}

async function paymentOf(
  services: Services,
  provider: CardProvider,
  reference: string,
): Promise<CardPaymentRow | null> {
  const known = await paymentByKey(services.db, referenceKey(reference));
  const row = known ?? (await foreignPayment(services, provider, reference));
  return row && settlePayment(services, row);
}

/** What of a card payment has not gone back. */
export async function leftOf(db: Database, { id, received }: CardPaymentRow): Promise<Kobo> {
  const returned = (await returnedOf(db, [id])).get(id) ?? 0;
  return Math.max(0, (received ?? 0) - returned);
}

/** Acts on what the provider says of a dispute, once. */
async function takeWord(
  services: Services,
  { id, paymentId }: DisputeRow,
  said: ProviderDispute,
): Promise<void> {
  const { db, clock } = services;
  await inTransaction(db, async (tx) => {
    const line = await disputeLine(tx, id);
    const userId = line?.payment?.userId ?? null;
    if (userId !== null) await lockWallets(tx, [userId]);
    const row = await lockDispute(tx, id);
    if (!row || row.endedAt) return;
    const now = clock.now();
    const askAt = new Date(now.getTime() + LOOK_MS);
    if (said.status === 'open') return changeDispute(tx, id, { askAt });
    if (said.status === 'sent') return changeDispute(tx, id, { state: 'sent', problem: '', askAt });
    const ended = { endedAt: now, askAt: null, problem: '' };
    if (said.status === 'won') return changeDispute(tx, id, { state: 'won', ...ended });
    const payment = line?.payment ?? null;
    const refundId =
      payment && said.currency === CURRENCY && paymentId !== null
        ? await payBack(services, tx, payment, { id, amount: said.amount })
        : null;
    await changeDispute(tx, id, { state: 'lost', refundId, ...ended });
  });
}

/**
 * The payer has the money back: it leaves as a refund does, out of the wallet as far as that holds it, which is never
 * overdrawn, and has not sent it back already; the rest the institute has lost. What was never credited owes nothing.
 */
async function payBack(
  services: Services,
  tx: Tx,
  payment: CardPaymentRow,
  dispute: { id: number; amount: number },
): Promise<number | null> {
  const { userId } = payment;
  const amount = Math.min(dispute.amount, payment.received ?? 0);
  if (userId === null || !payment.settledAt || amount === 0) return null;
  const [wallet] = await lockWallets(tx, [userId]);
  const now = services.clock.now();
  const left = await leftOf(tx, payment);
  const row = await insertRefund(tx, {
    ...{ userId, way: 'card', paymentId: payment.id, amount, state: 'underway' },
    ...{
      lost: Math.max(0, amount - Math.min(left, wallet?.balance ?? 0)),
      reason: text.disputes.reason,
    },
    ...{ token: `dispute-${dispute.id}`, askedAt: now },
  });
  if (!row) return null;
  await post(tx, now, refundOut(row, null));
  await endRefund(services, tx, row, { from: 'card_clearing' });
  return row.id;
}

/**
 * Tells the provider what the office has answered, once: what it has is looked at before and after. What it refuses
 * and has open is open again, with its words. Throws `CardProviderAway`.
 */
export async function tellAnswer(services: Services, disputeId: number): Promise<void> {
  const { db, config } = services;
  const line = await disputeLine(db, disputeId);
  if (line?.dispute.state !== 'answering') return;
  const { dispute, payment } = line;
  const provider = services.cardProviders[dispute.provider]?.disputes;
  const before = await provider?.of(dispute.providerId);
  if (!provider || !before) return;
  if (before.status !== 'open') return takeWord(services, dispute, before);
  const { message, providerId } = dispute;
  // What has gone back already is not given twice.
  const amount = payment ? Math.min(dispute.amount, await leftOf(db, payment)) : dispute.amount;
  let refusal: string | null = null;
  try {
    if (dispute.answer === 'accept') await provider.accept(providerId, { amount, message });
    else {
      const { name, html, customer, service } = await evidenceOf(services, line);
      const userId = line.payment?.userId ?? 0;
      const email = payerEmail({ userId, email: customer.email }, config.publicUrl);
      const file = { name, type: 'text/html; charset=utf-8', body: html };
      const about = { customer: { ...customer, email }, message, service, file };
      await provider.contest(providerId, about);
    }
  } catch (error) {
    if (!(error instanceof DisputeRefused)) throw error;
    refusal = error.message;
  }
  const after = await provider.of(providerId);
  // It refuses as well what another process has told it a moment before.
  if (refusal !== null && after?.status === 'open') return openAgain(db, disputeId, refusal);
  if (after) await takeWord(services, dispute, after);
}

/** What the provider has refused waits for another answer, unless it has moved on meanwhile. */
async function openAgain(db: Database, id: number, problem: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await lockDispute(tx, id);
    if (row?.state !== 'answering') return;
    await changeDispute(tx, id, { state: 'open', answer: null, answeredAt: null, problem });
  });
}

/** Asks about every dispute whose time has come: what nobody told of, and what has run out. */
export async function sweepDisputes(services: Services): Promise<void> {
  const { clock, db, log, cardProviders } = services;
  const now = clock.now();
  const until = new Date(now.getTime() + AGAIN_MS);
  for (const row of await claimDisputes(db, { now, until, limit: BATCH })) {
    const provider = cardProviders[row.provider]?.disputes;
    try {
      if (row.state === 'answering') await tellAnswer(services, row.id);
      const said = await provider?.of(row.providerId);
      if (said) await takeWord(services, row, said);
    } catch (error) {
      log.warn({ err: error }, 'the provider was not asked about a dispute');
    }
  }
}
