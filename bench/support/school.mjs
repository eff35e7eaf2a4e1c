import { hashPassword } from '../../apps/server/src/platform/password.ts';
import { hash } from '../../apps/server/src/platform/random.ts';
import { GROWN, growStudents } from './institute.mjs';
import { FORM } from './measure.mjs';

/** A school of a usual size in the middle of its course: classes, half of them paid, and students. */
const SCHOOL = { classes: 200, lessons: 12, opened: 6, students: 1000, joined: 6 };
/**
 * Exams in classes of their own, which all but the first students have joined: they are those whose pages
 * are measured. What has an id of its own begins with `firstId`.
 */
const EXAMS = { exams: 10, questions: 10, sitsFrom: 100, firstId: 1_000_000 };
export const PASSWORD = 'learn-arabic-1';

/**
 * Fills an institute with a school: each student has joined a few free classes and opened the first
 * lessons of each, is signed in, and has the money for every paid class. A table that is empty here would
 * be read as one that stays so: statements keep the plan that they were given when they were first asked.
 * @param {import('pg').Client} client
 */
export async function growSchool(client) {
  const { classes, lessons, opened, students, joined } = SCHOOL;
  await growStudents(client, students);
  await client.query(`update users set password_hash = $1 where ${GROWN}`, [
    await hashPassword(PASSWORD),
  ]);
  await client.query(
    `insert into classes (rand, name, category, about, is_premium, price, is_monthly, monthly_lesson_limit, is_active, links, lesson_total, created_at)
     select 'class-' || n, 'Class ' || n || ' of the school', 'Category ' || n % 8, repeat('What is taught here. ', 12),
       n % 2 = 1, case n % 2 when 1 then 100 else 0 end, false, 0, true, 'https://example.com/live', $2, now() - n * interval '1 hour'
     from generate_series(0, $1::int - 1) n`,
    [classes, lessons],
  );
  await client.query(
    `insert into lessons (rand, class_id, kind, subject, about, position, theory_answer, created_at)
     select c.rand || '-' || n, c.id, 'lesson', 'Lesson ' || n, 'Text of the lesson', n, '', now()
     from classes c, generate_series(0, $1::int - 1) n where c.rand like 'class-%'`,
    [lessons],
  );
  await client.query(
    `insert into enrolments (user_id, class_id, enrolled_at)
     select u.id, c.id, now() from users u, generate_series(0, $1::int - 1) k, classes c
     where u.${GROWN} and c.rand = 'class-' || 2 * ((substring(u.email from '[0-9]+')::int - 1 + 17 * k) % ($2::int / 2))`,
    [joined, classes],
  );
  await client.query(
    `insert into lesson_progress (user_id, lesson_id, class_id, viewed_at)
     select e.user_id, l.id, l.class_id, now() - interval '1 day'
     from enrolments e join lessons l on l.class_id = e.class_id and l.position < $1
     join users u on u.id = e.user_id where u.${GROWN}`,
    [opened],
  );
  await client.query(
    `insert into transfers (debit_account_id, credit_account_id, amount, kind, description, idempotency_key, created_at)
     select card.id, wallet.id, 100 * $1::bigint, 'card_funding', 'Wallet funding', 'grown:' || wallet.id, now()
     from accounts card, accounts wallet join users u on u.id = wallet.user_id
     where card.kind = 'card_clearing' and u.${GROWN}`,
    [classes],
  );
  await client.query(
    `insert into sessions (sid_hash, token_hash, user_id, created_at, expires_at)
     select sid, token, u.id, now(), now() + interval '30 days'
     from unnest($1::text[], $2::text[], $3::text[]) as given (sid, token, email)
     join users u on u.email = given.email`,
    [
      everyStudent((n) => hash(`sid-${n}`)),
      everyStudent((n) => hash(`token-${n}`)),
      everyStudent((n) => emailOf(n)),
    ],
  );
  await client.query(
    `insert into devices (key_hash, user_id, first_seen_at, last_seen_at)
     select key, u.id, now(), now() from unnest($1::text[], $2::text[]) as given (key, email)
     join users u on u.email = given.email`,
    [everyStudent((n) => hash(`device-${n}`)), everyStudent((n) => emailOf(n))],
  );
  await growExams(client);
  await client.query(
    'create table floor (id int generated always as identity primary key, user_id int, lesson_id int, viewed_at timestamptz)',
  );
  await client.query('vacuum analyze');
}

/**
 * Exams of questions and a theory answer that are opened and wait to be handed in, and others that all
 * students have handed in.
 * @param {import('pg').Client} client
 */
async function growExams(client) {
  const { exams, questions, sitsFrom, firstId } = EXAMS;
  await client.query(
    `insert into classes (rand, name, category, about, is_premium, price, is_monthly, monthly_lesson_limit, is_active, links, lesson_total, created_at)
     select kind || n, 'Class ' || kind || n, 'Exams', 'About', false, 0, false, 0, false, '', 1, now()
     from generate_series(0, $1::int - 1) n, unnest(array['exam-', 'sat-']) kind`,
    [exams],
  );
  await client.query(
    `insert into lessons (rand, class_id, kind, subject, about, position, theory_answer, created_at)
     select c.rand, c.id, 'exam', 'Exam ' || c.rand, 'What is the root of the word?', 1, '', now()
     from classes c where c.category = 'Exams'`,
  );
  await client.query(
    `insert into questions (id, lesson_id, position, question, answer, option1, option2, option3, option4)
     overriding system value
     select $2::int + $1::int * substr(l.rand, 6)::int + n, l.id, n, 'Question ' || n, 'One', 'One', 'Two', 'Three', 'Four'
     from lessons l, generate_series(0, $1::int - 1) n where l.rand like 'exam-%'`,
    [questions, firstId],
  );
  await client.query(
    `insert into enrolments (user_id, class_id, enrolled_at)
     select u.id, c.id, now() from users u, classes c
     where u.${GROWN} and c.category = 'Exams' and substring(u.email from '[0-9]+')::int > $1`,
    [sitsFrom],
  );
  await client.query(
    `insert into lesson_progress (user_id, lesson_id, class_id, viewed_at)
     select e.user_id, l.id, l.class_id, now() from lessons l join enrolments e on e.class_id = l.class_id
     where l.kind = 'exam' and (l.rand like 'exam-%' or l.rand like 'sat-%')`,
  );
  await client.query(
    `insert into exam_results (id, user_id, lesson_id, class_id, objective_answers, has_theory, theory_text, submitted_at)
     overriding system value
     select $1::int + (row_number() over (order by substr(l.rand, 5)::int, u.id))::int - 1, u.id, l.id, l.class_id, '{}', true, 'An answer', now()
     from users u join enrolments e on e.user_id = u.id join lessons l on l.class_id = e.class_id
     where u.${GROWN} and l.rand like 'sat-%'`,
    [firstId],
  );
}

/** @template T @param {(student: number) => T} give */
const everyStudent = (give) => Array.from({ length: SCHOOL.students }, (_, n) => give(n));

/** E-mail of a student, counted from 0. @param {number} student */
export const emailOf = (student) => `grown${student + 1}@example.com`;

/** What the browser of a student sends along, who is signed in. @param {number} student */
export const headersOf = (student) => ({
  'content-type': FORM,
  cookie: `sid=sid-${student}; token=token-${student}`,
  authorization: `Bearer token-${student}`,
});

/** A sign-in where its student has signed in before: at each turn another student's. @param {number} turn */
export const signIn = (turn) => ({
  headers: { 'content-type': FORM, cookie: `device=device-${turn % SCHOOL.students}` },
  body: `action=login&email=${emailOf(turn % SCHOOL.students)}&password=${PASSWORD}`,
});

/** A lesson that no request has opened yet: at each turn another student's. @param {number} turn */
export function unopened(turn) {
  const { students, lessons, opened, joined, classes } = SCHOOL;
  const student = turn % students;
  const round = Math.floor(turn / students);
  if (round >= joined * (lessons - opened))
    throw new Error('The lessons of the school are all opened.');
  const at = 2 * ((student + 17 * (round % joined)) % (classes / 2));
  const lesson = opened + Math.floor(round / joined);
  const body = `action=viewStatus&class_id=class-${at}&lesson_id=class-${at}-${lesson}`;
  return { headers: headersOf(student), body };
}

/** A paid class that its student has not joined: at each turn another student's. @param {number} turn */
export function unjoined(turn) {
  const { students, classes } = SCHOOL;
  const student = turn % students;
  const round = Math.floor(turn / students);
  if (round >= classes / 2) throw new Error('The paid classes of the school are all joined.');
  const at = 2 * ((student + round) % (classes / 2)) + 1;
  return { headers: headersOf(student), body: `action=classenrolement&class_id=class-${at}` };
}

/** An exam that is handed in: at each turn another student's. @param {number} turn */
export function unsat(turn) {
  const { exams, questions, sitsFrom, firstId } = EXAMS;
  const sitting = SCHOOL.students - sitsFrom;
  const exam = Math.floor(turn / sitting);
  if (exam >= exams) throw new Error('The exams of the school are all handed in.');
  const body = new URLSearchParams({
    lesson_id: `exam-${exam}`,
    theory: 'What the letters share.',
  });
  for (let n = 0; n < questions; n += 1) {
    body.set(`answer[${firstId + questions * exam + n}]`, 'One');
  }
  return { headers: headersOf(sitsFrom + (turn % sitting)), body: body.toString() };
}

/**
 * An exam that an administrator marks: at each turn another student's.
 * @param {Record<string, string>} headers of the administrator
 * @returns {(turn: number) => { headers: Record<string, string>, body: string }}
 */
export const unmarked = (headers) => (turn) => {
  const { exams, sitsFrom, firstId } = EXAMS;
  const sitting = SCHOOL.students - sitsFrom;
  const exam = Math.floor(turn / sitting);
  if (exam >= exams) throw new Error('The exams of the school are all marked.');
  const result = firstId + turn;
  const body = `action=markExam&lesson_id=sat-${exam}&result_id=${result}&theory_score=70&request_key=mark-${result}`;
  return { headers, body };
};
