import { getSentMessages } from '@institute/contract/managed-messages';
import { pathTo, routes } from '@institute/contract/routes';
import { signup } from '@institute/contract/sign-in';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { freshEmail, PASSWORD, type Session } from './support/api.ts';
import { buildHostileSchool, type HostileSchool, sendPopup } from './support/hostile-school.ts';
import { hostileTexts } from './support/hostile-texts.ts';
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

const most = Math.floor(hostileTexts.length * 0.9);

test.use({ environment: emptyInstitute() });

let school: HostileSchool;
test.beforeAll(async ({ url, admin }) => {
  school = await buildHostileSchool(url, admin);
});

/** A screen and how many of the texts it shows at the least, as text. */
type Screen = [path: string, shown: number, act?: (page: Page) => Promise<unknown>];

const screensOf = ({ class_id, lessons, message, certificate }: HostileSchool): Screen[] => [
  ['/', 1],
  ['/', most, openHelpGuide],
  ['/classes', most],
  [`/classes?category=${encodeURIComponent(hostileTexts[0] ?? '')}`, 3],
  [`/classes/${class_id}`, most],
  [`/classes/${class_id}/lessons/${lessons.content}`, most, discussed],
  [`/classes/${class_id}/lessons/${lessons.blocks}`, most],
  [`/classes/${class_id}/lessons/${lessons.timetable}`, most],
  [`/classes/${class_id}/lessons/${lessons.open}`, most],
  [`/classes/${class_id}/lessons/${lessons.taken}`, most],
  ['/my-classes', 2],
  ['/wallet-history', 1],
  ['/practice', 0],
  ['/messages', 10],
  [`/messages/${message}`, most],
  ['/profile', 5, (page) => page.getByRole('button', { name: /^Notifications/ }).click()],
  [`/certificates/${certificate}/print`, 40],
  [`/verify/${certificate}`, 2],
  ...['/classes/', '/messages/', '/verify/', '/nowhere/', '/messages?search=', '/login?ref='].map(
    (path): Screen => [path + encodeURIComponent(`"><img src=/hostile-x onerror=hit(0)>`), 0],
  ),
];

/** Pages of the office on which nobody has written anything here. */
const ofNobody: ReadonlySet<string> = new Set(['books', 'trash', 'security', 'health', 'settings']);

/** What of others' writing an administrator sees: each screen of the office, and the longest message. */
async function adminScreens(
  admin: Session,
  { class_id, lessons, student }: HostileSchool,
): Promise<Screen[]> {
  const sent = await admin.call(getSentMessages, { page: 1, per_page: 100 });
  const longest = sent.toSorted((a, b) => b.message.length - a.message.length)[0];
  return [
    ['/admin/messages?tab=sent', 10],
    [`/admin/messages?tab=sent&message=${longest?.id ?? 0}`, most],
    [`/admin/messages?tab=sent&search=${encodeURIComponent(hostileTexts[0] ?? '')}`, 0],
    ...Object.entries(routes)
      .filter(([, { path, audience }]) => audience === 'office' && !path.includes(':'))
      .map(([name, { path }]): Screen => [path, ofNobody.has(name) ? 0 : 1]),
    ...['details', 'lessons', 'students', 'attendance'].map(
      (tab): Screen => [`${pathTo('managedClass', { id: class_id })}?tab=${tab}`, 1],
    ),
    [pathTo('managedLesson', { classId: class_id, lessonId: lessons.content }), 1],
    [pathTo('student', { id: student.user.id }), 1],
  ];
}

/** The help guide is the last step of the wizard, which stays away once a lesson has been opened. */
async function openHelpGuide(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show the Getting Started guide' }).click();
  await page.getByRole('button', { name: /^Step 4:/ }).click();
}

/** Everything that is folded on a page for readers. */
async function unfold(page: Page): Promise<void> {
  for (const part of await page.locator('summary').all()) await part.click();
}

/** All threads, and a reply box that names whom it answers. */
async function discussed(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reply' }).first().click();
  await page.getByText('Replying to').last().waitFor();
}

for (const bypassCSP of [false, true]) {
  test.describe(`${bypassCSP ? 'without' : 'with'} the content policy`, () => {
    let context: BrowserContext;
    let watch: HostileWatch;
    let page: Page;

    async function begin(visit: Visit, browser: Browser, url: string, as?: Session): Promise<void> {
      const visitor = await visit({ size: 'phone', ...(as && { as }) });
      const storageState = await visitor.context.storageState();
      await visitor.leave();
      context = await browser.newContext({
        baseURL: url,
        storageState,
        bypassCSP,
        viewport: viewports.phone,
      });
      watch = await watchHostility(context, url);
      page = await context.newPage();
    }

    async function expectTame(screen: string, shown: number): Promise<void> {
      await expect
        .poll(async () => (await textsShown(page, hostileTexts)).length, { message: screen })
        .toBeGreaterThanOrEqual(shown);
      expect.soft(await foreignParts(page), screen).toEqual([]);
      expect.soft(watch.events, screen).toEqual([]);
      expect.soft(await unruly(page), screen).toEqual([]);
    }

    test('runs nothing on any screen of a student', async ({ visit, browser, url, admin }) => {
      await begin(visit, browser, url, school.student);
      await sendPopup(admin);
      await page.goto('/');
      await page.getByRole('dialog').waitFor();
      await expectTame('popup', most);
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
      for (const [path, shown, act] of screensOf(school)) {
        await page.goto(path);
        await page.locator('h1').first().waitFor({ state: 'attached' });
        await untilTakenOver(page);
        await act?.(page);
        await expectTame(path, shown);
      }
      await context.close();
    });

    test('runs nothing on the screens of an administrator', async ({
      visit,
      browser,
      url,
      admin,
    }) => {
      await begin(visit, browser, url, admin);
      for (const [path, shown, act] of await adminScreens(admin, school)) {
        await page.goto(path);
        await page.locator('h1').first().waitFor({ state: 'attached' });
        await untilTakenOver(page);
        await act?.(page);
        await expectTame(path, shown);
      }
      await context.close();
    });

    test('runs nothing on the screens of a visitor', async ({ visit, browser, url }) => {
      await begin(visit, browser, url);
      await page.goto('/login');
      await page.getByRole('dialog').waitFor();
      await expectTame('welcome', most);
      await page.getByRole('button', { name: 'Got it' }).click();
      await unfold(page);
      await expectTame('landing', most);
      await page.getByRole('button').filter({ hasText: 'hit(' }).first().click();
      await page.getByRole('dialog').waitFor();
      await expectTame('about a class', 1);
      for (const [path, shown] of [
        ['/about', most],
        ['/c', most],
        ['/register', 1],
        ['/forgot-password', 1],
        [`/verify/${school.certificate}`, 1],
      ] as const) {
        await page.goto(path);
        await page.locator('h1').first().waitFor({ state: 'attached' });
        await expectTame(path, shown);
      }
      await context.close();
    });
  });
}

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
