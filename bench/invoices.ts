import { dateText, daysAfter } from '@institute/contract/time/calendar';
import { remindByCalendar } from '../apps/server/src/modules/invoices/remind.ts';
import { insertInvoices } from '../apps/server/src/modules/invoices/store.ts';
import { recountOwed } from '../apps/server/src/modules/invoices/store-totals.ts';
import { notices } from '../apps/server/src/modules/messages/index.ts';
import { openDatabase } from '../apps/server/src/platform/db.ts';
import { inTransaction } from '../apps/server/src/platform/db-transaction.ts';
import { newDatabase, onDatabase, startCluster } from './support/institute.mjs';
import { options } from './support/options.mjs';

/*
 * npm run bench:invoices — as many invoices as there are students are made and reminded of, each in the
 * app and by mail, by the product's own code on PostgreSQL. Says how long both took, and fails where
 * somebody was not told, or twice, or where what is owed does not add up.
 */

const { students } = options({ students: 100_000 });
const STEP = 500;
const AMOUNT = 900_000;
const timeZone = 'Africa/Lagos';

const cluster = await startCluster('bench:invoices');
const url = await newDatabase(cluster, 'invoices');
const database = await openDatabase({ url, dataDir: '' });
const classId = await onDatabase(url, async (client) => {
  await client.query(
    `insert into users (name, email, phone, search_text, password_hash, role, referral_code, joined_at)
     select 'Student ' || n, 'student' || n || '@example.com', '', 'student ' || n, '', 1, 'r' || n, now()
     from generate_series(1, $1::int) n`,
    [students],
  );
  const { rows } = await client.query(
    `insert into classes (rand, name, slug, category, about, is_premium, price, is_monthly,
       monthly_lesson_limit, is_active, links, created_at)
     values ('bench', 'Nahw', 'nahw', 'Grammar', '', true, $1, false, 0, true, '', now()) returning id`,
    [AMOUNT],
  );
  await client.query('analyze');
  return Number(rows[0].id);
});

// Ten in the morning of the institute, when reminders go out.
const now = new Date(`${dateText(new Date(), timeZone)}T09:00:00Z`);
const clock = { now: () => now };
const dueOn = daysAfter(dateText(now, timeZone), 3);
const ids = Array.from({ length: students }, (_, at) => at + 1);

const begun = performance.now();
for (let from = 0; from < ids.length; from += STEP) {
  await inTransaction(database.db, (tx) =>
    insertInvoices(
      tx,
      ids.slice(from, from + STEP).map((userId) => ({
        ...{ userId, classId, amount: AMOUNT, dueOn, overdueAt: now, madeAt: now },
      })),
    ),
  );
}
const made = performance.now();
const services = { db: database.db, clock, config: { timeZone }, notices };
await remindByCalendar(services as Parameters<typeof remindByCalendar>[0]);
const reminded = performance.now();
await remindByCalendar(services as Parameters<typeof remindByCalendar>[0]);

const told = await onDatabase(url, async (client) => {
  const { rows } = await client.query(
    `select (select count(*)::int from message_recipients) as here,
            (select count(distinct user_id)::int from message_recipients) as people,
            (select count(*)::int from mail_deliveries) as mailed,
            (select sum(received)::int from inboxes) as inboxes,
            (select count::int from invoice_totals) as owed`,
  );
  return rows[0];
});
const isRight = Object.values(told).every((count) => count === students);
const isCounted = !(await recountOwed(database.db));
await database.close();
await cluster.stop();
const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`;
console.log(
  `${students} invoices: made in ${seconds(begun, made)}, reminded of in ${seconds(made, reminded)}, ${seconds(begun, reminded)} together`,
);
if (!isRight || !isCounted) {
  console.error('Not everybody was told once, or the totals are wrong:', told);
  process.exitCode = 1;
}
