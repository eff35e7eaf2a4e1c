import { chromium } from '@playwright/test';
import { signInByApi } from '../../e2e/support/api.ts';
import { chromium as options } from '../../e2e/support/chromium.ts';
import { startProduct } from '../../e2e/support/product.ts';
import { classPath, lessonPath } from '../../e2e/support/school.ts';
import { freePort } from '../../tools/lib/free-port.mjs';
import { hasCaddy, startCaddy } from '../support/caddy.mjs';
import { median } from '../support/measure.mjs';
import { BUDGETS, LARGEST_ON_3G, overBudget, SHIFT } from '../support/paint-budgets.mjs';
import { IN_TOWN, ON_3G, openOnPhone } from '../support/phone.mjs';

const CLASS = 'The Arabic Alphabet';
const LESSON = 'How Arabic writing works';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {{ rounds: number, wants: (name: string) => boolean, list: boolean, is3G: boolean }} How */

/**
 * What a student's phone waits for: the built product with its demo, opened in Chromium over 1.6 Mbit/s
 * with 150 ms, four times slower than this machine, without anything kept. Each page stands beside its
 * budget, once as the product serves it and once behind Debian's Caddy with TLS and HTTP/2; times are the
 * median of the rounds, since they vary with what else the machine does. Gives what is over.
 * @param {How & { direct: boolean, caddy: boolean }} how
 */
export async function measurePaint({ direct, caddy, ...how }) {
  const modes = [...(direct || !caddy ? [false] : []), ...(caddy || !direct ? [true] : [])];
  if (modes.includes(true) && !hasCaddy()) {
    throw new Error('Caddy is not installed (apt install caddy); --direct measures without it.');
  }
  const browser = await chromium.launch(options);
  try {
    const over = [];
    for (const behindCaddy of modes) over.push(...(await measure(browser, behindCaddy, how)));
    return over;
  } finally {
    await browser.close();
  }
}

/** Measures the product started for it. @param {Browser} browser @param {boolean} behindCaddy @param {How} how */
async function measure(browser, behindCaddy, how) {
  const mode = behindCaddy ? 'HTTP/2 behind Caddy' : 'HTTP/1.1';
  const port = behindCaddy ? await freePort() : 0;
  /** @type {Record<string, string>} */
  const environment = behindCaddy
    ? // As on the internet, where limits are never off.
      { PUBLIC_URL: `https://localhost:${port}`, RATE_LIMITS: 'on' }
    : {};
  const product = await startProduct(null, environment);
  const caddy = behindCaddy ? await startCaddy(port, product.url) : null;
  try {
    console.log(`${mode}, median of ${how.rounds}; requests and kB are the most of any round`);
    const over = await measureAll(browser, product.url, caddy?.url ?? product.url, how);
    return over.map((one) => `${mode}: ${one}`);
  } finally {
    await caddy?.stop();
    await product.stop();
  }
}

/**
 * @param {Browser} browser
 * @param {string} product its own address
 * @param {string} url where browsers go
 * @param {How} how
 */
async function measureAll(browser, product, url, { rounds, wants, list, is3G }) {
  const person = await signInByApi(product, 'student@example.com');
  const lessonClass = await classPath(person, CLASS);
  const lesson = await lessonPath(person, CLASS, LESSON);
  const pages = [
    { name: 'landing', path: '/', person: null },
    { name: 'log-in', path: '/login', person: null },
    { name: 'dashboard', path: '/', person },
    { name: 'class', path: lessonClass, person },
    { name: 'text lesson', path: lesson, person },
    { name: 'after its class', path: lesson, after: lessonClass, person },
    { name: 'practice', path: '/practice', person },
  ];
  console.log('page             requests        kB      first   largest   shift');
  const over = [];
  for (const { name, ...visit } of pages) {
    if (!wants(name)) continue;
    const costs = [];
    for (let round = 0; round < rounds; round += 1) {
      costs.push(await openOnPhone(browser, url, visit, is3G ? ON_3G : IN_TOWN));
    }
    const cost = {
      requests: Math.max(...costs.map(({ requests }) => requests)),
      kb: Math.max(...costs.map(({ kb }) => kb)),
      first: median(costs.map(({ first }) => first)),
      largest: median(costs.map(({ largest }) => largest)),
      shift: median(costs.map(({ shift }) => shift)),
    };
    const budget = { ...BUDGETS[name], ...(is3G && { largest: LARGEST_ON_3G }), shift: SHIFT };
    console.log(row(name, cost, budget));
    if (list) {
      console.log(costs.at(-1)?.list.join('\n'));
      console.log(`        largest: ${costs.at(-1)?.element}`);
    }
    over.push(...overBudget(name, cost, budget));
  }
  return over;
}

/**
 * @param {string} name
 * @param {Record<string, number>} cost
 * @param {Record<string, number | undefined>} budget
 */
function row(name, cost, budget) {
  const cell = (/** @type {string} */ key, /** @type {number} */ digits) =>
    `${cost[key]?.toFixed(digits)}${budget[key] === undefined ? '' : `/${budget[key]}`}`.padStart(
      9,
    );
  return `${name.padEnd(15)} ${cell('requests', 0)} ${cell('kb', 0)} ${cell('first', 2)} ${cell('largest', 2)} ${cell('shift', 3)}`;
}
