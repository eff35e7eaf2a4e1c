import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeTimetable, encodeTimetable } from './timetable-rules.ts';

it('writes a timetable percent-encoded with line breaks written out', () => {
  expect(encodeTimetable('Monday 8:00\nسبت')).toBe('Monday%208%3A00\\n%D8%B3%D8%A8%D8%AA');
});

it('reads a timetable however it was written', () => {
  const plain = 'Monday 8:00\nSaturday 10:00';
  expect(decodeTimetable('Monday%208%3A00\\nSaturday%2010%3A00')).toBe(plain);
  expect(decodeTimetable('Monday%208%3A00%5CnSaturday%2010%3A00')).toBe(plain);
  expect(decodeTimetable('Monday%208%3A00%0ASaturday%2010%3A00')).toBe(plain);
  expect(decodeTimetable('Monday 8:00\r\nSaturday 10:00')).toBe(plain);
  expect(decodeTimetable('50% of the lessons\nare live')).toBe('50% of the lessons\nare live');
});

it('gives back every text it wrote', () => {
  const texts = fc
    .string({ unit: 'grapheme', maxLength: 200 })
    .filter((text) => !/\\[nr]|\r/.test(text));
  fc.assert(fc.property(texts, (text) => decodeTimetable(encodeTimetable(text)) === text));
});
