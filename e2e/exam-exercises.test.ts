import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { addLesson } from '@institute/contract/lessons/managed-lessons';
import type { Locator, Page } from '@playwright/test';
import { newStudent } from './support/api.ts';
import { expect, test } from './support/test.ts';

const question = {
  ...{ question: 'Which is a verb?', answer: 'كِتَابٌ' },
  ...{ option1: 'كِتَابٌ', option2: 'كَتَبَ' },
};
const isolated = (text: string) => `\u2068${text}\u2069`;

/** Adds an exercise to the exam and gives its card. */
async function add(page: Page, kind: string, prompt: string): Promise<Locator> {
  const cards = page.locator('[data-block]');
  const count = await cards.count();
  await page.getByRole('button', { name: 'Add exercise' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add exercise' });
  await dialog.getByRole('button', { name: new RegExp(`^${kind}`) }).click();
  await expect(cards).toHaveCount(count + 1);
  await cards.nth(count).getByLabel('Question').fill(prompt);
  return cards.nth(count);
}

// Proves decision-093-1.
test('a teacher builds an exam of exercises, a student sits it through an outage, a key is corrected', async ({
  visit,
  url,
  admin,
}) => {
  const { id, rand } = await admin.call(addClass, {
    ...{ category: 'Grammar', name: 'Exercises in an exam', about: 'By hand', premium: '0' },
  });
  const form = { class_id: id, about: '', inputetype: 'Exam' as const, questions: [question] };
  const exam = await admin.call(addLesson, { ...form, subject: 'The exam of exercises' });

  const office = await visit({ size: 'desktop', as: admin });
  await office.page.goto(`/admin/classes/manage/${id}/lessons/${exam.id}`);
  const typed = await add(office.page, 'Typed answer', 'Write: a school');
  await typed.getByLabel('Points').selectOption('2');
  await typed.getByRole('button', { name: 'Try it' }).waitFor();
  const order = await add(office.page, 'Order', 'Say: this is a big house.');
  await order.getByLabel('In the right order').fill('هٰذَا\nبَيْتٌ\nكَبِيرٌ');
  const match = await add(office.page, 'Match', 'What does it mean?');
  await match.getByLabel('Left side of pair 1').fill('بَيْتٌ');
  await office.page.keyboard.press('Enter');
  await office.page.keyboard.type('a house');
  await office.page.keyboard.press('Enter');
  await office.page.keyboard.type('بَابٌ');
  await office.page.keyboard.press('Enter');
  await office.page.keyboard.type('a door');
  const cloze = await add(office.page, 'Gaps', 'Fill the gap.');
  await cloze.getByLabel('Text with gaps').fill('ذَهَبَ [الْوَلَدُ] إِلَى الْبَيْتِ');

  // What is missing is said where it is, and nothing is lost.
  await office.page.getByRole('button', { name: 'Save Lesson' }).click();
  await expect(typed.getByRole('alert').or(typed.locator('[aria-invalid="true"]'))).toHaveCount(1);
  await typed.getByLabel('Answers that are right').fill('مَدْرَسَةٌ');
  await office.look('exam-exercises-editor', 'here');
  await office.page.getByRole('button', { name: 'Preview' }).click();
  const preview = office.page.getByRole('dialog', { name: 'As students see it' });
  await preview.getByText('Write: a school').waitFor();
  await office.page.keyboard.press('Escape');
  await office.page.getByRole('button', { name: 'Save Lesson' }).click();
  await office.page.getByText('Lesson updated successfully!').waitFor();

  const session = await newStudent(url);
  await session.call(enrol, { class_id: id });
  const student = await visit({ size: 'phone', as: session });
  const { page } = student;
  await page.goto(`/classes/${rand}/lessons/${exam.rand}`);
  const choice = page.getByRole('group').filter({ hasText: question.question });
  await choice.getByRole('radio', { name: 'كَتَبَ', exact: true }).check();
  const written = page.getByRole('region', { name: /Write: a school/ });
  await written.getByLabel('Your answer').fill('مدرسه');
  await page.getByText('2/5 answered').waitFor();
  await student.look('exam-exercises');
  await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
  await page.reload();
  await expect(written.getByLabel('Your answer')).toHaveValue('مدرسه');

  // Without a connection the rest is answered; it waits on the device.
  await student.context.setOffline(true);
  for (const word of ['هٰذَا', 'بَيْتٌ', 'كَبِيرٌ']) {
    const place = page.getByRole('button', { name: `Place ${isolated(word)}`, exact: true });
    await place.click();
  }
  const pairs = page.getByRole('region', { name: /What does it mean\?/ });
  for (const [left, right] of [
    ['بَيْتٌ', 'a house'],
    ['بَابٌ', 'a door'],
  ] as const) {
    await pairs.getByRole('button', { name: `What belongs to ${isolated(left)}` }).click();
    await pairs.getByRole('button', { name: `Place ${isolated(right)}` }).click();
  }
  await page.getByRole('button', { name: 'Submit exam' }).click();
  await page.getByRole('alert').filter({ hasText: 'Please answer every question.' }).waitFor();
  await student.look('exam-exercises-open', 'here');
  await page.getByLabel('Gap 1').fill('الولد');
  await page.getByText('5/5 answered').waitFor();
  await page.getByText(/Saved on this device .* Waiting to be sent/).waitFor();
  await student.context.setOffline(false);
  await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
  await page.getByRole('button', { name: 'Submit exam' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit exam' }).click();
  await page.getByRole('button', { name: 'See the result' }).click();
  // The question was wrong by its key, the school nearly right: 4 of 6 points.
  const result = page.getByRole('region', { name: 'Your result' });
  await result.getByText('66.67%').first().waitFor();
  await page.getByText(/Tāʾ marbūṭa/).waitFor();
  await student.look('exam-exercises-result');

  // The key of the question was wrong: its teacher corrects it and is told whom that touches.
  await office.page.goto(`/admin/classes/manage/${id}/lessons/${exam.id}`);
  await office.page.getByRole('textbox', { name: 'Correct answer' }).fill('كَتَبَ');
  await office.page.getByRole('button', { name: 'Save Lesson' }).click();
  const items = office.page.getByRole('dialog', { name: 'Questions of an exam' });
  const offer = items.getByRole('form', { name: /^The key has changed/ });
  await offer.getByText('66.67 % becomes 83.33 %').waitFor();
  await office.look('exam-marked-again');
  await offer.getByRole('button', { name: 'Mark again' }).click();
  await office.page.getByText('The exam was marked again.').waitFor();
  await expect(offer).toHaveCount(0);
  await office.look('exam-items', 'here');
  await office.leave();

  await page.reload();
  await result.getByText('83.33%').first().waitFor();
  await page.goto('/messages');
  await page
    .getByText(/The exam of exercises/)
    .first()
    .waitFor();
  await student.leave(/ERR_INTERNET_DISCONNECTED/);
});
