import { Exercise } from '@institute/contract/exercises/kinds';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { book } from './book.ts';

/** What a file says, shortly: the kind, the question, its options with a star before the right ones. */
async function read(file: string) {
  const { questions, errors } = await book.read(file);
  const said = questions.map(({ exercise }) => {
    const one = z.parse(Exercise, exercise);
    if (one.type === 'typed') return [one.prompt, ...one.accepted.map((it) => `=${it}`)];
    if (one.type !== 'choice' && one.type !== 'choices') return [one.type];
    const right = one.type === 'choice' ? [one.answer] : one.answers;
    return [one.prompt, ...one.options.map((it, at) => (right.includes(at) ? `*${it}` : it))];
  });
  return { said, errors };
}

// Proves ours-166.
it('reads Aiken as other programs write it', async () => {
  const file = `What is "book"?
A. كِتَابٌ
B. قَلَمٌ
C. بَابٌ
ANSWER: A

Which verb is passive?
A) كَتَبَ
B) كُتِبَ
ANSWER: B
Which are particles?
A. فِي
B. بَيْت
C. مِنْ
ANSWER: A, C`;
  expect(await read(file)).toEqual({
    said: [
      ['What is "book"?', '*كِتَابٌ', 'قَلَمٌ', 'بَابٌ'],
      ['Which verb is passive?', 'كَتَبَ', '*كُتِبَ'],
      ['Which are particles?', '*فِي', 'بَيْت', '*مِنْ'],
    ],
    errors: [],
  });
});

it('reads a page of a book, with its answers at the end', async () => {
  const file = `Unit: Family
1. "Father" is
a) أُمٌّ   b) أَبٌ   c) أَخٌ
2. The plural of بَيْتٌ, which stands
   in every house, is
(a) بُيُوتٌ
(b) أَبْيَاتٌ of a poem,
    not of a street
3) Which is right? e.g. a. or b.
a. هٰذَا بَيْتٌ
*b. هٰذِهِ سَيَّارَةٌ

Answers
1. b 2) a`;
  const { questions } = await book.read(file);
  expect(questions.map(({ topic, row }) => [topic, row])).toEqual([
    ['Family', 2],
    ['Family', 4],
    ['Family', 9],
  ]);
  expect(await read(file)).toEqual({
    said: [
      ['"Father" is', 'أُمٌّ', '*أَبٌ', 'أَخٌ'],
      [
        'The plural of بَيْتٌ, which stands\nin every house, is',
        '*بُيُوتٌ',
        'أَبْيَاتٌ of a poem, not of a street',
      ],
      ['Which is right? e.g. a. or b.', 'هٰذَا بَيْتٌ', '*هٰذِهِ سَيَّارَةٌ'],
    ],
    errors: [],
  });
});

it('reads Arabic pages: their letters, their figures, their words for the answer', async () => {
  const file = `١- مَا جَمْعُ كِتَابٍ؟
أ) كُتُبٌ ب) كَاتِبٌ ج) مَكْتَبٌ
الجواب: أ
٢- مَا مُفْرَدُ أَقْلَامٍ؟
أ- قَلَمٌ
ب- أَقْلَمُ
ت- قَلَائِمُ
٣- «الشَّمْسُ» بِلَامٍ قَمَرِيَّةٍ.
الجواب: خطأ
٤- اُكْتُبْ جَمْعَ بَيْتٍ.
الجواب: بُيُوتٌ / أَبْيَاتٌ
الشرح: لِلْكَلِمَةِ جَمْعَانِ.
الإجابات:
٢ - أ`;
  expect((await read(file)).said).toEqual([
    ['مَا جَمْعُ كِتَابٍ؟', '*كُتُبٌ', 'كَاتِبٌ', 'مَكْتَبٌ'],
    ['مَا مُفْرَدُ أَقْلَامٍ؟', '*قَلَمٌ', 'أَقْلَمُ', 'قَلَائِمُ'],
    ['«الشَّمْسُ» بِلَامٍ قَمَرِيَّةٍ.', 'True', '*False'],
    ['اُكْتُبْ جَمْعَ بَيْتٍ.', '=بُيُوتٌ', '=أَبْيَاتٌ'],
  ]);
});

it('names what has no right answer by its line, and two parts each with its own answers', async () => {
  const file = `Choose the right one.

1. One
a) x
b) y
2. Two
a) x
b) y
Answers: 1. a 2. b
1. Third
a) x
b) y
Answers: 1. b
2. Fourth
a) x
b) y
ANSWER: D`;
  const { said, errors } = await read(file);
  expect(said).toEqual([
    ['One', '*x', 'y'],
    ['Two', 'x', '*y'],
    ['Third', 'x', '*y'],
  ]);
  expect(errors).toMatchObject([
    { row: 1 },
    { row: 14, message: expect.stringContaining('right') },
  ]);
});

it('an answer in words is the option that says it to the letter', async () => {
  const file = `Which is active?\na) كُتِبَ\nb) كَتَبَ\nAnswer: كَتَبَ`;
  expect((await read(file)).said).toEqual([['Which is active?', 'كُتِبَ', '*كَتَبَ']]);
});

it.each(['a) ', 'Answers: ', '1. a ', '* ', '\u00a0', '1', 'أ'])(
  'a line of many “%s” is read in a moment',
  async (part) => {
    // Whoever reads a line again and again is busy for minutes.
    const { questions } = await book.read(`1. One\n${part.repeat(400_000)}\n`);
    expect(questions.length).toBeLessThan(2);
    await book.read(`${part}\n`.repeat(11_000)).catch(() => undefined);
  },
);
