import { describedAccount } from './accounts.mjs';
import { json, refusal } from './provider.mjs';

/** @typedef {import('./provider.mjs').Answer} Answer */
/** @typedef {import('./provider.mjs').Provider} Provider */
/** @typedef {import('./accounts.mjs').Customer} Customer */

/** How long an assignment takes that comes by an event, in milliseconds. */
const LATER_MS = 1500;

/**
 * Answers what the API says of customers and dedicated accounts; undefined for any other address.
 * @param {Provider} provider
 * @param {{ method: string, pathname: string, query: URLSearchParams, body: Record<string, unknown> }} asked
 * @returns {Answer | Promise<Answer> | undefined}
 */
export function answerAccounts(provider, { method, pathname, query, body }) {
  const id = /^\/dedicated_account\/(\d+)$/.exec(pathname)?.[1];
  switch (`${method} ${id ? '/dedicated_account/:id' : pathname}`) {
    case 'POST /customer':
      return makeCustomer(provider, body);
    case 'POST /dedicated_account':
      return askForAccount(provider, body);
    case 'POST /dedicated_account/assign':
      return assignAccount(provider, body);
    case 'GET /dedicated_account':
      return listAccounts(provider, query);
    case 'GET /dedicated_account/requery':
      return requery(provider, query);
    case 'DELETE /dedicated_account/:id':
      return takeBack(provider, Number(id));
    default:
      return undefined;
  }
}

const textOf = (/** @type {unknown} */ value) => (typeof value === 'string' ? value.trim() : '');

/** @param {Provider} provider @param {Record<string, unknown>} body */
function customerOf(provider, body) {
  const [email, first_name, last_name, phone] = [
    textOf(body.email),
    textOf(body.first_name),
    textOf(body.last_name),
    textOf(body.phone),
  ];
  return email.includes('@')
    ? provider.accounts.customer({ email, first_name, last_name, phone })
    : undefined;
}

/** @param {Provider} provider @param {Record<string, unknown>} body */
function makeCustomer(provider, body) {
  const customer = customerOf(provider, body);
  if (!customer) return refusal('Email is invalid');
  return json({ status: true, message: 'Customer created', data: { ...customer, domain: 'test' } });
}

/** @param {Provider} provider @param {Record<string, unknown>} body */
function askForAccount(provider, body) {
  const customer = provider.accounts.find(String(body.customer ?? ''));
  if (!customer) return refusal('Customer not found', 404);
  return assign(provider, customer, textOf(body.preferred_bank));
}

/** Makes the customer too, and says by an event alone what came of it. @param {Provider} provider @param {Record<string, unknown>} body */
function assignAccount(provider, body) {
  const customer = customerOf(provider, body);
  if (!customer || textOf(body.country) !== 'NG') return refusal('Invalid Country Code Passed');
  const answered = provider.assignment === 'at once' ? 'later' : provider.assignment;
  return assign(provider, customer, textOf(body.preferred_bank), answered);
}

/**
 * @param {Provider} provider @param {Customer} customer @param {string} slug
 * @param {import('./accounts.mjs').Assignment} [ending]
 * @returns {Answer | Promise<Answer>}
 */
function assign(provider, customer, slug, ending = provider.assignment) {
  if (!customer.first_name || !customer.last_name || !customer.phone) {
    return refusal('Customer first name, last name and phone number are required');
  }
  const { accounts } = provider;
  accounts.asked += 1;
  if (ending === 'at once') {
    const data = describedAccount(accounts.assign(customer, slug));
    return json({ status: true, message: 'NUBAN successfully created', data });
  }
  if (ending === 'lost') {
    accounts.assign(customer, slug);
    throw new Error('the line broke');
  }
  if (ending === 'later') {
    provider.later(LATER_MS, () => {
      accounts.assign(customer, slug);
      return provider.tellOfAccount(customer);
    });
  }
  if (ending === 'fails') provider.later(LATER_MS, () => provider.tellOfAccount(customer));
  return json({ status: true, message: 'Assign dedicated account in progress' });
}

/** @param {Provider} provider @param {URLSearchParams} query */
function listAccounts({ accounts }, query) {
  const wanted = query.get('customer');
  const isActive = query.get('active');
  const data = accounts.all
    .filter(({ customer }) => !wanted || String(customer.id) === wanted)
    .filter(({ assigned }) => isActive === null || String(assigned) === isActive)
    .map(describedAccount);
  return json({ status: true, message: 'Managed accounts successfully retrieved', data });
}

/** Looks for transfers again: those nobody was told of are told now. @param {Provider} provider @param {URLSearchParams} query */
function requery(provider, query) {
  const account = provider.accounts.byNumber(query.get('account_number') ?? '');
  if (!account || account.bank.slug !== query.get('provider_slug')) {
    return refusal('Account number not found', 404);
  }
  for (const one of provider.transactions.byReference.values()) {
    if (one.receiver === account.account_number && one.status === 'success') {
      provider.later(0, () => provider.tell(one, 'charge.success'));
    }
  }
  const message =
    'We are checking the status of your transfer. We will send you a notification once it is confirmed';
  return json({ status: true, message });
}

/** @param {Provider} provider @param {number} id */
function takeBack({ accounts }, id) {
  const account = accounts.all.find((one) => one.id === id);
  if (!account) return refusal('Dedicated account not found', 404);
  account.assigned = false;
  const data = describedAccount(account);
  return json({ status: true, message: 'Managed Account Successfully Unassigned', data });
}
