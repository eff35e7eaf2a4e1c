import { roles } from '@institute/contract/auth/abilities';

/** Names of both scripts: 2,400 of them, each with a number. */
const FIRST = `(array['Amina','Bala','Chidi','Danladi','Esther','Fatima','Gambo','Halima','زينب','يوسف'])[1 + n % 10]
  || case when n % 10 < 8 then chr(97 + n / 10 % 5) else '' end`;
const FAMILY = `(array['Abubakar','Bello','Danjuma','Garba','Ibrahim','Lawal','Musa','Okafor'])[1 + n / 50 % 8] || chr(97 + n / 400 % 6)`;
const PHONE = `'080' || lpad((n::bigint * 7919 % 100000000)::text, 8, '0')`;

/** As tokens are stored. @param {string} text in SQL */
const hashed = (text) =>
  `rtrim(translate(encode(sha256((${text})::bytea), 'base64'), '+/', '-_'), '=')`;

/**
 * Four of five have signed in, and are known by their number (`headersOf`); one of fifty is invited. The
 * tables `person` and `room` hold the numbers of students and classes while a school is grown.
 * @param {import('../grown-school.mjs').Size} size @param {string} hash of everybody's password
 * @param {number} reader @returns {Record<string, string[]>}
 */
export const people = ({ students }, hash, reader) => ({
  people: [
    `insert into users (name, email, phone, search_text, password_hash, role, referral_code, joined_at)
     select name, email, phone, concat_ws(' ', lower(name), email, phone, '234' || substr(phone, 2)),
       case when n % 50 = 5 then '' else '${hash}' end, ${roles.student}, 'REF-grown-' || n, now() - random() * interval '730 days'
     from (select n, ${FIRST} || ' ' || ${FAMILY} || ' ' || lpad(n::text, 6, '0') as name, case when n % 100 <> 55 then 'grown' || n || '@example.com' end as email, ${PHONE} as phone
       from generate_series(1, ${students}) n) people`,
    `insert into users (name, email, phone, search_text, password_hash, role, referral_code, joined_at, deleted_at)
     select 'Former student ' || n, null, '0', '', '', ${roles.student}, 'REF-former-' || n, now() - random() * interval '730 days', now()
     from generate_series(1, ${students} / 100) n`,
    `create temporary table person as
     select id, substr(referral_code, 11)::int as n, joined_at from users where referral_code like 'REF-grown-%'`,
    'create unique index on person (n)',
    'create unique index on person (id)',
    `insert into accounts (kind, user_id) select 'wallet', id from users
     where referral_code like 'REF-grown-%' or referral_code like 'REF-former-%'`,
  ],
  'their devices': [
    `insert into devices (key_hash, user_id, first_seen_at, last_seen_at)
     select ${hashed("'device-' || n")}, id, joined_at, case n when ${reader} then now() else now() - random() * interval '90 days' end
     from person where n % 5 <> 0`,
    // Of no device: who signs in where they did before ends the session of that device.
    `insert into sessions (sid_hash, token_hash, user_id, created_at, expires_at)
     select ${hashed("'sid-' || n")}, ${hashed("'token-' || n")}, id, now(), now() + interval '30 days' from person where n % 5 <> 0`,
    `update users set last_seen_at = d.last_seen_at from devices d join person p on p.id = d.user_id where d.user_id = users.id`,
  ],
  'their card payments': [
    // One of twenty failed.
    `insert into card_payments (reference, reference_key, user_id, purpose, expected, received, state, claimed_at, created_at, settled_at)
     select 'GROWN-' || n, 'GROWN-' || n, id, 'fund', 100000, case when n % 20 = 0 then null else 100000 end,
       case when n % 20 = 0 then 'failed' else 'credited' end, at, at, case when n % 20 = 0 then null else at end
     from person cross join lateral (select now() - (1 - n::float / ${students}) * interval '600 days' as at) t order by n`,
  ],
});

/**
 * Two years of payments: four fundings and six enrolments of twenty classes a student, of whom every
 * third has money left. Written past the triggers, which are for one payment at a time, and then
 * the list made from the ledger, as after a restore.
 */
export const passPayments = [
  'alter table transfers disable trigger user',
  'alter table accounts disable trigger user',
  `insert into transfers (debit_account_id, credit_account_id, amount, kind, description, search_text, idempotency_key, created_at)
   select case when credit then card.id else w.id end, case when credit then w.id else revenue.id end,
     case when not credit then price when w.n % 3 = 0 then 1000000 else price * 3 / 2 end,
     case when credit then 'card_funding' else 'class_enrolment' end,
     case when credit then 'Wallet funded by card' else 'Enrollment: Class ' || (100 + k % 20) end,
     case when credit then 'wallet funded by card' else 'enrolment: class ' || (100 + k % 20) end,
     'grown:' || w.n || ':' || m, now() - random() * interval '730 days'
   from (select a.id, p.n, 100000 + 20000 * (p.n % 20) as price from accounts a join person p on p.id = a.user_id and a.kind = 'wallet') w
   cross join lateral (select m, m <= 4 as credit, w.n * 7 + m * 13 as k from generate_series(1, 10) m) line,
   (select id from accounts where kind = 'card_clearing') card,
   (select id from accounts where kind = 'class_revenue') revenue`,
  `update accounts set balance = sums.balance from (
     select id, sum(amount) as balance from (
       select credit_account_id as id, amount from transfers
       union all select debit_account_id, -amount from transfers) sides group by id) sums
   where sums.id = accounts.id`,
  'alter table transfers enable trigger user',
  'alter table accounts enable trigger user',
  'select rebuild_payments()',
];

/** What each student owes, due between a month from now and three months ago, and what was paid before it. */
export const debts = [
  `insert into invoices (user_id, class_id, title, amount, paid, due_on, overdue_at, state, made_at, settled_at)
   select p.id, r.id, '', 900000, case when paid then 900000 else 0 end, day, day + 8,
     case when paid then 'paid' else 'open' end, now(), case when paid then now() end
   from person p join room r on r.n = 1 + p.n % (select count(*)::int from room)
   cross join (values (true), (false)) as line (paid)
   cross join lateral (select current_date + 30 - p.n % 120 - case when paid then 120 else 0 end as day) due`,
];
