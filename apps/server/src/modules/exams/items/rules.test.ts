import { describe, expect, it } from 'vitest';
import { discrimination, type ItemAnswer, meanCredit } from './rules.ts';

const answersOf = (rows: readonly (readonly [score: number, credit: number])[]): ItemAnswer[] =>
  rows.map(([score, credit]) => ({ score, credit }));

/** Ten students, so the best and the weakest three are compared. */
const ten = [100, 95, 90, 80, 70, 60, 50, 40, 20, 10];
const with10 = (...credits: number[]) =>
  answersOf(ten.map((score, at) => [score, credits[at] ?? 0] as const));

describe('the figures of an item, worked out by hand', () => {
  // Proves call-getItemFigures.
  it.each([
    // The best three earned 100, 100, 0; the weakest three 0, 0, 100: 66.67 less 33.33.
    ['some of both', with10(100, 100, 0, 100, 0, 100, 0, 100, 0, 0), 50, 0.67 - 0.34],
    ['the best alone', with10(100, 100, 100, 0, 0, 0, 0, 0, 0, 0), 30, 1],
    ['the weakest alone', with10(0, 0, 0, 0, 0, 0, 0, 100, 100, 100), 30, -1],
    ['everybody', with10(...ten.map(() => 100)), 100, 0],
    ['half a credit each', with10(50, 50, 50, 50, 50, 50, 50, 0, 0, 0), 35, 0.5],
  ])('known to %s', (_, answers, right, index) => {
    expect(meanCredit(answers)).toBe(right);
    expect(discrimination(answers)).toBeCloseTo(index, 5);
  });

  it('do not depend on the order of students who have the same score', () => {
    // Six students, so two are compared: 90 is in, and one place is shared by three who have 50.
    const rows = [
      [90, 100],
      [50, 100],
      [50, 0],
      [50, 0],
      [20, 0],
      [10, 0],
    ] as const;
    // (100 + 100 / 3) / 2 = 66.67 of the best, 0 of the weakest.
    expect(discrimination(answersOf(rows))).toBe(0.67);
    expect(discrimination(answersOf([...rows].reverse()))).toBe(0.67);
  });
});
