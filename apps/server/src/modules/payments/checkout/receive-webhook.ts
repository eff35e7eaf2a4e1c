import * as z from 'zod/mini';
import type { Services } from '../../../context.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { referenceKey } from './reference-rules.ts';
import { settlements } from './settle-payment.ts';
import { askNow, paymentByKey } from './store-cards.ts';
import { foreignPayment } from './verify-payment.ts';

const ChargeEvent = z.object({
  event: z.string().check(z.regex(/^charge\./)),
  data: z.object({ reference: z.string().check(z.maxLength(120)) }),
});

/**
 * Takes a webhook of the provider (rulings §3): false when these bytes were not signed with our
 * key. Nothing in it is believed but that it is time to ask: that is written down with a job that
 * does it, so that a process killed after the response loses nothing.
 */
export async function receiveWebhook(
  services: Services,
  body: Buffer,
  signature: string,
): Promise<boolean> {
  const { card, db, clock, jobs } = services;
  if (!card?.isSigned(body, signature)) return false;
  const charge = ChargeEvent.safeParse(parsed(body));
  if (!charge.success) return true;
  const { reference } = charge.data.data;
  const key = referenceKey(reference);
  const payment = (await paymentByKey(db, key)) ?? (await foreignPayment(services, reference));
  if (!payment || payment.settledAt) return true;
  await inTransaction(db, async (tx) => {
    await askNow(tx, key, clock.now());
    await jobs.enqueue(tx, settlements, { paymentId: payment.id }, { key: String(payment.id) });
  });
  return true;
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
