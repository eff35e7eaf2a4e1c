import { join } from 'node:path';
import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { getLessons } from '@institute/contract/lessons/class-lessons';
import { pathTo } from '@institute/contract/routes';
import { UPLOADS_PATH } from '@institute/contract/uploads/uploads';
import type { Locator, Page } from '@playwright/test';
import { newStudent } from './support/api.ts';
import { expect, test } from './support/test.ts';

const asset = (name: string) => join(import.meta.dirname, '../apps/server/seed/assets', name);
const LINE = 'مَنْ بِالْبَابِ؟';

/** Adds a block at the end and gives its card. */
async function add(page: Page, kind: RegExp): Promise<Locator> {
  const cards = page.locator('[data-block]');
  const count = await cards.count();
  await page.getByRole('button', { name: 'Add block' }).click();
  const dialog = page.getByRole('dialog', { name: 'What comes next?' });
  await dialog.getByRole('button', { name: kind }).click();
  await expect(cards).toHaveCount(count + 1);
  return cards.nth(count);
}

// Proves call-addLessonFile, decision-080-2, decision-099-1.
test('a teacher gives a lesson sounds, a picture, a file and a film, and a student hears them', async ({
  visit,
  url,
  admin,
}) => {
  const form = { category: 'Grammar', name: 'With a voice', about: 'Heard', premium: '0' } as const;
  const klass = await admin.call(addClass, { ...form, status: '1' });
  const teacher = await visit({ size: 'desktop', as: admin });
  const { page, context } = teacher;
  await page.goto(`/admin/classes/manage/${klass.id}/lessons/new`);
  await page.getByLabel('Subject').fill('At the door');
  await page.getByRole('button', { name: 'Write a text' }).click();
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.type('Listen first, then read.');

  const sound = await add(page, /^Sound /);
  await sound.getByLabel('Title').fill('Greetings');
  await sound.locator('input[type=file]').setInputFiles(asset('greetings.mp3'));
  await expect(sound.locator('audio')).toBeVisible();

  const lines = await add(page, /^Reading lines/);
  await lines.getByLabel('Arabic of line 1').fill(LINE);
  await lines.getByLabel('Translation of line 1').fill('Who is at the door?');
  await lines.getByRole('button', { name: 'Add a sound to line 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sound of line 1' });
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(dialog.getByText('Recording: 0:01 of 3:00')).toBeVisible();
  // Escape asks about the recording, and leaves the dialog around it.
  await page.keyboard.press('Escape');
  await expect(dialog.getByText('Throw this recording away?')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog.getByText(/^Paused: 0:0\d of 3:00/)).toBeVisible();
  await page.keyboard.press('p');
  await expect(dialog.getByText(/^Recording: 0:0\d of 3:00/)).toBeVisible();
  // It is used as soon as it has ended; here nothing of it arrives yet.
  const uploads = `**${UPLOADS_PATH}**`;
  await page.route(uploads, () => undefined);
  const begun = page.waitForRequest(uploads);
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await begun;
  await teacher.look('lesson-media-recorded', 'here');

  // The page is loaded anew before it was sent, and what was said is there still.
  page.on('dialog', (asked) => void asked.accept());
  await page.reload();
  await page.unroute(uploads);
  const waiting = page.getByRole('button', { name: 'The sound of line 1 is not kept yet' });
  await waiting.click();
  await expect(dialog.getByRole('button', { name: 'Play: Your recording' })).toBeVisible();
  await teacher.look('lesson-media-back', 'here');

  // The line breaks, and what was said is there still.
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Use this recording' }).click();
  await expect(dialog.getByText('The line is cut. The upload goes on by itself.')).toBeVisible();
  await context.setOffline(false);
  await expect(dialog.getByText(/^Audio · /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();

  const picture = await add(page, /^Picture/);
  await picture.locator('input[type=file]').setInputFiles(asset('market.webp'));
  await expect(picture.getByRole('img')).toBeVisible();
  await picture.getByLabel('Description').fill('A seller behind his stall');
  const file = await add(page, /^File To open/);
  await file.getByLabel('Title').fill('Worksheet');
  await file.locator('input[type=file]').setInputFiles(asset('worksheet.pdf'));
  await expect(file.getByText(/^PDF · /)).toBeVisible();
  const film = await add(page, /^Film/);
  await film.getByLabel('Title').fill('Writing bab');
  await film.getByText('Uploaded').click();
  await film.locator('input[type=file]').setInputFiles(asset('writing-bab.mp4'));
  await expect(film.locator('video')).toBeVisible();
  await teacher.look('lesson-media-editor');
  await page.getByRole('button', { name: 'Save Lesson' }).click();
  await page.waitForURL(`**/admin/classes/manage/${klass.id}?tab=lessons`);
  await teacher.leave(/ERR_INTERNET_DISCONNECTED/);

  const [lesson] = await admin.call(getLessons, { class_id: klass.id });
  const student = await newStudent(url);
  await student.call(enrol, { class_id: klass.id });
  const reader = await visit({ size: 'phone', as: student });
  await reader.page.goto(pathTo('lesson', { classId: klass.rand, lessonId: lesson?.rand ?? '' }));
  await expect(reader.page.getByText(LINE.split(' ')[1] ?? '')).toBeVisible();
  const line = reader.page.getByRole('listitem').filter({ hasText: 'Who is at the door?' });
  await reader.page.getByRole('button', { name: /^Listen/ }).click();
  await expect(line).toHaveAttribute('aria-current', 'true');
  await expect(reader.page.getByRole('img', { name: 'A seller behind his stall' })).toBeVisible();
  await expect(reader.page.getByRole('link', { name: /^Worksheet/ })).toBeVisible();
  await reader.look('lesson-media');
  await reader.leave();
});
