import { enrol } from '@institute/contract/classes/classes';
import { viewStatus } from '@institute/contract/lessons/lessons';
import type { Page } from '@playwright/test';
import { newStudent, type Session } from './support/api.ts';
import { classPath, lessonPath } from './support/school.ts';
import { expect, type Size, test, type Visit, type Visitor } from './support/test.ts';

const CLASS = 'The Arabic Alphabet';
const TIMETABLE = 'When we meet';
const TEXT = 'How Arabic writing works';
const CHART = 'The 28 letters in their places';
/** What a browser says of requests that find no network, directly or through the worker. */
const NO_NETWORK =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|could not be refreshed|dynamically imported/;

const PATIENTLY = { timeout: 15_000 };

let visitor: Visitor;
let page: Page;

const mark = () => page.getByRole('status').filter({ hasText: 'Offline.' });
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** A student who has joined the free class and opened its first lessons. */
async function reader(url: string): Promise<Session> {
  const student = await newStudent(url);
  const classId = (await classPath(student, CLASS)).split('/')[2] ?? '';
  await student.call(enrol, { class_id: classId });
  for (const subject of [TIMETABLE, TEXT, CHART]) {
    const lesson = (await lessonPath(student, CLASS, subject)).split('/')[4] ?? '';
    await student.call(viewStatus, { class_id: classId, lesson_id: lesson });
  }
  return student;
}

async function arrive(visit: Visit, student: Session, path: string, size: Size): Promise<void> {
  visitor = await visit({ size, as: student, serviceWorker: true });
  page = visitor.page;
  await page.goto(path);
}

/** What the caches of the worker hold, by cache. */
const cached = (): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const keys = await (await caches.open(name)).keys();
      found[name.replace(/^workbox-precache.*/, 'shell')] = keys.map(
        ({ url: address }) => new URL(address).pathname,
      );
    }
    return found;
  });

/** Names of the answers kept on the device. */
const copies = (): Promise<string[]> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('offline');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const names = await new Promise<IDBValidKey[]>((resolve, reject) => {
      const request = database.transaction('copies').objectStore('copies').getAllKeys();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    database.close();
    return names.map(String);
  });

/** Waits until the worker is there and has kept the page's code. */
async function untilKept(code: RegExp): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(async () => (await cached()).assets?.some((path) => code.test(path)) ?? false, PATIENTLY)
    .toBe(true);
}

/** Waits until the picture of the lesson is kept. */
async function untilFilesKept(): Promise<void> {
  await expect
    .poll(async () => (await cached())['lesson-files']?.join(), PATIENTLY)
    .toMatch(/\.webp/);
}

// Proves student-1-9.
test('a lesson opened before opens again, with its picture and the time of the copy', async ({
  visit,
  url,
}) => {
  const student = await reader(url);
  await arrive(visit, student, await lessonPath(student, CLASS, CHART), 'phone');
  await heading(CHART).waitFor();
  await untilKept(/lesson-page/);
  await untilFilesKept();
  await expect(mark()).toHaveCount(0);

  await visitor.context.setOffline(true);
  await page.reload();
  await heading(CHART).waitFor();
  await mark()
    .getByText(/Saved [A-Z]\w+day \d\d:\d\d\./)
    .waitFor();
  const picture = page.getByRole('img', { name: CHART });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), PATIENTLY)
    .toBeGreaterThan(100);
  await visitor.look('offline-lesson');

  await visitor.context.setOffline(false);
  await mark().waitFor({ state: 'hidden' });
  await visitor.leave(NO_NETWORK);
});

test('what was never opened says so', async ({ visit, url }) => {
  const student = await reader(url);
  await arrive(visit, student, await lessonPath(student, CLASS, TEXT), 'phone');
  await heading(TEXT).waitFor();
  await untilKept(/lesson-page/);
  const unopened = await lessonPath(student, CLASS, CHART);

  await visitor.context.setOffline(true);
  await page.goto(unopened);
  await mark().getByText('This is not saved on this device.').waitFor();
  await page.getByText('The lesson could not be loaded.').waitFor();
  // Code that was never fetched is missing in the same way.
  await page.goto('/game');
  await page.getByText('This page could not be fetched.').waitFor();
  await mark().waitFor();
  await visitor.leave(NO_NETWORK);
});

test('leads from My Classes to the lessons opened before', async ({ visit, url }) => {
  const student = await reader(url);
  await arrive(visit, student, '/my-classes', 'phone');
  await page.getByRole('link', { name: new RegExp(CLASS) }).click();
  await page.getByRole('link', { name: TEXT }).click();
  await heading(TEXT).waitFor();
  await untilKept(/lesson-page/);

  await visitor.context.setOffline(true);
  await page.goto('/my-classes');
  await page.getByRole('link', { name: new RegExp(CLASS) }).click();
  await page.getByRole('link', { name: TEXT }).click();
  await heading(TEXT).waitFor();
  await mark()
    .getByText(/Saved [A-Z]\w+day/)
    .waitFor();
  await visitor.leave(NO_NETWORK);
});

test('keeps recordings whole and gives players their parts', async ({ visit, url }) => {
  const student = await reader(url);
  await arrive(visit, student, await lessonPath(student, CLASS, CHART), 'phone');
  await heading(CHART).waitFor();
  await untilKept(/lesson-page/);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  const address = await page.getByRole('img', { name: CHART }).getAttribute('src');
  const part = (range: string) =>
    page.evaluate(
      async ([path, bytes]) => {
        const response = await fetch(path ?? '', { headers: { range: `bytes=${bytes}` } });
        const { byteLength } = await response.arrayBuffer();
        return [response.status, byteLength, response.headers.get('content-range')];
      },
      [address, range],
    );
  await untilFilesKept();
  await visitor.context.setOffline(true);
  expect(await part('0-99')).toEqual([206, 100, expect.stringMatching(/^bytes 0-99\/\d+$/)]);
  await visitor.leave(NO_NETWORK);
});

test('leaves nothing of a person behind after Logout, and no shell for a visitor', async ({
  visit,
  url,
}) => {
  const student = await reader(url);
  await arrive(visit, student, await lessonPath(student, CLASS, CHART), 'desktop');
  await heading(CHART).waitFor();
  await untilKept(/lesson-page/);
  await untilFilesKept();
  expect((await copies()).join()).toContain(student.user.email);

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((at) => at.pathname === '/login');
  await expect.poll(copies, PATIENTLY).toEqual([]);
  await expect
    .poll(async () => Object.keys(await cached()), PATIENTLY)
    .not.toContain('lesson-files');
  expect(Object.keys(await cached())).not.toContain('signed-in');

  await visitor.context.setOffline(true);
  await expect(page.goto('/my-classes')).rejects.toThrow(/ERR_/);
  await visitor.leave(NO_NETWORK);
});

test('does not touch the device of a visitor who is not signed in', async ({ visit }) => {
  visitor = await visit({ size: 'phone', serviceWorker: true });
  page = visitor.page;
  await page.goto('/login');
  await page.getByRole('button', { name: 'Got it' }).click();
  const found = await page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    (await caches.keys()).length,
  ]);
  expect(found).toEqual([0, 0]);
  await visitor.leave();
});
