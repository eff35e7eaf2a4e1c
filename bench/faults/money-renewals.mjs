import { addClass } from '@institute/contract/classes/managed-classes';
import { initPayment, verifyPayment } from '@institute/contract/payments/payments';
import { keepCard, setRenewal } from '@institute/contract/payments/renewals';
import { sendWebhook } from './cards.mjs';
import { untilDone } from './site.mjs';

/** @typedef {import('./money-events.mjs').Ground} Ground */
/** @typedef {import('./site.mjs').Session} Session */

const BESIDE = 5;

/** Presses something again and again, whatever is answered. @param {() => Promise<unknown>} press */
const pressed = (press) =>
  Promise.all(Array.from({ length: BESIDE }, () => press().catch(() => null)));

/**
 * Joins a class of two parts by card, the second of which is due at once, keeps the card, and has the rest paid by
 * itself, each press repeated: at most one charge may come of it.
 * @param {Ground} ground @param {Session} person @param {number} naira
 * @param {import('../../tools/simulator/charges.mjs').ChargeEnding} ending
 * @param {import('../../tools/simulator/charges.mjs').Card} [card]
 */
async function renewed({ site, office, bills, charges }, person, naira, ending, card = 'pays') {
  const today = new Date().toISOString().slice(0, 10);
  const fields = { name: `Parts ${crypto.randomUUID()}`, category: 'Faults', about: 'In parts.' };
  const price = { premium: /** @type {const} */ ('1'), amount: (naira * 2).toFixed(2) };
  const made = await untilDone(() =>
    office.call(addClass, { ...fields, ...price, parts: `50:0,50:${today}` }),
  );
  const class_id = String(made?.id ?? '');
  const opened = await untilDone(() => person.call(initPayment, { purpose: 'class', class_id }));
  if (!opened) throw new Error('no payment was opened');
  const { reference, amount, email } = opened;
  site.simulator.pay({ reference, amount, email, card });
  const kobo = Math.round(naira * 100);
  bills.set(person.user.email, [...(bills.get(person.user.email) ?? []), kobo, kobo]);
  await untilDone(() => person.call(verifyPayment, { reference }));
  site.simulator.charges.ending = ending;
  charges.set(person.user.email, [...(charges.get(person.user.email) ?? []), kobo]);
  await untilDone(() => person.call(keepCard, { reference }));
  await pressed(() => person.call(setRenewal, { class_id, on: '1' }));
  await pressed(() => sendWebhook(site, reference));
}

/**
 * Tells the refusal that the wallet does not hold enough, where a part of a class that is due has taken what came into
 * it; of whoever owes no part it is a fault. @param {Ground} ground @param {Session} person
 */
export const takenByPart = (ground, person) => (/** @type {string} */ message) =>
  ground.charges.has(person.user.email) && message.includes('Insufficient wallet balance');

/**
 * What is paid by itself, by a card that was kept.
 * @type {Record<string, import('./money-events.mjs').Event>}
 */
export const renewals = {
  renewedByCard: (ground, person, naira) => renewed(ground, person, naira, 'at once'),
  renewedTwiceTold: (ground, person, naira) => renewed(ground, person, naira, 'twice'),
  renewedToldFirst: (ground, person, naira) => renewed(ground, person, naira, 'webhook first'),
  renewedSlowly: (ground, person, naira) => renewed(ground, person, naira, 'slow'),
  /** The provider has it, and its answer is lost. */
  renewedUnanswered: (ground, person, naira) => renewed(ground, person, naira, 'lost'),
  declinedAgain: (ground, person, naira) => renewed(ground, person, naira, 'at once', 'declines'),
};
