// Proves ours-271.

import { expect, it } from 'vitest';
import { weeklyTime } from './weekly-time.ts';

const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
const monday = { weekday: 1, startsAt: '23:30', minutes: 60 };

it('tells a weekly time by the clocks of the reader, with its day, and those of the group beside', () => {
  const nextAt = new Date('2027-01-04T23:30:00Z');
  const hours = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
  const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long' }).format(nextAt);
  const end = new Date('2027-01-05T00:30:00Z');
  const here = `${day}s, ${hours.format(nextAt)}–${hours.format(end)}`;
  const tokyo = { weekday: 2, startsAt: '08:30', minutes: 60, nextAt };
  expect(weeklyTime(tokyo, 'Asia/Tokyo')).toEqual({
    ...{ here, there: 'Tuesdays, 08:30–09:30 Tokyo time' },
  });
  expect(weeklyTime({ ...tokyo, nextAt }, own)).toEqual({ here, there: '' });
});

it('of one that has no meeting yet tells the clocks of the group', () => {
  const planned = { ...monday, nextAt: null };
  expect(weeklyTime(planned, own)).toEqual({ here: 'Mondays, 23:30–00:30', there: '' });
  expect(weeklyTime(planned, 'Asia/Tokyo').here).toBe('Mondays, 23:30–00:30 Tokyo time');
});
