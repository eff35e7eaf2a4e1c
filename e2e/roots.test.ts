import { enrol } from '@institute/contract/classes/classes';
import { viewStatus } from '@institute/contract/lessons/lessons';
import { newStudent } from './support/api.ts';
import { classPath, lessonPath } from './support/school.ts';
import { expect, test } from './support/test.ts';

const CLASS = 'The Arabic Alphabet';
const LESSONS = ['When we meet', 'How Arabic writing works', 'The 28 letters in their places'];
const LESSON = 'Short vowels: the three movements';

// Proves decision-088-1.
test('a student taps a word, adds it to their own, and follows its root', async ({
  visit,
  url,
}) => {
  const student = await newStudent(url);
  const class_id = (await classPath(student, CLASS)).split('/')[2] ?? '';
  await student.call(enrol, { class_id });
  for (const subject of LESSONS) {
    const lesson_id = (await lessonPath(student, CLASS, subject)).split('/')[4] ?? '';
    await student.call(viewStatus, { class_id, lesson_id });
  }
  const visitor = await visit({ size: 'phone', as: student });
  const { page } = visitor;
  await page.goto(await lessonPath(student, CLASS, LESSON));
  await page.getByRole('button', { name: 'كَتَبَ', exact: true }).first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Of the same root')).toBeVisible();
  await expect(sheet.getByText('كِتَابٌ', { exact: true })).toBeVisible();
  await visitor.look('word-family', 'here');
  await sheet.getByRole('button', { name: 'Add to my words' }).click();
  await expect(sheet.getByText('In my words')).toBeVisible();

  await sheet.getByRole('link', { name: 'All words of this root' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Root ك ت ب');
  await expect(page.getByText('In my words')).toHaveCount(1);
  // A lesson that anybody may read, of a class that the student has not joined.
  await expect(page.getByRole('link', { name: /A root and its family/ }).first()).toBeVisible();
  await visitor.look('root');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Root ك ت ب');

  await page.goto('/roots/زحل');
  await expect(page.getByText('No word of this root yet')).toBeVisible();
  await visitor.look('root-empty');
  await visitor.leave();
});
