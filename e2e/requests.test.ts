import type { Page } from '@playwright/test';
import { signInByApi } from './support/api.ts';
import { classPath } from './support/school.ts';
import { expect, test } from './support/test.ts';

/** The most that a page asks for when it is opened for the first time, its own document among them. */
const LIMIT = 20;

const student = 'student@example.com';
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
    path: async (url: string) => classPath(await signInByApi(url, student), 'The Arabic Alphabet'),
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
    await expect.poll(() => asked.some((asset) => asset.includes('/assets/aside-'))).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(LIMIT);
  });
}
