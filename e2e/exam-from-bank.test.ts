import { join } from 'node:path';
import { addBankExercises } from '@institute/contract/bank/bank';
import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { getLessons } from '@institute/contract/lessons/class-lessons';
import type { Page } from '@playwright/test';
import { newStudent } from './support/api.ts';
import { expect, test } from './support/test.ts';

const SOUND = join(import.meta.dirname, '../apps/server/seed/assets/greetings.mp3');

/** What the bank asks for, and what students write; the key of the house is wrong. */
const nouns = [
  { english: 'a book', arabic: 'كِتَابٌ', key: 'كِتَابٌ' },
  { english: 'a pen', arabic: 'قَلَمٌ', key: 'قَلَمٌ' },
  { english: 'a house', arabic: 'بَيْتٌ', key: 'بَابٌ' },
];
const typed = (english: string, key: string) => ({
  ...{ type: 'typed', prompt: `Write in Arabic: ${english}`, explanation: '', accepted: [key] },
  ...{ strictness: 'letters', nearly: 50 },
});

/** Adds an exercise to the exam and gives its card. */
async function add(page: Page, kind: string, prompt: string) {
  const cards = page.locator('[data-block]');
  const count = await cards.count();
  await page.getByRole('button', { name: 'Add exercise' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add exercise' });
  await dialog.getByRole('button', { name: new RegExp(`^${kind}`) }).click();
  await cards.nth(count).getByLabel('Question').fill(prompt);
  return cards.nth(count);
}

// Proves decision-097-1, decision-097-3, decision-097-4, decision-097-5, ours-241, ours-243.
test('an exam with a dictation draws from the bank, is sat on the clock, and marked again by a key put right', async ({
  visit,
  url,
  admin,
}) => {
  const klass = await admin.call(addClass, {
    ...{ category: 'Grammar', name: 'Heard and drawn', about: 'By ear', premium: '0' },
  });
  const keep = (topic: string, exercises: object[]) =>
    admin.call(addBankExercises, {
      ...{ class_id: klass.id, topic, exercises: JSON.stringify(exercises) },
    });
  await keep('Verbs', [typed('he wrote', 'كَتَبَ')]);
  await keep(
    'Nouns',
    nouns.map(({ english, key }) => typed(english, key)),
  );

  const office = await visit({ size: 'desktop', as: admin });
  await office.page.goto(`/admin/classes/manage/${klass.id}/lessons/new`);
  await office.page.getByText('Exam', { exact: true }).click();
  await office.page.getByLabel('Exam subject').fill('The exam by ear');
  const own = await add(office.page, 'Typed answer', 'Write: a school');
  await own.getByLabel('Answers that are right').fill('مَدْرَسَةٌ');
  const dictation = await add(office.page, 'Dictation', 'Write what you hear.');
  await dictation.locator('input[type=file]').setInputFiles(SOUND);
  await dictation.getByLabel('Answers that are right').fill('السَّلَامُ عَلَيْكُمْ');
  const rules = office.page.getByRole('region', { name: 'How it is sat' });
  await rules.getByLabel('Time limit').fill('10');
  const draw = office.page.getByRole('region', { name: 'Drawn from the bank' });
  await draw.getByLabel('On the topic').selectOption('Nouns');
  await draw.getByText('The bank holds 3 exercises to draw from.').waitFor();
  await draw.getByLabel('Exercises to draw').fill('4');
  await draw.getByText(/holds 3 exercises to draw from, and 4 are to be drawn/).waitFor();
  await dictation.getByRole('button', { name: 'Replace' }).waitFor();
  await office.look('exam-draw-editor');
  await office.page.getByRole('button', { name: 'Save Lesson' }).click();
  await office.page.getByText(/Add exercises to the bank, or draw fewer/).waitFor();
  await draw.getByLabel('Exercises to draw').fill('3');
  // And of another topic, in a part of its own.
  await draw.getByRole('button', { name: 'Add a part' }).press('Enter');
  const second = draw.getByRole('group', { name: 'Part 2' });
  await expect(second.getByLabel('Exercises to draw')).toBeFocused();
  await office.page.keyboard.type('2');
  await second.getByLabel('On the topic').selectOption('Verbs');
  await second.getByText(/holds 1 exercise to draw from, and 2 are to be drawn/).waitFor();
  await second.getByLabel('Exercises to draw').fill('1');
  await second.getByText('The bank holds 1 exercise to draw from.').waitFor();
  await draw.getByText('4 exercises in all, none twice.').waitFor();
  await draw.getByRole('button', { name: 'Add a part' }).click();
  await office.look('exam-draw-parts');
  await draw.getByRole('button', { name: 'Remove part 3' }).click();
  await office.page.getByRole('button', { name: 'Preview' }).click();
  const preview = office.page.getByRole('dialog', { name: 'As students see it' });
  await preview.getByText(/4 exercises from the bank of the class/).waitFor();
  await office.look('exam-draw-preview', 'here');
  await office.page.keyboard.press('Escape');
  await office.page.getByRole('button', { name: 'Save Lesson' }).click();
  await office.page.getByText('Lesson added successfully!').waitFor();

  const session = await newStudent(url);
  await session.call(enrol, { class_id: klass.id });
  const student = await visit({ size: 'phone', as: session });
  const { page } = student;
  const [exam] = await admin.call(getLessons, { class_id: klass.id });
  await page.goto(`/classes/${klass.rand}/lessons/${exam?.rand}`);
  await page.getByText('You have 10 minutes from the moment you begin.').waitFor();
  await page.getByRole('button', { name: 'Begin the exam' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Begin the exam' }).click();
  await page.getByRole('timer').waitFor();
  const prompts = () => page.getByText(/Write in Arabic: /).allTextContents();
  await expect(page.getByText(/Write in Arabic: /)).toHaveCount(4);
  const before = await prompts();

  const answer = async (task: RegExp, words: string) => {
    const region = page.getByRole('region', { name: task });
    await region.getByLabel('Your answer').fill(words);
  };
  const heard = page.getByRole('region', { name: /Write what you hear/ });
  await heard.getByRole('button', { name: /^Listen/ }).click();
  await heard.getByRole('button', { name: 'Pause' }).click();
  await answer(/Write what you hear/, 'السلام عليكم');
  await answer(/Write: a school/, 'مدرسة');
  for (const { english, arabic } of nouns.slice(0, 2)) {
    await answer(new RegExp(`Write in Arabic: ${english}`), arabic);
  }
  await answer(/Write in Arabic: he wrote/, 'كتب');
  await student.look('exam-drawn');
  await page.getByText(/^Saved \d\d:\d\d$/).waitFor();

  // What was drawn is drawn, also on another device.
  await page.reload();
  await expect(page.getByText(/Write in Arabic: /)).toHaveCount(4);
  expect(await prompts()).toEqual(before);
  await answer(/Write in Arabic: a house/, 'بيت');
  await page.getByText('6/6 answered').waitFor();
  await page.getByRole('button', { name: 'Submit exam' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit exam' }).click();
  await page.getByRole('button', { name: 'See the result' }).click();
  const result = page.getByRole('region', { name: 'Your result' });
  await result.getByText('83.33%').first().waitFor();
  await result.getByText('Write what you hear.').waitFor();
  await student.look('exam-drawn-result');

  // The key of the house is put right in the bank; the mark follows when the exam is marked again.
  await office.page.goto(`/admin/classes/manage/${klass.id}/bank`);
  await office.page.getByRole('row', { name: /a house/ }).click();
  const editing = office.page.getByRole('dialog', { name: 'Edit exercise' });
  await expect(editing.getByLabel('Kind', { exact: true }).locator('option')).not.toContainText([
    'Dictation',
  ]);
  await editing.getByLabel('Answers that are right').fill('بَيْتٌ');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(editing).toBeHidden();
  await office.page.goto(`/admin/classes/manage/${klass.id}?tab=gradebook`);
  await office.page.getByRole('button', { name: 'Figures of questions' }).click();
  const items = office.page.getByRole('dialog', { name: 'Questions of an exam' });
  const offer = items.getByRole('form', { name: /^The key has changed/ });
  await offer.getByText('83.33 % becomes 100 %').waitFor();
  await expect(items.getByText(/^From the bank/)).toHaveCount(4);
  await office.look('exam-drawn-marked-again');
  await offer.getByRole('button', { name: 'Mark again' }).click();
  await office.page.getByText('The exam was marked again.').waitFor();

  await page.reload();
  await result.getByText('100%').first().waitFor();
  await student.leave();

  // The office sees what was answered, and by which key it is judged.
  await office.page.goto(`/admin/students/${session.user.id}?tab=exams`);
  await office.page.getByRole('button', { name: 'The exam by ear' }).click();
  const answers = office.page.getByRole('dialog', { name: 'The exam by ear' });
  await expect(answers.getByText(/Write in Arabic: /)).toHaveCount(4);
  await expect(answers.getByRole('textbox', { name: 'The student’s answer' }).first()).toHaveValue(
    'مدرسة',
  );
  await office.look('student-exam-answers');
  await office.leave();
});
