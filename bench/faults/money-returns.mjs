import { setTimeout as wait } from 'node:timers/promises';
import { verifyPayment } from '@institute/contract/payments/payments';
import { sendRefund } from '@institute/contract/payments/refunds';
import { paidByCard } from './cards.mjs';
import { takenByPart } from './money-renewals.mjs';
import { must, untilDone } from './site.mjs';

/** @typedef {import('./money-events.mjs').Ground} Ground */
/** @typedef {import('./site.mjs').Session} Session */

/** A payment by card that is in the wallet. @param {Ground} ground @param {Session} person @param {number} naira */
async function arrived(ground, person, naira) {
  const reference = await paidByCard(ground, person, naira);
  for (let looks = 0; looks < 20; looks += 1) {
    const said = await untilDone(() => person.call(verifyPayment, { reference }));
    if (said?.state === 'paid') return reference;
    await wait(500);
  }
  throw new Error(`${reference} does not arrive`);
}

/**
 * The office sends part of a payment back by card, with a press that is repeated, and others beside it.
 * @param {Ground} ground @param {Session} person @param {number} naira
 * @param {import('../../tools/simulator/refunds.mjs').RefundEnding} ending
 */
async function sentBack(ground, person, naira, ending) {
  const reference = await arrived(ground, person, naira);
  const order = {
    ...{ student_id: person.user.id, way: /** @type {const} */ ('card'), reference },
    ...{ amount: (naira / 2).toFixed(2), reason: 'Paid twice', request_key: crypto.randomUUID() },
  };
  ground.site.simulator.refunds.ending = ending;
  const isDone = takenByPart(ground, person);
  await untilDone(() => ground.office.call(sendRefund, order), { isDone });
  await Promise.all(
    Array.from({ length: 5 }, () => ground.office.call(sendRefund, order).catch(() => null)),
  );
}

/**
 * Money that goes back, by us and past us.
 * @type {Record<string, import('./money-events.mjs').Event>}
 */
export const returns = {
  sentBack: (ground, person, naira) => sentBack(ground, person, naira, 'processed'),
  sentBackInVain: (ground, person, naira) => sentBack(ground, person, naira, 'fails'),
  /** The provider has it, and its answer is lost. */
  sentBackUnanswered: (ground, person, naira) => sentBack(ground, person, naira, 'lost'),
  /** The payer's bank refuses it, and nobody says where it goes. */
  sentBackForDetails: (ground, person, naira) => sentBack(ground, person, naira, 'details'),
  /** At the provider's own pages, told of four times at once. */
  async returnedPastUs({ site, ...ground }, person, naira) {
    const reference = await arrived({ site, ...ground }, person, naira);
    const refund = site.simulator.refund(reference, Math.round(naira * 50));
    site.simulator.step(refund, 'processed');
    await Promise.all(Array.from({ length: 4 }, () => site.simulator.tellOfRefund(refund)));
  },
  /** Nobody is told of it. */
  async returnedUnheard(ground, person, naira) {
    const reference = await arrived(ground, person, naira);
    ground.site.simulator.refund(reference, Math.round(naira * 50), 'silent');
  },
  /** Of a payment that nobody has heard of; its own event comes after. */
  async returnedBeforeItsCharge(ground, person, naira) {
    const { simulator } = ground.site;
    const reference = await paidByCard(ground, person, naira);
    const refund = simulator.refund(reference, Math.round(naira * 50));
    await simulator.tellOfRefund(refund);
    simulator.step(refund, 'processed');
    await simulator.webhook(reference);
    await simulator.tellOfRefund(refund);
  },
  /** The whole of it, before anybody has heard of it. */
  async reversedUnheard(ground, person, naira) {
    const { simulator } = ground.site;
    const reference = await paidByCard(ground, person, naira);
    const refund = simulator.refund(reference, Math.round(naira * 100));
    simulator.step(refund, 'processed');
    await simulator.tellOfRefund(refund);
  },
  /** Disputed at the payer's bank and lost, told of again and again. */
  async disputedAndLost({ site, ...ground }, person, naira) {
    const { simulator } = site;
    const reference = await arrived({ site, ...ground }, person, naira);
    const dispute = simulator.dispute(reference, Math.round(naira * 50));
    await simulator.tellOfDispute(dispute, 'create');
    simulator.endDispute(dispute, 'merchant-accepted');
    await Promise.all(Array.from({ length: 4 }, () => simulator.tellOfDispute(dispute, 'resolve')));
  },
  /** The same, of which nobody is told. */
  async disputedUnheard(ground, person, naira) {
    const reference = await arrived(ground, person, naira);
    const dispute = ground.site.simulator.dispute(reference, Math.round(naira * 50));
    ground.site.simulator.endDispute(dispute, 'merchant-accepted');
  },
  /** Disputed and won: nothing moves. */
  async disputedAndWon(ground, person, naira) {
    const { simulator } = ground.site;
    const reference = await arrived(ground, person, naira);
    const dispute = simulator.dispute(reference);
    await simulator.tellOfDispute(dispute, 'create');
    simulator.endDispute(dispute, 'declined');
    await simulator.tellOfDispute(dispute, 'resolve');
  },
  async returnForged(ground, person, naira) {
    const { simulator } = ground.site;
    const reference = await arrived(ground, person, naira);
    const refund = simulator.refund(reference, Math.round(naira * 50), 'fails');
    const status = await simulator.tellOfRefund(refund, { forged: true });
    must(status === 401 || status === 0, `a forged refund was answered ${status}`);
  },
};
