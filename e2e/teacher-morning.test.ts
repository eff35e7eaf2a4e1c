import { enrol, getClasses } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { saveClassStaff } from '@institute/contract/classes/staff';
import { addComment } from '@institute/contract/comments/comments';
import { submitExam } from '@institute/contract/exams/sitting';
import { getUnmarkedExams } from '@institute/contract/exams/submission-lists';
import { getAttendanceGrid } from '@institute/contract/lessons/attendance';
import { getLessons } from '@institute/contract/lessons/class-lessons';
import { addLesson } from '@institute/contract/lessons/managed-lessons';
import { getMessages } from '@institute/contract/messages/messages';
import type { Locator, Page } from '@playwright/test';
import { newStudent, type Session } from './support/api.ts';
import { demoClass } from './support/demo.ts';
import { expect, ringOf, sizeNames, test } from './support/test.ts';

const business = demoClass('business');

/** How many exams a student of the class hands in, and how many students there are: twenty answers. */
const EXAMS = 5;
const STUDENTS = ['Amina', 'Bilal', 'زينب', 'Musa'];
const ANSWERS = EXAMS * STUDENTS.length;

/** A class of twenty answers and two questions, and another one of which nothing may be seen. */
async function aClassToTeach(url: string, admin: Session, mark: string) {
  const form = { category: 'Mornings', about: 'For a morning', premium: '0' } as const;
  const { id: class_id } = await admin.call(addClass, { ...form, name: `Nahw ${mark} · نحو` });
  const other = await admin.call(addClass, { ...form, name: `Sarf ${mark}` });
  const lesson = await admin.call(addLesson, { class_id, subject: 'The sentence', about: 'Text' });
  const exams: string[] = [];
  for (let number = 1; number <= EXAMS; number += 1) {
    const exam = { class_id, subject: `Parsing ${number}`, inputetype: 'Exam' } as const;
    const made = { ...exam, about: 'Parse: الكِتَابُ جَدِيدٌ.', theoryAnswer: 'مُبْتَدَأٌ وَخَبَرٌ' };
    exams.push((await admin.call(addLesson, made)).rand);
  }
  const students: Session[] = [];
  for (const name of STUDENTS) {
    const student = await newStudent(url, `${name} ${mark}`);
    await student.call(enrol, { class_id });
    for (const lesson_id of exams) {
      await student.call(submitExam, { lesson_id, theory: `الكتاب مبتدأ: ${name}` });
    }
    students.push(student);
  }
  for (const [at, comment] of ['Why marfu?', 'What is a khabar?'].entries()) {
    await students[at]?.call(addComment, { class_id, lesson_id: lesson.rand, comment });
  }
  // Somebody else's students, who wait for somebody else.
  const exam = await admin.call(addLesson, {
    ...{ class_id: other.id, subject: 'Not theirs', inputetype: 'Exam', about: 'Why?' },
  });
  await students[0]?.call(enrol, { class_id: other.id });
  await students[0]?.call(submitExam, { lesson_id: exam.rand, theory: 'Because' });
  return { class_id, other, students };
}

/** Goes on by the tab key until something has the focus, as somebody without a mouse does. */
async function tabTo(target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error('The tab key does not lead there.');
}

/** The focus stands in the score, so that one types on. */
const isInScore = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement | null;
    return field?.inputMode === 'numeric' && field.value === '';
  });

const toldOf = async (student: Session) =>
  (await student.call(getMessages, {}))
    .map(({ subject }) => subject.replace(/[\u2068\u2069]/g, ''))
    .filter((subject) => !subject.startsWith('Exam marked'));

for (const size of sizeNames) {
  // Proves call-sendClassMessage.
  test(`a teacher marks twenty by the keyboard, answers two questions and writes to the silent on a ${size}${ringOf(size)}`, async ({
    visit,
    url,
    admin,
  }) => {
    const mark = crypto.randomUUID().slice(0, 6);
    const { class_id, other, students } = await aClassToTeach(url, admin, mark);
    const trade = (await admin.call(getClasses, {})).find(({ name }) => name === business.name);
    const maryam = await newStudent(url, `Maryam ${mark}`);
    const user_id = maryam.user.id;

    await test.step('an account of a student is made the teacher of a class', async () => {
      const office = await visit({ size, as: admin });
      await office.page.goto(`/admin/classes/manage/${class_id}?tab=staff`);
      await office.page.getByRole('button', { name: 'Add a teacher' }).click();
      const dialog = office.page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: /Search by name/ }).fill(`Maryam ${mark}`);
      await dialog.getByRole('checkbox', { name: new RegExp(`Maryam ${mark}`) }).check();
      for (const power of [/^Teach/, /^Mark/, /^See/]) {
        await dialog.getByRole('checkbox', { name: power }).check();
      }
      await dialog.getByRole('button', { name: 'Save' }).click();
      await office.page
        .getByRole('list', { name: 'Teachers' })
        .getByText(`Maryam ${mark}`)
        .waitFor();
      await office.leave();
      // In another class, whose students have been away for weeks, by the same call.
      const powers = ['teach', 'people'] as const;
      await admin.call(saveClassStaff, { class_id: trade?.id ?? 0, user_id, powers: [...powers] });
    });

    const teacher = await visit({ size, as: maryam });
    const { page, look } = teacher;
    const waits = page.getByRole('region', { name: 'What waits' });
    await test.step('what waits is there in the morning', async () => {
      await page.goto('/');
      if (size === 'phone') await page.getByRole('button', { name: 'More', exact: true }).click();
      const menu =
        size === 'phone'
          ? page.getByRole('dialog', { name: 'Menu' })
          : page.getByRole('navigation', { name: 'Main' });
      await menu.getByRole('link', { name: 'Teaching' }).click();
      await waits.getByText(`${ANSWERS} exams`).waitFor();
      await waits.getByText('Questions without an answer').waitFor();
      await waits.getByText('Silent for a week').waitFor();
      await look('teaching-morning');
    });

    await test.step('twenty answers are marked without a mouse', async () => {
      await tabTo(waits.getByRole('link', { name: new RegExp(`Nahw ${mark}`) }).first());
      await page.keyboard.press('Enter');
      const first = page.getByRole('button', { name: 'Mark Exam' }).first();
      await first.waitFor();
      await look('teaching-exams');
      await tabTo(first);
      await page.keyboard.press('Enter');
      for (let marked = 0; marked < ANSWERS; marked += 1) {
        await expect.poll(() => isInScore(page)).toBe(true);
        await page.keyboard.type(String(75 + marked));
        if (marked === 3) await look('teaching-mark');
        await page.keyboard.press('Enter');
      }
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByText('No pending exams found').waitFor();
      expect((await maryam.call(getUnmarkedExams, {})).length).toBe(0);
    });

    await test.step('two questions are answered, and who asked is told', async () => {
      for (const [at, words] of ['Why marfu?', 'What is a khabar?'].entries()) {
        await page.goto('/teaching');
        await waits.getByRole('link', { name: new RegExp(`${STUDENTS[at]} ${mark}`) }).click();
        const asked = page.locator('[id^="comment-"]').filter({ hasText: words });
        await asked.getByRole('button', { name: 'Reply' }).click();
        await asked.getByLabel('Your reply').fill(`Look: الكِتَابُ (${at + 1})`);
        await asked.getByRole('button', { name: /^Post/ }).click();
        const answer = page.locator('[id^="comment-"]').filter({ hasText: `(${at + 1})` });
        await answer.getByText('Teacher', { exact: true }).waitFor();
        const student = students[at];
        if (!student) throw new Error('nobody asked');
        await expect
          .poll(() => toldOf(student))
          .toEqual(['Your teacher has answered: The sentence']);
      }
      await look('teaching-answered');
    });

    await test.step('those who have been away are written to', async () => {
      await page.goto('/teaching');
      await expect(waits.getByText('Questions without an answer')).toHaveCount(0);
      await waits.getByRole('link', { name: /^Write to the silent of Arabic for Trade/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Message this class' });
      await expect(dialog.getByLabel('To', { exact: true })).toHaveValue('silent');
      await dialog.getByLabel('Subject').fill('We miss you');
      await dialog.getByLabel('Message', { exact: true }).fill('نَنْتَظِرُكُمْ. Your next lesson waits.');
      await look('teaching-write-silent');
      await dialog.getByRole('button', { name: 'Send Message' }).click();
      await page.getByText('Sent to 2 students.').waitFor();
    });

    await test.step('nothing of another class is to be had', async () => {
      await page.goto('/admin/exams');
      await page.getByText('No pending exams found').waitFor();
      await page.goto(`/admin/classes/manage/${other.id}`);
      await page.getByText('Class not found').waitFor();
      for (const away of ['/admin/students', '/admin/payments', '/admin/settings']) {
        await page.goto(away);
        await page.getByRole('heading', { name: 'Teaching', level: 1 }).waitFor();
      }
      const refused = [
        maryam.call(getLessons, { class_id: other.id }),
        maryam.call(getAttendanceGrid, { class_id: other.id }),
        maryam.call(saveClassStaff, { class_id: other.id, user_id, powers: ['mark'] }),
      ];
      // All at once: which of them is answered first is not said.
      await Promise.all(
        refused.map((asked) => expect(asked).rejects.toThrow(/not found|not allowed|403/i)),
      );
    });
    await teacher.leave(/40[34]/);
  });
}
