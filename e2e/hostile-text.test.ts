// Proves promise-9.

import { signup } from '@institute/contract/auth/sign-in';
import { routes } from '@institute/contract/routes';
import type { Browser, Page } from '@playwright/test';
import { freshEmail, PASSWORD, type Session } from './support/api.ts';
import { unwritten } from './support/hostile-fields.ts';
import { sendPopup } from './support/hostile-office.ts';
import { actAs } from './support/hostile-people.ts';
import {
  buildHostileSchool,
  type HostileSchool,
  singles,
  writeSingles,
} from './support/hostile-school.ts';
import {
  actingScreens,
  adminScreens,
  most,
  publicPages,
  routesAmong,
  type Screen,
  screensOf,
  teacherScreens,
  unfold,
  visitorScreens,
} from './support/hostile-screens.ts';
import { hostileTexts, isWide, someOf } from './support/hostile-texts.ts';
import {
  foreignParts,
  type HostileWatch,
  textsShown,
  unruly,
  watchHostility,
} from './support/hostile-watch.ts';
import { emptyInstitute } from './support/product.ts';
import { untilTakenOver } from './support/taken-over.ts';
import { expect, test, type Visit, viewports } from './support/test.ts';

test.use({ environment: emptyInstitute() });
test.beforeEach(() => test.setTimeout(MINUTES * 60_000));

/** Every text in every field takes hours; the journey of each day some minutes. */
const MINUTES = isWide ? 90 : 15;

let school: HostileSchool;
test.beforeAll(async ({ url, admin, product }) => {
  test.setTimeout(MINUTES * 60_000);
  school = await buildHostileSchool(url, admin, product);
});

/** A page in a browser of its own, and what the texts brought about there. */
interface Onlooker {
  page: Page;
  watch: HostileWatch;
}

async function expectTame({ page, watch }: Onlooker, screen: string, shown: number): Promise<void> {
  await expect
    .poll(async () => (await textsShown(page, hostileTexts)).length, { message: screen })
    .toBeGreaterThanOrEqual(shown);
  expect.soft(await foreignParts(page), screen).toEqual([]);
  expect.soft(watch.events, screen).toEqual([]);
  expect.soft(await unruly(page), screen).toEqual([]);
}

/** Opens a page; `isTakenOver` once its scripts run. */
async function open({ page }: Onlooker, path: string, isTakenOver: boolean): Promise<void> {
  await page.goto(path);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  if (isTakenOver) await untilTakenOver(page);
}

/** Opens each screen; those that the server makes whole run no scripts of the application. */
async function walk(onlooker: Onlooker, screens: readonly Screen[], scripts = true): Promise<void> {
  for (const [path, shown, act] of screens) {
    await open(onlooker, path, scripts || act !== undefined);
    await act?.(onlooker.page);
    await expectTame(onlooker, path, shown);
  }
}

const policies = [
  // Finds more, as nothing but the product itself stands in the way.
  { policy: 'without the content policy', bypassCSP: true },
  { policy: 'with the content policy @all', bypassCSP: false },
];

for (const { policy, bypassCSP } of policies) {
  test.describe(policy, () => {
    async function begin(
      visit: Visit,
      browser: Browser,
      url: string,
      as?: Session,
    ): Promise<Onlooker> {
      const visitor = await visit({ size: 'phone', ...(as && { as }) });
      const storageState = await visitor.context.storageState();
      await visitor.leave();
      const context = await browser.newContext({
        baseURL: url,
        storageState,
        bypassCSP,
        viewport: viewports.phone,
      });
      return { watch: await watchHostility(context, url), page: await context.newPage() };
    }

    // Proves decision-073-6.
    test('runs nothing on any screen of a student', async ({ visit, browser, url, admin }) => {
      const student = await begin(visit, browser, url, school.student);
      const { page } = student;
      await sendPopup(admin, school.student);
      await page.goto('/');
      await page.getByRole('dialog').waitFor();
      await expectTame(student, 'popup', most);
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
      await walk(student, screensOf(school));
      await page.context().close();
    });

    test('runs nothing on the screens of a teacher', async ({ visit, browser, url }) => {
      const teacher = await begin(visit, browser, url, school.teacher);
      await walk(teacher, teacherScreens(school));
      await teacher.page.context().close();
    });

    test('runs nothing where an administrator is signed in as a student', async ({
      visit,
      browser,
      url,
    }) => {
      const session = await actAs(url, school.administrator, school.student);
      const acting = await begin(visit, browser, url, session);
      await walk(acting, actingScreens(school));
      await acting.page.context().close();
    });

    test('runs nothing on the screens of an administrator', async ({
      visit,
      browser,
      url,
      admin,
    }) => {
      const office = await begin(visit, browser, url, school.administrator);
      await walk(office, await adminScreens(admin, school));
      await office.page.context().close();
    });

    test('runs nothing on the screens of a visitor', async ({ visit, browser, url }) => {
      const visitor = await begin(visit, browser, url);
      const { page } = visitor;
      await page.goto('/login');
      await page.getByRole('dialog').waitFor();
      await expectTame(visitor, 'welcome', most);
      await page.getByRole('button', { name: 'Got it' }).click();
      await unfold(page);
      await expectTame(visitor, 'landing', most);
      await page.getByRole('button').filter({ hasText: 'hit(' }).first().click();
      await page.getByRole('dialog').waitFor();
      await expectTame(visitor, 'about a class', 1);
      await walk(visitor, visitorScreens(school, await publicPages(page, school)), false);
      await page.context().close();
    });

    test('runs nothing of what there is once', async ({ visit, browser, url, admin }) => {
      const student = await begin(visit, browser, url, school.student);
      const visitor = await begin(visit, browser, url);
      for (const single of someOf(singles, 2)) {
        await writeSingles(admin, school.student, single);
        for (const [onlooker, path] of [
          [student, '/'],
          [student, '/profile'],
          [visitor, '/login'],
          [visitor, '/about'],
        ] as const) {
          await open(onlooker, path, onlooker === student);
          await expectTame(onlooker, `${path} of ${single.siteName}`, 1);
        }
      }
      await student.page.context().close();
      await visitor.page.context().close();
    });
  });
}

/** Pages that no walk opens, each with its reason. */
const unopened: Partial<Record<keyof typeof routes, string>> = {};

test('opens every page of the product', async ({ admin, visit }) => {
  const { page } = await visit({ size: 'phone' });
  const opened = routesAmong([
    ['/login', 0],
    ...screensOf(school),
    ...teacherScreens(school),
    ...actingScreens(school),
    ...(await adminScreens(admin, school)),
    ...visitorScreens(school, await publicPages(page, school)),
  ]);
  const names = Object.keys(routes) as (keyof typeof routes)[];
  expect(names.filter((name) => !opened.has(name) && !unopened[name])).toEqual([]);
  expect(names.filter((name) => opened.has(name) && unopened[name])).toEqual([]);
});

test('writes into every field of the contract that takes words', () => {
  expect(school.fields.without(unwritten)).toEqual([]);
  expect(school.fields.needless(unwritten)).toEqual([]);
});

test('takes no hostile text for an e-mail address or a telephone number', async ({ url }) => {
  const ask = (fields: Record<string, string>) =>
    fetch(`${url}${signup.path}?action=signup`, {
      method: 'POST',
      body: new URLSearchParams({ name: 'A', password: PASSWORD, ...fields }),
    });
  const [email, phonenumber] = [freshEmail(), '+2348000000999'];
  for (const text of hostileTexts) {
    const [asPhone, asEmail] = await Promise.all([
      ask({ email, phonenumber: text }),
      ask({ email: `${text}@example.com`, phonenumber }),
    ]);
    expect([asPhone.status, asEmail.status], text).toEqual([400, 400]);
  }
});

test('would notice: put into a page as HTML, the same texts run and are found', async ({
  browser,
  url,
}) => {
  const context = await browser.newContext({ baseURL: url, bypassCSP: true });
  const watch = await watchHostility(context, url);
  const page = await context.newPage();
  await page.goto('/forgot-password');
  await page.evaluate((texts) => {
    for (const text of texts) {
      const frame = document.createElement('iframe');
      frame.srcdoc = text;
      document.body.append(frame);
    }
  }, hostileTexts as string[]);
  const numbers = () =>
    new Set(watch.events.flatMap((event) => /^ran: hit\((\d+)\)/.exec(event)?.[1] ?? []));
  await expect.poll(() => numbers().size, { timeout: 20_000 }).toBeGreaterThanOrEqual(60);
  expect(watch.events.some((event) => event.startsWith('request: '))).toBe(true);
  await page.goto('/forgot-password');
  // Those that lead away from the page would take it from under the look at it.
  const staying = hostileTexts.filter((text) => !text.includes('http-equiv'));
  await page.evaluate((texts) => {
    for (const text of texts) document.body.insertAdjacentHTML('beforeend', text);
  }, staying);
  expect((await foreignParts(page)).length).toBeGreaterThanOrEqual(60);
  await context.close();
});
