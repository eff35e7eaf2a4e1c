import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { runCluster } from '../../apps/server/src/platform/db-embedded.ts';
import { wholeHistory } from './load.mjs';

/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {import('./site.mjs').Session} Session */

/**
 * What somebody was paid, by the one who counts it: amounts of kobo.
 * @typedef {Map<string, number[]>} PaidFor by e-mail
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

/** Each wallet with the sum of its postings. */
const WALLETS = `
  select u.email, w.balance::float8 as balance, coalesce(sum(
    case when t.credit_account_id = w.id then t.amount else -t.amount end), 0)::float8 as posted
  from accounts w join users u on u.id = w.user_id
    left join transfers t on w.id in (t.credit_account_id, t.debit_account_id)
  where w.kind = 'wallet' group by u.email, w.balance`;

/** All that there is, which comes to nothing. */
const TOTAL = `select coalesce(sum(balance), 0)::float8 as total from accounts`;

/** Opens the books past the product; where the database has one process alone, a copy of them. @param {Site} site */
async function openBooks(site) {
  const { DATABASE_DIRECT_URL, DATABASE_URL } = site.environment;
  const connectionString = DATABASE_DIRECT_URL ?? DATABASE_URL;
  if (connectionString) {
    const client = new pg.Client({ connectionString });
    await client.connect();
    return { query: client.query.bind(client), close: () => client.end() };
  }
  const copy = await mkdtemp(join(tmpdir(), 'institute-audit-'));
  await site.halt();
  await cp(join(site.dataDir, 'db'), copy, { recursive: true });
  await site.start();
  const books = await runCluster(copy);
  return {
    query: (/** @type {string} */ sql) => books.query(sql),
    close: async () => {
      await books.close();
      await rm(copy, { recursive: true, force: true });
    },
  };
}

/**
 * Reads the books in one go: what came into which wallet from whom, and what is not the sum of its postings.
 * @param {Site} site
 */
async function readBooks(site) {
  const books = await openBooks(site);
  try {
    const rowsOf = async (/** @type {string} */ sql) => (await books.query(sql)).rows;
    const [{ total }] = await rowsOf(TOTAL);
    return { total, credits: await rowsOf(CREDITS), wallets: await rowsOf(WALLETS) };
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

/**
 * Holds the ledger, the wallets' statements and what was really paid against each other, and says what is not
 * alike; nothing when all of it is. What is owed and what went back are to be added here.
 * @param {Site} site
 * @param {{ people: readonly Session[], bank: PaidFor, office: PaidFor }} paid `bank` is what lies at the card
 *   payment provider, `office` what the office took, each for whom
 * @returns {Promise<string[]>}
 */
export async function audit(site, { people, bank, office }) {
  const { total, credits, wallets } = await readBooks(site);
  const wrong = total === 0 ? [] : [`all balances come to ${total}`];
  const cards = byPerson(credits.filter(({ kind }) => kind === 'card_clearing'));
  const hands = byPerson(credits.filter(({ kind }) => kind !== 'card_clearing'));
  for (const person of people) {
    const { email } = person.user;
    const wallet = wallets.find((one) => one.email === email) ?? { balance: 0, posted: 0 };
    const statement = (await wholeHistory(person)).reduce(
      (sum, { type, amount }) => sum + Math.round(amount * 100) * (type === 'credit' ? 1 : -1),
      0,
    );
    if (listed(cards.get(email)) !== listed(bank.get(email))) {
      wrong.push(
        `${email}: the bank holds ${listed(bank.get(email))}, the ledger ${listed(cards.get(email))}`,
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
  const known = new Set(people.map(({ user }) => user.email));
  for (const email of [...cards.keys(), ...hands.keys()]) {
    // People of other faults on the same site are not ours to judge.
    if (!known.has(email) && bank.has(email)) wrong.push(`${email} was credited, and is nobody`);
  }
  return wrong;
}
