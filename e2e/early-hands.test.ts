import type { Page } from '@playwright/test';
import { signInByApi } from './support/api.ts';
import { lessonPath } from './support/school.ts';
import { expect, test } from './support/test.ts';

/** Opens an address whose scripts do not come until they are let through. */
async function openPainted(page: Page, path: string): Promise<() => void> {
  let letThrough = (): void => undefined;
  const held = new Promise<void>((go) => {
    letThrough = go;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return letThrough;
}

test('what is pressed before the scripts are there is done once they are', async ({
  visit,
  url,
}) => {
  const amina = await signInByApi(url, 'student@example.com');
  const visitor = await visit({ size: 'phone', as: amina });
  const { page } = visitor;
  const path = await lessonPath(amina, 'The Arabic Alphabet', 'How Arabic writing works');
  const letThrough = await openPainted(page, path);
  const next = page.getByRole('button', { name: 'Next Lesson' });
  await next.click();
  // It says that it was heard.
  await expect(next).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL(path);
  letThrough();
  await expect(page).not.toHaveURL(path);
  await page.getByRole('heading', { level: 1, name: 'The 28 letters in their places' }).waitFor();
  await visitor.leave();
});

test('what is typed before the scripts are there is kept', async ({ visit, url }) => {
  const amina = await signInByApi(url, 'student@example.com');
  const visitor = await visit({ size: 'phone', as: amina });
  const { page } = visitor;
  const letThrough = await openPainted(page, '/messages');
  const search = page.getByRole('textbox', { name: 'Search by subject or text' });
  await search.fill('zebra');
  letThrough();
  await expect(page).toHaveURL(/search=zebra/);
  await expect(search).toHaveValue('zebra');
  await expect(search).toBeFocused();
  await visitor.leave();
});

test('a sign-up filled in and sent before the scripts are there makes the account, once', async ({
  visit,
}) => {
  const visitor = await visit({ size: 'phone' });
  const { page } = visitor;
  const letThrough = await openPainted(page, '/register?next=/classes');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/action=signup/.test(request.url())) asked.push(request.url());
  });
  await page.getByLabel('Full name').fill('Hauwa Early');
  await page.getByLabel('Email').fill('hauwa.early@example.com');
  await page.getByLabel('Phone number').fill('08035551234');
  await page.getByLabel('Password', { exact: true }).fill('a-quiet-garden-42');
  const submit = page.getByRole('button', { name: 'Create an account' });
  await submit.click();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  // A form that the page itself sent would carry the password into the address.
  await expect(page).toHaveURL('/register?next=/classes');
  letThrough();
  await expect(page).toHaveURL('/classes');
  expect(asked).toHaveLength(1);
  await visitor.leave();
});
