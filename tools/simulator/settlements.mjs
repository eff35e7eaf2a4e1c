import { hasSucceeded } from './transactions.mjs';

/** @typedef {import('./provider.mjs').Provider} Provider */
/** @typedef {import('./transactions.mjs').Transaction} Transaction */

/**
 * What was paid out to the institute's bank at once. It is kept with the transactions that it held, so that a restart
 * forgets none. Amounts are kobo.
 * @typedef {object} Settlement
 * @property {number} id
 * @property {string} day on which it was paid out, `2026-11-30`
 * @property {number} [off] by how much what is said to be its sum is not the sum of what it held
 * @property {boolean} [isUnderway] whether it has not reached the bank yet
 */

/** How many days after a payment it is paid out by itself. */
const DAYS_LATE = 2;
const DAY_MS = 86_400_000;

/** What the provider keeps of a payment: by card 1.5 % and ₦100, to an account number 1 %, each with its most. @param {Transaction} one */
export function feeOf({ amount, receiver }) {
  if (receiver) return Math.min(30_000, Math.round(amount / 100));
  return Math.min(200_000, Math.round(amount * 0.015) + (amount < 250_000 ? 0 : 10_000));
}

/** Payments that lie at the provider still. @param {Provider} provider @returns {Transaction[]} */
const waiting = ({ transactions }) =>
  [...transactions.byReference.values()].filter(
    (one) =>
      hasSucceeded(one) && one.currency === 'NGN' && !one.settlement && one.knownAt <= Date.now(),
  );

/** @param {Provider} provider @param {readonly Transaction[]} held @param {Omit<Settlement, 'id'>} own */
function payOut(provider, held, own) {
  if (held.length === 0) return null;
  const before = settlementsOf(provider);
  const id = Math.max(5_000_000, ...before.map((one) => one.id)) + 1;
  const settlement = { id, ...own };
  for (const one of held) provider.transactions.change(one, { settlement });
  return settlement;
}

/** Pays out all that lies there. @param {Provider} provider @param {{ day?: string, off?: number, isUnderway?: boolean }} [own] */
export function settle(provider, { day = new Date().toISOString().slice(0, 10), ...own } = {}) {
  const held = waiting(provider);
  return payOut(provider, held, { day, ...own });
}

/** Pays out what was paid some days ago, a settlement for each day. @param {Provider} provider */
export function settleByClock(provider) {
  /** @type {Map<string, Transaction[]>} */
  const days = new Map();
  for (const one of waiting(provider)) {
    const paid = Date.parse(`${(one.paidAt ?? '').slice(0, 10)}T00:00:00Z`);
    const day = new Date(paid + DAYS_LATE * DAY_MS).toISOString().slice(0, 10);
    if (day <= new Date().toISOString().slice(0, 10))
      days.set(day, [...(days.get(day) ?? []), one]);
  }
  for (const [day, held] of [...days].sort()) payOut(provider, held, { day });
}

/** Says that one has reached the bank. @param {Provider} provider @param {number} id */
export function arrive({ transactions }, id) {
  for (const one of transactions.byReference.values()) {
    if (one.settlement?.id !== id) continue;
    const { isUnderway: _, ...settlement } = one.settlement;
    transactions.change(one, { settlement });
  }
}

/** All settlements with what they held, newest first. @param {Provider} provider */
export function settlementsOf({ transactions }) {
  /** @type {Map<number, Settlement & { held: Transaction[] }>} */
  const all = new Map();
  for (const one of transactions.byReference.values()) {
    if (!one.settlement) continue;
    const found = all.get(one.settlement.id) ?? { ...one.settlement, held: [] };
    found.held.push(one);
    all.set(one.settlement.id, found);
  }
  return [...all.values()].sort((a, b) => b.id - a.id).map((one) => ({ ...one, ...sumsOf(one) }));
}

/** @param {Settlement & { held: Transaction[] }} one */
function sumsOf({ held, off = 0 }) {
  const gross = held.reduce((sum, { amount }) => sum + amount, 0) + off;
  const fees = held.reduce((sum, paid) => sum + feeOf(paid), 0);
  return { gross, fees, net: gross - fees };
}

/** A settlement as the API describes it. @param {ReturnType<typeof settlementsOf>[number]} one */
export const describedSettlement = ({ id, day, isUnderway, gross, fees, net }) => ({
  id,
  domain: 'test',
  status: isUnderway ? 'processing' : 'success',
  currency: 'NGN',
  integration: 1,
  total_amount: net,
  effective_amount: net,
  total_fees: fees,
  total_processed: gross,
  deductions: null,
  settlement_date: `${day}T00:00:00.000Z`,
  settled_by: null,
  createdAt: `${day}T00:00:00.000Z`,
  updatedAt: `${day}T00:00:00.000Z`,
});
