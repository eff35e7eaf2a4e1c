import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { addComment } from '@institute/contract/comments/comments';
import { submitExam } from '@institute/contract/exams/sitting';
import { addLesson } from '@institute/contract/lessons/managed-lessons';
import { newStudent, type Session } from './support/api.ts';
import { untilAtRest } from './support/at-rest.ts';
import { expect, test } from './support/test.ts';

/** A class with an exam that waits for its mark and a question, and the name of who asks. */
async function aTaughtClass(url: string, admin: Session) {
  const mark = crypto.randomUUID().slice(0, 8);
  const name = `Taught ${mark} · نَحْو`;
  const form = { category: 'Grammar', name, about: 'For a teacher', premium: '0' };
  const { id: class_id } = await admin.call(addClass, form);
  const lesson = await admin.call(addLesson, { class_id, subject: 'The sentence', about: 'Text' });
  const exam = await admin.call(addLesson, {
    ...{ class_id, subject: `Parsing ${mark}`, inputetype: 'Exam', theoryAnswer: 'مُبْتَدَأ' },
    about: 'Parse: الكِتَابُ جَدِيدٌ.',
  });
  const student = await newStudent(url, `Bilal ${mark}`);
  await student.call(enrol, { class_id });
  await student.call(addComment, { class_id, lesson_id: lesson.rand, comment: 'Why marfu?' });
  await student.call(submitExam, { lesson_id: exam.rand, theory: 'مُبْتَدَأٌ وَخَبَرٌ' });
  return { mark, name, classId: class_id };
}

// Proves call-getClassStaff, call-getTeaching, call-saveTeacherProfile.
test('an administrator makes a student a teacher, who marks on a phone and sees no other class', async ({
  visit,
  admin,
  url,
}) => {
  const { mark, name, classId } = await aTaughtClass(url, admin);
  const other = await admin.call(addClass, {
    ...{ category: 'Grammar', name: `Other ${mark}`, about: 'Not theirs', premium: '0' },
  });
  const amina = await newStudent(url, `Amina ${mark}`);

  await test.step('in the page of the class', async () => {
    const { page, look } = await visit({ size: 'desktop', as: admin });
    await page.goto(`/admin/classes/manage/${classId}?tab=staff`);
    await page.getByRole('button', { name: 'Add a teacher' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /Search by name/ }).fill(`Amina ${mark}`);
    await untilAtRest(page);
    await dialog.getByRole('checkbox', { name: new RegExp(`Amina ${mark}`) }).check();
    await look('class-teacher-dialog');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const teachers = page.getByRole('list', { name: 'Teachers' });
    await expect(teachers.getByText(`Amina ${mark}`)).toBeVisible();
    await expect(teachers.getByText('Mark exams and grades')).toBeVisible();
  });

  const { page, look } = await visit({ size: 'phone', as: amina });
  await test.step('the teacher finds what waits', async () => {
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: 'Most used pages' });
    await bar.getByRole('button', { name: 'More' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Teaching' }).click();
    await expect(page.getByRole('heading', { name: 'What waits' })).toBeVisible();
    await expect(page.getByText(`Bilal ${mark}`)).toBeVisible();
    await look('teaching');
  });

  await test.step('and marks it', async () => {
    await page.getByRole('link', { name: 'Mark exams' }).click();
    await page.getByRole('button', { name: 'Mark Exam' }).click();
    const dialog = page.getByRole('dialog').first();
    await dialog.getByLabel('Theory Score').fill('80');
    await dialog.getByLabel('Theory Score').press('Enter');
    await expect(page.getByRole('button', { name: 'Mark Exam' })).toHaveCount(0);
  });

  await test.step('but opens neither another class nor the rest of the office', async () => {
    await page.goto(`/admin/classes/manage/${other.id}`);
    await expect(page.getByText('Class not found')).toBeVisible();
    await page.goto('/admin/students');
    await expect(page.getByRole('heading', { name: 'Teaching', level: 1 })).toBeVisible();
    await page.goto(`/admin/classes/manage/${classId}`);
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit Class' })).toHaveCount(0);
    await expect(page.getByRole('tab', { name: 'Lessons' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Students' })).toHaveCount(0);
    await look('taught-class');
  });
});
