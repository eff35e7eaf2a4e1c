import { setTimeout as wait } from 'node:timers/promises';
import { addClass } from '@institute/contract/managed-classes';
import { getUserData } from '@institute/contract/people';
import { pathTo } from '@institute/contract/routes';
import { login } from '@institute/contract/sign-in';
import { fundWallet } from '@institute/contract/students';
import { PASSWORD } from '../../e2e/support/api.ts';
import {
  ANSWER_MS,
  ask,
  credentials,
  expectHonest,
  expectWellSoon,
  SETTINGS,
  uploadTo,
} from './asking.mjs';
import { must, untilDone } from './site.mjs';

/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {import('./site.mjs').Session} Session */
/** @typedef {import('./pace.mjs').Pace} Pace */

/** What `/readyz` may take (promise 18). */
const READY_MS = 2_000;

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
function signIn({ url }, who) {
  const fields = { action: String(login.action), email: who.user.email, password: PASSWORD };
  return ask(url + login.path, { method: 'POST', body: new URLSearchParams(fields) });
}

/**
 * PostgreSQL stands still (SIGSTOP): calls, pages, files and sign-ins are answered in time all the same.
 * @param {Site} site @param {import('../../tools/postgres.mjs').Postgres} postgres
 * @param {number} frozenMs @param {Pace} pace
 */
export async function frozenDatabase(site, postgres, frozenMs, pace) {
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
  const thaw = postgres.freeze();
  const begun = performance.now();
  /** @type {Awaited<ReturnType<typeof ask>>[]} */
  const answers = [];
  let slowestPage = 0;
  try {
    const write = fund().then(
      () => must(false, 'a write was acknowledged by a database that stands still'),
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
    } while (performance.now() - begun < Math.max(3_000, frozenMs - ANSWER_MS));
    await Promise.all([write, ...reads]);
    for (const page of await pages) {
      must(page.status < 400 || page.status === 503, `${page.path} was answered ${page.status}`);
      if (page.status === 503) expectHonest(page, page.path, pace);
      else pace.expectWithin(page.ms, ANSWER_MS, page.path);
      slowestPage = Math.max(slowestPage, page.ms);
    }
    expectHonest(await signedIn, 'a sign-in', pace);
    expectHonest(await ask(`${site.url}/readyz`), '/readyz', pace, READY_MS);
  } finally {
    thaw();
  }
  for (const answer of answers) expectHonest(answer, 'a read', pace);
  const well = await expectWellSoon(() => site.isReady(), 'the product', pace);
  await untilDone(fund);
  await fund().catch(() => undefined);
  const after = (await student.call(getUserData, {})).wallet;
  must(after === before + 100, `a write that was tried again left ${after - before}`);
  const slowest = Math.round(Math.max(...answers.map(({ ms }) => ms)));
  return `database frozen: ${answers.length} reads answered 503, the slowest after ${slowest} ms, pages and files after ${Math.round(slowestPage)} ms, well ${well} ms after`;
}
