import { json, refusal } from './provider.mjs';
import { describedSettlement, feeOf, settleByClock, settlementsOf } from './settlements.mjs';
import { described } from './transactions.mjs';

/** @typedef {import('./provider.mjs').Answer} Answer */
/** @typedef {import('./provider.mjs').Provider} Provider */

/**
 * Answers what the API says of settlements; undefined for any other address.
 * @param {Provider} provider
 * @param {{ method: string, pathname: string, query: URLSearchParams }} asked
 * @returns {Answer | undefined}
 */
export function answerSettlements(provider, { method, pathname, query }) {
  const [whole, number] = /^\/settlement(?:\/(\d+)\/transactions)?$/.exec(pathname) ?? [];
  if (method !== 'GET' || whole === undefined) return undefined;
  settleByClock(provider);
  const all = settlementsOf(provider);
  if (number === undefined) {
    const [from, to] = [query.get('from') ?? '', query.get('to') ?? '9999'];
    const isWithin = (/** @type {string} */ day) =>
      day >= from.slice(0, 10) && day <= to.slice(0, 10);
    const found = all.filter(({ day }) => isWithin(day));
    return paged('Settlements retrieved', found.map(describedSettlement), query);
  }
  const one = all.find(({ id }) => id === Number(number));
  if (!one) return refusal('Settlement not found', 404);
  const held = one.held.map((paid) => ({ ...described(paid), fees: feeOf(paid) }));
  return paged('Transactions retrieved', held, query);
}

/** @param {string} message @param {readonly unknown[]} found @param {URLSearchParams} query */
function paged(message, found, query) {
  const page = Math.max(1, Number(query.get('page') ?? 1));
  const perPage = Math.min(100, Math.max(1, Number(query.get('perPage') ?? 50)));
  const meta = { total: found.length, page, perPage, pageCount: Math.ceil(found.length / perPage) };
  const data = found.slice((page - 1) * perPage, page * perPage);
  return json({ status: true, message, data, meta });
}
