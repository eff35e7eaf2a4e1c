import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { addLesson } from '@institute/contract/lessons/managed-lessons';

import type { Page } from '@playwright/test';
import { newStudent } from './support/api.ts';
import { expect, test } from './support/test.ts';

const questions = ['كِتَاب', 'بَاب', 'قَلَم'].map((answer) => ({
  ...{ question: `How is “${answer}” written?`, answer },
  ...{ option1: 'كِتَاب', option2: 'بَاب', option3: 'قَلَم' },
}));

const timer = (page: Page) => page.getByRole('timer');
const choose = async (page: Page, words: readonly string[]) => {
  for (const [index, word] of words.entries()) {
    const question = page.getByText(questions[index]?.question ?? '', { exact: true });
    const field = page.getByRole('group').filter({ has: question });
    await field.getByRole('radio', { name: word, exact: true }).check();
  }
};

// Proves decision-082-3.
test('an exam on the clock, set by its teacher and sat through a reload', async ({
  visit,
  url,
  admin,
}) => {
  const { id, rand } = await admin.call(addClass, {
    ...{ category: 'Grammar', name: 'Timed class', about: 'On the clock', premium: '0' },
  });
  const form = { class_id: id, about: '', inputetype: 'Exam' as const, questions };
  const exam = await admin.call(addLesson, { ...form, subject: 'The timed exam' });
  await admin.call(addLesson, { class_id: id, subject: 'After it', about: 'Read on' });

  const office = await visit({ size: 'desktop', as: admin });
  await office.page.goto(`/admin/classes/manage/${id}/lessons/${exam.id}`);
  const rules = office.page.getByRole('region', { name: 'How it is sat' });
  await rules.getByLabel('Pass mark').fill('60');
  await rules.getByLabel('Time limit').fill('3');
  await office.page.getByRole('button', { name: 'Save Lesson' }).click();
  await rules.getByText('Enter a whole number from 5 to 240').waitFor();
  await rules.getByLabel('Time limit').fill('10');
  await rules.getByLabel('Attempts', { exact: true }).selectOption('2');
  await office.look('exam-rules');
  await office.page.getByRole('button', { name: 'Save Lesson' }).click();
  await office.page.getByText('Lesson updated successfully!').waitFor();
  await office.leave();

  const session = await newStudent(url);
  await session.call(enrol, { class_id: id });
  const student = await visit({ size: 'phone', as: session });
  const { page } = student;
  await page.clock.install();
  await page.goto(`/classes/${rand}/lessons/${exam.rand}`);
  await page.getByText('You have 10 minutes from the moment you begin.').waitFor();
  await page.getByText('The pass mark is 60 %: the lessons after it open once').waitFor();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await student.look('exam-before', 'here');
  await page.getByRole('button', { name: 'Begin the exam' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Begin the exam' }).click();
  await expect(timer(page)).toContainText(/(10:00|9:\d\d)$/);
  await student.look('exam-timer', 'here');

  // A device whose clock is wrong counts by the server's once it has heard from it.
  await choose(page, ['كِتَاب']);
  // Meanwhile it hears nothing.
  await page.route(/\.php/, () => undefined);
  await page.clock.fastForward('05:30');
  await page.getByText('5 minutes left').waitFor();
  await student.look('exam-timer-warns', 'here');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(timer(page)).toContainText(/(10:00|9:\d\d)$/);
  await page.getByText('1/3 answered').waitFor();

  // What an outage does to it is walked in student-days.test.ts.
  await choose(page, ['كِتَاب', 'بَاب', 'كِتَاب']);
  await page.getByRole('button', { name: 'Submit exam' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit exam' }).click();
  await page.getByRole('button', { name: 'See the result' }).click();
  await page.getByText('Passed: the pass mark is 60 %.').waitFor();
  await page.getByRole('heading', { name: 'Attempt 2 of 2' }).waitFor();
  await student.look('exam-passed', 'here');
  await page.getByRole('button', { name: 'Begin another attempt' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Begin the exam' }).click();
  await page.getByText('0/3 answered').waitFor();
  await choose(page, ['بَاب', 'كِتَاب', 'كِتَاب']);
  await page.getByRole('button', { name: 'Submit exam' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit exam' }).click();
  await page.getByRole('button', { name: 'See the result' }).click();
  const attempts = page.getByRole('list', { name: 'Attempts' }).getByRole('listitem');
  await expect(attempts).toHaveCount(2);
  await expect(attempts.first()).toContainText('Counts');
  await page.getByText('You have used every attempt.').waitFor();
  await student.look('exam-attempts', 'here');
  await student.leave();
});
