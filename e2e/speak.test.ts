import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { getHomework } from '@institute/contract/homework/my-homework';
import { addLesson } from '@institute/contract/lessons/managed-lessons';
import { pathTo } from '@institute/contract/routes';
import type { Page } from '@playwright/test';
import { newStudent, type Session } from './support/api.ts';
import { sendFiles } from './support/hostile-blocks.ts';
import { startLine } from './support/line.ts';
import { expect, test } from './support/test.ts';

const LINE = 'هٰذَا بَيْتٌ كَبِيرٌ.';

/** A class whose lesson has a line to read aloud, with its model, and a student of it. */
async function given(url: string, admin: Session) {
  const name = `The house ${crypto.randomUUID().slice(0, 6)}`;
  const form = { name, category: 'Grammar', about: 'Read', premium: '0', status: '1' } as const;
  const { id, rand } = await admin.call(addClass, form);
  const { sound } = await sendFiles(admin, rand);
  const { id: lessonId, rand: lessonRand } = await admin.call(addLesson, {
    ...{ class_id: id, subject: 'At the door', about: '' },
    blocks: JSON.stringify([
      { id: 'speak', kind: 'speak', arabic: LINE, translation: 'This is a big house.', sound },
    ]),
  });
  const student = await newStudent(url, `Amina ${name.slice(-6)}`);
  await student.call(enrol, { class_id: String(id) });
  const classPath = `/classes/${rand}`;
  const path = `${classPath}/lessons/${lessonRand}`;
  return { student, name, classId: id, lessonId, lessonRand, classPath, path };
}

/** Records for a second with one thumb. */
async function record(page: Page, name: string, { isFirst = false } = {}): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  if (isFirst) await page.getByRole('button', { name: 'Agree and record' }).click();
  await page.getByText(/^Recording: 0:0[1-9] of/).waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
}

const handInsOf = async (student: Session, lesson_id: string) =>
  (await student.call(getHomework, { lesson_id })).homework[0]?.hand_ins ?? [];

// Proves ours-440, ours-441, ours-442, ours-444.
test('a line is read aloud on a phone whose line is cut, heard by its teacher, and found at its place', async ({
  visit,
  url,
  admin,
}) => {
  const { student, name, classId, lessonId, lessonRand, classPath, path } = await given(url, admin);
  const line = await startLine(url);
  const { page, look } = await visit({ url: line.url, size: 'phone', as: student });
  await page.goto(path);
  const exercise = page.getByRole('article', { name: 'Exercise' });
  await exercise.getByRole('button', { name: /^Listen/ }).waitFor();
  await exercise.getByRole('button', { name: 'Record' }).waitFor();
  await look('speak-phone');
  await record(page, 'Record', { isFirst: true });
  await exercise.getByText('Kept on this phone. Not handed in yet.').waitFor();
  await exercise.getByRole('button', { name: `Play: Mine: ${LINE}` }).click();
  await record(page, 'Record again');
  await look('speak-kept-phone');
  const cut = line.cutAfter(2_000);
  await exercise.getByRole('button', { name: 'Hand in' }).dblclick();
  await cut;
  await exercise.getByText(/^No connection/).waitFor();
  expect(await handInsOf(student, lessonRand)).toEqual([]);
  line.mend();
  await exercise.getByText(/^Handed in \d/).waitFor();
  const [handedIn, ...others] = await handInsOf(student, lessonRand);
  expect(others).toEqual([]);
  expect(handedIn?.takes.map(({ line_id }) => line_id)).toEqual(['speak']);
  await look('speak-handed-in-phone');

  const teacher = await visit({ size: 'phone', as: admin });
  await teacher.page.goto(`/admin/hand-ins?search=${encodeURIComponent(name.slice(-6))}`);
  await teacher.page.getByRole('button', { name: LINE }).first().click();
  const dialog = teacher.page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Heard/ }).waitFor();
  await teacher.look('speak-inbox-phone', 'here');
  await dialog.getByRole('button', { name: /^Heard/ }).click();
  await expect
    .poll(async () => (await handInsOf(student, lessonRand)).map(({ state }) => state))
    .toEqual(['answered']);

  await page.reload();
  await exercise.getByText('Heard', { exact: true }).waitFor();
  await look('speak-heard-phone');
  // Nothing of the lesson is left.
  await page.goto(classPath);
  await page.getByRole('region', { name: 'My homework' }).getByText(LINE).waitFor();
  await expect(page.getByText(/exercises? left/i)).toHaveCount(0);
  await line.close();

  // Its editor, with a second line that is made there.
  const editor = teacher.page;
  await editor.goto(pathTo('managedLesson', { classId, lessonId }));
  await editor.getByRole('button', { name: 'Add block' }).first().click();
  await editor.getByRole('button', { name: /^Read aloud/ }).click();
  await editor.getByLabel('Line to read aloud').last().fill('أَنَا أَمَامَ الْبَابِ.');
  await editor.getByRole('button', { name: 'Save Lesson' }).click();
  await expect
    .poll(async () => (await student.call(getHomework, { lesson_id: lessonRand })).homework.length)
    .toBe(2);
});
