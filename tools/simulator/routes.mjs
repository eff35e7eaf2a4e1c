import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerAccounts } from './account-routes.mjs';
import { chargeAuthorization } from './charge-routes.mjs';
import { answerDisputes } from './dispute-routes.mjs';
import { endDispute, openDispute } from './disputes.mjs';
import { json, refusal } from './provider.mjs';
import { answerRefunds } from './refund-routes.mjs';
import { answerSettlements } from './settlement-routes.mjs';
import { settle } from './settlements.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('./provider.mjs').Answer} Answer */
/** @typedef {import('./provider.mjs').Provider} Provider */

const MAX_BODY = 64 * 1024;

/** Files of the browser's side, by their address. @type {Record<string, [name: string, type: string]>} */
const files = {
  '/v2/inline.js': ['inline.js', 'text/javascript'],
  '/window.css': ['window.css', 'text/css'],
  '/window.js': ['window.js', 'text/javascript'],
};

/** @param {string} name @param {string} type @returns {Answer} */
const file = (name, type) => ({
  status: 200,
  type: `${type}; charset=utf-8`,
  body: readFileSync(join(import.meta.dirname, 'browser', name), 'utf8'),
});

/** What a file of evidence may hold. */
const MAX_FILE = 2 * 1024 * 1024;

/** @param {Request} request */
async function textOf(request) {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > MAX_FILE) throw new Error('the file is too large');
  }
  return text;
}

/** @param {Request} request @returns {Promise<Record<string, unknown>>} */
async function bodyOf(request) {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > MAX_BODY) return {};
  }
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/**
 * Answers a request as Paystack's hosts do: the inline script, its window, and the API.
 * @param {Provider} provider @param {Request} request @returns {Promise<Answer>}
 */
export async function answer(provider, request) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://simulator');
  const isPost = request.method === 'POST';
  const known = files[pathname];
  if (known) return file(...known);
  if (request.method === 'OPTIONS') return json(null);
  if (pathname === '/checkout/request_inline' && isPost) {
    return provider.open(await bodyOf(request));
  }
  const [, accessCode, part] = /^\/checkout\/([\w-]+)(\/act|\/order)?$/.exec(pathname) ?? [];
  if (accessCode) return answerWindow(provider, request, accessCode, part);
  if (pathname === '/bank/transfer' && isPost) return payIn(provider, await bodyOf(request));
  if (pathname === '/bank/dispute' && isPost) return dispute(provider, await bodyOf(request));
  if (pathname === '/bank/settle' && isPost) return settled(provider, await bodyOf(request));
  const [, fileName] = /^\/dispute-files\/([^/]+)$/.exec(pathname) ?? [];
  if (fileName && request.method === 'PUT') {
    provider.disputes.files.set(decodeURIComponent(fileName), await textOf(request));
    return json({ status: true });
  }
  const isOfApi =
    /^\/(transaction|customer|dedicated_account|refund|bank|dispute|settlement)(\/|$)/.test(
      pathname,
    );
  if (!isOfApi) return refusal('Not found', 404);
  if (request.headers.authorization !== `Bearer ${provider.secretKey}`) {
    return refusal('Invalid key', 401);
  }
  if (!pathname.startsWith('/transaction')) {
    const body = isPost || request.method === 'PUT' ? await bodyOf(request) : {};
    const asked = { method: request.method ?? 'GET', pathname, query: searchParams, body };
    const said =
      (await answerAccounts(provider, asked)) ??
      answerRefunds(provider, asked) ??
      answerDisputes(provider, asked) ??
      answerSettlements(provider, asked);
    return said ?? refusal('Not found', 404);
  }
  if (pathname === '/transaction/charge_authorization' && isPost) {
    return chargeAuthorization(provider, await bodyOf(request));
  }
  if (pathname === '/transaction') return provider.list(searchParams);
  return provider.verify(decodeURIComponent(pathname.replace('/transaction/verify/', '')));
}

/**
 * What a bank's counter is in the world: a transfer of so many kobo to an account number, told at once.
 * @param {Provider} provider @param {Record<string, unknown>} body
 */
function payIn(provider, { account_number, amount }) {
  const account = provider.accounts.byNumber(String(account_number));
  const kobo = Number(amount);
  if (!account || !Number.isSafeInteger(kobo) || kobo <= 0) return refusal('No such account');
  const one = provider.transfer({ number: account.account_number, amount: kobo });
  provider.later(500, () => provider.tell(one, 'charge.success'));
  return json({ status: true, message: 'Transferred', data: { reference: one.reference } });
}

/**
 * What the institute's bank is in the world: all that lies at the provider is paid out now, also with a sum that is
 * so many kobo off.
 * @param {Provider} provider @param {Record<string, unknown>} body
 */
function settled(provider, { off }) {
  const made = settle(provider, { off: Number(off ?? 0) });
  return made
    ? json({ status: true, message: 'Settled', data: made })
    : refusal('Nothing to settle');
}

/**
 * What the payer's bank is in the world: it opens a dispute about a payment, or ends one, and is told of at once.
 * @param {Provider} provider @param {Record<string, unknown>} body
 */
function dispute(provider, { reference, amount, resolution }) {
  const one = provider.transactions.byReference.get(String(reference));
  if (!one) return refusal('No such payment');
  const known = provider.disputes.all.findLast((other) => other.one === one);
  if (resolution === 'merchant-accepted' || resolution === 'declined') {
    if (!known) return refusal('No such dispute');
    endDispute(provider, known, resolution);
    provider.later(300, () => provider.tellOfDispute(known, 'resolve'));
    return json({ status: true, message: 'Ended', data: { id: known.id } });
  }
  const made = openDispute(provider, one, Number(amount ?? one.amount));
  provider.later(300, () => provider.tellOfDispute(made, 'create'));
  return json({ status: true, message: 'Opened', data: { id: made.id } });
}

/**
 * @param {Provider} provider @param {Request} request
 * @param {string} accessCode @param {string | undefined} part
 */
async function answerWindow(provider, request, accessCode, part) {
  const one = provider.transactions.byAccessCode(accessCode);
  if (!one) return refusal('Unknown access code', 404);
  if (part === '/order') return provider.order(one);
  if (part === '/act') return provider.act(one, await bodyOf(request));
  return file('window.html', 'text/html');
}
