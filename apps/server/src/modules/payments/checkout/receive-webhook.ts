import type { Services } from '../../../context.ts';
import type { CardProvider } from '../../../platform/card-provider.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { hearOfAccount } from '../accounts/hear-account.ts';
import { disputeLooks } from '../disputes/dispute-looks.ts';
import { returnLooks } from '../refunds/hear-refund.ts';
import { referenceKey } from './reference-rules.ts';
import { settlements } from './settle-payment.ts';
import { askNow, paymentByKey } from './store-cards.ts';
import { foreignPayment } from './verify-payment.ts';

/**
 * Takes a webhook of a provider (rulings §3): false when these bytes were not signed with our
 * key there. Nothing in it is believed but that it is time to ask: that is written down with a job that
 * does it, so that a process killed after the response loses nothing.
 */
export async function receiveWebhook(
  services: Services,
  provider: CardProvider,
  body: Buffer,
  signature: string,
): Promise<boolean> {
  const { db, clock, jobs } = services;
  if (!provider.isSigned(body, signature)) return false;
  const news = provider.accounts?.eventIn(body);
  if (news) await hearOfAccount(services, news);
  const returned = provider.refunds?.eventIn(body);
  if (returned) await hearOfReturn(services, provider, returned.reference);
  const dispute = provider.disputes?.eventIn(body);
  if (dispute) await hearOfDispute(services, provider, dispute);
  const charge = provider.chargeIn(body);
  if (charge === null) return true;
  const { reference, isTransfer } = charge;
  const key = referenceKey(reference);
  const known = await paymentByKey(db, key);
  const payment = known ?? (await foreignPayment(services, provider, reference, isTransfer));
  if (!payment || payment.settledAt) return true;
  await inTransaction(db, async (tx) => {
    await askNow(tx, key, clock.now());
    await jobs.enqueue(tx, settlements, { paymentId: payment.id }, { key: String(payment.id) });
  });
  return true;
}

/** A payer disputes a payment, or that goes on: it is looked at, not believed. */
async function hearOfDispute(
  { db, jobs }: Services,
  { name }: CardProvider,
  { id, isReminder }: { id: number; isReminder: boolean },
) {
  const news = { provider: name, providerId: id, isReminder };
  const key = `${name}:${id}:${isReminder}`;
  await inTransaction(db, (tx) => jobs.enqueue(tx, disputeLooks, news, { key }));
}

/** Money goes back of a payment, which we may not have heard of: it is looked at, not believed. */
async function hearOfReturn(services: Services, provider: CardProvider, reference: string) {
  const { db, jobs } = services;
  const known = await paymentByKey(db, referenceKey(reference));
  const payment = known ?? (await foreignPayment(services, provider, reference));
  if (!payment) return;
  await inTransaction(db, (tx) =>
    jobs.enqueue(tx, returnLooks, { paymentId: payment.id }, { key: String(payment.id) }),
  );
}
