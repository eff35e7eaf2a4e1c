import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { earnedScore, objectiveScore, totalScore } from './exam-scores.ts';

const score = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
const isPercentage = (value: number | null) =>
  value !== null &&
  value >= 0 &&
  value <= 100 &&
  Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

describe('the objective score', () => {
  it.each([
    [0, 3, 0],
    [1, 3, 33.33],
    [2, 3, 66.67],
    [3, 3, 100],
    [1, 8, 12.5],
  ])('of %i right of %i is %d', (right, questions, expected) => {
    expect(objectiveScore(right, questions)).toBe(expected);
  });

  it('is none without questions', () => {
    expect(objectiveScore(0, 0)).toBeNull();
  });

  it('is a percentage with two decimals and grows with every right answer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(499), (questions, some) => {
        const right = some % questions;
        const [less, more] = [
          objectiveScore(right, questions),
          objectiveScore(right + 1, questions),
        ];
        expect(isPercentage(less) && isPercentage(more)).toBe(true);
        expect(Number(more)).toBeGreaterThan(Number(less));
      }),
    );
  });
});

describe('the total', () => {
  it('is the mean when both parts exist, the one that exists otherwise', () => {
    expect(totalScore(50, 81, true)).toBe(65.5);
    expect(totalScore(66.67, 100, true)).toBe(83.34);
    expect(totalScore(66.67, null, false)).toBe(66.67);
    expect(totalScore(null, 70, true)).toBe(70);
  });

  it('waits for the theory mark', () => {
    expect(totalScore(50, null, true)).toBeNull();
    expect(totalScore(null, null, true)).toBeNull();
  });

  it('is none of an exam without parts, and takes no theory of an exam without theory', () => {
    expect(totalScore(null, null, false)).toBeNull();
    expect(totalScore(50, 100, false)).toBe(50);
  });

  it('is a percentage between its parts', () => {
    fc.assert(
      fc.property(score, score, (objective, theory) => {
        const total = totalScore(objective, theory, true);
        expect(isPercentage(total)).toBe(true);
        expect(Number(total)).toBeGreaterThanOrEqual(Math.min(objective, theory));
        expect(Number(total)).toBeLessThanOrEqual(Math.max(objective, theory));
      }),
    );
  });
});

describe('the score of questions and exercises', () => {
  it('is that of the questions alone where there are no exercises', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(200), (right, more) => {
        expect(earnedScore(right, right + more, [])).toBe(objectiveScore(right, right + more));
      }),
    );
  });

  it.each([
    [1, 1, [{ credit: 50, points: 1 }], 75],
    [0, 1, [{ credit: 100, points: 3 }], 75],
    [1, 2, [{ credit: 33, points: 1 }], 44.33],
    [
      0,
      0,
      [
        { credit: 100, points: 2 },
        { credit: 0, points: 8 },
      ],
      20,
    ],
    [0, 0, [], null],
  ])('%i right of %i and %j make %d', (right, questions, exercises, expected) => {
    expect(earnedScore(right, questions, exercises)).toBe(expected);
  });
});
