import { addClass } from '@institute/contract/classes/managed-classes';
import { addLesson } from '@institute/contract/lessons/managed-lessons';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const nouns = ['كِتَابٌ', 'قَلَمٌ', 'بَابٌ', 'بَيْتٌ', 'كُرْسِيٌّ', 'مَكْتَبٌ'];

/** Questions as Moodle writes them in GIFT; two of them are not right. */
const file = [
  '$CATEGORY: Nouns',
  ...Array.from({ length: 30 }, (_, at) => {
    const right = nouns[at % nouns.length];
    const wrong = nouns[(at + 1) % nouns.length];
    return `Question ${at + 1}: مَا هٰذَا؟ {=${right} ~${wrong}}`;
  }),
  'A brace is missing {=كِتَابٌ',
  'The same twice {=كِتَابٌ ~كِتَابٌ}',
].join('\n\n');

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

// Proves decision-094-1, call-addBankExercises, call-restoreBankExercises, call-importBank.
// Proves call-exportBank, ours-244, ours-245.
test('a teacher imports questions with errors named, and puts three of them into a lesson', async ({
  visit,
  admin,
}) => {
  const form = { category: 'Grammar', name: 'With a bank', about: 'Kept', premium: '0' } as const;
  const klass = await admin.call(addClass, { ...form, status: '1' });
  const blocks = [{ id: 'note', kind: 'exercise', exercise: anExercise('Kept from the lesson') }];
  const lesson = await admin.call(addLesson, {
    ...{ class_id: klass.id, subject: 'First words', about: '' },
    blocks: JSON.stringify(blocks),
  });
  const teacher = await visit({ size: 'desktop', as: admin });
  const { page } = teacher;
  await page.goto(`/admin/classes/manage/${klass.id}`);
  await page.getByRole('link', { name: 'Bank', exact: true }).click();
  await expect(page.getByText('This bank is empty')).toBeVisible();
  await teacher.look('bank-empty');

  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const importing = dialogOf(page, 'Import questions');
  await importing
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'nouns.gift', mimeType: 'text/plain', buffer: Buffer.from(file) });
  await expect(importing.getByLabel('Format')).toHaveValue('gift');
  await importing.getByRole('button', { name: 'Check' }).click();
  await expect(importing.getByText('2 questions to put right.')).toBeVisible();
  await expect(importing.getByText(/Line 63: .*not GIFT/)).toBeVisible();
  await expect(importing.getByText('Line 65: Two of these are the same.')).toBeVisible();
  await expect(importing.getByText('30 new exercises.')).toBeVisible();
  await teacher.look('bank-import-errors');
  await importing.getByLabel('Leave out what is wrong').check();
  await importing.getByRole('button', { name: 'Import 30 exercises' }).click();
  await expect(importing).toBeHidden();
  await expect(page.getByText('30 of at most 2,000 exercises')).toBeVisible();

  // The same file again adds nothing.
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await importing.getByLabel('Format').selectOption('gift');
  await importing
    .getByLabel('Or paste what it says')
    .fill(file.split('\n\n').slice(0, 31).join('\n\n'));
  await importing.getByRole('button', { name: 'Check' }).click();
  await expect(importing.getByText(/30 questions already there/)).toBeVisible();
  await expect(importing.getByRole('button', { name: 'Check' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave', exact: false }).last().click();
  await expect(importing).toBeHidden();

  // One is written by hand, tried, taken out and brought back.
  await page.getByRole('button', { name: 'Add exercise' }).click();
  const adding = dialogOf(page, 'Add exercise');
  await adding.getByLabel('Topic').fill('Nouns');
  await adding.getByRole('button', { name: 'Save' }).click();
  await expect(adding.getByText('Question is required')).toBeVisible();
  await adding.getByLabel('Question').fill('مَا مَعْنَى «بَابٌ»؟');
  await adding.getByRole('textbox', { name: 'Option 1' }).fill('door');
  await adding.getByRole('textbox', { name: 'Option 2' }).fill('house');
  await adding.getByRole('radio').first().check();
  await adding.getByRole('button', { name: 'Try it' }).click();
  const trial = dialogOf(page, 'Try it');
  await expect(trial.getByText('door')).toBeVisible();
  await page.keyboard.press('Escape');
  await teacher.look('bank-exercise');
  await adding.getByRole('button', { name: 'Save' }).click();
  await expect(adding).toBeHidden();
  const row = page.getByRole('row', { name: /بَابٌ.*Nouns/ }).first();
  await expect(row).toBeVisible();
  await teacher.look('bank');
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('31 of at most 2,000 exercises')).toBeVisible();

  // Many at once: those that match get a topic, are taken out and come back.
  await page.getByRole('textbox', { name: /^Search/ }).fill('question 1');
  await expect(page.getByRole('row', { name: /Question 2:/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Question 19:/ }).focus();
  await page.keyboard.press('x');
  const chosen = page.getByRole('region', { name: 'With the exercises chosen' });
  await expect(chosen.getByText('1 exercise chosen')).toBeVisible();
  await chosen.getByRole('button', { name: 'All that match' }).click();
  await expect(chosen.getByText('12 exercises chosen')).toBeVisible();
  await teacher.look('bank-chosen');
  await chosen.getByRole('button', { name: 'Set topic' }).click();
  const naming = dialogOf(page, 'Set topic');
  await naming.getByLabel('Topic').fill('Unit 1');
  await teacher.look('bank-topic');
  await naming.getByRole('button', { name: 'Set topic' }).click();
  await expect(page.getByText('The topic of 12 exercises has been set.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Question 19:.*Unit 1/ })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Choose everything on this page' }).check();
  await chosen.getByRole('button', { name: 'All that match' }).click();
  await expect(chosen.getByText('12 exercises chosen')).toBeVisible();
  await chosen.getByRole('button', { name: 'Delete' }).click();
  const asked = dialogOf(page, 'Delete 12 exercises?');
  await teacher.look('bank-delete');
  await asked.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('19 of at most 2,000 exercises')).toBeVisible();
  await expect(page.getByText(/^12 exercises are out of the bank/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByText('31 of at most 2,000 exercises')).toBeVisible();
  await page.getByRole('textbox', { name: /^Search/ }).fill('');

  await page.getByRole('button', { name: 'Export' }).click();
  const exporting = dialogOf(page, 'Export the bank');
  await exporting.getByLabel('Format').selectOption('moodle');
  await expect(exporting.getByText('31 exercises in the file.')).toBeVisible();
  await teacher.look('bank-export');
  const saved = page.waitForEvent('download');
  await exporting.getByRole('button', { name: 'Export' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^bank_\d+\.xml$/);

  // Into a lesson, and out of it.
  await page.goto(`/admin/classes/manage/${klass.id}/lessons/${lesson.id}`);
  await page.getByRole('button', { name: 'Actions for Block 1: Choice' }).click();
  await page.getByRole('menuitem', { name: 'Keep in the bank' }).click();
  await expect(page.getByText('The exercise is in the bank of the class.')).toBeVisible();
  await page.getByRole('button', { name: 'From the bank' }).click();
  const choosing = dialogOf(page, 'From the bank of the class');
  await choosing.getByRole('textbox', { name: /^Search/ }).fill('question 1:');
  await choosing.getByRole('checkbox', { name: /Question 1:/ }).check();
  await choosing.getByRole('textbox', { name: /^Search/ }).fill('question 2');
  await choosing.getByRole('checkbox', { name: /Question 2:/ }).check();
  await choosing.getByRole('checkbox', { name: /Question 22:/ }).check();
  await teacher.look('bank-into-lesson');
  await choosing.getByRole('button', { name: 'Add 3 exercises' }).click();
  await expect(page.locator('[data-block]')).toHaveCount(4);
  await page.getByRole('button', { name: 'Save Lesson' }).click();
  await expect(page.getByText('First words')).toBeVisible();
  await page.goto(`/admin/classes/manage/${klass.id}/lessons/${lesson.id}`);
  await expect(page.locator('[data-block]')).toHaveCount(4);
  await page.goto(`/admin/classes/manage/${klass.id}/bank?search=Kept`);
  await expect(page.getByText('Kept from the lesson')).toBeVisible();
});

// Proves call-moveQuestions.
test('questions go to an exam of another class', async ({ visit, admin }) => {
  const form = { category: 'Grammar', about: 'Moved', premium: '0' } as const;
  const one = await admin.call(addClass, { ...form, name: 'Moved from', status: '1' });
  const two = await admin.call(addClass, { ...form, name: 'Moved to', status: '1' });
  const question = (text: string) => ({
    ...{ question: text, answer: 'كِتَابٌ', option1: 'كِتَابٌ', option2: 'قَلَمٌ' },
  });
  const exam = (class_id: number, subject: string, ...texts: string[]) =>
    admin.call(addLesson, {
      ...{ class_id, subject, about: '', inputetype: 'Exam' as const },
      questions: texts.map(question),
    });
  const from = await exam(one.id, 'First exam', 'One?', 'Two?');
  const to = await exam(two.id, 'Last exam', 'Zero?');
  const teacher = await visit({ size: 'desktop', as: admin });
  const { page } = teacher;
  await page.goto(`/admin/classes/manage/${one.id}/lessons/${from.id}`);
  await page.getByRole('button', { name: 'Move or copy questions' }).click();
  const moving = dialogOf(page, 'Move or copy questions');
  await expect(moving.getByText('This class has no other exam.')).toBeVisible();
  await moving.getByLabel('Class', { exact: true }).fill('Moved to');
  await page.getByRole('option', { name: 'Moved to' }).click();
  await moving.getByLabel('Exam').selectOption('Last exam');
  await moving.getByRole('checkbox', { name: 'Two?' }).check();
  await teacher.look('move-questions');
  await moving.getByRole('button', { name: 'Move', exact: true }).last().click();
  await expect(page.getByText('1 question moved.')).toBeVisible();
  await expect(page.getByLabel('Question', { exact: true })).toHaveCount(1);
  await page.goto(`/admin/classes/manage/${two.id}/lessons/${to.id}`);
  await expect(page.getByLabel('Question', { exact: true })).toHaveCount(2);
});

function anExercise(prompt: string) {
  return {
    ...{ type: 'choice', prompt, explanation: '' },
    ...{ options: ['كِتَابٌ', 'قَلَمٌ'], answer: 0 },
  };
}
