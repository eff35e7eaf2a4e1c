import { createHmac } from 'node:crypto';
import { initPayment } from '@institute/contract/payments/payments';
import { updateAppSettings } from '@institute/contract/settings/managed-settings';
import { untilDone } from './site.mjs';

/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {import('./site.mjs').Session} Session */

/** Lets the institute take cards. @param {Site} site */
export async function takeCards(site) {
  const admin = await site.administrator();
  await admin.call(updateAppSettings, { paystackKey: site.simulator.publicKey });
  return admin;
}

/** Opens a wallet funding. @param {Session} payer @param {number} naira */
export async function openFunding(payer, naira) {
  const opened = await untilDone(() =>
    payer.call(initPayment, { purpose: 'fund', amount: naira.toFixed(2) }),
  );
  if (!opened) throw new Error('no payment was opened');
  return opened;
}

/** A card payment that was opened, and its money. @param {{ site: Site }} ground @param {Session} person @param {number} naira @param {{ currency?: string }} [own] */
export async function paidByCard({ site }, person, naira, own = {}) {
  const { reference, amount, email } = await openFunding(person, naira);
  site.simulator.pay({ reference, amount, email, ...own });
  return reference;
}

/**
 * Sends a webhook of our own making.
 * @param {Site} site @param {string} reference
 * @param {{ key?: string, signature?: string | null, sent?: (body: string) => string }} [own] a signature of
 *   null is left out, header and all
 * @returns {Promise<number>} the status of the answer, 0 for none
 */
export function sendWebhook(site, reference, own = {}) {
  const body = JSON.stringify({ event: 'charge.success', data: { reference } });
  const key = own.key ?? site.simulator.secretKey;
  const right = createHmac('sha512', key).update(body).digest('hex');
  const { signature = right } = own;
  return fetch(`${site.url}/webhooks/paystack`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signature !== null && { 'x-paystack-signature': signature }),
    },
    body: own.sent?.(body) ?? body,
  }).then(
    ({ status }) => status,
    () => 0,
  );
}
