import { expect, it } from 'vitest';
import { wordsOfTable } from './read-table.ts';

async function read(table: string) {
  const { words, errors } = await wordsOfTable(table);
  return [...words.map(({ row, word }) => [row, word.arabic, word.meaning]), ...errors];
}

// Proves ours-167.
it('reads the text that Anki exports, with its directives, its HTML and its sounds', async () => {
  const file = `#separator:tab
#html:true
#tags column:4
كِتَابٌ [sound:kitab.mp3]\t<b>book</b>&nbsp;\tkitāb\tunit1
"قَلَمٌ"\t"pen<br>pencil"\tqalam\t`;
  expect(await read(file)).toEqual([
    [4, 'كِتَابٌ', 'book'],
    [5, 'قَلَمٌ', 'pen, pencil'],
  ]);
});

it('reads an export by semicolons or any other sign that Anki names', async () => {
  expect(await read('#separator:semicolon\n#html:false\nبَابٌ;door <small>')).toEqual([
    [3, 'بَابٌ', 'door <small>'],
  ]);
  expect(await read('#separator:||\nبَابٌ||door')).toEqual([[2, 'بَابٌ', 'door']]);
});

it('reads what Quizlet copies, also from the meaning to the word', async () => {
  expect(await read('كِتَابٌ\tbook\nقَلَمٌ\tpen')).toMatchObject([
    [1, 'كِتَابٌ', 'book'],
    [2, 'قَلَمٌ', 'pen'],
  ]);
  expect(await read('book\tكِتَابٌ\npen, pencil\tقَلَمٌ')).toMatchObject([
    [1, 'كِتَابٌ', 'book'],
    [2, 'قَلَمٌ', 'pen, pencil'],
  ]);
});

it.each([' = ', ' - ', ' – ', ': '])(
  'reads lines that somebody typed with “%s” between',
  async (sign) => {
    expect(await read(`كِتَابٌ${sign}book\n\nقَلَمٌ${sign}pen`)).toMatchObject([
      [1, 'كِتَابٌ', 'book'],
      [3, 'قَلَمٌ', 'pen'],
    ]);
  },
);

it('leaves a table that names its columns as it is', async () => {
  expect(await read('meaning,arabic\nbook,كِتَابٌ')).toMatchObject([[2, 'كِتَابٌ', 'book']]);
  expect(await read('Arabic,English\nكِتَابٌ,كتاب book')).toMatchObject([[2, 'كِتَابٌ', 'كتاب book']]);
});
