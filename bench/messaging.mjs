import { createServer } from 'node:net';
import { ask } from './support/ask.mjs';
import { compare } from './support/compare.mjs';
import { GROWN, growStudents, onDatabase, openBoth } from './support/institute.mjs';
import { ADMIN } from './support/measure.mjs';

/*
 * npm run bench:messaging — what the Messaging screen asks, with 1,000 students and, in the same run
 * on the same machine, with 100,000: for each question the figure is how many times as long the
 * large institute takes. Then a message to everybody by e-mail: how long the request takes, and how
 * soon each student has a row of their own to be sent.
 */

/** A mail server that never answers: what is measured here is ours alone. */
const silent = createServer(() => undefined).listen(0, '127.0.0.1');
await new Promise((resolve) => silent.once('listening', () => resolve(null)));
const address = silent.address();
const mailPort = address && typeof address === 'object' ? address.port : 0;

/**
 * Students with names of both scripts, and a message to all of them by e-mail, of which every
 * hundredth failed; for every hundred students another one like it of a few.
 * @param {import('pg').Client} client @param {number} students
 */
async function grow(client, students) {
  const names = `(array['Amina','Bala','Chidi','Danladi','Esther','Fatima','Gambo','Halima','زينب','يوسف'])`;
  await growStudents(client, students, {
    name: `${names}[1 + n % 10] || ' ' || lpad(n::text, 6, '0')`,
    joined: "now() - interval '300 days'",
  });
  const sender = `(select id from users where email = '${ADMIN.email}')`;
  await client.query(
    `insert into messages (rand, subject, body, search_text, is_popup, delivery, to_all, recipient_count, sender_id, sent_at)
     select 'grown-' || n, 'News ' || n, 'Text of the news ' || n, 'news ' || n || ' text of the news', false,
       'email', n = 1, case when n = 1 then $1::int else 10 end, ${sender}, now()
     from generate_series(1, $1::int / 100) n order by n`,
    [students],
  );
  const { rows } = await client.query("select id from messages where rand = 'grown-1'");
  const id = Number(rows[0].id);
  await client.query(
    `insert into mail_deliveries (message_id, user_id, state, attempts, last_error, due_at)
     select $1, id, case when id % 100 = 0 then 'failed' else 'sent' end, 1, '550 No such user', now()
     from users where ${GROWN}`,
    [id],
  );
  await client.query(
    `insert into mailings (message_id, is_expanded, total, sent, failed)
     select $1, true, count(*), count(*) filter (where state = 'sent'), count(*) filter (where state = 'failed')
     from mail_deliveries where message_id = $1`,
    [id],
  );
  await client.query('vacuum analyze');
  return id;
}

const { small, large, cluster } = await openBoth(
  'bench:messaging',
  { small: (client) => grow(client, 1_000), large: (client) => grow(client, 100_000) },
  { SMTP_URL: `smtp://127.0.0.1:${mailPort}` },
);

const pasted = Array.from({ length: 1000 }, (_, at) => `grown${at + 1}@example.com`).join('\n');
/** @type {{ name: string, action: string, fields?: Record<string, string>, ofMessage?: true }[]} */
const questions = [
  { name: 'picker: first page', action: 'getStudentList' },
  { name: 'picker: a common name', action: 'getStudentList', fields: { search: 'amina' } },
  { name: 'picker: in Arabic', action: 'getStudentList', fields: { search: 'زَيْنَب' } },
  { name: 'picker: one e-mail', action: 'getStudentList', fields: { search: 'grown770@' } },
  { name: 'picker: nobody', action: 'getStudentList', fields: { search: 'zzzz' } },
  { name: 'how many is everybody', action: 'checkRecipients', fields: { send_to_all: 'true' } },
  { name: '1,000 pasted e-mails', action: 'checkRecipients', fields: { recipient_list: pasted } },
  { name: 'sent messages', action: 'getSentMessages' },
  { name: 'sent messages, searched', action: 'getSentMessages', fields: { search: 'news 7' } },
  { name: 'one delivery report', action: 'getSentMessages', ofMessage: true },
  { name: 'its failed e-mails', action: 'getFailedDeliveries', ofMessage: true },
];

/**
 * Milliseconds of one question.
 * @param {typeof small} site @param {typeof questions[number]} question
 */
function askScreen(site, { action, fields, ofMessage }) {
  return ask(site, '/adminActions.php', {
    action,
    ...(action === 'checkRecipients' ? {} : { page: '1', per_page: '10' }),
    ...(ofMessage ? { message_id: String(site.grown) } : {}),
    ...fields,
  });
}

for (const question of questions) {
  await compare(question.name, { small, large }, (site) => askScreen(site, question));
}

/** @param {typeof small} site */
async function sendToAll(site) {
  const begun = performance.now();
  const words = { action: 'sendMessage', subject: 'To all', message: 'Text' };
  const way = { delivery_method: 'both', send_to_all: 'true' };
  const { data, took: answered } = await ask(site, '/adminActions.php', { ...words, ...way });
  const total = await onDatabase(site.databaseUrl, (client) => expanded(client, data.id));
  return { answered, ready: performance.now() - begun, total };
}

/** How many recipients a message has, once each has a row. @param {import('pg').Client} client @param {number} id */
async function expanded(client, id) {
  for (;;) {
    const { rows } = await client.query(
      'select total from mailings where message_id = $1 and is_expanded',
      [id],
    );
    if (rows[0]) return Number(rows[0].total);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

for (const site of [small, large]) {
  const { answered, ready, total } = await sendToAll(site);
  console.log(
    `to all ${total} by e-mail: answered after ${answered.toFixed(0)} ms, every row there after ${(ready / 1000).toFixed(1)} s`,
  );
}
for (const site of [small, large]) site.product.child.kill('SIGKILL');
silent.close();
await cluster.stop();
process.exit(0);
