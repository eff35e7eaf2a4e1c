import { join } from 'node:path';
import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { getLessons } from '@institute/contract/lessons/class-lessons';
import { pathTo } from '@institute/contract/routes';
import { saveLessonWords } from '@institute/contract/words/managed-words';
import { newStudent } from './support/api.ts';
import { slowSounds, turnOnTo } from './support/slow-sounds.ts';
import { expect, test } from './support/test.ts';

const SOUND = join(import.meta.dirname, '../apps/server/seed/assets/first-words.mp3');
/** How long each of them is in the sound. */
const LINE_SECONDS = 0.8;
const LINES = ['بَابٌ كَبِيرٌ', 'كِتَابٌ جَدِيدٌ', 'قَلَمٌ صَغِيرٌ'];

// Proves decision-095-2, decision-095-3.
test('a teacher taps along and speaks a word, and a student follows and hears it', async ({
  visit,
  url,
  admin,
}) => {
  const form = { category: 'Grammar', name: 'One voice', about: 'Heard', premium: '0' } as const;
  const klass = await admin.call(addClass, { ...form, status: '1' });
  const teacher = await visit({ size: 'desktop', as: admin });
  const { page } = teacher;
  await slowSounds(teacher.context);
  await page.goto(`/admin/classes/manage/${klass.id}/lessons/new`);
  await page.getByLabel('Subject').fill('Read aloud');
  await page.getByRole('button', { name: 'Write a text' }).click();
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.type('Listen, then read.');
  await page.getByRole('button', { name: 'Add block' }).click();
  await page
    .getByRole('dialog', { name: 'What comes next?' })
    .getByRole('button', { name: /^Reading lines/ })
    .click();
  const block = page.locator('[data-block]').nth(1);
  for (const [at, line] of LINES.entries()) {
    if (at > 0) await block.getByRole('button', { name: 'Add a line' }).click();
    await block.getByLabel(`Arabic of line ${at + 1}`).fill(line);
  }
  await block.locator('input[type=file]').setInputFiles(SOUND);
  await block.getByRole('button', { name: 'Tap along' }).click();

  // By keys alone: the large button has the focus.
  const dialog = page.getByRole('dialog', { name: 'Tap along' });
  await expect(dialog.getByRole('button', { name: 'Play, then tap along' })).toBeFocused();
  await page.keyboard.press('Space');
  const beginnings = dialog.locator('output');
  for (const [at] of LINES.entries()) {
    const begins = dialog.getByRole('button', { name: `Line ${at + 1} begins`, exact: true });
    await expect(begins).toBeVisible();
    await turnOnTo(page, at * LINE_SECONDS);
    await page.keyboard.press('Space');
    await expect(beginnings.nth(at)).toHaveText(/^0:\d\d\.\d$/);
    if (at === 1) await teacher.look('lesson-tap-along', 'here');
  }
  await expect(dialog.getByRole('button', { name: 'Every line has its beginning' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Line 3 begins later' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(block.getByText('3 of 3 lines have their beginning.')).toBeVisible();
  await teacher.look('lesson-one-sound');
  await page.getByRole('button', { name: 'Save Lesson' }).click();
  await page.waitForURL(`**/admin/classes/manage/${klass.id}?tab=lessons`);

  const [lesson] = await admin.call(getLessons, { class_id: klass.id });
  const words = [{ arabic: 'بَابٌ', meaning: 'door', plural: 'أَبْوَابٌ', root: 'ب و ب' }];
  await admin.call(saveLessonWords, { lesson_id: lesson?.id ?? 0, words });
  await page.goto(`/admin/classes/manage/${klass.id}/lessons/${lesson?.id}`);
  await page.getByRole('button', { name: 'Add a sound to بَابٌ' }).click();
  const sound = page.getByRole('dialog', { name: 'Sound of بَابٌ' });
  await sound.locator('input[type=file]').setInputFiles(SOUND);
  await expect(sound.locator('audio')).toBeVisible();
  await sound.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Hear بَابٌ' }).click();
  await page.getByRole('button', { name: 'Stop بَابٌ' }).click();
  await teacher.look('lesson-word-sounds');
  await teacher.leave();

  const student = await newStudent(url);
  await student.call(enrol, { class_id: klass.id });
  const reader = await visit({ size: 'phone', as: student });
  await slowSounds(reader.context);
  const at = { classId: klass.rand, lessonId: lesson?.rand ?? '' };
  await reader.page.goto(pathTo('lesson', at));
  const lit = reader.page.locator('li[aria-current=true]');
  await reader.page.getByRole('button', { name: /^Listen/ }).click();
  await expect(lit).toContainText('كَبِيرٌ');
  await turnOnTo(reader.page, 1.5 * LINE_SECONDS);
  await expect(lit).toContainText('جَدِيدٌ');
  await reader.page.getByRole('button', { name: 'Repeat the line' }).click();
  await reader.page.getByRole('button', { name: 'Hear this line' }).first().click();
  await expect(lit).toContainText('كَبِيرٌ');
  await reader.look('lesson-one-sound-read', 'here');
  await reader.page.getByRole('button', { name: 'Pause' }).click();
  await reader.page.getByRole('button', { name: 'بَابٌ', exact: true }).click();
  const sheet = reader.page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Hear بَابٌ' }).click();
  await expect(sheet.getByRole('button', { name: 'Stop بَابٌ' })).not.toHaveAttribute('aria-busy');
  await reader.look('lesson-word-sheet', 'here');

  await reader.page.goto(pathTo('practice'));
  await reader.page.getByRole('button', { name: 'Start' }).click();
  await reader.page.getByRole('button', { name: 'Hear بَابٌ' }).click();
  await expect(reader.page.getByRole('button', { name: 'Stop بَابٌ' })).toBeVisible();
  await reader.look('practice-card-sound', 'here');
  await reader.leave();
});
