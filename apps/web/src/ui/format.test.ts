import { expect, it } from 'vitest';
import { formatDate, formatDateTime, formatMonth, formatShortMonth } from './format.ts';

const september = new Date('2026-09-07T12:05:00Z');
const timeZone = 'Africa/Lagos';

it('has three letters for each short month', () => {
  expect(formatDate(september, timeZone)).toBe('7 Sep 2026');
  expect(formatDateTime(september, timeZone)).toBe('7 Sep 2026, 13:05');
  expect(formatShortMonth(september, { timeZone, withYear: false })).toBe('Sep');
  expect(formatShortMonth(september, { timeZone, withYear: true })).toBe('Sep 26');
});

it('leaves a long month whole', () => {
  expect(formatMonth(september, timeZone)).toBe('September 2026');
});
