import {
  type Exercise,
  type ExerciseType,
  exerciseTypes,
} from '@institute/contract/exercises/kinds';
import { type Block, type BlockKind, blockKinds } from '@institute/contract/lessons/blocks';
import type { TextDoc } from '@institute/contract/lessons/rich-text';
import type { sendFiles } from './hostile-blocks.ts';

type SentFiles = Awaited<ReturnType<typeof sendFiles>>;

const typing = { strictness: 'letters', nearly: 50 } as const;
const asks = (prompt: string) => ({ prompt, explanation: 'وَاللهُ أَعْلَمُ.' });

/** An exercise of each type: a new type does not compile. */
const exercises: { [Type in ExerciseType]: (sound: string) => Extract<Exercise, { type: Type }> } =
  {
    choice: () => ({
      ...{ type: 'choice', ...asks('Which is a door?') },
      ...{ options: ['بَابٌ', 'بَيْتٌ'], answer: 0 },
    }),
    choices: () => ({
      ...{ type: 'choices', ...asks('Which are nouns?') },
      ...{ options: ['بَابٌ', 'بَيْتٌ', 'كَتَبَ'], answers: [0, 1] },
    }),
    typed: () => ({ type: 'typed', ...asks('Write: a house'), accepted: ['بَيْتٌ'], ...typing }),
    cloze: () => ({
      ...{ type: 'cloze', ...asks('Fill the gap.'), ...typing },
      pieces: [{ text: 'هٰذَا ' }, { accepted: ['كِتَابٌ'] }],
    }),
    order: () => ({
      ...{ type: 'order', ...asks('Put it in order.'), shown: 'words' },
      items: ['هٰذَا', 'بَيْتٌ', 'كَبِيرٌ'],
    }),
    match: () => ({
      ...{ type: 'match', ...asks('Put together.') },
      pairs: [
        { left: 'بَيْتٌ', right: 'a house' },
        { left: 'بَابٌ', right: 'a door' },
      ],
    }),
    dictation: (sound) => ({
      ...{ type: 'dictation', ...asks('Write what you hear.'), ...typing },
      ...{ sound, accepted: ['مَرْحَبًا'] },
    }),
    listen: (sound) => ({
      ...{ type: 'listen', ...asks('What is said?'), sound },
      ...{ options: ['مَرْحَبًا', 'وَدَاعًا'], answers: [0], several: false },
    }),
    pattern: () => ({
      ...{ type: 'pattern', ...asks('Make the doer of writing.'), ...typing },
      ...{ asks: 'word', root: 'ك ت ب', pattern: 'فَاعِلٌ', accepted: ['كَاتِبٌ'] },
    }),
  };

/** An exercise of each type; `sound` is what is heard. */
export const everyExercise = (sound: string): Exercise[] =>
  exerciseTypes.map((type) => exercises[type](sound));

const saying = (text: string): TextDoc => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

/** A block of each kind, and more of what has more than one shape: a new kind does not compile. */
const blocks: Record<BlockKind, (files: SentFiles) => readonly Block[]> = {
  text: () => [{ id: 'text', kind: 'text', text: saying('The house and its door.') }],
  lines: ({ sound }) => [
    {
      ...{ id: 'lines', kind: 'lines', file: sound, length: 4000 },
      lines: [
        { id: '1', arabic: 'هٰذَا كِتَابٌ.', translation: 'This is a book.', from: 0 },
        { id: '2', arabic: 'أَفَبِكِتَابِنَا؟', translation: 'With our book, then?', sound },
      ],
    },
  ],
  words: () => [{ id: 'words', kind: 'words' }],
  material: () => [{ id: 'material', kind: 'material' }],
  note: () => [
    { id: 'note', kind: 'note', tone: 'rule', text: saying('A noun may have an article.') },
  ],
  film: ({ film }) => [
    { id: 'far', kind: 'film', url: 'https://example.org/bab', title: 'A door elsewhere' },
    { id: 'film', kind: 'film', url: '', file: film, title: 'A door is written' },
  ],
  sound: ({ sound }) => [{ id: 'sound', kind: 'sound', file: sound, title: 'Greetings' }],
  picture: ({ picture }) => [{ id: 'picture', kind: 'picture', file: picture, alt: 'A market' }],
  file: ({ sheet }) => [{ id: 'file', kind: 'file', file: sheet, title: 'A sheet to print' }],
  exercise: ({ sound }) =>
    everyExercise(sound).map((exercise) => ({ id: exercise.type, kind: 'exercise', exercise })),
  speak: ({ sound }) => [
    {
      ...{ id: 'speak', kind: 'speak', sound },
      ...{ arabic: 'هٰذَا بَيْتٌ كَبِيرٌ.', translation: 'This is a big house.' },
    },
  ],
  homework: ({ sound, picture }) => [
    {
      ...{ id: 'homework', kind: 'homework' },
      task: {
        ...{ title: 'Read aloud', text: 'Read both lines, slowly.', picture },
        lines: [
          { id: '1', arabic: 'هٰذَا كِتَابٌ.', translation: 'This is a book.', sound },
          { id: '2', arabic: 'ذٰلِكَ بَيْتٌ.', translation: 'That is a house.' },
        ],
        ...{ ways: ['voice', 'text', 'picture'], attempts: 3, seconds: 180 },
        marking: {
          kind: 'rubric',
          lines: [
            { id: 'a', title: 'Vowels', points: 5 },
            { id: 'b', title: 'Fluency', points: 5 },
          ],
        },
      },
    },
  ],
};

/** What a lesson of every kind of block, and of every type of exercise, is made of. */
export const everyBlock = (files: SentFiles): Block[] =>
  blockKinds.flatMap((kind) => blocks[kind](files));
