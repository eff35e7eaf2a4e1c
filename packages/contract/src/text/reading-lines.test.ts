import { describe, expect, it } from 'vitest';
import { isArabicLine, readingParts } from './reading-lines.ts';

/** The parts in short: what leads with what is tied to it, items, and prose. */
const shapeOf = (text: string) =>
  readingParts(text).map((part) => {
    if (part.kind === 'pair') {
      return [part.number, part.arabic, ...part.translation.split('\n').filter(Boolean)];
    }
    return part.kind === 'list' ? part.items.map((item) => [item.number, item.text]) : part.text;
  });

describe('a text in which Arabic is read', () => {
  // Proves ours-24.
  it('ties the line beneath to each line of Arabic', () => {
    expect(
      shapeOf('Read aloud.\n\n1. جَلَسَ سَالِمٌ\nSalim sat.\n2. مِنْ أَيْنَ أَنْتَ؟\nWhere are you from?'),
    ).toEqual([
      'Read aloud.',
      ['1', 'جَلَسَ سَالِمٌ', 'Salim sat.'],
      ['2', 'مِنْ أَيْنَ أَنْتَ؟', 'Where are you from?'],
    ]);
  });

  it('ties two lines, the sound and the sense, and lets Arabic stand alone', () => {
    expect(shapeOf('بَابٌ\n(bābun)\na door\n\nبَيْتٌ')).toEqual([
      ['', 'بَابٌ', '(bābun)', 'a door'],
      ['', 'بَيْتٌ'],
    ]);
  });

  // Proves ours-24.
  it('leaves prose about the Arabic as prose', () => {
    const story = 'The story goes on.\nIt has many lines.\nNone of them translates.';
    expect(shapeOf(`بَابٌ\n${story}`)).toEqual([['', 'بَابٌ'], ...story.split('\n')]);
    const long = `This word ${'is explained at length, '.repeat(4)}below.`;
    expect(shapeOf(`بَابٌ\n${long}`)).toEqual([['', 'بَابٌ'], long]);
    expect(shapeOf('بَابٌ\n\nA new paragraph.')).toEqual([['', 'بَابٌ'], 'A new paragraph.']);
    expect(shapeOf('بَابٌ\nhttps://example.org')).toEqual([['', 'بَابٌ'], 'https://example.org']);
  });

  it('leaves what leads on to the next line as prose, unless the Arabic leads on too', () => {
    expect(shapeOf('بَابٌ\nNow another:\nبَيْتٌ')).toEqual([['', 'بَابٌ'], 'Now another:', ['', 'بَيْتٌ']]);
    expect(shapeOf('قَالَ سَالِمٌ:\nSalim said:')).toEqual([['', 'قَالَ سَالِمٌ:', 'Salim said:']]);
  });

  it('leaves Arabic within a sentence where it is', () => {
    const lines = ['Halima: كَيْفَ حَالُكَ؟ how are you?', 'See how طَارَ, he flew, ends.'];
    expect(shapeOf(lines.join('\n'))).toEqual(lines);
  });

  it('makes lists of hyphens, dots and numbers, each of one kind', () => {
    expect(shapeOf('- Alone: ب\n• بَيْتٌ\n\n2. two\n3) three\n- four\nthree - four')).toEqual([
      [
        [null, 'Alone: ب'],
        [null, 'بَيْتٌ'],
      ],
      [
        [2, 'two'],
        [3, 'three'],
      ],
      [[null, 'four']],
      'three - four',
    ]);
  });

  it('reads Arabic figures before a line, and takes no year or hyphenated word for a sign', () => {
    expect(shapeOf('٢. words\n1996. A year\n-x')).toEqual([[[2, 'words']], '1996. A year', '-x']);
  });

  it('says where a blank line stood, and never before the first', () => {
    expect(readingParts('\n\nOne\nTwo\r\n\r\n\nThree').map((part) => part.isApart)).toEqual([
      false,
      false,
      true,
    ]);
  });
});

it('knows a line that is Arabic throughout', () => {
  expect(['بَابٌ 12!', 'ـبـ', 'قَالَ: «لَا»'].map(isArabicLine)).toEqual([true, true, true]);
  expect(['bāb بَابٌ', '12', '', 'ـ'].map(isArabicLine)).toEqual([false, false, false, false]);
});
