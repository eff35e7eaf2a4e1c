import { setTimeout as wait } from 'node:timers/promises';
import { getBalanceSheet } from '@institute/contract/payments/books';
import pg from 'pg';
import { CallRefused } from '../../e2e/support/api.ts';

/** @typedef {import('./site.mjs').Site} Site */

const EVERY_MS = 1000;
/** What a question may take, above all of a database that stands still. */
const PATIENCE_MS = 10_000;

/** By this name PostgreSQL knows the connection that watches, which is none of the product's. */
export const WATCHER = 'watches the books';

/** The books in one snapshot, by SQL of its own: the product's is what may be wrong. */
const SUMS = `
  with sides as (
    select credit_account_id as id, amount from transfers
    union all select debit_account_id, -amount from transfers),
  posted as (select id, sum(amount) as amount from sides group by id)
  select (select coalesce(sum(balance), 0)::text from accounts) as total,
    (select count(*)::int from accounts left join posted using (id)
      where balance <> coalesce(posted.amount, 0)) as unequal,
    (select count(*)::int from accounts where kind = 'wallet' and balance < 0) as overdrawn`;

/**
 * Reads the books once a second beside whatever is done to the product (promise 3): all balances sum
 * to zero, each is the sum of its postings, no wallet is overdrawn. What cannot be asked while the
 * database or the product is away is asked again a second later.
 */
export class BooksWatch {
  /** How often the books were read, and were right. */
  read = 0;
  #wrong = '';
  #over = new AbortController();
  /** @type {Promise<void>} */
  #ended;

  /** @param {() => Promise<string>} look gives what is wrong, nothing when nothing is */
  constructor(look) {
    this.#ended = this.#run(look).catch(() => undefined);
  }

  /** @param {() => Promise<string>} look */
  async #run(look) {
    const { signal } = this.#over;
    for (; !signal.aborted; await wait(EVERY_MS, undefined, { signal })) {
      const wrong = await look().catch(() => null);
      if (wrong === '') this.read += 1;
      if (wrong) this.#wrong ||= `after ${this.read} times that they were right, ${wrong}`;
    }
  }

  /** Throws when the books were wrong at any time. */
  expectRight() {
    if (this.#wrong) throw new Error(`The books: ${this.#wrong}`);
  }

  async end() {
    this.#over.abort();
    await this.#ended;
  }
}

/** Watches the books of a site, where it runs on PostgreSQL past the product. @param {Site} site */
export function watchBooks(site) {
  const { DATABASE_DIRECT_URL, DATABASE_URL } = site.environment;
  const url = DATABASE_DIRECT_URL ?? DATABASE_URL;
  return url ? ofDatabase(url) : ofProduct(site);
}

/** @param {string} url */
function ofDatabase(url) {
  /** @type {pg.Client | null} */
  let client = null;
  const look = async () => {
    client ??= await connect(url);
    const { rows } = await client.query(SUMS);
    const { total, unequal, overdrawn } = rows[0];
    if (total !== '0') return `all balances came to ${total}`;
    if (unequal > 0) return `${unequal} balances were not the sums of their postings`;
    return overdrawn > 0 ? `${overdrawn} wallets were overdrawn` : '';
  };
  const forget = async () => {
    const left = client;
    client = null;
    await left?.end().catch(() => undefined);
  };
  const watch = new BooksWatch(() =>
    look().catch(async (error) => {
      await forget();
      throw error;
    }),
  );
  const end = watch.end.bind(watch);
  watch.end = () => end().then(forget);
  return watch;
}

/** @param {string} url */
async function connect(url) {
  const client = new pg.Client({
    connectionString: url,
    application_name: WATCHER,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  // That it was cut off is seen by the next question.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/**
 * The embedded database has one process, which is asked for its balance sheet; each balance against
 * its postings is for `ledger-check` between its lives.
 * @param {Site} site
 */
function ofProduct(site) {
  /** @type {import('./site.mjs').Session | null} */
  let office = null;
  return new BooksWatch(async () => {
    office ??= await site.administrator();
    const sheet = await office.call(getBalanceSheet, {}).catch((error) => {
      // A kill ends no session; signed in anew after each, the watch would be one device too many in
      // the end, and the oldest, which makes the load, is signed out for it.
      if (error instanceof CallRefused && error.status === 401) office = null;
      throw error;
    });
    return sheet.total === 0 ? '' : `all balances came to ${sheet.total}`;
  });
}
