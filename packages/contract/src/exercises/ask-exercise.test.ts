import { describe, expect, it } from 'vitest';
import {
  askedOf,
  type Exercise,
  type GivenAnswer,
  isAnswered,
  judgeExercise,
  placesOf,
} from './kinds.ts';

const common = { prompt: 'Which?', explanation: 'KEY: because' };
const typing = { strictness: 'letters', nearly: 50 } as const;
const exercises: Record<Exercise['type'], Exercise> = {
  choice: { ...common, type: 'choice', options: ['a', 'b', 'c'], answer: 1 },
  choices: { ...common, type: 'choices', options: ['a', 'b', 'c'], answers: [0, 2] },
  typed: { ...common, type: 'typed', accepted: ['KEY كتاب'], ...typing },
  cloze: {
    ...common,
    type: 'cloze',
    pieces: [
      { text: 'one ' },
      { accepted: ['KEY', 'KEYS'] },
      { text: ' two ' },
      { accepted: ['KEY'] },
    ],
    ...typing,
  },
  order: { ...common, type: 'order', shown: 'words', items: ['x', 'y', 'x', 'z'] },
  match: {
    ...common,
    type: 'match',
    pairs: [
      { left: 'one', right: '1' },
      { left: 'two', right: '2' },
      { left: 'three', right: '3' },
    ],
  },
  dictation: {
    ...{ ...common, type: 'dictation', sound: 'a'.repeat(24), accepted: ['KEY كتاب'] },
    ...typing,
  },
  listen: {
    ...{ ...common, type: 'listen', sound: 'a'.repeat(24), several: true },
    ...{ options: ['a', 'b', 'c'], answers: [0, 2] },
  },
  pattern: {
    ...{ ...common, type: 'pattern', asks: 'word', root: 'كتب', pattern: 'مَفْعُولٌ' },
    ...{ accepted: ['KEY مَكْتُوبٌ'], ...typing },
  },
};
const byWords = { inOrder: (words: readonly string[]) => [...words].sort() };

/** The right answer of each kind, and one that is wrong in part. */
const given: Record<Exercise['type'], { right: GivenAnswer; other: GivenAnswer; credit: number }> =
  {
    choice: {
      right: { type: 'choice', chosen: 'b' },
      other: { type: 'choice', chosen: 'no such' },
      credit: 0,
    },
    choices: {
      right: { type: 'choices', chosen: ['c', 'a'] },
      other: { type: 'choices', chosen: ['a', 'b', 'c'] },
      credit: 0,
    },
    typed: {
      right: { type: 'typed', given: 'KEY كتاب' },
      other: { type: 'typed', given: 'KEY كتان' },
      credit: 50,
    },
    cloze: {
      right: { type: 'cloze', given: ['KEYS', 'KEY'] },
      other: { type: 'cloze', given: ['KEYS'] },
      credit: 50,
    },
    order: {
      right: { type: 'order', placed: ['x', 'y', 'x', 'z'] },
      other: { type: 'order', placed: ['x', 'y', 'z', 'x'] },
      credit: 67,
    },
    match: {
      right: {
        type: 'match',
        matched: [
          { left: 'three', right: '3' },
          { left: 'one', right: '1' },
          { left: 'two', right: '2' },
        ],
      },
      other: { type: 'match', matched: [{ left: 'one', right: '1' }] },
      credit: 33,
    },
    dictation: {
      right: { type: 'dictation', given: 'KEY كتاب' },
      other: { type: 'dictation', given: 'KEY كتان' },
      credit: 50,
    },
    listen: {
      right: { type: 'listen', chosen: ['c', 'a'] },
      other: { type: 'listen', chosen: ['a', 'b', 'c'] },
      credit: 0,
    },
    pattern: {
      right: { type: 'pattern', given: ['KEY مكتوب'] },
      other: { type: 'pattern', given: ['KEY مكتون'] },
      credit: 50,
    },
  };

describe.each(Object.entries(exercises))('%s in an exam', (type, exercise) => {
  const { right, other, credit } = given[type as Exercise['type']];

  it('is asked without its key and its explanation', () => {
    expect(JSON.stringify(askedOf(exercise, byWords))).not.toContain('KEY');
  });

  // Proves decision-093-1.
  it('is judged by what was answered in words', () => {
    expect(judgeExercise(exercise, placesOf(exercise, right)).credit).toBe(100);
    expect(judgeExercise(exercise, placesOf(exercise, other)).credit).toBe(credit);
    expect(judgeExercise(exercise, placesOf(exercise, undefined)).credit).toBe(0);
  });

  it('is answered once everything it asks for is there', () => {
    const asked = askedOf(exercise, byWords);
    expect(isAnswered(asked, right)).toBe(true);
    expect(isAnswered(asked, undefined)).toBe(false);
    // A word of it that its teacher has corrected since is nobody's answer any more.
    const corrected = JSON.parse(JSON.stringify(right), (name, value) =>
      typeof value === 'string' && name !== 'type' ? `${value}ُ` : value,
    ) as GivenAnswer;
    const isChosen = !['typed', 'cloze', 'dictation', 'pattern'].includes(type);
    expect(isAnswered(asked, corrected)).toBe(!isChosen);
    const another = type === 'typed' ? given.choice.right : given.typed.right;
    expect(isAnswered(asked, another)).toBe(false);
  });
});

describe('what an exam asks', () => {
  it('is the same whatever the right order is', () => {
    const order = exercises.order as Extract<Exercise, { type: 'order' }>;
    const turned: Exercise = { ...order, items: order.items.toReversed() };
    expect(askedOf(turned, byWords)).toEqual(askedOf(order, byWords));
    const match = exercises.match as Extract<Exercise, { type: 'match' }>;
    const rights = match.pairs.map(({ right }) => right).toReversed();
    const pairs = match.pairs.map(({ left }, at) => ({ left, right: rights[at] ?? '' }));
    expect(askedOf({ ...match, pairs }, byWords)).toEqual(askedOf(match, byWords));
    const choice = exercises.choice as Extract<Exercise, { type: 'choice' }>;
    expect(askedOf({ ...choice, answer: 0 }, byWords)).toEqual(askedOf(choice, byWords));
  });

  it('gives every gap one width, unless practice asks for its own', () => {
    const widths = (asking: Parameters<typeof askedOf>[1]) => {
      const asked = askedOf(exercises.cloze, asking);
      return asked.type === 'cloze' ? asked.pieces.map((one) => ('gap' in one ? one.gap : 0)) : [];
    };
    expect(widths(byWords)).toEqual([0, 8, 0, 8]);
    expect(widths({ ...byWords, gapFor: (accepted) => accepted.length })).toEqual([0, 2, 0, 1]);
  });
});
