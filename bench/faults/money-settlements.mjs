import { setTimeout as wait } from 'node:timers/promises';
import { runReconciliation } from '@institute/contract/payments/managed-payments';

/** @typedef {import('./money-events.mjs').Ground} Ground */
/** @typedef {{ net: number, fees: number }} PaidOut what the bank got, and what was kept; kobo */

/**
 * The provider pays out what lies there, also with a sum that does not fit, and once more what came since, which takes
 * a while to reach the bank; the office fetches it, twice at once, so that a kill may come between.
 * @param {Ground} ground
 */
export async function paysOut({ site, office, chance }) {
  site.simulator.settle({ off: chance() < 0.5 ? 500 : 0 });
  const fetched = () => office.call(runReconciliation, {}).catch(() => null);
  const asked = Promise.all([fetched(), fetched()]);
  await wait(chance() * 2000);
  const late = site.simulator.settle({ isUnderway: true });
  await asked;
  if (late) site.simulator.arrive(late.id);
}

/** What moved out of card clearing into the bank, and what the provider keeps, posting by posting. */
export const SETTLED = `
  select o.kind, t.amount::float8 as amount
  from transfers t
    join accounts c on c.id = t.credit_account_id and c.kind = 'card_clearing'
    join accounts o on o.id = t.debit_account_id and o.kind in ('bank', 'provider_fees')`;

/** What the account of the fees holds, which nothing else touches. */
export const FEES = `select coalesce(sum(balance), 0)::float8 as fees from accounts where kind = 'provider_fees'`;

const listed = (/** @type {number[]} */ amounts) =>
  JSON.stringify(amounts.filter((amount) => amount > 0).sort((a, b) => a - b));

/**
 * What the books have settled otherwise than the provider has paid it out; each sum stands there once.
 * @param {{ settled: { kind: string, amount: number }[], fees: number }} books @param {readonly PaidOut[]} paidOut
 */
export function wrongSettlements({ settled, fees }, paidOut) {
  const wrong = [];
  const of = (/** @type {string} */ kind) =>
    listed(settled.filter((one) => one.kind === kind).map(({ amount }) => amount));
  const nets = listed(paidOut.map(({ net }) => net));
  const kept = listed(paidOut.map((one) => one.fees));
  if (of('bank') !== nets) wrong.push(`the bank was paid ${nets}, the ledger has ${of('bank')}`);
  if (of('provider_fees') !== kept) {
    wrong.push(`the provider kept ${kept}, the ledger has ${of('provider_fees')}`);
  }
  const sum = paidOut.reduce((all, one) => all + one.fees, 0);
  if (-fees !== sum && !(fees === 0 && sum === 0)) {
    wrong.push(`the provider kept ${sum} in all, the account of its fees holds ${-fees}`);
  }
  return wrong;
}
