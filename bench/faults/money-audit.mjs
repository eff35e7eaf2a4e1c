import { wholeHistory } from './load.mjs';
import { INVOICES, MONTHS, SPENT, UNSETTLED, wrongDebts } from './money-owed.mjs';
import { FEES, SETTLED, wrongSettlements } from './money-settlements.mjs';
import { openPastProduct } from './past-product.mjs';

/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {import('./site.mjs').Session} Session */

/**
 * What somebody was paid, by the one who counts it: amounts of kobo.
 * @typedef {Map<string, number[]>} PaidFor by e-mail
 */

/**
 * What lies at the card payment provider, what has gone back whole, what goes back, and what of it saved cards were
 * charged, each for whom; and what has been paid out to the institute's bank.
 * @typedef {{ paidOut: import('./money-settlements.mjs').PaidOut[], held: PaidFor, reversed: PaidFor, back: Map<string, { amount: number, isSent: boolean }[]>, charged: PaidFor }} Bank
 */

/**
 * What came into each wallet from outside, read from the postings alone: neither a table of payments nor a key
 * is asked, since those are what may be wrong.
 */
const CREDITS = `
  select u.email, o.kind, t.amount::float8 as amount
  from transfers t
    join accounts w on w.id = t.credit_account_id and w.kind = 'wallet'
    join accounts o on o.id = t.debit_account_id
    join users u on u.id = w.user_id
  where o.kind in ('card_clearing', 'bank', 'cash')`;

/**
 * What went back out of each wallet, less what came into it again, and what was in none any more; whatever else is
 * told of it, that is money on its way to a card or gone there.
 */
const RETURNS = `
  select u.email, case when t.debit_account_id = w.id then t.amount else -t.amount end::float8 as amount
  from transfers t
    join accounts w on w.id in (t.debit_account_id, t.credit_account_id) and w.kind = 'wallet'
    join accounts o on o.id in (t.debit_account_id, t.credit_account_id) and o.kind = 'refunds_due'
    join users u on u.id = w.user_id`;

/** Money that has left by card, what is on its way, and what was lost. */
const LEFT = `
  select coalesce((select balance from accounts where kind = 'refunds_due'), 0)::float8 as due,
         coalesce((select balance from accounts where kind = 'card_losses'), 0)::float8 as lost,
         coalesce((select sum(t.amount) from transfers t
           join accounts d on d.id = t.debit_account_id and d.kind = 'refunds_due'
           join accounts c on c.id = t.credit_account_id and c.kind = 'card_clearing'), 0)::float8 as left_by_card`;

/** Each wallet with the sum of its postings. */
const WALLETS = `
  select u.email, w.balance::float8 as balance, coalesce(sum(
    case when t.credit_account_id = w.id then t.amount else -t.amount end), 0)::float8 as posted
  from accounts w join users u on u.id = w.user_id
    left join transfers t on w.id in (t.credit_account_id, t.debit_account_id)
  where w.kind = 'wallet' group by u.email, w.balance`;

/** All that there is, which comes to nothing. */
const TOTAL = `select coalesce(sum(balance), 0)::float8 as total from accounts`;

/**
 * Reads the books in one go: what came into which wallet from whom, and what is not the sum of its postings.
 * @param {Site} site
 */
async function readBooks(site) {
  const books = await openPastProduct(site);
  try {
    const rowsOf = async (/** @type {string} */ sql) => (await books.query(sql)).rows;
    const [{ total }] = await rowsOf(TOTAL);
    const [left] = await rowsOf(LEFT);
    const [credits, returns] = [await rowsOf(CREDITS), await rowsOf(RETURNS)];
    const [invoices, unsettled] = [await rowsOf(INVOICES), await rowsOf(UNSETTLED)];
    const months = await rowsOf(MONTHS);
    const owed = { invoices, months, unsettled, spent: await rowsOf(SPENT) };
    const [{ fees }] = await rowsOf(FEES);
    const out = { settled: await rowsOf(SETTLED), fees };
    return { total, credits, returns, left, owed, out, wallets: await rowsOf(WALLETS) };
  } finally {
    await books.close();
  }
}

const listed = (/** @type {number[] | undefined} */ amounts) =>
  JSON.stringify([...(amounts ?? [])].sort((a, b) => a - b));

/** @param {{ email: string, amount: number }[]} rows @returns {PaidFor} */
function byPerson(rows) {
  /** @type {PaidFor} */
  const all = new Map();
  for (const { email, amount } of rows) all.set(email, [...(all.get(email) ?? []), amount]);
  return all;
}

const sumOf = (/** @type {number[] | undefined} */ amounts) =>
  (amounts ?? []).reduce((sum, amount) => sum + amount, 0);

/**
 * Whether what was credited is what lies at the bank: each payment once; of one that went back whole before anybody
 * heard of it, nothing need have come.
 * @param {number[]} credited @param {number[]} held @param {number[]} reversed
 */
function isCredited(credited, held, reversed) {
  const rest = [...credited];
  for (const amount of held) {
    const at = rest.indexOf(amount);
    if (at < 0) return false;
    rest.splice(at, 1);
  }
  const gone = [...reversed];
  return rest.every((amount) => gone.includes(amount) && gone.splice(gone.indexOf(amount), 1));
}

/** Whether nothing was charged twice: each amount is one that might be. @param {number[]} charged @param {number[]} allowed */
function isWithin(charged, allowed) {
  const left = [...allowed];
  return charged.every((amount) => left.includes(amount) && left.splice(left.indexOf(amount), 1));
}

/**
 * What is wrong with money that goes back: of each person the ledger holds as much as the bank does, and of all as much
 * has left, and is on its way, as the bank says. What went back past us of money that a part of a class has taken out
 * of the wallet meanwhile is a loss; of whoever owes no part, nothing is.
 * @param {{ cards: PaidFor, returned: PaidFor, left: { due: number, lost: number, left_by_card: number } }} books
 * @param {Bank} bank @param {readonly string[]} emails @param {PaidFor} charges
 */
function wrongReturns({ cards, returned, left }, { held, reversed, back }, emails, charges) {
  const wrong = [];
  let [here, there, sent, due, lost] = [0, 0, 0, 0, 0];
  for (const email of emails) {
    const refunds = back.get(email) ?? [];
    const came = sumOf(held.get(email)) + sumOf(reversed.get(email));
    const went = sumOf(refunds.map(({ amount }) => amount));
    const isOne = sumOf(cards.get(email)) - sumOf(returned.get(email));
    const lacking = isOne - (came - went);
    if (lacking > 0 && charges.has(email)) lost += lacking;
    else if (lacking !== 0) {
      wrong.push(`${email}: the bank keeps ${came - went} of ${came}, the ledger ${isOne}`);
    }
    sent += sumOf(refunds.filter(({ isSent }) => isSent).map(({ amount }) => amount));
    due += sumOf(refunds.filter(({ isSent }) => !isSent).map(({ amount }) => amount));
    here += sumOf(cards.get(email));
    there += came;
  }
  if (left.due !== due || left.lost !== -lost || here - left.left_by_card !== there - sent) {
    wrong.push(
      `the bank keeps ${there - sent} with ${due} on its way, the ledger ${here - left.left_by_card} with ${left.due}, lost ${-left.lost} where ${lost} are lacking`,
    );
  }
  return wrong;
}

/**
 * Holds the ledger, the wallets' statements, the invoices and what was really paid against each other, and says what
 * is not alike; nothing when all of it is.
 * @param {Site} site
 * @param {{ people: readonly Session[], bank: Bank, office: PaidFor, bills: PaidFor, charges: PaidFor }} paid `office` is
 *   what the office took, `bills` what it billed, `charges` what a saved card may have been charged, for whom
 * @returns {Promise<string[]>}
 */
export async function audit(site, { people, bank, office, bills, charges }) {
  const { total, credits, returns, left, owed, out, wallets } = await readBooks(site);
  const wrong = total === 0 ? [] : [`all balances come to ${total}`];
  const cards = byPerson(credits.filter(({ kind }) => kind === 'card_clearing'));
  const emails = people.map(({ user }) => user.email);
  wrong.push(...wrongReturns({ cards, left, returned: byPerson(returns) }, bank, emails, charges));
  wrong.push(...wrongDebts(owed, bills, emails));
  wrong.push(...wrongSettlements(out, bank.paidOut));
  const hands = byPerson(credits.filter(({ kind }) => kind !== 'card_clearing'));
  for (const person of people) {
    const { email } = person.user;
    const wallet = wallets.find((one) => one.email === email) ?? { balance: 0, posted: 0 };
    const statement = (await wholeHistory(person)).reduce(
      (sum, { type, amount }) => sum + Math.round(amount * 100) * (type === 'credit' ? 1 : -1),
      0,
    );
    const charged = bank.charged.get(email) ?? [];
    if (!isWithin(charged, charges.get(email) ?? [])) {
      wrong.push(
        `${email}: a saved card was charged ${listed(charged)}, and might be ${listed(charges.get(email))}`,
      );
    }
    const [held, gone] = [bank.held.get(email) ?? [], bank.reversed.get(email) ?? []];
    if (!isCredited(cards.get(email) ?? [], held, gone)) {
      wrong.push(
        `${email}: the bank holds ${listed(held)}, the ledger ${listed(cards.get(email))}`,
      );
    }
    if (listed(hands.get(email)) !== listed(office.get(email))) {
      wrong.push(
        `${email}: the office took ${listed(office.get(email))}, the ledger has ${listed(hands.get(email))}`,
      );
    }
    if (wallet.balance !== wallet.posted || wallet.balance !== statement) {
      wrong.push(
        `${email}: a wallet of ${wallet.balance}, postings of ${wallet.posted}, a statement of ${statement}`,
      );
    }
  }
  const known = new Set(emails);
  for (const email of [...cards.keys(), ...hands.keys()]) {
    // People of other faults on the same site are not ours to judge.
    if (!known.has(email) && bank.held.has(email))
      wrong.push(`${email} was credited, and is nobody`);
  }
  return wrong;
}
