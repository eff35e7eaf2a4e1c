import { setTimeout as wait } from 'node:timers/promises';
import { getHomework } from '@institute/contract/homework/my-homework';
import { startLine } from '../../e2e/support/line.ts';
import { openVisit } from '../../e2e/support/visit.ts';
import { must, untilDone } from './site.mjs';
import { keptTakes, tellHandedIn } from './voice-page.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ place: string, size: number, hash: string }} Recorded */

/** What was done to it; `told` are kills at “Handed in”. @typedef {{ cuts: number, answers: number, pages: number, told: number }} Done */
/** What was recorded by whom. @typedef {{ email: string, takes: readonly Recorded[], done: Done }} HandedIn */

/**
 * @typedef {object} Wanted
 * @property {import('./site.mjs').Site} site
 * @property {import('@playwright/test').Browser} browser
 * @property {{ kill(): Promise<void> }} killer
 * @property {() => number} chance
 * @property {number} number which one it is, of all
 * @property {import('./site.mjs').Session} student
 * @property {string} path of the lesson
 * @property {readonly { id: string }[]} places lines that are read
 * @property {boolean} short
 */

/** Only to end what hangs. */
const PATIENCE_MS = 300_000;
/** How long a trouble waits for its moment: what it waits for may never be sent. */
const MOMENT_MS = 10_000;
/** A page that could not load all of itself is loaded anew after so long, as its reader would. */
const RELOAD_MS = 20_000;
/** One that does not crash by then is closed all the same. */
const CRASH_MS = 5_000;
/** What goes to the server beside the bytes of the takes themselves, about. */
const AROUND = 4_000;
const troubles = /** @type {const} */ (['cut', 'page', 'server', 'answer']);

/**
 * One student records, presses “Hand in” twice, and meets one to three troubles, until the page says that it was
 * handed in.
 * @param {Wanted} wanted @returns {Promise<HandedIn>}
 */
export async function handInOnce(wanted) {
  const { site, browser, killer, chance, number, student, path, places, short } = wanted;
  const line = await startLine(site.url);
  const visit = await openVisit(browser, { url: line.url, size: 'phone', as: student });
  const { context } = visit;
  const email = student.user.email ?? '';
  const done = { cuts: 0, answers: 0, pages: 0, told: 0 };
  const isKilledAtIt = number % 4 === 3 || chance() < 0.2;
  /** @type {() => void} */
  let onShown = () => undefined;
  /** @type {Promise<void>} */
  const shown = new Promise((resolve) => {
    onShown = resolve;
  });
  let isShown = false;
  let falsely = 0;
  await tellHandedIn(context, async () => {
    // Nothing more arrives from here on that could make it true.
    line.cut();
    if (isKilledAtIt && !isShown) {
      await killer.kill();
      done.told += 1;
    }
    const found = await untilDone(() => student.call(getHomework, { lesson_id: lessonOf(path) }));
    if ((found?.homework[0]?.hand_ins.length ?? 0) === 0) falsely += 1;
    isShown = true;
    line.mend();
    onShown();
  });
  const { page: opened } = visit;
  let page = opened;
  const seconds = 1 + Math.floor(chance() * (short ? 2 : 8));
  const takes = await recorded(page, { path, seconds, places });
  must(takes.length === places.length, `${takes.length} of ${places.length} are on the phone`);
  const size = takes.reduce((sum, take) => sum + take.size, 0) + AROUND;

  const count = short ? 2 : 1 + Math.floor(chance() * 3);
  for (let met = 0; met < count && !isShown; met += 1) {
    const trouble = troubles[(number + met) % troubles.length];
    const [after, pause] = [1 + Math.floor(chance() * size), chance() * 500];
    const isCrash = chance() < 0.5;
    const moment = Promise.race([shown, wait(MOMENT_MS, undefined, { ref: false })]);
    if (trouble === 'server') {
      await press(page);
      await wait(pause);
      await killer.kill();
    } else {
      const isAnswer = trouble === 'answer';
      const broken = isAnswer ? line.loseAnswerTo('hand_in') : line.cutAfter(after);
      const told = broken.then(() => {
        done[isAnswer ? 'answers' : 'cuts'] += 1;
      });
      await pressUntil(page, [moment, told]);
      if (trouble === 'page' && !isShown) {
        await end(page, isCrash);
        done.pages += 1;
        page = await context.newPage();
      }
    }
    // A phone that has a line again says so to its pages.
    await context.setOffline(true);
    await wait(pause);
    // Unless it was handed in, which cuts the line by itself and mends it.
    if (!isShown) line.mend();
    await context.setOffline(false);
    if (trouble === 'page') await open(page, isCrash ? '/' : path);
  }
  await untilShown(page, { path, isShown: () => isShown });
  must(falsely === 0, `${email}: the page said “Handed in” of what the server did not have`);
  await context.close();
  await line.close();
  return { email, takes, done };
}

const lessonOf = (/** @type {string} */ path) => path.split('/').at(-1) ?? '';

/** Opens a page, as often as it takes. @param {Page} page @param {string} path */
const open = (page, path) =>
  untilDone(() => page.goto(path, { waitUntil: 'domcontentloaded' }), { forMs: PATIENCE_MS });

/**
 * Records the first lines of a homework, and gives what the phone keeps of them. A page whose code did not come whole
 * because the product was just killed says that nothing is kept; it is loaded anew, as its reader would.
 * @param {Page} page @param {{ path: string, seconds: number, places: readonly { id: string }[] }} wanted
 */
async function recorded(page, { path, seconds, places }) {
  const recordAll = async () => {
    await open(page, path);
    const there = (await keptTakes(page)).map(({ place }) => place);
    for (const [at, { id }] of places.entries()) {
      if (!there.includes(`line-${id}`)) await record(page, at + 1, seconds);
    }
    await page.getByText('Kept on this phone. Not handed in yet.').waitFor({ timeout: RELOAD_MS });
    return keptTakes(page);
  };
  const takes = await untilDone(recordAll, { forMs: PATIENCE_MS });
  return takes ?? [];
}

/** @param {Page} page @param {number} place @param {number} seconds */
async function record(page, place, seconds) {
  const button = page.getByRole('button', { name: `Record line ${place}`, exact: true });
  await button.click({ timeout: RELOAD_MS });
  const said = new RegExp(`^Recording: 0:(?:${notBefore(seconds)}) of`);
  const timeout = RELOAD_MS + 2_000 * seconds;
  await page.getByText(said).waitFor({ timeout });
  const stop = page.getByRole('button', { name: 'Stop' });
  await stop.click({ timeout });
  await stop.waitFor({ state: 'detached', timeout });
}

/** Those seconds of a minute that are not before this one. @param {number} seconds */
const notBefore = (seconds) =>
  Array.from({ length: 60 - seconds }, (_one, at) => String(at + seconds).padStart(2, '0')).join(
    '|',
  );

/** Presses “Hand in” twice, where there is something to be handed in. @param {Page} page */
async function press(page) {
  const button = page.getByRole('button', { name: 'Hand in', exact: true });
  const isThere = await button.isEnabled({ timeout: 500 }).catch(() => false);
  if (isThere) await button.dblclick({ timeout: 1_000 }).catch(() => undefined);
}

/** Presses again and again, until one of these has come. @param {Page} page @param {Promise<unknown>[]} some */
async function pressUntil(page, some) {
  let isOver = false;
  const over = Promise.race(some).then(() => {
    isOver = true;
  });
  while (!isOver) {
    await press(page);
    await Promise.race([over, wait(500)]);
  }
}

/** Ends a page in the middle of what it does. @param {Page} page @param {boolean} isCrash */
async function end(page, isCrash) {
  if (isCrash) {
    const gone = new Promise((resolve) => page.once('crash', resolve));
    const session = await page.context().newCDPSession(page);
    session.send('Page.crash').catch(() => undefined);
    await Promise.race([gone, wait(CRASH_MS)]);
  }
  await page.close();
}

/**
 * Waits until the page has said that it was handed in, and presses where it says that it was not sent.
 * @param {Page} page @param {{ path: string, isShown: () => boolean }} until
 */
async function untilShown(page, { path, isShown }) {
  const limit = Date.now() + PATIENCE_MS;
  for (let looked = 0; !isShown(); looked += 1) {
    must(Date.now() < limit, `nothing was handed in: ${await wordsOf(page)}`);
    // The page of the homework, should another not have sent it on.
    if (looked % 20 === 10 && !page.url().endsWith(path)) await open(page, path);
    await press(page);
    await wait(500);
  }
}

/** @param {Page} page */
const wordsOf = (page) => page.locator('body').innerText({ timeout: 5_000 }).catch(String);
