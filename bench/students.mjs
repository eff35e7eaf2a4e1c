import { ask } from './support/ask.mjs';
import { compareHeld, sayHeld } from './support/compare.mjs';
import { fund } from './support/fund.mjs';
import { GROWN, growStudents, openBoth } from './support/institute.mjs';

/*
 * npm run bench:students — a page of the administrators' list of students in an institute of 1,000
 * and, in the same run on the same machine, in one of 100,000: its first page, its depths, searches
 * and every order; and the report of the dashboard. For each question the figure is how many times
 * as long the large institute takes. The middle of the list, which only an address typed by hand
 * reaches in one step, is as far from both ends as one can get.
 */

/**
 * People of forty first and fifty family names, a third with money, one in a hundred deleted, each
 * in three of twenty classes over two years.
 * @param {import('pg').Client} client @param {number} students
 */
async function grow(client, students) {
  const first = `(array['amina','bala','chidi','danladi','esther','fatima','gambo','halima'])[1 + n % 8]`;
  const family = `(array['abubakar','bello','danjuma','garba','ibrahim','lawal','musa','okafor'])[1 + n / 40 % 8]`;
  await growStudents(client, students, {
    name: `${first} || chr(97 + n / 8 % 5) || ' ' || ${family} || chr(97 + n / 320 % 6)`,
    phone: `'080' || lpad((n * 7919 % 100000000)::text, 8, '0')`,
    joined: `now() - random() * interval '730 days'`,
  });
  await client.query('analyze');
  await fund(client);
  await client.query(
    `insert into classes (rand, name, category, about, is_premium, price, is_monthly, monthly_lesson_limit, is_active, links, created_at)
     select 'grown-class-' || n, 'Class ' || n, 'Grown', 'About', false, 0, false, 0, true, '', now() - interval '730 days'
     from generate_series(1, 20) n`,
  );
  await client.query(
    `insert into enrolments (user_id, class_id, enrolled_at)
     select u.id, c.id, now() - random() * interval '730 days'
     from users u join classes c on c.rand like 'grown-class-%' and c.id % 7 = u.id % 7
     where u.${GROWN}`,
  );
  await client.query(
    `update users set deleted_at = now(), email = null, search_text = ''
     where ${GROWN} and id % 100 = 7`,
  );
  await client.query('vacuum analyze');
  const { rows } = await client.query('select sum(users)::int as total from user_totals');
  return Number(rows[0].total);
}

const { small, large, stop } = await openBoth('bench:students', {
  small: (client) => grow(client, 1_000),
  large: (client) => grow(client, 100_000),
});

/**
 * A question: fields of the list, for a list of `total`; `longer` says why the answer of a large
 * institute honestly takes longer.
 * @typedef {{ name: string, fields: (total: number) => Record<string, string>, longer?: string }} Question
 */
const NOBODY = 'finds nobody in the small institute, where nothing is to be fetched then';
const orders = ['name', 'email', 'phone', 'joined', 'wallet', 'role'];
/** @type {Question[]} */
const questions = [
  { name: 'first page', fields: () => ({}) },
  { name: 'page 50', fields: () => ({ page: '50' }) },
  { name: 'last page', fields: (total) => ({ page: String(Math.ceil(total / 10)) }) },
  {
    name: 'page 50 from the end',
    fields: (total) => ({ page: String(Math.ceil(total / 10) - 49) }),
  },
  { name: 'the middle', fields: (total) => ({ page: String(Math.ceil(total / 20)) }) },
  { name: 'search: one person', fields: () => ({ search: 'grown503@' }) },
  { name: 'search: a name', fields: () => ({ search: 'aminab musac' }) },
  { name: 'search: a first name', fields: () => ({ search: 'fatima' }) },
  { name: 'search: surname first', fields: () => ({ search: 'musac aminab' }) },
  { name: 'search: a phone', fields: () => ({ search: '+234 800 000 7919' }) },
  { name: 'search: part of a phone', fields: () => ({ search: '0800 079' }) },
  { name: 'search: a name and digits', fields: () => ({ search: 'fatima 0800' }) },
  { name: 'search: rare digits', fields: () => ({ search: '0803 000' }), longer: NOBODY },
  {
    name: 'search: a name, rare digits',
    fields: () => ({ search: 'fatima 0803' }),
    longer: NOBODY,
  },
  { name: 'only administrators', fields: () => ({ only_role: '11' }) },
  { name: 'only with money', fields: () => ({ balance: 'some' }) },
  { name: 'only not seen', fields: () => ({ activity: 'silent' }) },
  { name: 'only seen', fields: () => ({ activity: 'active' }) },
  { name: 'search: two letters', fields: () => ({ search: 'ha' }) },
  { name: 'search: everybody', fields: () => ({ search: 'example.com' }) },
  { name: 'search: nobody', fields: () => ({ search: 'zzzz' }) },
  { name: 'search and order', fields: () => ({ search: 'aminab musac', sort: '-wallet' }) },
  ...orders.flatMap((sort) => [
    { name: `by ${sort}`, fields: () => ({ sort }) },
    { name: `by ${sort}, backwards`, fields: () => ({ sort: `-${sort}` }) },
  ]),
];

for (const { name, fields, longer } of questions) {
  const askList = (/** @type {typeof small} */ site) => {
    const list = { action: 'getStudentList', page: '1', per_page: '10', ...fields(site.grown) };
    return ask(site, '/adminActions.php', list);
  };
  await compareHeld(name, { small, large }, askList, longer);
}
await compareHeld('the report', { small, large }, ({ product, headers }) => {
  const json = { ...headers, 'content-type': 'application/json' };
  return ask({ product, headers: json }, '/adminReport.php', '{}');
});
await stop();
sayHeld();
