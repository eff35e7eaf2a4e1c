import type { Page } from '@playwright/test';
import { freshEmail, newStudent, PASSWORD, type Session } from './support/api.ts';
import { untilAtRest } from './support/at-rest.ts';
import { classOnTheClock } from './support/class-on-the-clock.ts';
import { fillSignIn, signInCard } from './support/sign-in.ts';
import { untilTakenOver } from './support/taken-over.ts';
import { expect, test } from './support/test.ts';

/** How a browser keeps nothing: it has no room, forbids it, or lacks what others keep it in. */
const ways = ['full', 'forbidden', 'missing'] as const;
type Way = (typeof ways)[number];

const keepNothing = (page: Page, way: Way) =>
  page.addInitScript((how) => {
    if (how === 'full') {
      const full = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
      Storage.prototype.setItem = full;
      IDBObjectStore.prototype.put = full;
      Cache.prototype.put = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
      return;
    }
    const get = () => {
      if (how === 'missing') return null;
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get, configurable: true });
    }
  }, way);

async function signIn(page: Page, { user }: Session): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Got it' }).click();
  await fillSignIn(signInCard(page), user.email, PASSWORD);
}

for (const way of ways) {
  // Proves ours-70.
  test(`a browser whose storage is ${way} is studied with`, async ({ visit, url, admin }) => {
    const { student, lesson, exam } = await classOnTheClock(url, admin);
    const visitor = await visit({ size: 'phone' });
    const { page } = visitor;
    await keepNothing(page, way);
    await signIn(page, student);
    await page.getByRole('heading', { name: /^Welcome, / }).waitFor();
    await page.reload();
    for (const path of ['/', '/practice', '/my-classes', '/wallet-history', '/profile', lesson]) {
      await page.goto(path);
      await untilTakenOver(page);
      await untilAtRest(page);
      await expect(page.getByText('could not be')).toHaveCount(0);
    }
    await page.getByLabel('Your comment').fill('Which door?');
    await page.getByRole('button', { name: /^Post/ }).click();
    await page.getByText('Which door?').waitFor();
    await page.goto(exam);
    await page.getByRole('button', { name: 'Begin the exam' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Begin the exam' }).click();
    await page.getByRole('radio', { name: 'كِتَاب' }).check();
    await page.getByText('This browser cannot keep your answers.').waitFor();
    await page.getByRole('button', { name: 'Submit exam' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Submit exam' }).click();
    await page.getByRole('button', { name: 'See the result' }).click();
    await page.getByText('100%').first().waitFor();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('link', { name: 'Sign In' }).first().waitFor();
    await visitor.leave();
  });
}

// Proves ours-70.
test('a browser that refuses cookies is told so where one signs in', async ({ visit, url }) => {
  const student = await newStudent(url, 'Bilkisu Aliyu', '', freshEmail());
  const visitor = await visit({ size: 'phone' });
  const { page } = visitor;
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }),
  );
  await signIn(page, student);
  await page.getByText('This browser refuses cookies').waitFor();
  await visitor.look('sign-in-no-cookies');
  await visitor.leave();
});
