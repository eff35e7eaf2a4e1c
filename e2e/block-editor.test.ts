import { join } from 'node:path';
import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { readBlocks } from '@institute/contract/lessons/blocks';
import { getLessons } from '@institute/contract/lessons/class-lessons';
import {
  addLesson,
  getManagedLesson,
  updateLesson,
} from '@institute/contract/lessons/managed-lessons';
import { pathTo } from '@institute/contract/routes';
import type { Locator, Page } from '@playwright/test';
import { newStudent, type Session } from './support/api.ts';
import { drag } from './support/drag.ts';
import { lookAt } from './support/look.ts';
import { expect, ringOf, sizeNames, test } from './support/test.ts';

const assets = join(import.meta.dirname, '../apps/server/seed/assets');

/** A class of this journey's own. */
async function newClass(admin: Session): Promise<number> {
  const form = {
    category: 'Grammar',
    name: 'Lessons in blocks',
    about: 'For journeys',
    premium: '0',
    status: '1',
  } as const;
  return (await admin.call(addClass, form)).id;
}
const editor = (classId: number, lesson: number | 'new' = 'new') =>
  `/admin/classes/manage/${classId}/lessons/${lesson}`;
const save = async (page: Page, classId: number) => {
  await page.getByRole('button', { name: 'Save Lesson' }).click();
  await page.waitForURL(`**/admin/classes/manage/${classId}?tab=lessons`);
};

/** Adds a block at the end and gives its card. */
async function add(page: Page, kind: string): Promise<Locator> {
  const cards = page.locator('[data-block]');
  const count = await cards.count();
  await page.getByRole('button', { name: 'Add block' }).click();
  const dialog = page.getByRole('dialog', { name: 'What comes next?' });
  await dialog.getByRole('button', { name: new RegExp(`^${kind}`) }).click();
  await expect(cards).toHaveCount(count + 1);
  return cards.nth(count);
}

/** Pastes HTML where the caret is, as another program would have copied it, with the RTF that Word adds. */
const paste = (page: Page, html: string, text = '', rtf = '') =>
  page.evaluate(
    ([given, plain, beside]) => {
      const data = new DataTransfer();
      if (given) data.setData('text/html', given);
      if (beside) data.setData('text/rtf', beside);
      data.setData('text/plain', plain ?? '');
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    [html, text, rtf],
  );

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head><body>
<h2><span style='font-size:16pt'>The noun<o:p></o:p></span></h2>
<p class=MsoNormal dir=RTL style='direction:rtl'><b><span lang=AR-SA>الِاسْمُ</span></b><o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.</span>It has <i>no</i> time.</p>
<table><tr><td style='background:yellow'>كِتَابٌ</td><td>a book</td></tr></table>
<img src=x onerror="window.hit=1"><script>window.hit=1</script></body></html>`;

// Proves ours-249.
test('a text of Word brings its pictures, each as a block beneath it, and says which it cannot', async ({
  visit,
  admin,
}) => {
  const classId = await newClass(admin);
  const { page, look, leave } = await visit({ size: 'desktop', as: admin });
  await page.goto(editor(classId));
  await page.getByLabel('Subject').fill('The door · البَاب');
  await page.getByRole('button', { name: 'Write a text' }).click();
  const written = page.getByRole('textbox', { name: 'Text', exact: true });
  await written.click();
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 200 } });
  const rtf = `{\\rtf1 {\\*\\shppict{\\pict\\picw9\\pngblip ${picture.toString('hex')}}}{\\nonshppict{\\pict\\wmetafile8 00}}}`;
  const named = '<p>This is a door:</p><p><img src="file:///C:/Temp/clip_image001.png"></p>';
  await paste(page, named, '', rtf);
  await expect(written).toContainText('This is a door:');
  const cards = page.locator('[data-block]');
  await expect(cards).toHaveCount(2);
  await page.getByText('The picture of the pasted text stands below').first().waitFor();
  await expect(cards.nth(1).getByRole('img')).toBeVisible();
  // What is typed next goes on in the text.
  await page.keyboard.type('It is open.');
  await expect(written).toContainText('It is open.');
  await look('block-editor-pasted-picture');
  await paste(page, '<p>Another <img src="https://elsewhere.example/a.png"></p>');
  await page
    .getByText(/^1 picture could not be taken/)
    .first()
    .waitFor();
  await expect(cards).toHaveCount(2);
  await cards.nth(1).getByLabel('Description').fill('A door that is open');
  await save(page, classId);
  const [lesson] = await admin.call(getLessons, { class_id: String(classId) });
  const { blocks } = await admin.call(getManagedLesson, { lesson_id: lesson?.id ?? 0 });
  const [text, shown] = readBlocks(blocks);
  expect([text?.kind, shown?.kind]).toEqual(['text', 'picture']);
  expect(shown?.kind === 'picture' && shown.file).toMatch(/./);
  await leave();
});

test('a teacher builds a lesson of every kind of block, and a student reads it', async ({
  visit,
  url,
  admin,
}) => {
  const classId = await newClass(admin);
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page, look } = visitor;
  await page.goto(editor(classId));
  await page.getByLabel('Subject').fill('The noun · الاسم');
  await page.getByRole('button', { name: 'Write a text' }).click();

  const written = page.getByRole('textbox', { name: 'Text', exact: true });
  await written.click();
  await paste(page, WORD);
  await expect(written.getByRole('heading', { name: 'The noun' })).toBeVisible();
  await expect(written.locator('ol > li')).toHaveText('It has no time.');
  await expect(written.locator('strong')).toHaveText('الِاسْمُ');
  await expect(written.locator('td')).toHaveText(['كِتَابٌ', 'a book']);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+z');
  await expect(written.locator('td')).toHaveCount(0);
  await page.keyboard.press('Control+y');
  await expect(written.locator('td')).toHaveCount(2);
  // A link is set by its tool, with the keys alone.
  await written.getByText('It has', { exact: false }).first().click();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await page.keyboard.press('Control+k');
  await page.getByLabel('Address of the link').fill('example.org/noun');
  await page.keyboard.press('Enter');
  await expect(written.getByRole('link').first()).toHaveAttribute(
    'href',
    'https://example.org/noun',
  );

  const lines = await add(page, 'Reading lines');
  await lines.getByLabel('Arabic of line 1').focus();
  await paste(page, '', 'هٰذَا كِتَابٌ\nThis is a book.\nذٰلِكَ بَيْتٌ\nThat is a house.');
  await expect(lines.getByLabel('Translation of line 2')).toHaveValue('That is a house.');
  await lines.getByLabel('Translation of line 2').press('Enter');
  await lines.getByLabel('Arabic of line 3').fill('مَنْ هُوَ؟');
  await lines.getByLabel('Arabic of line 3').press('Enter');
  await expect(lines.getByLabel('Translation of line 3')).toBeFocused();
  await page.keyboard.type('Who is he?');

  await add(page, 'Words');
  await add(page, 'File of the lesson');
  const note = await add(page, 'Note');
  await note.getByText('Rule', { exact: true }).click();
  await note.getByRole('textbox', { name: 'Text of the note' }).click();
  await page.keyboard.type('A noun may take ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('tanwin');
  const film = await add(page, 'Film');
  await film.getByLabel('Title').fill('A film of nouns');

  const choice = await add(page, 'Choice');
  await choice.getByLabel('Question').fill('Which is a noun?');
  await choice.getByLabel('Option 1', { exact: true }).fill('كِتَابٌ');
  await choice.getByLabel('Option 2', { exact: true }).fill('كَتَبَ');
  const choices = await add(page, 'Several choices');
  await choices.getByLabel('Question').fill('Which are nouns?');
  for (const [at, word] of ['بَيْتٌ', 'ذَهَبَ', 'بَابٌ'].entries()) {
    await choices.getByLabel(`Option ${at + 1}`, { exact: true }).fill(word);
  }
  for (const at of [1, 3]) await choices.getByLabel(`Option ${at} is right`).check();
  const typed = await add(page, 'Typed answer');
  await typed.getByLabel('Question').fill('Write: a school');
  await typed.getByLabel('Answers that are right').fill('مَدْرَسَةٌ\nمَدْرَسَة');
  const cloze = await add(page, 'Gaps');
  await cloze.getByLabel('Question').fill('Fill the gap.');
  const text = cloze.getByLabel('Text with gaps');
  await text.fill('هٰذَا كِتَابٌ');
  await text.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(7, 14));
  await cloze.getByRole('button', { name: 'Make what is selected a gap' }).click();
  const order = await add(page, 'Order');
  await order.getByLabel('Question').fill('Put in order.');
  await order.getByLabel('In the right order').fill('هٰذَا\nبَيْتٌ\nكَبِيرٌ');
  const match = await add(page, 'Match');
  await match.getByLabel('Question').fill('Put together.');
  await match.getByLabel('Left side of pair 1').fill('بَيْتٌ');
  await page.keyboard.press('Enter');
  await page.keyboard.type('a house');
  await page.keyboard.press('Enter');
  await page.keyboard.type('بَابٌ');
  await page.keyboard.press('Enter');
  await page.keyboard.type('a door');

  // What is missing is said at its block, and leads there.
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await page.getByRole('button', { name: 'Save Lesson' }).click();
  await expect(choice.getByText('Mark which option is right.')).toBeVisible();
  await expect(film.getByText('A film is a link or a file.')).toBeVisible();
  await look('block-editor-faults', 'here');
  await film.getByLabel('Address of the film').fill('https://example.org/nouns');
  await choice.getByLabel('Option 1 is right').check();
  await expect(choice.getByText('Mark which option is right.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await page.getByRole('button', { name: 'Expand all' }).click();

  // The exercise is tried as a student would.
  await typed.getByRole('button', { name: 'Try it' }).click();
  const trial = page.getByRole('dialog', { name: 'Try it' });
  await trial.getByLabel('Your answer').fill('مدرسه');
  await trial.getByRole('button', { name: 'Check' }).click();
  await expect(trial.getByText('Nearly right')).toBeVisible();
  await page.keyboard.press('Escape');

  // Moved by keys, and said.
  const handle = page.getByRole('button', { name: 'Drag Block 5: Note' });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Picked up Block 5: Note, at place 5 of 12.')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Block 5: Note is now at place 4 of 12.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText('Block 4: Note was put at place 4 of 12.')).toBeAttached();
  await look('block-editor', 'here');

  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'As students see it' });
  await expect(preview.getByText('That is a house.')).toBeVisible();
  await expect(preview.getByText('Which are nouns?')).toBeVisible();
  await look('block-editor-preview', 'here');
  await page.keyboard.press('Escape');

  await save(page, classId);
  const [lesson] = await admin.call(getLessons, { class_id: classId });
  const stored = await admin.call(getManagedLesson, { lesson_id: lesson?.id ?? 0 });
  const blocks = readBlocks(stored.blocks);
  expect(
    blocks.map((block) => (block.kind === 'exercise' ? block.exercise.type : block.kind)),
  ).toEqual([
    ...['text', 'lines', 'words', 'note', 'material', 'film'],
    ...['choice', 'choices', 'typed', 'cloze', 'order', 'match'],
  ]);
  expect(stored.about).toContain('هٰذَا كِتَابٌ\nThis is a book.');
  expect(stored.blocks).not.toMatch(/script|onerror|yellow|mso|style/i);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  await visitor.leave();

  const student = await newStudent(url, 'Reader of blocks');
  await student.call(enrol, { class_id: classId });
  const reader = await visit({ size: 'phone', as: student });
  await reader.page.goto(pathTo('lesson', { classId, lessonId: lesson?.rand ?? '' }));
  await expect(reader.page.getByText('That is a house.')).toBeVisible();
  await expect(reader.page.getByRole('heading', { name: 'The noun', exact: true })).toBeVisible();
  await expect(reader.page.getByText('Which are nouns?')).toBeVisible();
  await reader.leave();
});

// Proves decision-092-4.
test('a teacher makes exercises that are heard and that stand on the scale, and a student is asked', async ({
  visit,
  url,
  admin,
}) => {
  const classId = await newClass(admin);
  const visitor = await visit({ size: 'desktop', as: admin });
  const { page, look } = visitor;
  await page.goto(editor(classId));
  await page.getByLabel('Subject').fill('Heard and weighed');
  await page.getByRole('button', { name: 'Write a text' }).click();
  await expect(page.locator('[data-block]')).toHaveCount(1);
  const give = async (card: Locator, asset: string) => {
    await card.locator('input[type=file]').setInputFiles(join(assets, asset));
    await expect(card.locator('audio')).toHaveCount(1);
  };

  const sound = await add(page, 'Sound');
  await sound.getByLabel('Title').fill('Good morning');
  await give(sound, 'heard-good-morning.mp3');

  const dictation = await add(page, 'Dictation');
  await dictation.getByLabel('Question').fill('Write what you hear.');
  await dictation.getByLabel('Answers that are right').fill('سُكَّرٌ');
  await page.getByRole('button', { name: 'Save Lesson' }).click();
  await expect(dictation.getByText('Record a sound, or choose one.')).toBeVisible();
  await give(dictation, 'heard-sukkar.mp3');
  await expect(dictation.getByText('Record a sound, or choose one.')).toHaveCount(0);
  await dictation.getByRole('button', { name: 'Try it' }).click();
  const trial = page.getByRole('dialog', { name: 'Try it' });
  await expect(trial.getByRole('button', { name: /^Listen/ })).toBeVisible();
  await trial.getByLabel('Your answer').fill('سكر');
  await trial.getByRole('button', { name: 'Check' }).click();
  await expect(trial.getByRole('status')).toHaveText('Right');
  await page.keyboard.press('Escape');

  const listen = await add(page, 'Listen and choose');
  await listen.getByLabel('Question').fill('What do you answer?');
  await listen.getByLabel('A sound of this lesson').selectOption('Good morning');
  await listen.getByLabel('Option 1', { exact: true }).fill('شُكْرًا');
  await listen.getByLabel('Option 2', { exact: true }).fill('صَبَاحَ النُّورِ');
  await listen.getByLabel('Option 2 is right').check();

  const scale = await add(page, 'Root and pattern');
  await scale.getByLabel('Question').fill('Make the doer of saying.');
  await scale.getByLabel('Root', { exact: true }).fill('ق و ل');
  await scale.getByLabel('Pattern', { exact: true }).fill('فَاعِلٌ');
  const word = scale.getByLabel('The word', { exact: true });
  await expect(word).toHaveValue('قَاوِلٌ');
  await word.fill('قَائِلٌ');
  await expect(scale.getByText('Root and pattern alone make')).toBeVisible();
  await dictation.scrollIntoViewIfNeeded();
  await look('block-editor-dictation', 'here');
  await scale.scrollIntoViewIfNeeded();
  await look('block-editor-scale', 'here');
  await save(page, classId);

  const [lesson] = await admin.call(getLessons, { class_id: classId });
  const stored = await admin.call(getManagedLesson, { lesson_id: lesson?.id ?? 0 });
  const [, first, ...rest] = readBlocks(stored.blocks);
  const key = first?.kind === 'sound' ? first.file : '';
  expect(rest).toMatchObject([
    { exercise: { type: 'dictation', accepted: ['سُكَّرٌ'] } },
    { exercise: { type: 'listen', sound: key, answers: [1], several: false } },
    { exercise: { type: 'pattern', root: 'ق و ل', pattern: 'فَاعِلٌ', accepted: ['قَائِلٌ'] } },
  ]);
  expect(stored.about).not.toContain('سُكَّرٌ');
  await visitor.leave();

  const student = await newStudent(url, 'Listener');
  await student.call(enrol, { class_id: classId });
  const reader = await visit({ size: 'phone', as: student });
  await reader.page.goto(pathTo('lesson', { classId, lessonId: lesson?.rand ?? '' }));
  const asked = reader.page.getByRole('article', { name: 'Exercise' });
  await expect(asked).toHaveCount(3);
  await expect(asked.getByRole('button', { name: /^Listen/ })).toHaveCount(2);
  const heard = reader.page.waitForResponse((answer) => answer.url().includes('.mp3'));
  await asked
    .first()
    .getByRole('button', { name: /^Listen/ })
    .click();
  expect((await heard).ok()).toBe(true);
  await asked.last().getByLabel('Your answer').fill('قائل');
  await asked.last().getByRole('button', { name: 'Check' }).click();
  await expect(asked.last().getByRole('status')).toHaveText('Right');
  await reader.leave();
});

for (const size of sizeNames) {
  const by = size === 'phone' ? 'a finger' : 'the mouse';
  test(`blocks are put into another order by ${by}${ringOf(size)}`, async ({ visit, admin }) => {
    const class_id = await newClass(admin);
    const film = (id: string) => ({ id, kind: 'film', title: id, url: 'https://example.org' });
    const { id: lesson_id } = await admin.call(addLesson, {
      ...{ class_id, subject: 'Films', inputetype: 'Lesson' },
      blocks: JSON.stringify(['one', 'two', 'three', 'four'].map(film)),
    });
    const visitor = await visit({ size, as: admin });
    const { page } = visitor;
    await page.goto(editor(class_id, lesson_id));
    // Closed, all of them are in sight.
    await page.getByRole('button', { name: 'Collapse all' }).click();
    const handle = (place: number) =>
      page.getByRole('button', { name: `Drag Block ${place}: Film`, exact: true });
    const isInOrder = (...ids: string[]) =>
      expect
        .poll(() =>
          page
            .locator('[data-block]')
            .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-block'))),
        )
        .toEqual(ids);
    await isInOrder('one', 'two', 'three', 'four');
    await drag(visitor, size, handle(1), handle(3));
    await expect(page.getByText('Block 3: Film was put at place 3 of 4.')).toBeAttached();
    await isInOrder('two', 'three', 'one', 'four');
    await drag(visitor, size, handle(4), handle(2));
    await isInOrder('two', 'four', 'three', 'one');
    // Taken back as anything else.
    await page.getByRole('button', { name: 'Undo' }).click();
    await isInOrder('two', 'three', 'one', 'four');
    await save(page, class_id);
    const { blocks } = await admin.call(getManagedLesson, { lesson_id });
    expect(readBlocks(blocks).map(({ id }) => id)).toEqual(['two', 'three', 'one', 'four']);
    await visitor.leave();
  });
}

// Proves decision-025-1.
test('on a phone a lesson of before is turned into blocks; two teachers change it, and nothing is lost', async ({
  visit,
  admin,
}) => {
  const class_id = await newClass(admin);
  const written = {
    class_id,
    subject: 'A house',
    about: 'بَيْتٌ\na house\n\nIt stands alone.\n\n- a door',
    inputetype: 'Lesson' as const,
  };
  const { id: lesson_id } = await admin.call(addLesson, written);
  const visitor = await visit({ size: 'phone', as: admin });
  const { page, look } = visitor;
  await page.goto(editor(class_id, lesson_id));
  await expect(page.getByLabel('Content')).toHaveValue(written.about);
  await page.getByRole('button', { name: 'Turn into blocks' }).click();
  await expect(page.getByText('The text is in 2 blocks now.')).toBeVisible();
  await expect(page.getByLabel('Translation of line 1')).toHaveValue('a house');
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toContainText('a door');
  await look('block-editor-phone', 'here');
  await save(page, class_id);

  // One teacher changes the lines here, the other adds a film and changes the text there: somebody has
  // to say whose blocks stay.
  await page.goto(editor(class_id, lesson_id));
  await page.getByLabel('Arabic of line 1').fill('بَيْتٌ كَبِيرٌ');
  const stored = () => admin.call(getManagedLesson, { lesson_id });
  const [lines, text] = readBlocks((await stored()).blocks);
  const theirs = [
    { id: 'theirs', kind: 'film', title: 'Their film', url: 'https://example.org' },
    lines,
    {
      ...text,
      text: {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Their words.' }] }],
      },
    },
  ];
  await admin.call(updateLesson, {
    ...written,
    lesson_id,
    blocks: JSON.stringify(theirs),
    request_key: 'blocks-of-theirs',
  });

  // A closed tab loses nothing either.
  await page.close({ runBeforeUnload: false });
  const again = await visitor.context.newPage();
  await again.goto(editor(class_id, lesson_id));
  await again.getByText('Your unsaved changes of').waitFor();
  await expect(again.getByLabel('Arabic of line 1')).toHaveValue('بَيْتٌ كَبِيرٌ');
  await expect(again.getByRole('textbox', { name: 'Text', exact: true })).toBeVisible();
  // Moved by a finger's menu, taken out, and brought back.
  await again.getByRole('button', { name: 'Actions for Block 2: Text' }).click();
  await again.getByRole('menuitem', { name: 'Remove' }).click();
  await again.getByRole('button', { name: 'Bring it back' }).click();
  await expect(again.locator('[data-block]')).toHaveCount(2);
  const saveAgain = again.getByRole('button', { name: 'Save Lesson' });
  await saveAgain.click();
  const dialog = again.getByRole('dialog', { name: 'Somebody else has saved meanwhile' });
  await dialog.getByText('Block 1: Film').waitFor();
  await dialog.getByText('Their words.').waitFor();
  await dialog.getByText('بَيْتٌ كَبِيرٌ').waitFor();
  await lookAt(again, 'block-editor-conflict', 'phone', 'here');
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await expect(again.locator('[data-block]')).toHaveCount(3);

  // Theirs is written on in; mine comes back, and theirs again, with what was written on.
  await again.getByLabel('Title').fill('Their film, and my title');
  const bringBack = again.getByRole('button', { name: 'Bring it back' });
  await bringBack.click();
  await expect(again.locator('[data-block]')).toHaveCount(2);
  await expect(again.getByLabel('Arabic of line 1')).toHaveValue('بَيْتٌ كَبِيرٌ');
  await bringBack.click();
  await expect(again.getByLabel('Title')).toHaveValue('Their film, and my title');
  await again.getByLabel('Arabic of line 1').fill('بَيْتٌ كَبِيرٌ');
  await save(again, class_id);
  expect((await stored()).about).toBe(
    'Their film, and my title\nhttps://example.org\n\nبَيْتٌ كَبِيرٌ\na house\n\nTheir words.',
  );

  // What only one of them has changed asks nobody.
  await again.goto(editor(class_id, lesson_id));
  await again.getByLabel('Title').fill('My film');
  const { blocks } = await stored();
  await admin.call(updateLesson, {
    ...{ ...written, subject: 'Their house', lesson_id, blocks, request_key: 'subject-of-theirs' },
  });
  await save(again, class_id);
  expect(await stored()).toMatchObject({ subject: 'Their house' });
  expect((await stored()).about).toContain('My film');
  await visitor.leave();
});
