import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** @typedef {import('./transactions.mjs').Transaction} Transaction */

/**
 * How a payment may end, beyond declining and closing: what the payer is told, what the provider
 * comes to know, and which webhooks go out. `delay`s are milliseconds.
 * @typedef {object} Ending
 * @property {string} words for the person at the window
 * @property {number} [knownAfter] the provider calls it ongoing until then
 * @property {number[]} webhooks delays of the webhooks that are sent
 * @property {Partial<Pick<Transaction, 'amount' | 'currency'>>} [lie] what is recorded instead
 * @property {boolean} [forged] webhooks are signed with another key
 * @property {boolean} [lost] the page hears that the window was closed
 * @property {import('./refunds.mjs').RefundEnding} [refunds] how a refund of it goes on
 * @property {boolean} [isDisputed] whether the payer disputes it at the bank after a moment
 * @property {import('./charges.mjs').Card} [card] what the card does when it is charged again
 */

/** @type {Record<string, Ending>} */
export const endings = {
  paid: { words: 'Paid, and confirmed at once', webhooks: [800] },
  slow: {
    words: 'Paid, but confirmed only after 20 seconds',
    knownAfter: 20_000,
    webhooks: [20_500],
  },
  early: {
    words: 'The confirmation overtakes the payment by 5 seconds',
    knownAfter: 5000,
    webhooks: [0, 5500],
  },
  often: { words: 'Paid, and confirmed five times at once', webhooks: [300, 300, 300, 300, 300] },
  silent: { words: 'Paid, and never confirmed', webhooks: [] },
  lost: { words: 'Paid, but the connection is lost', webhooks: [8000], lost: true },
  amount: { words: 'A tenth of the amount is paid', webhooks: [800], lie: { amount: 0.1 } },
  currency: { words: 'Paid in dollars', webhooks: [800], lie: { currency: 'USD' } },
  declines: {
    words: 'Paid, with a card that is declined when it is charged again',
    webhooks: [800],
    card: 'declines',
  },
  expired: {
    words: 'Paid, with a card that has expired when it is charged again',
    webhooks: [800],
    card: 'expired',
  },
  disputed: {
    words: 'Paid, and disputed at the bank after a moment',
    webhooks: [800],
    isDisputed: true,
  },
  stuck: {
    words: 'Paid, and a refund of it stays under way',
    webhooks: [800],
    refunds: 'stuck',
  },
  forged: { words: 'Paid, and confirmed with a wrong signature', webhooks: [800], forged: true },
};

/**
 * Sends one webhook; a site that does not answer is tried twice more.
 * @param {{ url: string, secretKey: string, event: string, data: unknown, forged?: boolean }} what
 * @returns {Promise<number>} the HTTP status of the answer, 0 for none
 */
export async function sendWebhook({ url, secretKey, event, data, forged = false }) {
  const body = JSON.stringify({ event, data });
  const key = forged ? `${secretKey}-not` : secretKey;
  const signature = createHmac('sha512', key).update(body).digest('hex');
  for (let tries = 0; tries < 3; tries += 1) {
    const status = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-paystack-signature': signature },
      body,
      signal: AbortSignal.timeout(10_000),
    }).then(
      (response) => response.status,
      () => 0,
    );
    if (status > 0) return status;
    await wait(1000 * (tries + 1), undefined, { ref: false });
  }
  return 0;
}
