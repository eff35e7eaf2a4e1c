// Proves promise-16.

import type { GivenAnswers } from '@institute/contract/exams/exam-exercises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sign } from '../../../platform/random.ts';
import { answersWithin } from './attempt-rules.ts';
import { asksTheory, choicesOf, fourOf, gradeOf, refusalOf, repeats } from './rules.ts';

const question = (own: Partial<Parameters<typeof choicesOf>[0]> = {}) => ({
  id: 1,
  answer: 'كتاب',
  option1: 'كتاب',
  option2: 'قلم',
  option3: 'بيت',
  option4: '',
  ...own,
});
const text = fc.string({ minLength: 1, maxLength: 8 }).filter((value) => value.trim() !== '');
const anyQuestion = fc.record({
  id: fc.integer({ min: 1, max: 9999 }),
  answer: text,
  option1: fc.string({ maxLength: 8 }),
  option2: fc.string({ maxLength: 8 }),
  option3: fc.string({ maxLength: 8 }),
  option4: fc.string({ maxLength: 8 }),
});

describe('the choices of a question', () => {
  it('are its options that are not empty, and the answer where it is missing', () => {
    expect(choicesOf(question(), 7).toSorted()).toEqual(['كتاب', 'قلم', 'بيت'].toSorted());
    expect(choicesOf(question({ answer: 'باب' }), 7)).toHaveLength(4);
    expect(choicesOf(question({ option2: 'كتاب ' }), 7)).toHaveLength(2);
  });

  it('stand in an order that is the student’s own and does not change', () => {
    const orders = Array.from({ length: 60 }, (_, student) =>
      choicesOf(question(), student).join(),
    );
    expect(new Set(orders).size).toBe(6);
    fc.assert(
      fc.property(anyQuestion, fc.nat(), (one, student) => {
        expect(choicesOf(one, student)).toEqual(choicesOf(one, student));
      }),
    );
  });

  it('show nothing of the order they were entered in', () => {
    fc.assert(
      fc.property(anyQuestion, fc.nat(), (one, student) => {
        const turned = { ...one, option1: one.option4, option4: one.option1 };
        expect(choicesOf(turned, student)).toEqual(choicesOf(one, student));
      }),
    );
  });

  it('put the right answer everywhere equally', () => {
    const positions = [0, 0, 0];
    for (let student = 0; student < 3000; student += 1) {
      const position = choicesOf(question(), student).indexOf('كتاب');
      positions[position] = (positions[position] ?? 0) + 1;
    }
    for (const often of positions) expect(often).toBeGreaterThan(850);
  });

  it('always leave the right one within reach of clients that know four', () => {
    fc.assert(
      fc.property(anyQuestion, fc.nat(), fc.string(), (one, student, key) => {
        const rank = (choice: string) => sign(key, choice);
        const four = fourOf(choicesOf(one, student), one.answer, rank);
        expect(four).toHaveLength(4);
        expect(four).toContain(one.answer.trim());
      }),
    );
  });

  it('are the same four for every student, and leave out each wrong one as often as another', () => {
    const five = ['كتاب', 'قلم', 'بيت', 'باب', 'سوق'];
    const [answer = '', ...options] = five;
    const [option1 = '', option2 = '', option3 = '', option4 = ''] = options;
    const one = { id: 1, answer, option1, option2, option3, option4 };
    const left = new Map(options.map((option) => [option, 0]));
    for (let key = 0; key < 2000; key += 1) {
      const rank = (choice: string) => sign(String(key), choice);
      const shown = [1, 2, 3].map((student) =>
        fourOf(choicesOf(one, student), answer, rank).toSorted().join(),
      );
      expect(new Set(shown).size).toBe(1);
      const spare = five.find((choice) => !shown[0]?.split(',').includes(choice)) ?? '';
      left.set(spare, (left.get(spare) ?? 0) + 1);
    }
    expect([...left.keys()]).toEqual(options);
    for (const often of left.values()) expect(often).toBeGreaterThan(400);
  });
});

describe('what cannot be handed in', () => {
  const nothing = { answers: {}, text: '', hasImage: false };
  it.each([
    ['both kinds of theory answer', { ...nothing, text: 'a', hasImage: true }, 'one_answer_kind'],
    ['a question without an answer', { ...nothing, text: 'a' }, 'answer_missing'],
    ['an answer that is no choice', { ...nothing, answers: { 1: 'x' } }, 'answer_missing'],
    ['an empty answer', { ...nothing, answers: { 1: '  ' } }, 'answer_missing'],
    ['nothing wrong', { ...nothing, answers: { 1: ' قلم ' } }, null],
  ] as const)('%s', (_, submission, expected) => {
    expect(refusalOf(submission, [question()], 7)).toBe(expected);
  });

  // Proves student-5-16.
  it('asks for theory only where there are no objective questions', () => {
    expect(refusalOf(nothing, [], 7)).toBe('theory_missing');
    expect(refusalOf({ ...nothing, hasImage: true }, [], 7)).toBeNull();
    expect(asksTheory('', 1)).toBe(false);
    expect(asksTheory(' ', 0)).toBe(true);
    expect(asksTheory('Why?', 3)).toBe(true);
  });
});

describe('grading', () => {
  const questions = [1, 2, 3].map((id) => question({ id }));
  const answers = { 1: 'كتاب', 2: 'قلم', 3: 'كتاب', 99: 'ignored' };

  it('counts right answers and keeps what was chosen', () => {
    expect(gradeOf({ answers, text: '', hasImage: false }, questions, '')).toEqual({
      objectiveAnswers: { 1: 'كتاب', 2: 'قلم', 3: 'كتاب' },
      objectiveScore: 66.67,
      hasTheory: false,
      theoryScore: null,
      totalScore: 66.67,
    });
  });

  it('leaves an answered theory question to a person', () => {
    expect(gradeOf({ answers, text: 'Because', hasImage: false }, questions, 'Why?')).toMatchObject(
      {
        hasTheory: true,
        theoryScore: null,
        totalScore: null,
      },
    );
  });

  it('gives nothing for an empty theory answer at once', () => {
    expect(gradeOf({ answers, text: '', hasImage: false }, questions, 'Why?')).toMatchObject({
      theoryScore: 0,
      totalScore: 33.34,
    });
  });

  it('knows a submission again', () => {
    const kept = {
      objectiveAnswers: { 1: 'a' },
      exerciseAnswers: { x: { type: 'typed', given: 'b' } as const, y: null },
    };
    const x = { given: 'b', type: 'typed' } as const;
    const isKept = (sent: Record<string, string>, exercises: GivenAnswers) =>
      repeats(kept, { answers: sent, exercises });
    expect(isKept({ 1: ' a', 2: 'b' }, { x })).toBe(true);
    expect(isKept({ 1: 'b' }, { x })).toBe(false);
    expect(isKept({}, { x })).toBe(false);
    expect(isKept({ 1: 'a' }, {})).toBe(false);
    expect(isKept({ 1: 'a' }, { x, y: x })).toBe(false);
  });
});

describe('options that look the same', () => {
  it.each(['كِتَابٌ\u200F', ' كِتَابٌ\u00A0', '\u2067كِتَابٌ\u2069'])(
    'as the answer are one, and earn whichever is sent: %j',
    (twin) => {
      const one = question({
        ...{ answer: 'كِتَابٌ', option1: twin, option2: 'قَلَمٌ', option3: '', option4: '' },
      });
      const choices = choicesOf(one, 7);
      expect(choices.toSorted()).toEqual(['كِتَابٌ', 'قَلَمٌ'].toSorted());
      for (const sent of [twin, 'كِتَابٌ']) {
        const submission = { answers: { [one.id]: sent }, text: '', hasImage: false };
        expect(refusalOf(submission, [one], 7)).toBeNull();
        expect(gradeOf(submission, [one], '').objectiveScore).toBe(100);
        expect(answersWithin([one], { [one.id]: sent }, 7)).toEqual({ [one.id]: 'كِتَابٌ' });
      }
    },
  );

  it('earn where the stored answer is the twin, and one is shown of two wrong ones', () => {
    const one = question({
      ...{ answer: 'the\u00A0book', option1: 'the book', option2: 'a pen', option3: 'a  pen' },
      option4: '\u200B',
    });
    expect(choicesOf(one, 7)).toHaveLength(2);
    const submission = { answers: { [one.id]: 'the book' }, text: '', hasImage: false };
    expect(gradeOf(submission, [one], '').objectiveScore).toBe(100);
  });
});
