import { getManagedClass } from '@institute/contract/classes/managed-classes';
import { saveClassStaff } from '@institute/contract/classes/staff';
import { getComments } from '@institute/contract/comments/comments';
import { getUnmarkedExams } from '@institute/contract/exams/submission-lists';
import { newStudent } from './support/api.ts';
import { aClassToTeach, isInScore, STUDENTS } from './support/class-to-teach.ts';
import { fillSignIn, signInCard } from './support/sign-in.ts';
import { expect, ringOf, sizeNames, test } from './support/test.ts';

for (const size of sizeNames) {
  // Proves ours-105, ours-107, ours-108, ours-109, ours-111.
  test(`a teacher begins at Teaching, answers by the keyboard, sets the live link and marks in a row on a ${size}${ringOf(size)}`, async ({
    visit,
    url,
    admin,
  }) => {
    const mark = crypto.randomUUID().slice(0, 6);
    const { class_id, lesson } = await aClassToTeach({ url, admin, mark, exams: 1 });
    const maryam = await newStudent(url, `Maryam ${mark}`);
    const powers = ['teach', 'mark', 'people'] as const;
    await admin.call(saveClassStaff, { class_id, user_id: maryam.user.id, powers: [...powers] });
    const teacher = await visit({ size });
    const { page, look } = teacher;

    await test.step('signing in leads to Teaching, with the dashboard a press away', async () => {
      await page.goto('/login');
      await page.getByRole('button', { name: 'Got it' }).click();
      await fillSignIn(signInCard(page), maryam.user.email, 'learn-arabic-1');
      await page.getByRole('heading', { name: 'Teaching', level: 1 }).waitFor();
      await expect(page).toHaveURL(/\/teaching$/);
      await page.getByText('Questions without an answer').waitFor();
      await look('teacher-home');
      const bar = page.getByRole('navigation', {
        name: size === 'phone' ? 'Most used pages' : 'Main',
      });
      const home = size === 'phone' ? 'Home' : 'Dashboard';
      expect(await bar.getByRole('link').first().textContent()).toContain('Teaching');
      await bar.getByRole('link', { name: home }).click();
      await expect(page).toHaveURL(`${url}/`);
      await bar.getByRole('link', { name: 'Teaching' }).click();
    });

    await test.step('a question is opened at its place in the lesson, which stands open', async () => {
      await page.getByRole('link', { name: new RegExp(`${STUDENTS[0]} ${mark}`) }).click();
      const comment = page.locator('[id^="comment-"]').filter({ hasText: 'Why marfu?' });
      await expect(comment).toBeFocused();
      await expect(comment).toBeInViewport();
      await expect(comment).toHaveClass(/bg-gold-soft/);
      await look('teacher-question-in-lesson');
      await page.goto('/teaching');
    });

    await test.step('two questions are answered without a mouse', async () => {
      await page.getByRole('link', { name: 'Answer questions' }).focus();
      await page.keyboard.press('Enter');
      await page.getByText('2 questions waiting').waitFor();
      const question = page.getByRole('article');
      await question.getByText('Why marfu?').waitFor();
      await look('teacher-questions');
      await question.focus();
      await page.keyboard.press('j');
      await question.getByText('What is a khabar?').waitFor();
      await page.keyboard.press('k');
      await question.getByText('Why marfu?').waitFor();
      await page.keyboard.press('Enter');
      await page.keyboard.type('الفاعل مرفوع');
      await page.keyboard.press('Control+Enter');
      await question.getByText('What is a khabar?').waitFor();
      await page.getByText('1 question waiting').waitFor();
      await expect(page.getByLabel('Your answer')).toBeFocused();
      await page.keyboard.type('الخبر');
      await page.keyboard.press('Control+Enter');
      await page.getByText('New ones come in as students write under their lessons.').waitFor();
      const said = await maryam.call(getComments, { class_id, lesson_id: lesson.rand });
      expect(said.filter(({ by_teacher }) => by_teacher).map(({ comment }) => comment)).toEqual([
        ...['الفاعل مرفوع', 'الخبر'],
      ]);
      await look('teacher-questions-answered');
    });

    await test.step('the live link of the class is changed, and nothing else', async () => {
      await page.goto('/teaching');
      await page.getByRole('button', { name: 'Set the live link' }).click();
      const dialog = page.getByRole('dialog', { name: 'Where the class meets' });
      await dialog.getByLabel(/^Live-class links/).fill('https://meet.example/nahw');
      await look('teacher-live-link');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('link', { name: 'https://meet.example/nahw' }).waitFor();
      const saved = await admin.call(getManagedClass, { class_id });
      expect(saved.links).toBe('https://meet.example/nahw');
      await page.goto(`/admin/classes/manage/${class_id}`);
      await page.getByRole('button', { name: 'Change the links' }).waitFor();
      await expect(page.getByRole('button', { name: 'Edit Class' })).toHaveCount(0);
    });

    await test.step('three are marked in a row, in one line, and the last is taken back', async () => {
      await page.goto('/admin/exams');
      await page.getByRole('button', { name: 'Mark Exam' }).first().click();
      const dialog = page.getByRole('dialog', { name: /^Mark Exam/ });
      const mark = async (score: number) => {
        await expect.poll(() => isInScore(page)).toBe(true);
        await page.keyboard.type(`${score}`);
        await page.keyboard.press('Enter');
        await dialog.getByRole('status').getByText(`${score}%`).waitFor();
      };
      for (const score of [70, 80, 90]) await mark(score);
      const line = dialog.getByRole('status').filter({ hasText: 'marked' });
      await expect(line).toHaveText(/Exam marked successfully!.*90%.*3 marked/);
      // Nothing that takes long stands between a mark and its undo, which is offered for seconds.
      await line.getByRole('button', { name: 'Undo' }).click();
      await page.getByText('The mark was taken back.').waitFor();
      expect(await maryam.call(getUnmarkedExams, {})).toHaveLength(2);
      await mark(85);
      await expect(line).toHaveText(/Exam marked successfully!.*85%.*3 marked/);
      await look('teacher-marks-in-row');
    });
    await teacher.leave();
  });
}
