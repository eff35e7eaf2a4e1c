import type { GivenAnswers, SatExercise } from '@institute/contract/exams/exam-exercises';
import type { Exercise } from '@institute/contract/exercises/kinds';
import type { BlockOf } from '@institute/contract/lessons/blocks';

const common = { prompt: 'Answer this', explanation: 'KEY:explained' };
const typing = { strictness: 'letters', nearly: 50 } as const;

/**
 * An exercise of every kind as an exam holds it. What starts with KEY: is for nobody who has not submitted;
 * with a colon, which no random name holds.
 */
export const examExercises: BlockOf<'exercise'>[] = [
  {
    ...{ id: 'choice', kind: 'exercise', points: 2 },
    exercise: { ...common, type: 'choice', options: ['ka', 'ki', 'ku'], answer: 1 },
  },
  {
    ...{ id: 'choices', kind: 'exercise' },
    exercise: { ...common, type: 'choices', options: ['la', 'li', 'lu'], answers: [0, 2] },
  },
  {
    ...{ id: 'typed', kind: 'exercise' },
    exercise: { ...common, type: 'typed', accepted: ['KEY:maktaba'], ...typing },
  },
  {
    ...{ id: 'cloze', kind: 'exercise' },
    exercise: {
      ...{ ...common, type: 'cloze', ...typing },
      pieces: [{ text: 'I read ' }, { accepted: ['KEY:book'] }, { text: '.' }],
    },
  },
  {
    ...{ id: 'order', kind: 'exercise' },
    exercise: { ...common, type: 'order', shown: 'words', items: ['one', 'two', 'three', 'four'] },
  },
  {
    ...{ id: 'match', kind: 'exercise', points: 3 },
    exercise: {
      ...{ ...common, type: 'match' },
      pairs: [
        { left: 'sun', right: 'shams' },
        { left: 'moon', right: 'qamar' },
        { left: 'star', right: 'najm' },
      ],
    },
  },
  {
    ...{ id: 'pattern', kind: 'exercise' },
    exercise: {
      ...{ ...common, type: 'pattern', asks: 'word', root: 'كتب', pattern: 'مَفْعُولٌ' },
      ...{ accepted: ['KEY:maktub'], ...typing },
    },
  },
];

/** An exercise with another key than its own, and all else as it is. */
function withOtherKey(exercise: Exercise): Exercise {
  switch (exercise.type) {
    case 'choice':
      return { ...exercise, answer: 2 };
    case 'choices':
      return { ...exercise, answers: [1] };
    case 'typed':
      return { ...exercise, accepted: ['KEY:other'] };
    case 'cloze': {
      const pieces = [{ text: 'I read ' }, { accepted: ['KEY:longer'] }, { text: '.' }];
      return { ...exercise, pieces };
    }
    case 'order':
      return { ...exercise, items: exercise.items.toReversed() };
    case 'match': {
      const rights = exercise.pairs.map(({ right }) => right).toReversed();
      const pairs = exercise.pairs.map(({ left }, at) => ({ left, right: rights[at] ?? '' }));
      return { ...exercise, pairs };
    }
    case 'listen':
      return { ...exercise, answers: [1] };
    case 'dictation':
    case 'pattern':
      return { ...exercise, accepted: ['KEY:other'] };
  }
}

/** The same exercises, each with another key. */
export const otherKeys = examExercises.map((block) => ({
  ...block,
  exercise: withOtherKey(block.exercise),
}));

/** Everything answered right. */
export const rightAnswers: GivenAnswers = {
  choice: { type: 'choice', chosen: 'ki' },
  choices: { type: 'choices', chosen: ['lu', 'la'] },
  typed: { type: 'typed', given: 'KEY:maktaba' },
  cloze: { type: 'cloze', given: ['KEY:book'] },
  order: { type: 'order', placed: ['one', 'two', 'three', 'four'] },
  match: {
    type: 'match',
    matched: [
      { left: 'moon', right: 'qamar' },
      { left: 'sun', right: 'shams' },
      { left: 'star', right: 'najm' },
    ],
  },
  pattern: { type: 'pattern', given: ['KEY:maktub'] },
};

/** The exercises that a lesson has told its student of. */
export const satIn = ({ exercises }: { exercises?: string | undefined }): SatExercise[] =>
  exercises === undefined ? [] : JSON.parse(exercises);
