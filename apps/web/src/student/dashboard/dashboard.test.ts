import type { Enrolment } from '@institute/contract/classes/classes';
import { describe, expect, it } from 'vitest';
import { aClassModel } from '../../test/a-class.ts';
import { classesToContinue } from './classes-to-continue.ts';
import { monogramOf } from './monogram.ts';

const now = new Date('2026-11-20T12:00:00Z');
const past = new Date(now.getTime() - 60_000);

const entry = (id: number, subscriptionEndsAt: Date | null = null): Enrolment => ({
  id,
  joined: aClassModel(id),
  subscriptionEndsAt,
});

describe('classesToContinue', () => {
  it('names three, those whose subscription is over last', () => {
    const shown = classesToContinue([entry(1, past), entry(2), entry(3)], undefined, now);
    expect(shown.map(({ id }) => id)).toEqual([2, 3, 1]);
    expect(
      classesToContinue(
        [1, 2, 3, 4].map((id) => entry(id)),
        undefined,
        now,
      ),
    ).toHaveLength(3);
  });

  it('begins with the class studied last; what is finished comes after, what is over last', () => {
    const progress = new Map([
      [3, { done: 2, total: 2 }],
      [4, { done: 1, total: 2 }],
      [1, { done: 1, total: 2 }],
      [2, { done: 0, total: 0 }],
    ]);
    const mine = [entry(1, past), entry(2), entry(3), entry(4)];
    expect(classesToContinue(mine, progress, now).map(({ id }) => id)).toEqual([4, 2, 3]);
  });
});

describe('monogramOf', () => {
  it.each([
    ['Roots and Patterns · الصَّرْفُ', 'ص'],
    ['First Stories · قِصَصٌ قَصِيرَةٌ', 'ق'],
    ['Handwriting', 'H'],
    ['ألف ليلة', 'ا'],
  ])('%s gives %s', (name, letter) => {
    expect(monogramOf(name)).toBe(letter);
  });
});
