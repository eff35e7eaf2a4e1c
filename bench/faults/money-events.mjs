import { setTimeout as wait } from 'node:timers/promises';
import { requestAccountNumber } from '@institute/contract/payments/account-numbers';
import { takePayment } from '@institute/contract/payments/office-payments';
import { verifyPayment } from '@institute/contract/payments/payments';
import { openFunding, paidByCard, sendWebhook } from './cards.mjs';
import { bills } from './money-bills.mjs';
import { renewals } from './money-renewals.mjs';
import { returns } from './money-returns.mjs';
import { must, untilDone } from './site.mjs';

/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {import('./site.mjs').Session} Session */

/**
 * What the events of a run share.
 * @typedef {object} Ground
 * @property {Site} site
 * @property {Session} office
 * @property {() => number} chance
 * @property {Session[]} people
 * @property {import('./money-audit.mjs').PaidFor} hands what the office took, for whom
 * @property {import('./money-audit.mjs').PaidFor} bills what the office billed, for whom
 * @property {import('./money-audit.mjs').PaidFor} charges what a saved card may have been charged, once each, for whom
 * @property {boolean} short
 * @property {Set<string>} notOurs references of money at the provider that must be in no wallet
 */

/**
 * One thing that happens to somebody's money.
 * @typedef {(ground: Ground, person: Session, naira: number) => Promise<unknown>} Event
 */

/**
 * The account number that the provider gives a person, who asks for it; the product may hear of it later, or when it
 * looks. Null where a kill came before the provider was asked.
 * @param {Ground} ground @param {Session} person
 */
async function numberOf({ site, chance, short }, person) {
  const own = () =>
    site.simulator.accounts.all.find(({ customer }) => customer.email === person.user.email);
  if (own()) return own()?.account_number ?? null;
  const endings = /** @type {const} */ (['at once', 'later', 'lost']);
  // One that is lost is looked for after minutes.
  site.simulator.assigns(endings[Math.floor(chance() * (short ? 2 : 3))] ?? 'at once');
  await person.call(requestAccountNumber, {}).catch(() => null);
  for (let looked = 0; looked < 40 && !own(); looked += 1) await wait(100);
  return own()?.account_number ?? null;
}

/** The webhook of a transfer. @param {Site} site @param {string} reference */
const tellOf = (site, reference) => site.simulator.webhook(reference);

/** A transfer to a person's account number. @param {Ground} ground @param {Session} person @param {number} naira @param {{ currency?: string }} [own] */
async function transferred(ground, person, naira, own = {}) {
  const number = await numberOf(ground, person);
  const amount = Math.round(naira * 100);
  return number && ground.site.simulator.transfer({ number, amount, ...own });
}

/** @type {Record<string, Event>} */
const events = {
  async toAccount(ground, person, naira) {
    const reference = await transferred(ground, person, naira);
    if (!reference) return;
    await Promise.all(Array.from({ length: 4 }, () => tellOf(ground.site, reference)));
  },
  /** Nobody is told of it. */
  toAccountUnheard: transferred,
  async toAccountLate(ground, person, naira) {
    const reference = await transferred(ground, person, naira);
    if (reference) setTimeout(() => void tellOf(ground.site, reference), 2000);
  },
  async toAccountInDollars(ground, person, naira) {
    const reference = await transferred(ground, person, naira, { currency: 'USD' });
    if (reference) await tellOf(ground.site, reference);
  },
  async toAccountForged(ground, person, naira) {
    const number = await numberOf(ground, person);
    if (!number) return;
    const reference = ground.site.simulator.transfer({ number, amount: Math.round(naira * 100) });
    const status = await ground.site.simulator.webhook(reference, { forged: true });
    must(status === 401 || status === 0, `a forged transfer was answered ${status}`);
  },
  /** To a number of another than whose money it is said to be. */
  async toNobody(ground, person, naira) {
    const number = await numberOf(ground, person);
    if (!number) return;
    const { simulator } = ground.site;
    const about = { first_name: 'No', last_name: 'Body', phone: '1' };
    const customer = simulator.accounts.customer({ email: 'nobody@example.com', ...about });
    const amount = Math.round(naira * 100);
    const reference = simulator.transfer({ number, amount, customer });
    ground.notOurs.add(reference);
    await tellOf(ground.site, reference);
  },
  async doubled(ground, person, naira) {
    const reference = await paidByCard(ground, person, naira);
    await Promise.all(
      Array.from({ length: 4 }, (_, at) =>
        at % 2 === 0
          ? sendWebhook(ground.site, reference)
          : person.call(verifyPayment, { reference }).catch(() => null),
      ),
    );
  },
  /** Nobody hears of it: neither the page nor the webhook. */
  lost: paidByCard,
  async early({ site }, person, naira) {
    const { reference, amount, email } = await openFunding(person, naira);
    await sendWebhook(site, reference);
    site.simulator.pay({ reference, amount, email });
    await sendWebhook(site, reference);
  },
  async late(ground, person, naira) {
    const reference = await paidByCard(ground, person, naira);
    setTimeout(() => void sendWebhook(ground.site, reference), 3000 + ground.chance() * 4000);
  },
  async forged({ site }, person, naira) {
    const { reference } = await openFunding(person, naira);
    const status = await sendWebhook(site, reference, { key: 'sk_test_of_a_forger' });
    must(status === 401 || status === 0, `a forged webhook was answered ${status}`);
  },
  async declined({ site }, person, naira) {
    const { reference, amount, email } = await openFunding(person, naira);
    site.simulator.pay({ reference, amount, email, status: 'failed' });
    await sendWebhook(site, reference);
  },
  /** Declined first and paid in the same window after, with both told at once. */
  async again({ site }, person, naira) {
    const { reference, amount, email } = await openFunding(person, naira);
    site.simulator.pay({ reference, amount, email, status: 'failed' });
    await sendWebhook(site, reference);
    site.simulator.pay({ reference, amount, email });
    await Promise.all([sendWebhook(site, reference), sendWebhook(site, reference)]);
  },
  async dollars(ground, person, naira) {
    const reference = await paidByCard(ground, person, naira, { currency: 'USD' });
    await sendWebhook(ground.site, reference);
  },
  ...returns,
  ...bills,
  ...renewals,
  /** A transfer or notes that the office takes, pressed again where the answer was lost. */
  async byHand({ office, chance, hands }, person, naira) {
    const { email, id: student_id } = person.user;
    const order = {
      ...{ student_id, amount: naira.toFixed(2), way: chance() < 0.5 ? 'bank' : 'cash' },
      ...{ paid_on: new Date().toISOString().slice(0, 10), request_key: crypto.randomUUID() },
    };
    const sent = /** @type {import('@institute/contract/call').RequestOf<typeof takePayment>} */ (
      order
    );
    await untilDone(() => office.call(takePayment, sent));
    await office.call(takePayment, sent).catch(() => null);
    hands.set(email, [...(hands.get(email) ?? []), Math.round(naira * 100)]);
  },
};

/** How many kinds of event there are. */
export const kindsOfEvent = Object.keys(events).length;

/** What happens to a person in one sequence, in the order of chance. @param {Ground} ground @param {Session} person */
export function eventsOf(ground, person) {
  const all = Object.values(events);
  const length = 3 + Math.floor(ground.chance() * 6);
  return Array.from({ length }, (_, at) => {
    const event = all[Math.floor(ground.chance() * all.length)];
    // An amount of its own tells the payments of a wallet apart.
    const naira = 100 + at * 10 + Math.floor(ground.chance() * 1000) / 100;
    return () => event?.(ground, person, naira);
  });
}
