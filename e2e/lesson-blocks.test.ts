import type { Page } from '@playwright/test';
import { lessonPath, memberOf } from './support/school.ts';
import { slowSounds } from './support/slow-sounds.ts';
import { expect, test } from './support/test.ts';

const CLASS = 'Everyday Dialogue';
const LESSON = 'Meeting and greeting';
/** What a browser says of requests that find no network. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|could not be refreshed/;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** The exercise that asks something. */
const exercise = (page: Page, prompt: string) =>
  page.getByRole('article', { name: 'Exercise' }).filter({ hasText: prompt });

// Proves decision-073-8.
test('a student reads a lesson in blocks, taps a word and follows the sound', async ({
  visit,
  url,
  admin,
}) => {
  const student = await memberOf(CLASS, url, admin);
  const visitor = await visit({ size: 'phone', as: student });
  const { page } = visitor;
  await slowSounds(visitor.context);
  await page.goto(await lessonPath(student, CLASS, LESSON));
  await expect(page.getByRole('heading', { name: 'To a man, to a woman' })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  await visitor.look('lesson-in-blocks');

  await page.getByRole('button', { name: 'كَيْفَ حَالُكَ', exact: true }).first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('how are you? (to a man)')).toBeVisible();
  await visitor.look('lesson-word', 'here');
  await press(page, 'Close');

  await press(page, 'Hide tashkeel');
  await expect(page.getByRole('button', { name: 'كيف حالك', exact: true }).first()).toBeVisible();
  await press(page, 'Hide English');
  await expect(page.getByText('Yusuf: And upon you peace.')).toBeHidden();
  await press(page, 'Hide tashkeel');
  await press(page, 'Hide English');

  await page.getByText('0.75×').first().click();
  await press(page, 'Listen');
  const heard = page.locator('li[aria-current=true]');
  await expect(heard).toContainText('Peace be upon you');
  await page.getByRole('button', { name: 'Hear this line' }).nth(3).click();
  await expect(heard).toContainText('praise God');
  await press(page, 'Pause');
  await expect(heard).toHaveCount(0);
  await visitor.leave();
});

// Proves decision-073-9.
test('a student practises every kind of exercise, also without a connection', async ({
  visit,
  url,
  admin,
}) => {
  const student = await memberOf(CLASS, url, admin);
  const visitor = await visit({ size: 'phone', as: student });
  const { page, context } = visitor;
  await page.goto(await lessonPath(student, CLASS, LESSON));
  const choice = exercise(page, 'What do you answer?');
  await choice.getByRole('radio', { name: 'شُكْرًا' }).check();
  await choice.getByRole('button', { name: 'Check' }).click();
  await expect(choice.getByRole('status')).toHaveText('Not yet');
  await expect(choice.getByText('The words are turned round')).toBeVisible();
  await context.setOffline(true);
  await choice.getByRole('button', { name: 'Try again' }).click();
  await choice.getByRole('radio', { name: 'وَعَلَيْكُمُ السَّلَامُ' }).check();
  await choice.getByRole('button', { name: 'Check' }).click();
  await expect(choice.getByRole('status')).toHaveText('Right');

  const several = exercise(page, 'to a woman?');
  for (const option of ['كَيْفَ حَالُكِ؟', 'مَا اسْمُكِ؟', 'وَأَنْتِ؟']) {
    await several.getByRole('checkbox', { name: option, exact: true }).check();
  }
  await several.getByRole('button', { name: 'Check' }).click();
  await expect(several.getByRole('status')).toHaveText('Right');

  const typed = exercise(page, 'Ask a woman how she is.');
  await typed.getByLabel('Your answer').fill('كيف حالك');
  await typed.getByRole('button', { name: 'Check' }).click();
  await expect(typed.getByRole('status')).toContainText('Nearly right');
  await expect(typed.getByRole('status')).toContainText('Ending:');

  const gaps = exercise(page, 'Fill in what Halima and Yusuf say');
  await gaps.getByLabel('Gap 1').fill('حالك');
  await gaps.getByLabel('Gap 2').fill('شكرا');
  await gaps.getByRole('button', { name: 'Check' }).click();
  await expect(gaps.getByRole('status')).toContainText('Partly right');

  const order = exercise(page, 'I am Yusuf from Kano.');
  for (const word of ['أَنَا', 'يُوسُفُ', 'مِنْ', 'كَنُو']) {
    await order.getByRole('list').last().getByText(word, { exact: true }).click();
  }
  await order.getByRole('button', { name: 'Check' }).click();
  await expect(order.getByRole('status')).toHaveText('Right');

  const pairs = exercise(page, 'Put each greeting to its answer.');
  for (const answer of ['وَعَلَيْكُمُ السَّلَامُ', 'بِخَيْرٍ، الْحَمْدُ لِلَّهِ', 'صَبَاحَ النُّورِ', 'فِي أَمَانِ اللَّهِ']) {
    await pairs.getByRole('list').last().getByText(answer, { exact: true }).click();
  }
  await pairs.getByRole('button', { name: 'Check' }).click();
  await expect(pairs.getByRole('status')).toHaveText('Right');
  await context.setOffline(false);
  await visitor.look('lesson-exercises', 'here');
  await visitor.leave(NO_NETWORK);
});

// Proves decision-092-1, decision-092-2, decision-092-3.
test('a student hears and writes, hears and chooses, and fills the scale, by keyboard', async ({
  visit,
  url,
  admin,
}) => {
  const student = await memberOf(CLASS, url, admin);
  const visitor = await visit({ size: 'phone', as: student });
  const { page, context } = visitor;
  await page.goto(await lessonPath(student, CLASS, LESSON));

  const dictation = exercise(page, 'Listen to Yusuf, and write what he asks.');
  const listen = dictation.getByRole('button', { name: /^Listen/ });
  await dictation.getByText('0.75×').click();
  await listen.focus();
  const isHeard = page.waitForResponse((answer) => answer.url().includes('.mp3'));
  await page.keyboard.press('Enter');
  expect((await isHeard).ok()).toBe(true);
  const rate = () =>
    dictation.locator('audio').evaluate((audio: HTMLAudioElement) => audio.playbackRate);
  expect(await rate()).toBe(0.75);
  await expect(listen).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dictation).not.toContainText('كَيْفَ');
  const answer = dictation.getByLabel('Your answer');
  await answer.fill('كيف حلك');
  await answer.press('Enter');
  await expect(dictation.getByRole('status')).toContainText('Nearly right');
  await expect(dictation.getByRole('status')).toContainText('A letter is missing');
  await expect(dictation.locator('mark')).toHaveText('ا');
  await expect(dictation.getByRole('group', { name: /^Nearly right/ })).toBeFocused();
  await visitor.look('lesson-dictation', 'here');
  await page.keyboard.press('Enter');
  await answer.fill('كيف حالك');
  await answer.press('Enter');
  await expect(dictation.getByRole('status')).toHaveText('Right');

  const choice = exercise(page, 'Somebody says this to you.');
  await choice.getByRole('radio', { name: 'تَشَرَّفْنَا' }).focus();
  await page.keyboard.press('Space');
  await choice.getByRole('button', { name: 'Check' }).press('Enter');
  await expect(choice.getByRole('status')).toHaveText('Not yet');
  await choice.scrollIntoViewIfNeeded();
  await visitor.look('lesson-listen', 'here');

  const word = exercise(page, 'Put the root on the pattern.');
  await expect(word.getByText('س ل م')).toBeVisible();
  // What is written needs no connection.
  await context.setOffline(true);
  await word.getByLabel('Your answer').fill('سلام');
  await word.getByLabel('Your answer').press('Enter');
  await expect(word.getByRole('status')).toHaveText('Right');
  const root = exercise(page, 'from which root, and on which pattern?');
  await root.getByLabel('Root').fill('ش ك ر');
  await root.getByLabel('Root').press('Enter');
  await expect(root.getByLabel('Pattern')).toBeFocused();
  await page.keyboard.type('فعال');
  await page.keyboard.press('Enter');
  await expect(root.getByRole('status')).toContainText('Partly right');
  await context.setOffline(false);
  await root.scrollIntoViewIfNeeded();
  await visitor.look('lesson-scale', 'here');
  await visitor.leave(NO_NETWORK);
});
