import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { addInvoice, cancelInvoice, payInvoice } from '@institute/contract/invoices/invoices';
import { takePayment } from '@institute/contract/payments/office-payments';
import { takenByPart } from './money-renewals.mjs';
import { untilDone } from './site.mjs';

/** @typedef {import('./money-events.mjs').Ground} Ground */
/** @typedef {import('./site.mjs').Session} Session */

const today = () => new Date().toISOString().slice(0, 10);
/** A day on which nothing is taken by itself yet. */
const nextMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
const BESIDE = 5;

/** Presses something again and again, whatever is answered. @param {() => Promise<unknown>} press */
const pressed = (press) =>
  Promise.all(Array.from({ length: BESIDE }, () => press().catch(() => null)));

/** The office bills, with a press that is repeated; its number. @param {Ground} ground @param {Session} person @param {number} naira */
async function billed({ office, bills }, person, naira) {
  const { email, id: student_id } = person.user;
  const bill = {
    ...{ student_id, title: 'Books', amount: naira.toFixed(2), due_on: nextMonth() },
    request_key: crypto.randomUUID(),
  };
  const made = await untilDone(() => office.call(addInvoice, bill));
  await pressed(() => office.call(addInvoice, bill));
  bills.set(email, [...(bills.get(email) ?? []), Math.round(naira * 100)]);
  return made?.id ?? 0;
}

/**
 * The office takes money, with a press that is repeated: for an invoice or a class, or into the wallet.
 * @param {Ground} ground @param {Session} person @param {number} naira
 * @param {{ invoice_id?: number, class_id?: string }} [purpose]
 */
async function taken({ office, hands }, person, naira, purpose = {}) {
  const { email, id: student_id } = person.user;
  const order = {
    ...{ student_id, amount: naira.toFixed(2), way: /** @type {const} */ ('cash') },
    ...{ paid_on: today(), request_key: crypto.randomUUID() },
    ...purpose,
  };
  await untilDone(() => office.call(takePayment, order));
  await pressed(() => office.call(takePayment, order));
  hands.set(email, [...(hands.get(email) ?? []), Math.round(naira * 100)]);
}

/**
 * What is owed, and how it is paid.
 * @type {Record<string, import('./money-events.mjs').Event>}
 */
export const bills = {
  /** In two parts, at the office. */
  async billedAndTaken(ground, person, naira) {
    const invoice = await billed(ground, person, naira);
    const first = Math.round(naira * 40) / 100;
    await taken(ground, person, first, { invoice_id: invoice });
    await taken(ground, person, Math.round((naira - first) * 100) / 100, {
      invoice_id: invoice,
    });
  },
  /** Out of the wallet, by presses at the same moment. */
  async billedAndPaid(ground, person, naira) {
    await taken(ground, person, naira);
    const invoice_id = await billed(ground, person, naira);
    const isDone = takenByPart(ground, person);
    await untilDone(() => person.call(payInvoice, { invoice_id }), { isDone });
    await pressed(() => person.call(payInvoice, { invoice_id }));
  },
  /** A class by the month: joined at the office and a month more, by presses that are repeated, and the student's own. */
  async monthsTaken(ground, person, naira) {
    const { office, bills } = ground;
    const { email } = person.user;
    const fields = { name: `Month ${crypto.randomUUID()}`, category: 'Faults', about: 'Monthly.' };
    const price = { premium: /** @type {const} */ ('1'), amount: naira.toFixed(2) };
    const made = await untilDone(() =>
      office.call(addClass, { ...fields, ...price, monthlySub: /** @type {const} */ ('1') }),
    );
    const class_id = String(made?.id ?? '');
    await taken(ground, person, naira, { class_id });
    await Promise.all([
      taken(ground, person, naira, { class_id }),
      pressed(() => person.call(enrol, { class_id })),
    ]);
    const kobo = Math.round(naira * 100);
    bills.set(email, [...(bills.get(email) ?? []), kobo, kobo]);
  },
  /** Let off while it is being paid: the one or the other. */
  async billedAndLetOff(ground, person, naira) {
    await taken(ground, person, naira);
    const invoice_id = await billed(ground, person, naira);
    const letOff = { invoice_id, reason: 'A mistake' };
    await Promise.all([
      pressed(() => person.call(payInvoice, { invoice_id })),
      pressed(() => ground.office.call(cancelInvoice, letOff)),
    ]);
  },
};
