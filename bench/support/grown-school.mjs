import { hashPassword } from '../../apps/server/src/platform/password.ts';
import { FORM } from './measure.mjs';
import { homework } from './school/homework.mjs';
import { office } from './school/office.mjs';
import { debts, passPayments, people } from './school/people.mjs';
import { practice } from './school/practice.mjs';
import { teaching } from './school/teaching.mjs';
import { turnsOf } from './school/turns.mjs';

/**
 * What of a database is used here.
 * @typedef {{ query: (text: string, values?: any[]) => Promise<{ rows: any[] }> }} Client
 */

/**
 * A school. Whatever its size, a student, a class and a lesson are the same: only their number differs.
 * @typedef {object} Size
 * @property {number} students beside a hundredth as many who were deleted; each has ten payments, a
 *   card payment, a certificate, two acts of the office, a hand-in and a conversation by letters
 * @property {number} classes each with `lessons` and as many messages; every other one is paid
 * @property {number} lessons of a class
 * @property {number} exams which its last lessons are: of the last two, each has handed in one, and
 *   opened the other
 * @property {number} joined classes of a student, one of them and its lessons being a quarter behind
 * @property {number} opened lessons of each class that a student has joined
 * @property {number} wide members of one class beside those, which has ten lessons that all of them opened
 * @property {number} cards of practice that a student has, in whole hundreds
 */

/** @type {Omit<Size, 'students' | 'classes' | 'wide'>} */
const USUAL = { lessons: 12, exams: 2, joined: 3, opened: 2, cards: 0 };

/** Fifty students to a class, and a class of a tenth of them all. @param {number} students @returns {Size} */
export const sizeOf = (students) => ({
  ...{ ...USUAL, students },
  ...{ classes: Math.ceil(students / 50), wide: Math.ceil(students / 10) },
});

/** The sizes that are compared with a hundred times as much. */
export const SMALL = 1_000;
export const LARGE = 100_000;

/** A school in the middle of its course, of which a thousand students are signed in. @type {Size} */
export const COURSE = {
  ...{ students: 1_250, classes: 200, wide: 125, cards: 0 },
  ...{ lessons: 18, exams: 6, joined: 6, opened: 6 },
};

export const PASSWORD = 'learn-arabic-1';
/** The number of the student whose screens are asked for, a member of the third class. */
const READER = 2;

/**
 * Grows a school beside the demo, part by part, and gives the ids of what is asked for. `turns` is how
 * often each act that can be done once will be done. A table that is empty would be read as one that
 * stays so: statements keep the plan that they were given when they were first asked.
 * @param {Client} client @param {Size} size @param {number} [turns]
 */
export async function growSchool(client, size, turns = 0) {
  const begun = performance.now();
  const hash = await hashPassword(PASSWORD);
  const parts = {
    ...people(size, hash, READER),
    ...teaching(size),
    ...office(size, READER),
    ...practice(size),
    ...homework(),
    'what they owe': debts,
    payments: passPayments,
    'what the planner knows': ['vacuum analyze'],
  };
  const took = [];
  for (const [name, steps] of Object.entries(parts)) {
    const before = performance.now();
    for (const step of steps) await client.query(step);
    await client.query('analyze');
    const seconds = (performance.now() - before) / 1000;
    if (seconds >= 1) took.push(`${name} ${seconds.toFixed(0)}`);
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${name}: ${seconds.toFixed(0)} s`);
  }
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  const given = { ...(await idsOf(client, size)), ...(await turnsOf(client, turns)) };
  await client.query('drop table person, room');
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(
    `a school of ${size.students} students and ${size.classes} classes: made in ${seconds} s${took.length > 0 ? ` (${took.join(', ')})` : ''}`,
  );
  return given;
}

/** @typedef {Awaited<ReturnType<typeof growSchool>>} Grown */

/** What questions name. @param {Client} client @param {Size} size */
async function idsOf(client, { students, lessons }) {
  const { rows } = await client.query(
    `select c.id::text as class, c.rand as "classRand", wide.id::text as wide, l.id::text as lesson, exam.id::text as exam,
       u.id::text as student, split_part(u.name, ' ', 1) as name,
       (select max(id)::text from messages where rand like 'grown-one-%') as message,
       (select h.id::text from hand_ins h where h.state = 'waiting' order by handed_in_at offset 3 limit 1) as "handIn",
       (select id::text from messages where rand = 'grown-all') as mailing,
       (select sum(users)::int from user_totals) as people,
       (select count(*)::int from payments) as payments,
       (select count(*)::int from exam_results where total_score is null) as waiting
     from room c join lessons l on l.class_id = c.id and l.position = 1
     join lessons exam on exam.class_id = c.id and exam.position = ${lessons}
     join users u on u.email = '${emailOf(READER)}', classes wide
     where c.n = 3 and wide.rand = 'grown-wide'`,
  );
  /** @type {Record<'class' | 'classRand' | 'wide' | 'lesson' | 'exam' | 'student' | 'name' | 'message' | 'mailing' | 'handIn', string>} */
  const ids = rows[0];
  /** @type {Record<'people' | 'payments' | 'waiting', number>} */
  const counts = rows[0];
  return { ...ids, ...counts, students, reader: READER };
}

/** @param {number} student their number */
export const emailOf = (student) => `grown${student}@example.com`;

/** What the browser of a student sends along, who is signed in. @param {number} student their number */
export const headersOf = (student) => ({
  'content-type': FORM,
  cookie: `sid=sid-${student}; token=token-${student}`,
  authorization: `Bearer token-${student}`,
});

/** The number of somebody who is signed in, at each turn another. @param {number} students @param {number} turn */
export function signedInAt(students, turn) {
  const at = turn % Math.floor((students * 4) / 5);
  return at + Math.floor(at / 4) + 1;
}

/** A sign-in where its student has signed in before. @param {number} student their number */
export const signInOf = (student) => ({
  headers: { 'content-type': FORM, cookie: `device=device-${student}` },
  body: `action=login&email=${emailOf(student)}&password=${PASSWORD}`,
});
