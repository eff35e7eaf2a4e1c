import { json, refusal } from './provider.mjs';
import { describedRefund, run, step } from './refunds.mjs';

/** @typedef {import('./provider.mjs').Answer} Answer */
/** @typedef {import('./provider.mjs').Provider} Provider */

/** Banks by their codes and the numbers that the API names them by. */
const banks = [
  { id: 9, name: 'Guaranty Trust Bank', code: '058', slug: 'guaranty-trust-bank' },
  { id: 1, name: 'Access Bank', code: '044', slug: 'access-bank' },
  { id: 7, name: 'First Bank of Nigeria', code: '011', slug: 'first-bank-of-nigeria' },
  { id: 21, name: 'Zenith Bank', code: '057', slug: 'zenith-bank' },
];

/**
 * Answers what the API says of refunds and of banks; undefined for any other address.
 * @param {Provider} provider
 * @param {{ method: string, pathname: string, query: URLSearchParams, body: Record<string, unknown> }} asked
 * @returns {Answer | undefined}
 */
export function answerRefunds(provider, { method, pathname, query, body }) {
  const [, retried] = /^\/refund\/retry_with_customer_details\/(\d+)$/.exec(pathname) ?? [];
  const [, named] = /^\/refund\/(\d+)$/.exec(pathname) ?? [];
  if (method === 'GET' && pathname === '/bank') {
    return json({ status: true, message: 'Banks retrieved', data: banks });
  }
  if (method === 'POST' && pathname === '/refund') return refund(provider, body);
  if (method === 'GET' && pathname === '/refund') return list(provider, query);
  if (method === 'POST' && retried) return retry(provider, Number(retried), body);
  if (method === 'GET' && named) {
    const found = provider.refunds.byId(Number(named));
    if (!found) return refusal('Refund not found', 404);
    return json({ status: true, message: 'Refund retrieved', data: describedRefund(found) });
  }
  return undefined;
}

/** @param {Provider} provider @param {string} named by reference or number */
const transactionOf = ({ transactions }, named) =>
  transactions.byReference.get(named) ??
  [...transactions.byReference.values()].find(({ id }) => String(id) === named);

/** @param {Provider} provider @param {Record<string, unknown>} body */
function refund(provider, { transaction, amount, merchant_note = '', customer_note = '' }) {
  const { refunds } = provider;
  const one = transactionOf(provider, String(transaction));
  if (!one) return refusal('Transaction not found', 404);
  if (one.status === 'reversed') return refusal('Transaction has been fully reversed');
  if (one.status !== 'success') return refusal('Transaction was not successful');
  const kobo = amount === undefined ? one.amount : Number(amount);
  if (!Number.isSafeInteger(kobo) || kobo <= 0) return refusal('Invalid amount');
  if (kobo > refunds.leftOf(one)) {
    return refusal('Refund amount cannot be more than what is left of the transaction');
  }
  const notes = { merchant: String(merchant_note), customer: String(customer_note) };
  const made = refunds.open(one, kobo, notes);
  run(provider, made, one.refunds ?? refunds.ending);
  if (refunds.ending === 'lost') throw new Error('the line broke');
  const message = 'Refund has been queued for processing';
  return json({ status: true, message, data: describedRefund(made) });
}

/** @param {Provider} provider @param {URLSearchParams} query */
function list({ refunds }, query) {
  const wanted = query.get('transaction');
  const from = query.get('from') ?? '';
  const to = query.get('to') ?? '9999';
  const data = refunds.all
    .filter(({ one }) => wanted === null || String(one.id) === wanted)
    .filter(({ createdAt }) => createdAt >= from && createdAt <= to)
    .map(describedRefund);
  const meta = { total: data.length, page: 1, perPage: 100, pageCount: 1 };
  return json({ status: true, message: 'Refunds retrieved', data, meta });
}

/** @param {Provider} provider @param {number} id @param {Record<string, unknown>} body */
function retry(provider, id, body) {
  const found = provider.refunds.byId(id);
  if (!found) return refusal('Refund not found', 404);
  if (found.status !== 'needs-attention') return refusal('Refund does not need attention');
  const details = /** @type {Record<string, unknown>} */ (body.refund_account_details ?? {});
  const isKnown = banks.some((bank) => String(bank.id) === String(details.bank_id));
  if (!isKnown || !/^\d{10}$/.test(String(details.account_number))) {
    return refusal('Account details are invalid');
  }
  step(provider, found, 'processing');
  run(provider, found, 'processed');
  return json({ status: true, message: 'Refund retried', data: describedRefund(found) });
}
