import { json, refusal } from './provider.mjs';

/** @typedef {import('./provider.mjs').Answer} Answer */
/** @typedef {import('./provider.mjs').Provider} Provider */
/** @typedef {import('./charges.mjs').Card} Card */

/** How long a slow charge is under way, in milliseconds. */
const SLOW_MS = 1500;
/** The least that may be charged, in kobo. */
const LEAST = 5000;

/**
 * Charges a card that was kept, without its owner, under a reference that is good once.
 * @param {Provider} provider @param {Record<string, unknown>} body
 * @returns {Promise<Answer>}
 */
export async function chargeAuthorization(provider, body) {
  const { charges, transactions } = provider;
  const [reference, email] = [String(body.reference ?? ''), String(body.email ?? '')];
  const amount = Number(body.amount);
  if (charges.ending === 'unheard') throw new Error('the line broke');
  charges.asked.push(reference);
  if (!/^[A-Za-z0-9_.=-]{1,120}$/.test(reference)) return refusal('Invalid Transaction Reference');
  if (transactions.byReference.has(reference)) return refusal('Duplicate Transaction Reference');
  if (!Number.isSafeInteger(amount) || amount < LEAST) return refusal('Amount is too small');
  const [, kept, number] =
    /^AUTH_(pays|declines|expired|stolen)(\d+)$/.exec(String(body.authorization_code)) ?? [];
  const first = [...transactions.byReference.values()].find(({ id }) => String(id) === number);
  if (!kept || !first || !(first.isReusable ?? true))
    return refusal('Authorization code is invalid');
  if (first.email.toLowerCase() !== email.toLowerCase()) {
    return refusal('Email does not match Authorization code. Authorization may be inactive');
  }
  const card = charges.cards ?? /** @type {Card} */ (kept);
  const isPaid = card === 'pays';
  const one = transactions.open({ reference, email, amount, currency: 'NGN' });
  transactions.change(one, {
    ...{ card, cardOf: first.id, isCharge: true, status: isPaid ? 'success' : 'failed' },
    ...{ paidAt: isPaid ? new Date().toISOString() : null },
    knownAt: charges.ending === 'slow' ? Date.now() + SLOW_MS : 0,
  });
  const tell = () => provider.tell(one, isPaid ? 'charge.success' : 'charge.failed');
  if (charges.ending === 'webhook first') await tell();
  if (charges.ending === 'at once' || charges.ending === 'twice') provider.later(300, tell);
  if (charges.ending === 'twice') provider.later(300, tell);
  if (charges.ending === 'slow') provider.later(SLOW_MS + 200, tell);
  if (charges.ending === 'lost') throw new Error('the line broke');
  return json({ status: true, message: 'Charge attempted', data: provider.describe(one) });
}
