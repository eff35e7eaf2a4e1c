import { getClasses } from '@institute/contract/classes/classes';
import { saveClassStaff } from '@institute/contract/classes/staff';
import { getUnmarkedExams } from '@institute/contract/exams/submission-lists';
import { getAttendanceGrid } from '@institute/contract/lessons/attendance';
import { getLessons } from '@institute/contract/lessons/class-lessons';
import { getMessages } from '@institute/contract/messages/messages';
import type { Locator } from '@playwright/test';
import { newStudent, type Session } from './support/api.ts';
import { aClassToTeach, isInScore, STUDENTS } from './support/class-to-teach.ts';
import { demoClass } from './support/demo.ts';
import { expect, ringOf, sizeNames, test } from './support/test.ts';

const poetry = demoClass('poetry');

/** How many answers wait: five exams of four students. */
const ANSWERS = 20;

/** Goes on by the tab key until something has the focus, as somebody without a mouse does. */
async function tabTo(target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error('The tab key does not lead there.');
}

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
    const { class_id, other, students } = await aClassToTeach({ url, admin, mark, exams: 5 });
    const poems = (await admin.call(getClasses, {})).find(({ name }) => name === poetry.name);
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
      // In another class, whose students have been away for weeks with lessons left, by the same call.
      const powers = ['teach', 'people'] as const;
      await admin.call(saveClassStaff, { class_id: poems?.id ?? 0, user_id, powers: [...powers] });
    });

    const teacher = await visit({ size, as: maryam });
    const { page, look } = teacher;
    const waits = page.getByRole('region', { name: 'What waits' });
    await test.step('what waits is there in the morning', async () => {
      await page.goto('/');
      const menu = page.getByRole('navigation', {
        name: size === 'phone' ? 'Most used pages' : 'Main',
      });
      await menu.getByRole('link', { name: 'Teaching' }).click();
      await waits.getByText(`${ANSWERS} exams`).waitFor();
      await waits.getByText('Questions without an answer').waitFor();
      await page.getByText('Silent for a week').waitFor();
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
      const silent = page.getByRole('link', { name: /^Write to the silent of Poems and Proverbs/ });
      await silent.waitFor();
      // The other class has a question of the demo, which stays; those that were asked here are answered.
      await expect(waits.getByRole('link', { name: new RegExp(mark) })).toHaveCount(0);
      await silent.click();
      const dialog = page.getByRole('dialog', { name: 'Message this class' });
      await expect(dialog.getByLabel('To', { exact: true })).toHaveValue('silent');
      await dialog.getByLabel('Subject').fill('We miss you');
      await dialog.getByLabel('Message', { exact: true }).fill('نَنْتَظِرُكُمْ. Your next lesson waits.');
      await look('teaching-write-silent');
      await dialog.getByRole('button', { name: 'Send Message' }).click();
      await page.getByText('Sent to 3 students.').waitFor();
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
