import { describe, expect, it } from 'vitest';
import type { Enrolment } from '../../domains/classes/model.ts';
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
    const shown = classesToContinue([entry(1, past), entry(2), entry(3)], now);
    expect(shown.map(({ id }) => id)).toEqual([2, 3, 1]);
    expect(
      classesToContinue(
        [1, 2, 3, 4].map((id) => entry(id)),
        now,
      ),
    ).toHaveLength(3);
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
