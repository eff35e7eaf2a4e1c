import type { Page } from '@playwright/test';
import { signInByApi } from './support/api.ts';
import { classPath, lessonPath } from './support/school.ts';
import { expect, test } from './support/test.ts';

/**
 * The most that a page asks for when it is opened for the first time, its own document among them; a
 * lesson in blocks has exercises, words and a discussion besides. The icon for the tab is not counted:
 * only a browser that has windows asks for it, and journeys are made with either.
 */
const LIMIT = 20;
const LESSON_LIMIT = 25;
/** A file of fewer bytes costs as much in headers and waiting as in what it holds. */
const TINY = 600;

const student = 'student@example.com';
const CLASS = 'The Arabic Alphabet';
const aside = '/assets/aside-';
const isOfThePage = (path: string) => path !== '/icon.svg';
const pages = [
  {
    name: 'landing page',
    path: async () => '/',
    isSignedIn: false,
    last: (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'About us' }),
  },
  {
    name: 'dashboard',
    path: async () => '/',
    isSignedIn: true,
    last: (page: Page) => page.getByRole('img', { name: /^Average score by month/ }),
  },
  {
    name: 'class',
    path: async (url: string) => classPath(await signInByApi(url, student), CLASS),
    isSignedIn: true,
    last: (page: Page) => page.getByRole('button', { name: 'Save class' }),
  },
];

for (const { name, path, isSignedIn, last } of pages) {
  test(`the ${name} is there in ${LIMIT} requests`, async ({ visit, url }) => {
    const as = isSignedIn ? await signInByApi(url, student) : undefined;
    const { page } = await visit({ size: 'phone', ...(as && { as }) });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(await path(url));
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // What comes last, and what the frame of every page fetches once it is shown.
    await last(page).waitFor();
    await expect.poll(() => asked.some((asset) => asset.includes(aside))).toBe(true);
    await page.waitForLoadState('networkidle');
    const own = asked.filter(isOfThePage);
    expect(own.length, own.join('\n')).toBeLessThanOrEqual(LIMIT);
  });
}

test(`a lesson in blocks is there in ${LESSON_LIMIT} requests, and none of its files is tiny`, async ({
  visit,
  url,
}) => {
  const as = await signInByApi(url, student);
  const { page } = await visit({ size: 'phone', as });
  await page.goto(await classPath(as, CLASS));
  await page.getByRole('button', { name: 'Save class' }).waitFor();
  await page.waitForLoadState('networkidle');
  const asked: { path: string; bytes: Promise<number> }[] = [];
  page.on('requestfinished', (request) => {
    const path = new URL(request.url()).pathname;
    // What ends when the page is left, after everything was counted, has no size to be told any more.
    const bytes = request.sizes().then(
      ({ responseBodySize }) => responseBodySize,
      () => 0,
    );
    asked.push({ path, bytes });
  });
  await page.goto(await lessonPath(as, CLASS, 'How Arabic writing works'));
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.getByRole('button', { name: 'Post comment' }).waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(
    asked.map(async ({ path, bytes }) => ({ path, bytes: await bytes })),
  );
  // What the class brought along comes out of the browser's cache, which says so with no bytes.
  const all = sizes.filter(({ bytes, path }) => bytes > 0 && isOfThePage(path));
  const list = all.map(({ path, bytes }) => `${bytes} ${path}`).join('\n');
  expect(all.length, list).toBeLessThanOrEqual(LESSON_LIMIT);
  const code = all.filter(({ path }) => path.endsWith('.js'));
  expect(
    code.some(({ path }) => path.includes('/assets/blocks-')),
    list,
  ).toBe(true);
  expect(
    code.filter(({ bytes }) => bytes < TINY),
    list,
  ).toEqual([]);
});
