import { performance } from 'node:perf_hooks';
import { compareHeld, ROUNDS_IN_ALL, sayHeld } from './support/compare.mjs';
import { receive } from './support/hot-calls.mjs';
import { openBoth } from './support/institute.mjs';
import { growOffice } from './support/office.mjs';
import { growReaders } from './support/readers.mjs';
import { headersOf } from './support/school.mjs';

/*
 * npm run bench:growth — what a student and a guest ask for most, in an institute of 1,000 students
 * and 20 classes and, in the same run on the same machine, in one of 100,000 and 2,000, in which a
 * class and a student are the same. For each the figure is how many times as long the large institute
 * takes; above 1.5 the run fails, but for what names every class. BENCH_STUDENTS is how many the large
 * one has, with a class for each fifty: what was measured is said.
 */

const STUDENTS = Number(process.env.BENCH_STUDENTS ?? 100_000);
const LARGE = { students: STUDENTS, classes: Math.ceil(STUDENTS / 50) };
const SMALL = { students: 1_000, classes: 20 };
/** Why the large institute's answer honestly takes longer. */
const ALL_CLASSES = 'it names every class on show';

/** @param {import('pg').Client} client @param {import('./support/office.mjs').Size} size */
async function grow(client, size) {
  const ids = await growOffice(client, size);
  return { ...ids, ...(await growReaders(client, ids.student, ROUNDS_IN_ALL)) };
}

const { small, large, stop } = await openBoth('bench:growth', {
  small: (client) => grow(client, SMALL),
  large: (client) => grow(client, LARGE),
});

/** @typedef {typeof small} Place */
/** @typedef {{ name: string, longer?: string, of: (grown: Place['grown'], turn: number) => { who?: string, path?: string, body?: string } }} Question */

/** @param {string} name @param {string} body @returns {Question} */
const read = (name, body) => ({ name, of: ({ student }) => ({ who: student, body }) });

/** @type {Question[]} */
const questions = [
  { name: 'landing, a guest', of: () => ({}), longer: ALL_CLASSES },
  { name: 'a dashboard, painted', of: ({ student }) => ({ who: student }), longer: ALL_CLASSES },
  {
    name: 'all classes',
    of: ({ student }) => ({ who: student, path: '/api.php?action=get_classes' }),
    longer: ALL_CLASSES,
  },
  read('who am I', 'action=getUserData'),
  read('my classes', 'action=get_my_classes'),
  read('what I study', 'action=get_my_study'),
  read('words that are due', 'action=get_practice_count'),
  read('the history of my wallet', 'action=get_my_payments&page=1&per_page=10'),
  {
    name: 'one class',
    of: ({ openings }) => ({
      who: openings[0]?.student,
      body: `action=get_class_details&class_id=${openings[0]?.class}`,
    }),
  },
  {
    name: 'a class, painted',
    of: ({ openings }) => ({ who: openings[0]?.student, path: `/classes/${openings[0]?.class}` }),
  },
  {
    name: 'a lesson, first opened',
    of: ({ openings }, turn) => {
      const { student, class: of, lesson } = openings[turn] ?? openings[0] ?? {};
      return { who: student, body: `action=viewStatus&class_id=${of}&lesson_id=${lesson}` };
    },
  },
  {
    name: 'a paid class, joined',
    of: ({ joins }, turn) => {
      const { student, class: joined } = joins[turn] ?? joins[0] ?? {};
      return { who: student, body: `action=classenrolement&class_id=${joined}` };
    },
  },
];

/** @param {Place} place @param {{ who?: string, path?: string, body?: string }} asked */
async function ask({ product }, { who, path, body }) {
  const isPage = body === undefined && !path?.includes('action=');
  const signedIn = who === undefined ? undefined : headersOf(Number(who));
  const begun = performance.now();
  const { status, bytes } = await receive(product.url, {
    name: '',
    method: body === undefined ? 'GET' : 'POST',
    path: path ?? (body === undefined ? '/' : '/api.php'),
    headers: isPage
      ? { accept: 'text/html', ...(signedIn && { cookie: signedIn.cookie }) }
      : { ...signedIn },
    ...(body !== undefined && { body }),
  });
  const took = performance.now() - begun;
  const reply = bytes.toString();
  const isRight = isPage ? reply.includes('</html>') : JSON.parse(reply).status;
  if (status !== 200 || !isRight) throw new Error(`${body ?? path}: ${reply.slice(0, 200)}`);
  return { took };
}

console.log(
  `${LARGE.students} students and ${LARGE.classes} classes beside ${SMALL.students} and ${SMALL.classes}`,
);
for (const { name, of, longer } of questions) {
  /** How often each place was asked. @type {Map<Place, number>} */
  const turns = new Map();
  await compareHeld(
    name,
    { small, large },
    (place) => {
      const turn = turns.get(place) ?? 0;
      turns.set(place, turn + 1);
      return ask(place, of(place.grown, turn));
    },
    longer,
  );
}
await stop();
sayHeld();
