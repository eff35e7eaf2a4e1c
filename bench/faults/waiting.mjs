import { setTimeout as wait } from 'node:timers/promises';
import { allCalls } from '@institute/contract';
import { getUserData } from '@institute/contract/auth/user';
import { importBank } from '@institute/contract/bank/bank';
import { isOfficeCall } from '@institute/contract/call';
import { pathTo } from '@institute/contract/routes';
import { samplesOf } from '../../apps/server/test/samples.ts';
import { everyExercise } from '../../e2e/support/every-block.ts';
import { Beside } from './beside.mjs';
import { filled, isAlive, openSchool, TAKES_AWAY } from './every-call.mjs';
import { fillings, largestOf } from './largest.mjs';
import { byThePace } from './pace.mjs';
import { must } from './site.mjs';

/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {import('./site.mjs').Session} Session */
/** @typedef {import('./pace.mjs').Pace} Pace */
/** @typedef {import('@institute/contract/call').Call} Call */

/** The longest that anybody waits beside another's request, and in 95 of 100 cases beside a greedy one. */
const LONGEST_MS = 500;
const P95_MS = 300;
const SESSIONS = 12;
/** Calls to be tried alone: `FAULT_CALLS=importBank,signup npm run faults -- waiting`. */
const NAMED = (process.env.FAULT_CALLS ?? '').split(',').filter(Boolean);
/** Connections that one student has open at once. */
const CONNECTIONS = 48;

/**
 * Whether anybody is held up by another's request: every call is made with the largest input that its
 * schema takes, of signs that keep readers busy, and with one that it refuses, while somebody asks for
 * `/healthz`; then one student asks for painted pages from twelve sessions, and another for their data.
 * @param {Site} site @param {{ short: boolean }} options
 */
export async function run(site, { short }) {
  const said = await byThePace((pace) => besideEveryCall(site, pace, short));
  await site.halt();
  await site.start({ RATE_LIMITS: 'on' });
  const greedy = await byThePace((pace) => besideOneStudent(site, pace, short));
  await site.halt();
  await site.start();
  return `${said}; ${greedy}`;
}

/** @param {Site} site @param {Pace} pace @param {boolean} short */
async function besideEveryCall(site, pace, short) {
  const school = await openSchool(site);
  const studied = await school.student();
  const about = { ...school, studentId: studied.user.id, studentEmail: studied.user.email };
  const samples = Object.entries(samplesOf(about));
  const chosen = allCalls.filter(({ name }) => NAMED.length === 0 || NAMED.includes(name));
  const asked = chosen.sort(
    (one, other) => Number(TAKES_AWAY.test(one.name)) - Number(TAKES_AWAY.test(other.name)),
  );
  const people = { office: await site.administrator(), student: studied };
  const other = new Beside(`${site.url}/healthz`);
  const worst = { ms: 0, name: '' };
  /** @type {Set<string>} */
  const held = new Set();
  let made = 0;
  try {
    for (const call of asked) {
      const who = isOfficeCall(call) ? 'office' : 'student';
      if (!(await isAlive(people.office))) people.office = await site.administrator();
      if (!(await isAlive(people.student))) people.student = await school.student();
      const sample = samples.find(([name]) => name === call.name)?.[1].input ?? {};
      for (const input of inputsOf(call, sample, short)) {
        await other.took();
        await people[who].call(call, /** @type {never} */ (input)).catch(() => undefined);
        made += 1;
        await wait(10);
        const longest = Math.max(0, ...(await other.took()));
        try {
          pace.expectWithin(longest, LONGEST_MS, `what others asked beside ${call.name}`);
        } catch (error) {
          // All that hold others up are named, not the first alone.
          held.add(String(error));
        }
        if (longest > worst.ms) Object.assign(worst, { ms: longest, name: call.name });
      }
    }
  } finally {
    await other.end();
  }
  must(held.size === 0, [...held].join('\n'));
  return `${made} requests of ${asked.length} calls as large as they may be: others waited ${Math.round(worst.ms)} ms at most, beside ${worst.name}`;
}

/** Calls whose list of exercises or blocks is a JSON text, and the name of its field. */
const inJson = new Map([
  ['addLesson', 'blocks'],
  ['updateLesson', 'blocks'],
  ['addBankExercises', 'exercises'],
  ['updateBankExercise', 'exercise'],
]);

/** @param {Call} call @param {Record<string, unknown>} sample @param {boolean} short */
function* inputsOf(call, sample, short) {
  const full = filled(call, sample);
  for (const filling of short ? fillings.slice(0, 1) : fillings) {
    yield* largestOf(call, full, filling);
    const field = inJson.get(call.name);
    if (field) {
      for (const exercise of everyExercise('none'))
        yield* [withExercise(full, field, exercise)].flatMap((one) =>
          largestOf(call, one, filling),
        );
    }
    if (call.name === importBank.name) yield* files(sample, filling);
  }
}

/** @param {object} full @param {string} field @param {import('@institute/contract/exercises/kinds').Exercise} exercise */
function withExercise(full, field, exercise) {
  const block = { id: 'a', kind: 'exercise', exercise };
  const value = field === 'blocks' ? [block] : field === 'exercises' ? [exercise] : exercise;
  return { ...full, [field]: JSON.stringify(value) };
}

/** Files of questions as large as they may be. @param {object} sample @param {string} filling */
function* files(sample, filling) {
  const most = 880_000;
  const full = (/** @type {string} */ part) => part.repeat(Math.floor(most / 6 / part.length) || 1);
  const gaps = `cloze,Q,"${'[a]'.repeat(9_600)}"\n`;
  yield { ...sample, format: 'csv', file: `type,question,text\n${gaps.repeat(28)}` };
  yield { ...sample, format: 'csv', file: `type,question\nchoice,${full(filling)}` };
  yield { ...sample, format: 'moodle', file: `<quiz>${'<question/>'.repeat(59_000)}</quiz>` };
  yield { ...sample, format: 'moodle', file: `<quiz><question>${full('a')}</question></quiz>` };
  yield { ...sample, format: 'gift', file: `Q {${full(filling)}}` };
  yield { ...sample, format: 'gift', file: `Q {=a ~b ${filling}}\n\n`.repeat(2_000) };
}

/** @param {Session} who */
const headersOf = (who) => ({
  cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  authorization: `Bearer ${who.cookies.get('token')}`,
});

/** @param {Site} site @param {Pace} pace @param {boolean} short */
async function besideOneStudent(site, pace, short) {
  const { email } = (await site.student('Greedy')).user;
  /** @type {Session[]} */
  const sessions = [];
  while (sessions.length < SESSIONS) sessions.push(await site.signIn(email));
  const reader = await site.student('Reader');
  const address = `${site.url}${getUserData.path}?action=${getUserData.action}`;
  const other = new Beside(address, { headers: headersOf(reader), everyMs: 130 });
  const until = performance.now() + (short ? 8_000 : 30_000);
  const count = { painted: 0, refused: 0 };
  const ask = async (/** @type {number} */ at) => {
    const headers = headersOf(sessions[at % SESSIONS] ?? reader);
    while (performance.now() < until && count.refused < CONNECTIONS) {
      const { status } = await fetch(`${site.url}${pathTo('dashboard')}`, { headers }).then(
        async (response) => {
          await response.arrayBuffer();
          return response;
        },
      );
      if (status === 200) count.painted += 1;
      else count.refused += 1;
    }
  };
  await other.took();
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, at) => ask(at)));
  const took = (await other.took()).sort((a, b) => a - b);
  await other.end();
  must(took.length > 0, 'nobody else was answered');
  const p95 = took[Math.floor(took.length * 0.95)] ?? 0;
  pace.expectWithin(p95, P95_MS, 'what another student asked beside twelve sessions of one (p95)');
  return `${count.painted} pages for ${SESSIONS} sessions of one student: another's p95 ${Math.round(p95)} ms of ${took.length} answers`;
}
