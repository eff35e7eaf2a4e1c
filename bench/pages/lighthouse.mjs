import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { signInByApi } from '../../e2e/support/api.ts';
import { chromium as options } from '../../e2e/support/chromium.ts';
import { startProduct } from '../../e2e/support/product.ts';
import { classPath } from '../../e2e/support/school.ts';
import { storageOf } from '../../e2e/support/visit.ts';
import { freePort } from '../../tools/lib/free-port.mjs';
import { npm } from '../../tools/lib/npm.mjs';
import { median } from '../support/measure.mjs';

/** The last one that runs on every Node we support. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
/** @typedef {'performance' | 'accessibility' | 'best-practices' | 'seo'} Category */
/** @type {Readonly<Record<Category, number>>} */
const WANTED = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
/**
 * @typedef {object} Report what we read of Lighthouse's answer
 * @property {Record<Category, { score: number, auditRefs: { id: string, weight: number }[] }>} categories
 * @property {Record<string, { title: string, score: number | null, displayValue?: string }>} audits
 */

/** @typedef {import('../../e2e/support/api.ts').Session} Session */
/** @typedef {{ url: string, folder: string, rounds: number, list: boolean }} Place */

/**
 * What Lighthouse makes of the pages a stranger and a student see first: the built product with its
 * demo, on Lighthouse's own phone. Gives what is below the wanted marks, of which it says what was found.
 * Marks of the speed vary with what else the machine does: the median of the rounds counts. Lighthouse
 * is fetched by npm when it runs: nothing else needs it.
 * @param {{ rounds: number, list: boolean }} how `list` names everything that is not perfect
 */
export async function measureMarks(how) {
  const folder = await mkdtemp(join(tmpdir(), 'institute-lighthouse-'));
  const product = await startProduct(null);
  const { url } = product;
  try {
    const person = await signInByApi(url, 'student@example.com');
    const classes = await (await fetch(`${url}/api.php?action=get_classes`)).json();
    const place = { url, folder, ...how };
    return [
      ...(await measure(place, 'landing', '/', null)),
      ...(await measure(place, 'class, for a stranger', `/c/${classes.data[0].slug}`, null)),
      ...(await measure(place, 'dashboard', '/', person)),
      ...(await measure(place, 'class', await classPath(person, 'The Arabic Alphabet'), person)),
    ];
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The marks of one page, printed; gives those below the wanted.
 * @param {Place} place
 * @param {string} name
 * @param {string} path
 * @param {Session | null} person who is signed in
 * @returns {Promise<string[]>}
 */
async function measure(place, name, path, person) {
  /** @type {Report[]} */
  const reports = [];
  for (let round = 0; round < place.rounds; round += 1)
    reports.push(await judge(place, path, person));
  const categories = /** @type {Category[]} */ (Object.keys(WANTED));
  const marks = categories.map((category) => {
    const scores = reports.map(({ categories: found }) => found[category].score * 100);
    return { category, mark: Math.round(median(scores)) };
  });
  console.log(`${name}: ${marks.map(({ category, mark }) => `${category} ${mark}`).join(', ')}`);
  const wanting = marks.filter(({ category, mark }) => mark < WANTED[category]);
  const last = /** @type {Report} */ (reports.at(-1));
  const named = place.list ? marks : wanting;
  for (const { category } of named)
    for (const fault of faultsOf(last, category)) console.log(fault);
  return wanting.map(
    ({ category, mark }) => `${name}, ${category}: ${mark} of ${WANTED[category]}`,
  );
}

/** What cost a page marks. @param {Report} report @param {Category} category */
function faultsOf({ categories, audits }, category) {
  return categories[category].auditRefs.flatMap(({ id, weight }) => {
    const audit = audits[id];
    if (!weight || !audit || audit.score === null || audit.score === 1) return [];
    return `     ${category}: ${audit.title} ${audit.displayValue ?? ''}`;
  });
}

/**
 * One look of Lighthouse at a page, in a browser that has never been there but, where somebody is
 * signed in, holds the session.
 * @param {Place} place
 * @param {string} path
 * @param {Session | null} person
 * @returns {Promise<Report>}
 */
async function judge({ url, folder }, path, person) {
  const port = await freePort();
  const context = await chromium.launchPersistentContext(join(folder, String(port)), {
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    if (person) await takeSession(context, url, person);
    const file = join(folder, `${port}.json`);
    const { code, output } = await npm([
      ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url + path],
      ...[`--port=${port}`, '--output=json', `--output-path=${file}`, '--quiet'],
      // A page for one person is kept from search engines on purpose, which costs marks otherwise.
      ...(person ? ['--disable-storage-reset', '--skip-audits=is-crawlable'] : []),
    ]);
    if (code !== 0) throw new Error(`Lighthouse ended with ${code}: ${output.slice(-2000)}`);
    return JSON.parse(await readFile(file, 'utf8'));
  } finally {
    await context.close();
  }
}

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} url
 * @param {Session} person
 */
async function takeSession(context, url, person) {
  const { cookies, origins } = storageOf(person, url);
  const page = await context.newPage();
  // A page of ours without a script, which keeps nothing by itself.
  await page.goto(`${url}/robots.txt`);
  await page.evaluate(
    (kept) => {
      for (const { name, value } of kept) localStorage.setItem(name, value);
    },
    origins.flatMap(({ localStorage }) => localStorage),
  );
  await context.addCookies(cookies);
  await page.close();
}
