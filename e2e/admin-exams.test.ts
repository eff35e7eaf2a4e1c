import { roles } from '@institute/contract/auth/abilities';
import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { getLessonDetails } from '@institute/contract/exams/exams';
import { markExam } from '@institute/contract/exams/marking';
import { submitExam } from '@institute/contract/exams/sitting';
import { getUnmarkedExams } from '@institute/contract/exams/submission-lists';
import { addLesson } from '@institute/contract/lessons/managed-lessons';
import { getMessages } from '@institute/contract/messages/messages';
import { editStudent } from '@institute/contract/people/students';
import { pathTo } from '@institute/contract/routes';
import type { Page } from '@playwright/test';
import { newStudent, type Session, signInByApi } from './support/api.ts';
import { photograph } from './support/photograph.ts';
import { expect, test } from './support/test.ts';

const MODEL = 'الكِتَابُ مُبْتَدَأٌ وَجَدِيدٌ خَبَرٌ';

/** An exam nobody else marks, and what its students hand in. */
async function anExam(url: string, admin: Session) {
  const mark = crypto.randomUUID().slice(0, 8);
  const name = `Marking ${mark} · تَصْحِيح`;
  const form = { category: 'Grammar', name, about: 'For marking', premium: '0' };
  const { id: class_id } = await admin.call(addClass, form);
  const subject = `Parsing ${mark} · إعراب`;
  const exam = await admin.call(addLesson, {
    ...{ class_id, subject, inputetype: 'Exam', theoryAnswer: MODEL },
    about: 'Parse: الكِتَابُ جَدِيدٌ.',
  });
  const lesson = { class_id, lesson_id: exam.rand };
  const hand = async (who: string, answers: { theory?: string; theory_image?: string }) => {
    const student = await newStudent(url, who);
    await student.call(enrol, { class_id });
    await student.call(submitExam, { lesson_id: exam.rand, ...answers });
    const result = async () => (await student.call(getLessonDetails, lesson)).examResult;
    return { student, result };
  };
  const address = pathTo('lesson', { classId: String(class_id), lessonId: exam.rand });
  return { mark, subject, name, hand, lesson, address };
}

/** The screen, narrowed to one class. */
async function openList(page: Page, mark: string, waiting: number) {
  await page.goto('/admin/exams');
  await page.getByRole('textbox', { name: 'Search by subject or class' }).fill(`marking ${mark}`);
  const open = page.getByRole('button', { name: 'Mark Exam' });
  // The search has been answered, and not the list of everybody's exams.
  await page.getByText(`1–${waiting} of ${waiting}`).waitFor();
  await expect(open).toHaveCount(waiting);
  const dialog = page.getByRole('dialog').first();
  const score = dialog.getByLabel('Theory Score');
  return { open, dialog, score };
}

/** Focus stands in the score, so that a teacher types on. */
const focusedIn = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('inputmode'));

// Proves admin-2-10, admin-2-50, admin-2-51, admin-4-16, admin-8-31.
test('goes from one exam to the next without leaving the keyboard', async ({
  visit,
  browser,
  url,
  admin,
}) => {
  const { mark, subject, name, hand } = await anExam(url, admin);
  const first = await hand('Amina Bello', { theory: 'الكتاب مبتدأ' });
  const second = await hand('زينب عمر', { theory_image: await photograph(browser) });
  const third = await hand('Musa Ibrahim', { theory: 'I do not know' });
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page } = visitor;
  const { open, dialog, score } = await openList(page, mark, 3);
  await visitor.look('admin-exams');

  await open.first().click();
  for (const words of [subject, name, 'Amina Bello'])
    await dialog.getByText(words).first().waitFor();
  await dialog.getByRole('region', { name: 'Model answer' }).getByText(MODEL).waitFor();
  await dialog
    .getByRole('region', { name: 'Student’s answer' })
    .getByText('الكتاب مبتدأ')
    .waitFor();
  await expect.poll(() => focusedIn(page)).toBe('numeric');
  for (const wrong of ['', '101', '7.5', 'ten']) {
    await score.fill(wrong);
    await page.keyboard.press('Enter');
    await dialog.getByText('Please enter a valid score between 0 and 100').waitFor();
  }
  await visitor.look('admin-exams-mark');
  await score.fill('64');
  await page.keyboard.press('Enter');

  // The next one, a picture: looked at closely, by keys alone, then marked.
  await dialog.getByText('زينب عمر').first().waitFor();
  await page.getByText('Exam marked successfully!').first().waitFor();
  expect((await first.result())?.theory_score).toBe(64);
  await expect.poll(() => focusedIn(page)).toBe('numeric');
  await expect(score).toHaveValue('');
  await dialog.getByRole('img', { name: 'Answer of زينب عمر' }).waitFor();
  await visitor.look('admin-exams-picture');
  await dialog.getByRole('button', { name: /full view/ }).click();
  const view = page.getByRole('dialog', { name: 'Answer of زينب عمر' });
  await page.keyboard.press('+');
  await view.getByText('125%').waitFor();
  await view.getByRole('button', { name: 'Zoom in' }).click();
  await view.getByText('150%').waitFor();
  await page.keyboard.press('Escape');
  await expect(view).toHaveCount(0);
  await score.fill('90');
  await dialog.getByRole('button', { name: 'Save Marking' }).click();

  // Saved without going on: the list is back, and shorter.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(open).toHaveCount(1);
  expect((await second.result())?.total_score).toBe(90);
  await open.first().click();
  await dialog.getByText('Musa Ibrahim').first().waitFor();
  await score.fill('0');
  await page.keyboard.press('Enter');
  // A mark under ten is asked about once, also of those who press twice.
  const low = page.getByRole('dialog', { name: 'Give 0 of 100?' });
  await low.waitFor();
  expect((await third.result())?.theory_score).toBeNull();
  await low.getByRole('button', { name: 'Give 0' }).click();
  await page.getByText('No pending exams found').waitFor();
  expect((await third.result())?.theory_score).toBe(0);
  await visitor.look('admin-exams-none');
  await visitor.leave();
});

// Proves admin-8-6.
test('keeps the score when no answer comes, and saves it once', async ({ visit, url, admin }) => {
  const { mark, hand } = await anExam(url, admin);
  const { result, student } = await hand('Amina Bello', { theory: 'الكتاب مبتدأ' });
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page } = visitor;
  const { open, dialog, score } = await openList(page, mark, 1);
  await open.first().click();
  await score.fill('77');
  // The mark arrives, its answer does not.
  await page.route('**/lessonsAction.php', async (route) => {
    if (!route.request().postData()?.includes('markExam')) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await dialog.getByRole('button', { name: 'Save Marking' }).click();
  await dialog.getByText('An error occurred while marking the exam').waitFor();
  await expect(score).toHaveValue('77');
  await page.unroute('**/lessonsAction.php');
  await dialog.getByRole('button', { name: 'Save Marking' }).click();
  await page.getByText('Exam marked successfully!').waitFor();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await result())?.theory_score).toBe(77);
  // One mark, one message, once it can no longer be undone.
  await expect.poll(() => messagesOf(student), { timeout: 40_000 }).toBe(1);
  await visitor.leave(/ERR_CONNECTION_RESET/);
});

// Proves ours-63, ours-64.
test('a wrong mark is undone before the student knows, and a later one is changed', async ({
  visit,
  url,
  admin,
}) => {
  const { mark, hand, address } = await anExam(url, admin);
  const { result, student } = await hand('Halima', { theory: 'الكتاب مبتدأ' });
  await hand('Musa Ibrahim', { theory: 'خبر' });
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page } = visitor;
  const { open, dialog, score } = await openList(page, mark, 2);

  // Undone within the dialog of the next exam, and back in the list.
  await open.first().click();
  await score.fill('64');
  await page.keyboard.press('Enter');
  await dialog.getByText('Musa Ibrahim').first().waitFor();
  await score.fill('7');
  // Nothing that takes long stands between a mark and its undo, which is offered for seconds.
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('The mark was taken back.').waitFor();
  await visitor.look('admin-exams-undone');
  expect((await result())?.theory_score).toBeNull();
  // Nothing typed is lost by Escape.
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
  await page.keyboard.press('Escape');
  await expect(score).toHaveValue('7');
  // On a phone the cross takes the room of a button.
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(open).toHaveCount(2);
  expect(await messagesOf(student)).toBe(0);

  // A slip that was confirmed: changed under Marked, with a comment and a reason.
  await open.first().click();
  await score.fill('8');
  await dialog.getByRole('button', { name: 'Save Marking' }).click();
  await page.getByRole('button', { name: 'Give 8' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Marked', exact: true }).click();
  const search = page.getByRole('textbox', { name: 'Search by subject, class or student' });
  await search.fill('halima');
  await page.getByText('1–1 of 1').waitFor();
  await visitor.look('admin-exams-marked');
  await page.getByRole('button', { name: 'Change' }).click();
  await score.fill('80');
  await dialog.getByLabel('Reason for the change').fill('A figure was missing');
  await dialog.getByLabel(/^Comment to the student/).fill('Well read. أَحْسَنْتِ');
  await dialog.getByText('Marks given so far').click();
  await visitor.look('admin-exams-change');
  await dialog.getByRole('button', { name: 'Save Change' }).click();
  await page.getByText('Mark changed.').waitFor();
  await expect.poll(async () => (await result())?.theory_score).toBe(80);
  expect((await result())?.comment).toBe('Well read. أَحْسَنْتِ');

  // The student, at the result.
  const reader = await visit({ size: 'phone', as: student });
  await reader.page.goto(address);
  await reader.page.getByText('Your teacher says').waitFor();
  await reader.look('exam-comment');
  await reader.leave();
  await visitor.leave();
});

test('tells whoever comes second who has marked it, and when', async ({ visit, url, admin }) => {
  const { mark, hand } = await anExam(url, admin);
  const { result } = await hand('Amina Bello', { theory: 'الكتاب مبتدأ' });
  await hand('Musa Ibrahim', { theory: 'خبر' });
  const { id, name, email, phonenumber } = (await newStudent(url, 'Ustadh Idris')).user;
  await admin.call(editStudent, {
    student_id: id,
    name,
    email,
    phonenumber,
    role: roles.administrator,
  });
  const colleague = await signInByApi(url, email);
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page } = visitor;
  const { open, dialog, score } = await openList(page, mark, 2);
  await open.first().click();
  await score.fill('30');
  const [row] = await colleague.call(getUnmarkedExams, { search: `marking ${mark}` });
  if (!row) throw new Error('nothing waits');
  const { lesson_id, result_id } = row;
  await colleague.call(markExam, { lesson_id, result_id, theory_score: '88' });
  await page.keyboard.press('Enter');
  const news = dialog.getByRole('alert').filter({ hasText: 'Ustadh Idris' });
  await news.filter({ hasText: '88%' }).waitFor();
  await visitor.look('admin-exams-taken');
  expect((await result())?.theory_score).toBe(88);
  await dialog.getByRole('button', { name: 'Next exam' }).click();
  await dialog.getByText('Musa Ibrahim').first().waitFor();
  await visitor.leave();
});

async function messagesOf(student: Session): Promise<number> {
  const messages = await student.call(getMessages, {});
  return messages.filter(({ subject }) => subject.startsWith('Exam marked')).length;
}
