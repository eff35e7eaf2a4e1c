import { setTimeout as wait } from 'node:timers/promises';
import { login } from '@institute/contract/auth/sign-in';
import { getUserData } from '@institute/contract/auth/user';
import { addClass } from '@institute/contract/classes/managed-classes';
import { fundWallet } from '@institute/contract/people/students';
import { pathTo } from '@institute/contract/routes';
import { PASSWORD } from '../../e2e/support/api.ts';
import {
  ANSWER_MS,
  ask,
  askFor,
  credentials,
  expectHonest,
  expectWellSoon,
  READY_MS,
  SETTINGS,
  uploadTo,
} from './asking.mjs';
import { must, untilDone } from './site.mjs';

/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {import('./site.mjs').Session} Session */
/** @typedef {import('./pace.mjs').Pace} Pace */

/**
 * What people ask for beside calls: pages, of visitors and of whoever is signed in, and a file. Gives
 * what asks for all of it at once.
 * @param {Site} site @param {Session} admin
 */
async function pagesOf({ url }, admin) {
  await uploadTo(url, admin);
  const form = /** @type {const} */ ({ category: 'Silence', about: '-', premium: '0' });
  const { id } = await admin.call(addClass, { ...form, name: 'Silence' });
  const settings = await fetch(`${url}${SETTINGS}`).then((it) => it.json());
  const paths = [pathTo('dashboard'), pathTo('classes'), pathTo('class', { id: String(id) })];
  const file = `/${settings.data.logo}`;
  const asked = [...paths, pathTo('login'), pathTo('publicClasses'), file].flatMap((path) =>
    [{}, credentials(admin)].map((headers) => ({ path, headers })),
  );
  return () =>
    Promise.all(
      asked.map(async ({ path, headers }) => ({
        path,
        ...(await ask(url + path, { headers: { ...headers, accept: 'text/html, */*' } })),
      })),
    );
}

/** Somebody signs in who is known. @param {Site} site @param {Session} who */
const signIn = ({ url }, who) => askFor(url, login, { email: who.user.email, password: PASSWORD });

/**
 * How PostgreSQL is away: it stands still (SIGSTOP) or has ended in good order. Each gives what brings it
 * back.
 */
const ways = {
  /** @param {Postgres} postgres */
  frozen: async (postgres) => postgres.freeze(),
  /** @param {Postgres} postgres */
  stopped: async (postgres) => {
    await postgres.halt('SIGINT');
    return () => postgres.resume();
  },
};

/** @typedef {import('../../tools/postgres.mjs').Postgres} Postgres */

/**
 * PostgreSQL is away for some time: calls, pages, files and sign-ins are answered in time all the same.
 * @param {Site} site @param {Postgres} postgres
 * @param {{ way: keyof typeof ways, forMs: number }} how @param {Pace} pace
 */
export async function databaseAway(site, postgres, { way, forMs }, pace) {
  const admin = await site.administrator();
  const askForPages = await pagesOf(site, admin);
  must(
    (await askForPages()).every(({ status }) => status < 400),
    'a page was not there before',
  );
  const student = await site.student('Silence');
  const before = (await student.call(getUserData, {})).wallet;
  const request_key = crypto.randomUUID();
  const form = { student_id: student.user.id, amount: '100', request_key };
  const fund = () => admin.call(fundWallet, form);
  const read = () => ask(`${site.url}${SETTINGS}`, { headers: credentials(admin) });
  const bringBack = await ways[way](postgres);
  const begun = performance.now();
  /** @type {Awaited<ReturnType<typeof ask>>[]} */
  const answers = [];
  let slowestPage = 0;
  try {
    const write = fund().then(
      () => must(false, `a write was acknowledged by a database that is ${way}`),
      () => pace.expectWithin(performance.now() - begun, ANSWER_MS, 'a write'),
    );
    // Heard of when it is waited for.
    write.catch(() => undefined);
    expectHonest(await ask(`${site.url}/readyz`), '/readyz', pace, READY_MS);
    const pages = askForPages();
    const signedIn = signIn(site, student);
    const reads = [];
    do {
      reads.push(read().then((answer) => answers.push(answer)));
      await wait(500);
    } while (performance.now() - begun < Math.max(3_000, forMs - ANSWER_MS));
    await Promise.all([write, ...reads]);
    for (const page of await pages) {
      must(page.status < 400 || page.status === 503, `${page.path} was answered ${page.status}`);
      if (page.status === 503) expectHonest(page, page.path, pace);
      else pace.expectWithin(page.ms, ANSWER_MS, page.path);
      slowestPage = Math.max(slowestPage, page.ms);
    }
    expectHonest(await signedIn, 'a sign-in', pace);
    expectHonest(await ask(`${site.url}/readyz`), '/readyz', pace, READY_MS);
    await wait(Math.max(0, forMs - (performance.now() - begun)));
  } finally {
    await bringBack();
  }
  for (const answer of answers) expectHonest(answer, 'a read', pace);
  const well = await expectWellSoon(() => site.isReady(), 'the product', pace);
  await untilDone(fund);
  await fund().catch(() => undefined);
  const after = (await student.call(getUserData, {})).wallet;
  must(after === before + 100, `a write that was tried again left ${after - before}`);
  const slowest = Math.round(Math.max(...answers.map(({ ms }) => ms)));
  return `database ${way}: ${answers.length} reads answered 503, the slowest after ${slowest} ms, pages and files after ${Math.round(slowestPage)} ms, well ${well} ms after`;
}
