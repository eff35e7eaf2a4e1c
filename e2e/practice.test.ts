import { enrol } from '@institute/contract/classes';
import { viewStatus } from '@institute/contract/lessons';
import { getPractice } from '@institute/contract/words';
import type { Locator, Page } from '@playwright/test';
import { newStudent, type Session } from './support/api.ts';
import { classPath, lessonPath } from './support/school.ts';
import { expect, test } from './support/test.ts';

const CLASS = 'The Arabic Alphabet';
const LESSONS = ['How Arabic writing works', 'Short vowels: the three movements'];
/** What a browser says of requests that find no network, directly or through the worker. */
const NO_NETWORK =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|could not be refreshed|dynamically imported/;

/** A student who has opened lessons with words. */
async function reader(url: string): Promise<Session> {
  const student = await newStudent(url);
  const class_id = (await classPath(student, CLASS)).split('/')[2] ?? '';
  await student.call(enrol, { class_id });
  for (const subject of ['When we meet', ...LESSONS]) {
    const lesson_id = (await lessonPath(student, CLASS, subject)).split('/')[4] ?? '';
    await student.call(viewStatus, { class_id, lesson_id });
  }
  return student;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const due = (page: Page, count: number) =>
  expect(
    page.getByRole('heading', { name: new RegExp(`^${count} cards? due today$`) }),
  ).toBeVisible();

/** Answers so many cards that ask for a meaning, each as known. */
async function know(page: Page, count: number): Promise<void> {
  for (let card = 0; card < count; card += 1) {
    await press(page, 'Show the meaning');
    await press(page, 'Easy');
  }
}

/** What says that there is no connection stands beneath the page and its bar, where nothing is covered. */
async function liesOverNothing(page: Page): Promise<void> {
  const strip = page.getByRole('status').filter({ hasText: 'Offline.' });
  await strip.getByText('What you study and write is kept, and goes out later.').waitFor();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const boxOf = async (part: Locator) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return { top: Math.round(y), bottom: Math.round(y + height) };
  };
  const [mark, bar] = [await boxOf(strip), await boxOf(page.locator('nav[data-bottom-bar]'))];
  expect(mark.bottom).toBe(page.viewportSize()?.height);
  expect(bar.bottom).toBeLessThanOrEqual(mark.top);
  expect((await boxOf(page.getByRole('contentinfo'))).bottom).toBeLessThanOrEqual(bar.top);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

test('a student reviews, goes on without a connection, and comes back', async ({ visit, url }) => {
  const student = await reader(url);
  const visitor = await visit({ size: 'phone', as: student, serviceWorker: true });
  const { page, context } = visitor;
  await page.goto('/practice');
  await due(page, 10);
  await visitor.look('practice-due');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await press(page, 'Start');
  await expect(page.getByText('What does it mean?')).toBeVisible();
  await visitor.look('practice-question');
  await press(page, 'Show the meaning');
  await visitor.look('practice-meaning');
  await press(page, 'Easy');
  await know(page, 4);
  await press(page, 'Stop for now');
  await due(page, 5);
  await expect.poll(async () => (await student.call(getPractice, {})).due).toBe(5);

  await context.setOffline(true);
  await liesOverNothing(page);
  await press(page, 'Start');
  await know(page, 1);
  for (const word of ['بيت', 'كبير', 'قلب', 'دار']) {
    await page.getByLabel('Your answer').fill(word);
    await press(page, 'Check');
    await press(page, 'That was easy');
  }
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible();
  await visitor.look('practice-done', 'here');
  await press(page, 'Back');
  await expect(page.getByText('Nothing is due. Come back tomorrow.')).toBeVisible();
  expect((await student.call(getPractice, {})).due).toBe(5);
  await page.reload();
  await expect(page.getByText('Nothing is due. Come back tomorrow.')).toBeVisible();

  await context.setOffline(false);
  await expect
    .poll(async () => (await student.call(getPractice, {})).due, { timeout: 90_000 })
    .toBe(0);
  await visitor.leave(NO_NETWORK);
});

test('typed Arabic is judged, compared and explained', async ({ visit, url }) => {
  const student = await newStudent(url);
  const class_id = (await classPath(student, CLASS)).split('/')[2] ?? '';
  await student.call(enrol, { class_id });
  const [first = ''] = LESSONS;
  const path = await lessonPath(student, CLASS, first);
  const visitor = await visit({ size: 'phone', as: student });
  const { page } = visitor;
  await page.goto(path);
  await expect(page.getByText('Words of this lesson')).toBeVisible();
  await expect(page.getByText('بُيُوتٌ')).toBeVisible();
  await visitor.look('lesson-words');
  await page.goto('/practice');
  // Six meanings, then the Arabic of the first words.
  await due(page, 10);
  await press(page, 'Start');
  await know(page, 6);
  const field = page.getByLabel('Your answer');
  await field.fill('بيت');
  await expect(page.getByRole('button', { name: 'Arabic keyboard' })).toBeVisible();
  await visitor.look('practice-typing');
  await field.press('Enter');
  await expect(page.getByText('Right', { exact: true })).toBeVisible();
  await visitor.look('practice-right', 'here');
  await page.keyboard.press('Enter');
  await field.fill('كبيل');
  await press(page, 'Check');
  await expect(page.getByText('Nearly right')).toBeVisible();
  await visitor.look('practice-nearly');
  await press(page, 'Go on');
  await press(page, 'I do not know it');
  await expect(page.getByText('Not yet')).toBeVisible();
  await visitor.look('practice-wrong', 'here');
  await visitor.leave();
});

test('an exercise missed in a lesson is met again the next day', async ({ visit, url }) => {
  const student = await newStudent(url);
  const class_id = (await classPath(student, CLASS)).split('/')[2] ?? '';
  await student.call(enrol, { class_id });
  const [first = ''] = LESSONS;
  const path = await lessonPath(student, CLASS, first);
  const yesterday = await visit({ size: 'phone', as: student });
  await yesterday.page.clock.install({ time: Date.now() - 30 * 60 * 60 * 1000 });
  await yesterday.page.goto(path);
  const exercise = yesterday.page.getByRole('article', { name: 'Exercise' }).first();
  await exercise.getByRole('radio', { name: 'from left to right' }).check();
  await exercise.getByRole('button', { name: 'Check' }).click();
  await exercise.getByText('It comes back in your practice, from tomorrow on.').waitFor();
  await yesterday.look('exercise-missed', 'here');
  await expect.poll(async () => (await student.call(getPractice, {})).exercises?.length).toBe(1);
  await yesterday.leave();

  const today = await visit({ size: 'phone', as: student });
  const { page } = today;
  await page.goto('/practice');
  await press(page, 'Start');
  await expect(page.getByText('An exercise you missed')).toBeVisible();
  await today.look('practice-exercise');
  await page.getByRole('radio', { name: 'from right to left' }).check();
  await press(page, 'Check');
  await expect(page.getByText('Right', { exact: true }).first()).toBeVisible();
  await today.look('practice-exercise-right', 'here');
  await press(page, 'Go on');
  await expect(page.getByText('What does it mean?')).toBeVisible();
  await press(page, 'Stop for now');
  await expect.poll(async () => (await student.call(getPractice, {})).exercises).toBe(undefined);
  await today.leave();
});

test('a teacher adds a word and imports a table', async ({ visit, admin }) => {
  const path = await lessonPath(admin, CLASS, 'Long vowels, sukūn and shadda');
  const [, , classId, , lessonId] = path.split('/');
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page } = visitor;
  await page.goto(`/admin/classes/manage/${classId}/lessons/${lessonId}`);
  await expect(page.getByText('This lesson has no words yet.')).toBeVisible();
  await press(page, 'Add word');
  await page.getByLabel('Arabic, with its vowel signs').fill('فِيلٌ');
  await press(page, 'Save word');
  await expect(page.getByText('Meaning is required')).toBeVisible();
  await page.getByLabel('Meaning in English').fill('elephant');
  await visitor.look('words-dialog');
  await press(page, 'Save word');
  await expect(page.getByText('elephant')).toBeVisible();
  await press(page, 'Import a table');
  const table = page.getByRole('textbox', { name: 'Table' });
  await table.fill('تِينٌ,figs\nbook,kitab');
  await press(page, 'Check');
  await expect(page.getByText('Row 2')).toBeVisible();
  await visitor.look('words-import');
  await table.fill('تِينٌ,figs\nنُورٌ,light');
  await press(page, 'Check');
  await expect(page.getByText('2 new words, 0 words changed.')).toBeVisible();
  await press(page, 'Import');
  await expect(page.getByText('3 of 60 words')).toBeVisible();
  await visitor.look('words-section');
  await visitor.leave();
});
