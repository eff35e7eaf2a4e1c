import { WAKING } from '@institute/contract/meetings/reminders';
import { wallClock } from '@institute/contract/time/calendar';
import { HOUR_MS, MINUTE_MS } from '@institute/contract/time/durations';
import { describe, expect, it } from 'vitest';
import { isQuiet, type Remindable, remindersDue } from './reminder-rules.ts';

const ZONE = 'Africa/Lagos';
const at = (text: string) => new Date(`2027-01-${text}:00+01:00`);
const line = (text: string, own: Partial<Remindable> = {}): Remindable => ({
  ...{ startsAt: at(text), zone: ZONE, hour: 18, told: [], ...own },
});
const due = (now: string, ...lines: Remindable[]) => {
  const found = remindersDue(lines, at(now));
  return found && [found.stage, ...found.lines.map(({ startsAt }) => startsAt.toISOString())];
};

// Proves ours-286.
describe('what somebody is reminded of', () => {
  it('is the meetings of the next day, from their hour on, at once', () => {
    const [one, two, later] = [line('06T18:00'), line('06T09:00'), line('07T18:00')];
    expect(due('05T17:59', one, two, later)).toBeNull();
    expect(due('05T18:00', one, two, later)).toEqual([
      ...['day', '2027-01-06T08:00:00.000Z', '2027-01-06T17:00:00.000Z'],
    ]);
    expect(due('05T18:05', { ...one, told: ['day'] }, later)).toBeNull();
    expect(due('05T20:59', one)?.[0]).toBe('day');
    expect(due('05T08:00', { ...one, hour: 8 })?.[0]).toBe('day');
  });

  it('is a meeting an hour before, with those that follow in the same evening', () => {
    const [one, two, late] = [line('05T18:00'), line('05T19:30'), line('05T22:30')];
    expect(due('05T16:59', one, two)).toBeNull();
    expect(due('05T17:00', one, two, late)).toEqual([
      ...['hour', '2027-01-05T17:00:00.000Z', '2027-01-05T18:30:00.000Z'],
    ]);
    expect(due('05T18:00', one)).toBeNull();
    const told = { told: ['day', 'hour'] as const };
    expect(due('05T18:31', { ...one, ...told }, { ...two, ...told })).toBeNull();
  });

  it('is nothing at night: one of the early morning is told of at seven', () => {
    const early = line('06T07:30');
    expect(due('06T06:40', early)).toBeNull();
    expect(due('06T07:00', early)?.[0]).toBe('hour');
    expect(due('05T21:00', early)).toBeNull();
    expect(due('05T22:00', line('05T22:30'))).toBeNull();
  });
});

// Proves ours-287.
it('no night is disturbed, whichever the zone and however its clocks change', () => {
  let tried = 0;
  for (const zone of ['Africa/Lagos', 'Africa/Cairo', 'Europe/London', 'America/New_York']) {
    for (const day of ['2027-03-14', '2027-03-28', '2027-04-30', '2027-10-29', '2027-10-31']) {
      for (let minute = 0; minute < 48 * 60; minute += 7) {
        const now = new Date(Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS);
        const lines = [0.5, 3, 9, 20, 30].map((hours) => ({
          ...{ zone, hour: 7 + (minute % 14), told: [] },
          startsAt: new Date(now.getTime() + hours * HOUR_MS),
        }));
        const { hour } = wallClock(now, zone);
        const isNight = hour < WAKING.from || hour >= WAKING.until;
        expect(isQuiet(now, zone)).toBe(isNight);
        expect(remindersDue(lines, now) === null).toBe(isNight);
        tried += 1;
      }
    }
  }
  expect(tried).toBeGreaterThan(8000);
});
