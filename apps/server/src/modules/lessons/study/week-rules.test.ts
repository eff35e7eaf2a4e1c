import { weekOf } from '@institute/contract/time/week';
import { expect, it } from 'vitest';
import { studiedDays } from './week-rules.ts';

const LAGOS = 'Africa/Lagos';

it('counts what was studied on the institute’s days, and nothing of the week before', () => {
  const week = weekOf(new Date('2026-11-18T12:00:00Z'), LAGOS);
  const at = ['2026-11-15T22:59:59Z', '2026-11-16T22:59:59Z', '2026-11-16T23:00:00Z'];
  const studied = studiedDays(
    week,
    at.map((time) => new Date(time)),
    LAGOS,
  ).filter((day) => day.isStudied);
  expect(studied.map(({ day }) => day)).toEqual(['2026-11-16', '2026-11-17']);
});
