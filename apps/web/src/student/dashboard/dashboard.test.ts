import type { EnrolledClass } from '@institute/contract/classes';
import { describe, expect, it } from 'vitest';
import { aClass } from '../../test/a-class.ts';
import { classesToContinue } from './classes-to-continue.ts';
import { monogramOf } from './monogram.ts';

const now = new Date('2026-11-20T12:00:00Z');
const past = String(now.getTime() / 1000 - 60);

const entry = (id: number, nextSub = '0'): EnrolledClass => ({
  myclass: { id, nextSub },
  class_details: aClass(id),
});

describe('classesToContinue', () => {
  it('names three, those whose subscription is over last', () => {
    const shown = classesToContinue([entry(1, past), entry(2), entry(3)], now);
    expect(shown.map(({ myclass }) => myclass.id)).toEqual([2, 3, 1]);
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
