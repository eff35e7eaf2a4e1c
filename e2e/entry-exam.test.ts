import type { Page } from '@playwright/test';
import { newStudent } from './support/api.ts';
import { demoClass } from './support/demo.ts';
import { classPath } from './support/school.ts';
import { expect, test } from './support/test.ts';

const stories = demoClass('first-stories');
const exam = demoClass('alphabet').lessons.find(({ subject }) => subject === stories.entryExam);

/** Answers every question of the exam, right or wrong. */
async function answer(page: Page, isRight: boolean) {
  for (const { question, answer: right, options } of exam?.questions ?? []) {
    const field = page.getByRole('group').filter({ hasText: question });
    const chosen = isRight ? right : options.find((option) => option !== right);
    await field.getByRole('radio', { name: chosen ?? '', exact: true }).check();
  }
  await page.getByRole('button', { name: 'Submit exam' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit exam' }).click();
  await page.getByRole('button', { name: 'See the result' }).click();
}

// Proves ours-77, ours-78.
test('who can read already enters First Stories by an exam of the alphabet', async ({
  visit,
  url,
}) => {
  const session = await newStudent(url);
  const { page, ...student } = await visit({ size: 'phone', as: session });
  await page.goto(await classPath(session, 'First Stories'));
  await page.getByText('or show that you know it').waitFor();
  await student.look('entry-offered');
  await page.getByRole('link', { name: 'Sit the exam' }).click();
  await page.getByRole('heading', { level: 1, name: /Check one/ }).waitFor();
  await page.getByText(/You sit this exam of The Arabic Alphabet to join First Stories/).waitFor();
  await expect(page.getByRole('button', { name: 'Next Lesson' })).toHaveCount(0);
  await student.look('entry-exam');
  await answer(page, true);
  await page.getByText('You have shown that you know this.').waitFor();
  await student.look('entry-passed');
  await page.getByRole('link', { name: 'Go to First Stories' }).click();
  await page.getByRole('button', { name: 'Enroll at this time' }).click();
  await page.getByText('Successfully enrolled in the class!').waitFor();
  await page.getByRole('button', { name: /^Start/ }).click();
  await page.getByRole('heading', { level: 1, name: /The bird at the window/i }).waitFor();
  await student.leave();
});

// Proves ours-77.
test('who does not pass is led to the class before', async ({ visit, url }) => {
  const session = await newStudent(url);
  const { page, ...student } = await visit({ size: 'phone', as: session });
  await page.goto(await classPath(session, 'First Stories'));
  await page.getByRole('link', { name: 'Sit the exam' }).click();
  await answer(page, false);
  await page.getByText(/are needed to join First Stories/).waitFor();
  await student.look('entry-failed');
  await page.getByRole('link', { name: 'Back to Class' }).click();
  await page.getByText('no attempt is left').waitFor();
  await student.look('entry-used');
  await student.leave();
});

// Proves ours-79.
test('the office names the exam in the form of the class', async ({ visit, admin }) => {
  const path = await classPath(admin, 'First Stories');
  const { page, ...office } = await visit({ size: 'desktop', as: admin });
  await page.goto(path.replace('/classes/', '/admin/classes/manage/'));
  await page.getByText(/Or pass the exam/).waitFor();
  await office.look('entry-details');
  await page.getByRole('button', { name: 'Edit Class' }).click();
  await page.getByRole('tab', { name: 'Rules' }).click();
  const field = page.getByLabel('Or pass an exam');
  await expect(field.locator('option:checked')).toHaveText(stories.entryExam ?? '');
  await field.scrollIntoViewIfNeeded();
  await office.look('entry-form');
  await office.leave();
});
