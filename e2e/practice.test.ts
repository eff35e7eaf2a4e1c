import { enrol } from '@institute/contract/classes/classes';
import { fundWallet } from '@institute/contract/people/students';
import { newStudent } from './support/api.ts';
import { demoClass } from './support/demo.ts';
import { due, know, press } from './support/practice.ts';
import { classPath, lessonPath } from './support/school.ts';
import { expect, test } from './support/test.ts';

const CLASS = 'The Arabic Alphabet';
/** A class in which words are to be written from the first day on. */
const WRITTEN = 'The Nominal Sentence';
const LESSON = 'Definite and indefinite nouns';

// Proves decision-071-4, decision-133-1.
test('a new word is introduced, understood and then written: judged, compared and explained', async ({
  visit,
  url,
  admin,
}) => {
  const student = await newStudent(url);
  await admin.call(fundWallet, { student_id: student.user.id, amount: '5000' });
  const class_id = (await classPath(student, WRITTEN)).split('/')[2] ?? '';
  await student.call(enrol, { class_id });
  const path = await lessonPath(student, WRITTEN, LESSON);
  const visitor = await visit({ size: 'phone', as: student });
  const { page } = visitor;
  await page.goto(path);
  await expect(page.getByText('Words of this lesson')).toBeVisible();
  await expect(page.getByText('مُدُنٌ')).toBeVisible();
  await visitor.look('lesson-words');
  await page.goto('/practice');
  await due(page, 4);
  await press(page, 'Start');
  await expect(page.getByText('madīnatun')).toBeVisible();
  await visitor.look('practice-new');
  await know(page, 4);
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible();
  await press(page, 'Back');
  // What was understood may be written now.
  await due(page, 4);
  await press(page, 'Start');
  const field = page.getByLabel('Your answer');
  await field.fill('مدينة');
  await expect(page.getByRole('button', { name: 'Arabic keyboard' })).toBeVisible();
  await visitor.look('practice-typing');
  await field.press('Enter');
  await expect(page.getByText('Right', { exact: true })).toBeVisible();
  await visitor.look('practice-right', 'here');
  await page.keyboard.press('Enter');
  await field.fill('سيارت');
  await press(page, 'Check');
  await expect(page.getByText('Nearly right')).toBeVisible();
  await visitor.look('practice-nearly');
  await press(page, 'Go on');
  await press(page, 'I do not know it');
  await expect(page.getByText('Not yet')).toBeVisible();
  await visitor.look('practice-wrong', 'here');
  await visitor.leave();
});

// Proves call-importWords.
test('a teacher adds a word and imports a table', async ({ visit, admin }) => {
  const path = await lessonPath(admin, CLASS, 'Long vowels, sukūn and shadda');
  const [, , classId, , lessonId] = path.split('/');
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page } = visitor;
  await page.goto(`/admin/classes/manage/${classId}/lessons/${lessonId}`);
  await expect(page.getByText('This lesson has no words yet.')).toBeVisible();
  await press(page, 'Add word');
  await page.getByLabel('Arabic, with its vowel signs').fill('فِيلٌ');
  await press(page, 'Save word');
  await expect(page.getByText('Meaning is required')).toBeVisible();
  await page.getByLabel('Meaning in English').fill('elephant');
  await visitor.look('words-dialog');
  await press(page, 'Save word');
  await expect(page.getByText('elephant')).toBeVisible();
  await press(page, 'Import a table');
  const table = page.getByRole('textbox', { name: 'Table' });
  await table.fill('تِينٌ,figs\nbook,kitab');
  await press(page, 'Check');
  await expect(page.getByText('Row 2')).toBeVisible();
  await visitor.look('words-import');
  // As they are copied out of a spreadsheet.
  const stories = demoClass('first-stories').lessons;
  const forty = stories.flatMap(({ words }) => words).slice(0, 40);
  const rows = forty.map((word) =>
    [word.arabic, word.meaning, word.root, word.plural, word.kind].join('\t'),
  );
  await table.fill(['Arabic\tMeaning\tRoot\tPlural\tKind', ...rows].join('\n'));
  await press(page, 'Check');
  await expect(page.getByText('40 new words, 0 words changed.')).toBeVisible();
  await press(page, 'Import');
  await expect(page.getByText('41 of 60 words')).toBeVisible();
  await expect(page.getByText('مَدَارِسُ')).toBeVisible();
  await visitor.look('words-section');
  await visitor.leave();
});
