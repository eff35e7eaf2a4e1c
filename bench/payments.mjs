import { readFile } from 'node:fs/promises';
import { ask } from './support/ask.mjs';
import { compareHeld, sayHeld } from './support/compare.mjs';
import { growStudents, NAMES, openBoth } from './support/institute.mjs';

/*
 * npm run bench:payments — the administrator's payment history with 10,000 payments and, in the
 * same run on the same machine, with 1,000,000. For each kind of question the figure is how many
 * times as long the large institute takes for a page (the sums over the whole filter included).
 * Then both export everything, for which the server may take MOST_MB above what it had idle.
 * `npm run bench:payments -- 2000` makes the large one of so many students, ten payments each.
 */

const PER_STUDENT = 10;
const STUDENTS = { small: 1_000, large: Number(process.argv[2] ?? 100_000) };
/** What an export may take above an idle server, however long the list: it is made while it is sent. */
const MOST_MB = 50;

/**
 * Two years of payments of twenty classes: four fundings and six enrolments a student. Written past
 * the triggers, which are for one payment at a time, and then the list made from the ledger.
 * @param {import('pg').Client} client @param {number} students
 */
async function grow(client, students) {
  const name = `${NAMES}[1 + n % 10] || ' ' || lpad(n::text, 6, '0')`;
  await growStudents(client, students, { name });
  await client.query('alter table transfers disable trigger user');
  await client.query('alter table accounts disable trigger user');
  await client.query(
    `insert into transfers (debit_account_id, credit_account_id, amount, kind, description, search_text, idempotency_key, created_at)
     select case when credit then card.id else w.id end, case when credit then w.id else revenue.id end,
       case when credit then 1000000 else 100000 + 20000 * (k % 20) end,
       case when credit then 'card_funding' else 'class_enrolment' end,
       case when credit then 'Wallet funded by card' else 'Enrolment: Class ' || (100 + k % 20) end,
       case when credit then 'wallet funded by card' else 'enrolment: class ' || (100 + k % 20) end,
       'grown:' || w.id || ':' || m, now() - random() * interval '730 days'
     from (select a.id, a.user_id from accounts a join users u on u.id = a.user_id
           where u.referral_code like 'REF-grown-%') w
     cross join lateral (select m, m <= 4 as credit, (w.id * 7 + m * 13) as k
       from generate_series(1, $1::int) m) line,
     (select id from accounts where kind = 'card_clearing') card,
     (select id from accounts where kind = 'class_revenue') revenue`,
    [PER_STUDENT],
  );
  await client.query(`update accounts set balance = sums.balance from (
      select id, sum(amount) as balance from (
        select credit_account_id as id, amount from transfers
        union all select debit_account_id, -amount from transfers) sides group by id) sums
    where sums.id = accounts.id`);
  await client.query('alter table transfers enable trigger user');
  await client.query('alter table accounts enable trigger user');
  await client.query('select rebuild_payments()');
  await client.query('vacuum analyze');
  const { rows } = await client.query('select count(*)::int as rows from payments');
  return Number(rows[0].rows);
}

const { small, large, stop } = await openBoth('bench:payments', {
  small: (client) => grow(client, STUDENTS.small),
  large: (client) => grow(client, STUDENTS.large),
});
const day = new Date(Date.now() - 200 * 86_400_000).toISOString().slice(0, 10);

/** A part of the list that is not a round number of payments, where kept counts happen to point. */
const MIDDLE = 0.4357;

/**
 * What is asked; `part` of the way into the list, 0 for the first page.
 * @type {{ name: string, fields: Record<string, string>, part?: number }[]}
 */
const questions = [
  { name: 'first page', fields: {} },
  { name: 'a page in the middle', fields: {}, part: MIDDLE },
  { name: 'the last page', fields: {}, part: 1 },
  { name: 'oldest first', fields: { sort: 'date' } },
  { name: 'sorted by name', fields: { sort: 'name' } },
  { name: 'sorted by amount', fields: { sort: '-amount' } },
  { name: 'sorted by type', fields: { sort: 'type' } },
  { name: 'sorted by service', fields: { sort: '-service' } },
  { name: 'by type, in the middle', fields: { sort: 'type' }, part: MIDDLE },
  { name: 'by name, 20 pages in', fields: { sort: 'name', page: '20' } },
  { name: 'by name, as far as pages go', fields: { sort: 'name', page: '1000' } },
  { name: 'by amount, as far as pages go', fields: { sort: '-amount', page: '1000' } },
  { name: 'debits by name', fields: { sort: 'name', type: 'debit' } },
  { name: 'one service, most first', fields: { service: 'enrolment', sort: '-amount' } },
  { name: 'debits alone', fields: { type: 'debit' } },
  { name: 'debits, in the middle', fields: { type: 'debit' }, part: MIDDLE },
  { name: 'one service', fields: { service: 'fund' } },
  { name: 'one service by amount', fields: { service: 'enrolment', sort: 'amount' } },
  { name: 'one day', fields: { date: day } },
  { name: 'text: one person', fields: { search: 'amina 000770' } },
  { name: 'text: one class', fields: { search: 'class 107' } },
  { name: 'text: a service', fields: { search: 'enrol' } },
  { name: 'text: nothing found', fields: { search: 'zzzz' } },
];

/**
 * Milliseconds of one question.
 * @param {typeof small} site @param {typeof questions[number]} question
 */
function askPage(site, { fields, part }) {
  const share = 'type' in fields ? 0.6 : 1;
  const last = Math.floor((site.grown * share) / 10);
  const page = part === undefined ? 1 : Math.max(1, Math.floor(last * part));
  const list = { action: 'getPaymentHistory', page: String(page), per_page: '10' };
  return ask(site, '/adminActions.php', { ...list, ...fields });
}

console.log(`${small.grown} and ${large.grown} payments`);
for (const question of questions) {
  await compareHeld(question.name, { small, large }, (site) => askPage(site, question));
}

/**
 * The export of everything: rows a second, and what the server's memory grew by meanwhile.
 * @param {typeof small} site
 */
async function exportAll({ product, headers, grown: rows }) {
  const pid = product.child.pid ?? 0;
  const idle = await memoryOf(pid);
  const begun = performance.now();
  const body = 'action=exportPayments';
  const response = await fetch(`${product.url}/adminActions.php`, {
    method: 'POST',
    headers: { ...headers, 'accept-encoding': 'identity' },
    body,
  });
  let bytes = 0;
  let peak = 0;
  const watch = setInterval(async () => {
    peak = Math.max(peak, await memoryOf(pid));
  }, 100);
  if (response.body) for await (const chunk of response.body) bytes += chunk.length;
  clearInterval(watch);
  const seconds = (performance.now() - begun) / 1000;
  return { perSecond: rows / seconds, megabytes: bytes / 1e6, grew: Math.max(0, peak - idle) };
}

/** Resident megabytes of a process. @param {number} pid */
async function memoryOf(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

for (const [name, site] of /** @type {const} */ ([
  ['small', small],
  ['large', large],
])) {
  const { perSecond, megabytes, grew } = await exportAll(site);
  if (grew > MOST_MB) process.exitCode = 1;
  console.log(
    `export of the ${name} one: ${megabytes.toFixed(1)} MB, ${Math.round(perSecond)} rows a second, ` +
      `server ${Math.round(grew)} MB above idle, of ${MOST_MB} at most`,
  );
}
await stop();
sayHeld();
