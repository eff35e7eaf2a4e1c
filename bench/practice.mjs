import { gradeAnswer } from '@institute/contract/exercises/grade-answer';
import { ask } from './support/ask.mjs';
import { compare } from './support/compare.mjs';
import { GROWN, growStudents, openBoth } from './support/institute.mjs';
import { STUDENT, signIn } from './support/measure.mjs';

/*
 * npm run bench:practice — what is due of one student's words in an institute of 1,000 students and,
 * in the same run on the same machine, in a large one, each student with 500 cards and ten exercises
 * that were missed: how many times as long the large one takes, at most 1.5. Then how long 10,000 typed
 * answers take to be judged, and how many bytes a session of twenty cards is.
 *
 * BENCH_STUDENTS is how many the large one has: 100,000 unless said otherwise, which is fifty million
 * cards and some 12 GB in the folder of TMPDIR. What was measured is said; a smaller one says too what
 * is left out. BENCH_CARDS gives everybody another number of cards, in whole hundreds.
 */

const CARDS = Number(process.env.BENCH_CARDS ?? 500);
/** What was asked for, and how many students are measured. */
const ALL_STUDENTS = 100_000;
const STUDENTS = Number(process.env.BENCH_STUDENTS ?? ALL_STUDENTS);
/** How many times as long the large institute may take. */
const MOST_TIMES = 1.5;
/** A word has two cards, a lesson fifty words. */
const WORDS_A_LESSON = 50;
/** What a session may take of a student's data, in bytes, without its sound. */
const MOST_BYTES = 15_000;

/**
 * Students who have opened the same lessons of words and have reviewed all of them, a tenth of the
 * cards being due; twenty reviews each in this week. Half of the exercises they missed have been due
 * for longer than any word, so that they are in the session.
 * @param {import('pg').Client} client @param {number} students
 */
async function grow(client, students) {
  const begun = performance.now();
  await growStudents(client, students);
  // The rows are ours and right: nothing is checked or counted for each of them.
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into classes (rand, name, category, about, is_premium, price, is_monthly, monthly_lesson_limit, is_active, links, created_at)
     values ('grown-class', 'Grown', 'Grown', 'About', false, 0, false, 0, true, '', now())`,
  );
  await client.query(
    `insert into lessons (rand, class_id, kind, subject, about, position, theory_answer, created_at)
     select 'grown-lesson-' || n, (select id from classes where rand = 'grown-class'), 'lesson', 'Lesson ' || n, 'About', n, '', now()
     from generate_series(1, $1::int) n`,
    [Math.ceil(CARDS / 2 / WORDS_A_LESSON)],
  );
  await client.query(
    `insert into words (lesson_id, position, arabic, meaning, hausa, yoruba, root, pattern, plural, kind, example)
     select l.id, n, 'كَلِمَةٌ ' || n, 'a word of the lesson ' || n, 'kalma', 'ọ̀rọ̀', 'ك ل م', 'فَعِلَةٌ', 'كَلِمَاتٌ', 'noun', 'قَرَأْتُ كَلِمَةً جَدِيدَةً فِي الدَّرْسِ.'
     from lessons l, generate_series(1, ${WORDS_A_LESSON}) n where l.rand like 'grown-lesson-%'`,
  );
  const exercise = {
    ...{ type: 'typed', prompt: 'اُكْتُبْ: a big house, with every vowel sign.' },
    ...{ explanation: 'The adjective follows its noun in everything.', strictness: 'tashkeel' },
    ...{ accepted: ['بَيْتٌ كَبِيرٌ'], nearly: 50 },
  };
  await client.query(
    `update lessons set blocks = (select jsonb_agg(jsonb_build_object(
        'id', 'e' || n, 'kind', 'exercise', 'exercise', $1::jsonb)) from generate_series(1, 10) n)
     where rand = 'grown-lesson-1'`,
    [JSON.stringify(exercise)],
  );
  // They are thrown away afterwards, and their indexes are made once they are full.
  for (const table of ['review_cards', 'review_logs', 'exercise_cards']) {
    await client.query(`alter table ${table} set unlogged`);
  }
  const { rows: indexes } = await client.query(
    `select indexname, indexdef from pg_indexes where tablename in ('review_cards', 'review_logs', 'exercise_cards')
       and indexname not like '%_pk'`,
  );
  for (const { indexname } of indexes) await client.query(`drop index ${indexname}`);
  const people = `(select id from users where ${GROWN} or email = '${STUDENT.email}') person`;
  await client.query(
    `insert into lesson_progress (user_id, lesson_id, class_id, viewed_at)
     select person.id, l.id, l.class_id, now() - interval '90 days' from lessons l, ${people}
     where l.rand like 'grown-lesson-%'`,
  );
  await client.query(
    `insert into review_cards (user_id, word_id, asks, due_at, stability, difficulty, lapses, reviews, is_set_aside, first_reviewed_at, last_reviewed_at)
     select person.id, w.id, side.asks, now() + ((person.id * 31 + w.id * 7) % 100 - 10) * interval '1 day', 20, 5, 0, 6, false, now() - interval '80 days', now() - interval '10 days'
     from ${people}, words w, (values ('meaning'), ('arabic')) side (asks)
     where w.example like 'قَرَأْتُ كَلِمَةً%' and w.meaning like 'a word of the lesson %'`,
  );
  await client.query(
    `insert into review_logs (user_id, id, word_id, asks, rating, retention, reviewed_at, received_at)
     select person.id, 'grown-' || n, w.id, 'meaning', 'good', 90, now() - n * interval '1 hour', now()
     from ${people}, generate_series(1, 20) n,
       (select min(id) as id from words where meaning like 'a word of the lesson %') w`,
  );
  await client.query(
    `insert into exercise_cards (user_id, lesson_id, exercise_id, due_at, stability, difficulty, lapses, reviews, is_set_aside, first_reviewed_at, last_reviewed_at)
     select person.id, l.id, 'e' || n, now() + (n % 2 * 100 - 50) * interval '1 day', 1, 5, 0, 1, false, now() - interval '60 days', now() - interval '60 days'
     from ${people}, lessons l, generate_series(1, 10) n where l.rand = 'grown-lesson-1'`,
  );
  for (const { indexdef } of indexes) await client.query(indexdef);
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
  const { rows } = await client.query('select count(*)::int as cards from review_cards');
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(`${students} students, ${rows[0].cards} cards: made in ${seconds} s`);
  return Number(rows[0].cards);
}

const sites = await openBoth(
  'bench:practice',
  { small: (client) => grow(client, 1_000), large: (client) => grow(client, STUDENTS) },
  {},
  false,
);
if (STUDENTS < ALL_STUDENTS) {
  console.log(
    `measured at ${STUDENTS} students; of ${ALL_STUDENTS} the rows of one student are as many, and the indexes by which they are found a level deeper at most`,
  );
}

/** @param {typeof sites.small} site */
const asStudent = async ({ product }) => ({ product, headers: await signIn(product.url, STUDENT) });
const readers = { small: await asStudent(sites.small), large: await asStudent(sites.large) };

for (const action of ['get_practice', 'get_practice_count']) {
  const times = await compare(action, readers, (reader) => ask(reader, '/api.php', { action }));
  if (times > MOST_TIMES) process.exitCode = 1;
}

/** Answers as learners give them: right, without vowel signs, and with a letter amiss. */
const accepted = ['مَدْرَسَةٌ كَبِيرَةٌ', 'الطَّالِبُ فِي الْفَصْلِ', 'كَيْفَ حَالُكَ', 'السَّلَامُ عَلَيْكُمْ'];
const bare = accepted.map((text) => text.replace(/\p{M}/gu, ''));
const given = [...accepted, ...bare, ...bare.map((text) => text.replace('ل', 'ن'))];
const begun = performance.now();
for (let count = 0; count < 10_000; count += 1) {
  const strictness = count % 2 === 0 ? 'letters' : 'tashkeel';
  gradeAnswer(given[count % given.length] ?? '', {
    accepted: [accepted[count % accepted.length] ?? ''],
    strictness,
  });
}
console.log(`10,000 answers judged        ${(performance.now() - begun).toFixed(0)} ms`);

const { product, headers } = readers.large;
/**
 * Asks as a phone does and gives the bytes of what was sent and what came, without their headers.
 * @param {URLSearchParams} form
 */
async function bytesOf(form) {
  const body = form.toString();
  const response = await fetch(`${product.url}/api.php`, { method: 'POST', headers, body });
  const data = await response.text();
  if (!response.ok) throw new Error(data);
  // What fetch gives is unpacked; the length of what came stands in its header, where there is one.
  const packed = Number(response.headers.get('content-length') ?? Buffer.byteLength(data));
  return { bytes: Buffer.byteLength(body) + packed, data: JSON.parse(data).data };
}

const session = await bytesOf(new URLSearchParams({ action: 'get_practice' }));
let bytes = session.bytes;
const { cards, exercises = [] } = session.data;
const logs = [
  ...cards.map((/** @type {any} */ { word_id, asks }) => ({ list: 'reviews', word_id, asks })),
  ...exercises.map((/** @type {any} */ { lesson_id, exercise_id }) => ({
    ...{ list: 'exercises', lesson_id, exercise_id },
  })),
];
for (let from = 0; from < logs.length; from += 5) {
  const form = new URLSearchParams({ action: 'send_reviews' });
  for (const [at, { list, ...card }] of logs.slice(from, from + 5).entries()) {
    const id = `bench-${from + at}-${Date.now()}`;
    const log = { id, ...card, rating: 'good', at: Date.now(), retention: 90 };
    for (const [name, value] of Object.entries(log))
      form.set(`${list}[${at}][${name}]`, String(value));
  }
  bytes += (await bytesOf(form)).bytes;
}
console.log(
  `a session of ${cards.length} words and ${exercises.length} exercises   ${bytes} of ${MOST_BYTES} bytes`,
);
if (bytes > MOST_BYTES) process.exitCode = 1;
await sites.stop();
