import { expect, it } from 'vitest';
import { weekOf } from './week.ts';

const LAGOS = 'Africa/Lagos';

// Proves call-getMyStudy.
it.each([
  ['a Monday, just after midnight in Lagos', '2026-11-15T23:00:00Z', '2026-11-16'],
  ['a Sunday, just before midnight in Lagos', '2026-11-22T22:59:59Z', '2026-11-16'],
  ['a week over the turn of the year', '2027-01-02T12:00:00Z', '2026-12-28'],
])('the week of %s begins on its Monday', (_what, now, monday) => {
  const week = weekOf(new Date(now), LAGOS);
  expect(week.days[0]).toBe(monday);
  expect(week.days).toHaveLength(7);
  expect(week.start).toEqual(new Date(new Date(`${monday}T00:00:00Z`).getTime() - 3600_000));
});
