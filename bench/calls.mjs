import pg from 'pg';
import { openInstitute, startCluster } from './support/institute.mjs';
import { median, STUDENT, signIn } from './support/measure.mjs';
import { cpuOf } from './support/processes.mjs';
import { countRoundTrips } from './support/round-trips.mjs';

/*
 * npm run bench:calls — what one request of the hot calls costs on PostgreSQL: statements (begin and
 * commit are two of them), how often it waits for their answers (those that go out together are one
 * wait, and over a network each is a way there and back), milliseconds that the database and the
 * server compute, and milliseconds that one caller alone waits for. Statements and waits are the
 * figures to compare: the others say as much about the machine. Names as arguments measure those
 * calls alone.
 */

const TIMES = Number(process.env.BENCH_TIMES ?? 200);
/** Classes of a hundred lessons, for what can be done once: opening a lesson, joining a class. */
const CLASSES = Math.max(4, Math.ceil(TIMES / 100));
/** Questions of an exam, beside its theory. */
const QUESTIONS = 10;

/**
 * Gives the ids of the questions of each exam.
 * @param {pg.Client} client
 * @returns {Promise<number[][]>}
 */
async function grow(client) {
  await client.query('create extension pg_stat_statements');
  await client.query(
    `insert into classes (rand, name, category, about, is_premium, price, is_monthly, monthly_lesson_limit, is_active, links, lesson_total, created_at)
     select kind || n, 'Class ' || kind || n, 'Grown', 'About', kind = 'paid-', case kind when 'paid-' then 100 else 0 end,
       false, case kind when 'limited-' then 1000000 else 0 end, true, '', 100, now() - interval '30 days'
     from generate_series(1, $1::int) n, unnest(array['open-', 'limited-']) kind
     union all
     select 'paid-' || n, 'Class paid-' || n, 'Grown', 'About', true, 100, false, 0, true, '', 0, now() - interval '30 days'
     from generate_series(1, $2::int) n
     union all
     select 'exam-' || n, 'Class exam-' || n, 'Grown', 'About', false, 0, false, 0, false, '', 1, now() - interval '30 days'
     from generate_series(1, $2::int) n`,
    [CLASSES, TIMES],
  );
  await client.query(
    `insert into lessons (rand, class_id, kind, subject, about, position, theory_answer, created_at)
     select c.rand || '-' || n, c.id, 'lesson', 'Lesson ' || n, 'Text of the lesson', n, '', now() - interval '29 days'
     from classes c, generate_series(1, 100) n where c.rand like 'open-%' or c.rand like 'limited-%'`,
  );
  await client.query(
    `insert into enrolments (user_id, class_id, enrolled_at)
     select u.id, c.id, now() - interval '28 days' from users u, classes c
     where u.email = 'student@example.com'
       and (c.rand like 'open-%' or c.rand like 'limited-%' or c.rand like 'exam-%')`,
  );
  const ids = await growExams(client);
  await client.query('vacuum analyze');
  return ids;
}

/** An exam that the student has opened in each class that is for one. @param {pg.Client} client */
async function growExams(client) {
  await client.query(
    `insert into lessons (rand, class_id, kind, subject, about, position, theory_answer, created_at)
     select c.rand, c.id, 'exam', 'Exam ' || c.rand, 'What is the root of the word?', 1, '', now() - interval '29 days'
     from classes c where c.rand like 'exam-%'`,
  );
  await client.query(
    `insert into lesson_progress (user_id, lesson_id, class_id, viewed_at)
     select e.user_id, l.id, l.class_id, now() from lessons l join enrolments e on e.class_id = l.class_id
     where l.rand like 'exam-%'`,
  );
  await client.query(
    `insert into questions (lesson_id, position, question, answer, option1, option2, option3, option4)
     select l.id, n, 'Question ' || n, 'One', 'One', 'Two', 'Three', 'Four'
     from lessons l, generate_series(1, $1::int) n where l.rand like 'exam-%'`,
    [QUESTIONS],
  );
  const { rows } = await client.query(
    `select array_agg(q.id order by q.id) as ids from questions q join lessons l on l.id = q.lesson_id
     where l.rand like 'exam-%' group by l.id order by substr(l.rand, 6)::int`,
  );
  return rows.map(({ ids }) => ids);
}

/**
 * A call, and its fields at each turn.
 * @typedef {object} Hot
 * @property {string} name
 * @property {string} path
 * @property {(turn: number) => Record<string, string>} [fields] none for GET
 * @property {Record<string, string>} [headers] instead of the student's
 * @property {() => Promise<void>} [before] what is done before the first turn
 */

/** Answers to all questions of an exam and to its theory. @param {number} turn */
const handedIn = (turn) => ({
  lesson_id: `exam-${turn + 1}`,
  theory: 'The root is what the letters have in common.',
  ...Object.fromEntries((site.grown[turn] ?? []).map((id) => [`answer[${id}]`, 'One'])),
});

/** The ids of what the student has handed in, in order. @type {number[]} */
let handedInIds = [];
async function findHandedIn() {
  const { rows } = await database.query(
    `select r.id from exam_results r join lessons l on l.id = r.lesson_id
     where l.rand like 'exam-%' order by substr(l.rand, 6)::int`,
  );
  handedInIds = rows.map(({ id }) => id);
}

/** @param {number} turn */
const marked = (turn) => ({
  action: 'markExam',
  lesson_id: `exam-${turn + 1}`,
  result_id: String(handedInIds[turn]),
  theory_score: '70',
  request_key: `key-of-turn-${turn}`,
});

/** @param {string} kind @returns {(turn: number) => Record<string, string>} */
const lessonOf = (kind) => (turn) => ({
  action: 'viewStatus',
  class_id: `${kind}-${1 + Math.floor(turn / 100)}`,
  lesson_id: `${kind}-${1 + Math.floor(turn / 100)}-${1 + (turn % 100)}`,
});

/** @param {Record<string, string>} [more] @returns {Record<string, string>} */
const asPage = (more) => ({ accept: 'text/html', ...more });

/** @param {Record<string, string>} student @param {Record<string, string>} another who signs in again @returns {Hot[]} */
const hotCalls = (student, another) => [
  { name: 'landing, a guest', path: '/', headers: asPage() },
  { name: 'a dashboard, painted', path: '/', headers: asPage({ cookie: student.cookie ?? '' }) },
  { name: 'get_classes', path: '/api.php?action=get_classes' },
  { name: 'getUserData', path: '/api.php', fields: () => ({ action: 'getUserData' }) },
  { name: 'get_my_classes', path: '/api.php', fields: () => ({ action: 'get_my_classes' }) },
  {
    name: 'get_class_details',
    path: '/api.php',
    fields: () => ({ action: 'get_class_details', class_id: 'open-1' }),
  },
  { name: 'a lesson, first opened', path: '/api.php', fields: lessonOf('open') },
  { name: 'the same, limited a month', path: '/api.php', fields: lessonOf('limited') },
  { name: 'a lesson, opened again', path: '/api.php', fields: lessonOf('open') },
  {
    name: 'a paid class, joined',
    path: '/api.php',
    fields: (turn) => ({ action: 'classenrolement', class_id: `paid-${turn + 1}` }),
  },
  {
    name: 'signed in, a known device',
    path: '/api.php',
    fields: () => ({ action: 'login', ...STUDENT }),
    headers: another,
  },
  { name: 'an exam, handed in', path: '/submitExam.php', fields: handedIn },
  {
    name: 'an exam, marked',
    path: '/lessonsAction.php',
    fields: marked,
    headers: site.headers,
    before: findHandedIn,
  },
];

const cluster = await startCluster('bench:calls', {
  shared_preload_libraries: 'pg_stat_statements',
});
const roundTrips = await countRoundTrips(cluster.url);
const site = await openInstitute({ ...cluster, url: roundTrips.url }, 'calls', grow);
const student = await signIn(site.product.url);
const database = new pg.Client({ connectionString: site.databaseUrl });
await database.connect();

/** Gives the demo's student what the paid classes cost. */
async function fund() {
  const { rows } = await database.query(`select id from users where email = 'student@example.com'`);
  const fields = {
    action: 'fundWallet',
    student_id: String(rows[0].id),
    amount: String(100 * TIMES),
  };
  await send('/adminActions.php', fields, site.headers);
}

/** @param {string} path @param {Record<string, string> | undefined} fields @param {Record<string, string>} headers */
async function send(path, fields, headers) {
  const response = await fetch(
    site.product.url + path,
    fields
      ? { method: 'POST', headers, body: new URLSearchParams(fields).toString() }
      : { headers },
  );
  if (headers.accept === 'text/html') {
    if (!response.ok || !(await response.text()).includes('</html>')) throw new Error(`no ${path}`);
    return;
  }
  const reply = /** @type {{ status: boolean, message: string }} */ (await response.json());
  if (!reply.status) throw new Error(`${path} ${fields?.action ?? ''}: ${reply.message}`);
}

/** Statements of requests since the count began, those of the queue of jobs aside, and their time. */
async function counted() {
  const { rows } = await database.query(
    `select sum(calls)::int as statements, sum(total_exec_time) as ms from pg_stat_statements
     where dbid = (select oid from pg_database where datname = current_database())
       and query not like '%pgboss%' and query not like '%pg_stat_statements%'`,
  );
  return { statements: Number(rows[0].statements), ms: Number(rows[0].ms) };
}

/** @param {Hot} call */
async function cost({ name, path, fields, headers = student, before }) {
  await before?.();
  const pid = site.product.child.pid ?? 0;
  await database.query('select pg_stat_statements_reset()');
  const cpu = cpuOf(pid);
  const [took, waits] = [/** @type {number[]} */ ([]), /** @type {number[]} */ ([])];
  for (let turn = 0; turn < TIMES; turn += 1) {
    const [begun, waited] = [performance.now(), roundTrips.count()];
    await send(path, fields?.(turn), headers);
    took.push(performance.now() - begun);
    waits.push(roundTrips.count() - waited);
  }
  const used = cpuOf(pid) - cpu;
  const { statements, ms } = await counted();
  /** @param {number} value @param {number} digits */
  const each = (value, digits) => (value / TIMES).toFixed(digits).padStart(7);
  console.log(
    `${name.padEnd(28)}${each(statements, 1)}${String(median(waits)).padStart(7)}${each(ms, 2)}${each(1000 * used, 2)}${median(took).toFixed(1).padStart(7)}`,
  );
}

await fund();
console.log(`${'one request of'.padEnd(28)}   stmts  waits  db ms cpu ms   took`);
const named = process.argv.slice(2);
for (const call of hotCalls(student, await signIn(site.product.url))) {
  if (named.length === 0 || named.some((name) => call.name.includes(name))) await cost(call);
}
await database.end();
await site.product.stop();
roundTrips.stop();
await cluster.stop();
