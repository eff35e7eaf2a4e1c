import type { Page } from '@playwright/test';
import { signInByApi } from './support/api.ts';
import { lessonPath, memberOf } from './support/school.ts';
import { isTakenOver } from './support/taken-over.ts';
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

// Proves decision-052-1.
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

// Proves decision-052-1.
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

test('whoever goes on typing while the scripts come loses no letter', async ({ visit, url }) => {
  const amina = await signInByApi(url, 'student@example.com');
  const visitor = await visit({ size: 'phone', as: amina });
  const { page } = visitor;
  const letThrough = await openPainted(page, '/messages');
  const search = page.getByRole('textbox', { name: 'Search by subject or text' });
  await search.focus();
  const words = 'the quick brown fox jumps';
  for (const [place, letter] of [...words].entries()) {
    if (place === 5) letThrough();
    await page.keyboard.type(letter, { delay: 60 });
  }
  await expect(search).toHaveValue(words);
  await visitor.leave();
});

test('what is chosen and pressed one after another before the scripts are there stands', async ({
  visit,
  url,
  admin,
}) => {
  const student = await memberOf('Everyday Dialogue', url, admin);
  const visitor = await visit({ size: 'phone', as: student });
  const { page } = visitor;
  const path = await lessonPath(student, 'Everyday Dialogue', 'Meeting and greeting');
  const letThrough = await openPainted(page, path);
  const exercise = (text: string) =>
    page.getByRole('article', { name: 'Exercise' }).filter({ hasText: text });
  const choice = exercise('What do you answer?');
  await choice.getByRole('radio').nth(1).check();
  const order = exercise('I am Yusuf from Kano.');
  for (const word of ['أَنَا', 'يُوسُفُ', 'مِنْ']) {
    await order.getByRole('button').filter({ hasText: word }).click();
  }
  const top = () => order.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  letThrough();
  await expect(order.getByRole('list').first().getByRole('listitem')).toHaveText([
    'أَنَا',
    'يُوسُفُ',
    'مِنْ',
  ]);
  await expect(choice.getByRole('radio').nth(1)).toBeChecked();
  // What was in sight has not gone away, though the words of the lesson have come above it.
  expect(Math.abs((await top()) - before)).toBeLessThan(200);
  await visitor.leave();
});

test('a month opened on the dashboard before the scripts are there stays open', async ({
  visit,
  url,
}) => {
  const amina = await signInByApi(url, 'student@example.com');
  const visitor = await visit({ size: 'phone', as: amina });
  const { page } = visitor;
  const letThrough = await openPainted(page, '/');
  const months = page.locator('details');
  const isOpen = () =>
    months.evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open));
  await months.first().locator('summary').click();
  const chosen = await isOpen();
  letThrough();
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await expect.poll(isOpen).toEqual(chosen);
  await visitor.leave();
});

test('a month on which the mouse was down when the scripts came opens once it is let go', async ({
  visit,
  url,
}) => {
  const amina = await signInByApi(url, 'student@example.com');
  const visitor = await visit({ size: 'desktop', as: amina });
  const { page } = visitor;
  const letThrough = await openPainted(page, '/');
  const month = page.locator('details').nth(1);
  await month.locator('summary').hover();
  await page.mouse.down();
  letThrough();
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await expect(month).not.toHaveAttribute('open');
  await page.mouse.up();
  await expect(month).toHaveAttribute('open');
  await visitor.leave();
});

test('a month is kept as opened in the moment of the press', async ({ visit, url }) => {
  const amina = await signInByApi(url, 'student@example.com');
  const visitor = await visit({ size: 'phone', as: amina });
  const { page } = visitor;
  const letThrough = await openPainted(page, '/');
  // That it has opened is told by the browser later only, when it may have left the page.
  const isKept = await page
    .locator('details')
    .nth(1)
    .evaluate((month) => {
      month.querySelector('summary')?.click();
      return (window as { keptEarly?: { changed: Set<Element> } }).keptEarly?.changed.has(month);
    });
  expect(isKept).toBe(true);
  letThrough();
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
