// Proves ours-220, ours-225.

import { daysAfter, wallClock } from '@institute/contract/time/calendar';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holidaysFrom } from './holiday-rules.ts';
import {
  clashOf,
  type GroupPlan,
  isZone,
  plannedMeetings,
  spanOn,
  type WeeklyTime,
  weekdayFrom,
  weekdayOf,
} from './meeting-rules.ts';

const group: GroupPlan = {
  ...{ zone: 'Africa/Cairo', firstOn: null, lastOn: null, onClosure: 'cancel', teacherId: 7 },
};
const tuesdays: WeeklyTime = {
  ...{ id: 1, weekday: 2, startsAt: '18:00', minutes: 60, fromOn: '2026-12-01', untilOn: null },
  teacherId: null,
};
const plan = (own: Partial<GroupPlan> = {}, pattern: Partial<WeeklyTime> = {}) => ({
  until: (until: string, closures: { fromOn: string; untilOn: string; name: string }[] = []) =>
    plannedMeetings({ ...group, ...own }, [{ ...tuesdays, ...pattern }], {
      ...{ closures, from: '2026-12-01', until },
    }),
});

/** What the clocks of a zone show, as Intl has it: by another way than the expansion. */
function shown(at: Date, zone: string): string {
  const { hour, minute } = wallClock(at, zone);
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** Each Tuesday of ten years at 18:00, and each day about the changes of clocks of some of them. */
function keepsItsHour(zone: string): void {
  const meetings = plannedMeetings({ ...group, zone }, [{ ...tuesdays, fromOn: '2024-01-02' }], {
    ...{ closures: [], from: '2024-01-02', until: '2034-01-02' },
  });
  expect(meetings).toHaveLength(522);
  const wrong = meetings.filter(({ startsAt }) => shown(startsAt, zone) !== '18:00');
  expect(wrong, zone).toEqual([]);
  const long = meetings.filter(
    (one) => one.endsAt.getTime() - one.startsAt.getTime() !== 3_600_000,
  );
  expect(long, zone).toEqual([]);
}

// Proves promise-29.
describe('a weekly time', () => {
  it.each([
    ...['Africa/Lagos', 'Africa/Cairo', 'Europe/London', 'America/New_York', 'Asia/Riyadh'],
    ...['Australia/Lord_Howe', 'America/Santiago', 'Africa/Casablanca', 'Asia/Kathmandu'],
  ])('is at 18:00 in %s on every date of ten years', (zone) => keepsItsHour(zone));

  it('is at 18:00 in each zone that there is, for ten years @all', () => {
    for (const zone of Intl.supportedValuesOf('timeZone')) keepsItsHour(zone);
  }, 600_000);

  it('shows its hour on any day at any time but in the hour that a clock change leaves out', () => {
    const zones = fc.constantFrom('Africa/Cairo', 'Europe/London', 'America/New_York');
    const days = fc.integer({ min: 0, max: 3650 }).map((after) => daysAfter('2024-01-01', after));
    fc.assert(
      fc.property(zones, days, fc.integer({ min: 0, max: 95 }), (zone, on, quarter) => {
        const two = (value: number) => String(value).padStart(2, '0');
        const time = `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`;
        const { startsAt } = spanOn(on, { startsAt: time, minutes: 60, zone });
        const back = shown(startsAt, zone);
        // Such an hour is held as much later as the clocks go forward.
        expect(
          back === time || back === `${two(Number(time.slice(0, 2)) + 1)}${time.slice(2)}`,
        ).toBe(true);
      }),
    );
    const gap = spanOn('2026-03-29', { startsAt: '01:30', minutes: 60, zone: 'Europe/London' });
    expect(shown(gap.startsAt, 'Europe/London')).toBe('02:30');
  });

  it('keeps to its own days and to those of its group', () => {
    const days = (own: Partial<GroupPlan>, pattern: Partial<WeeklyTime>) =>
      plan(own, pattern)
        .until('2027-01-05')
        .map(({ plannedOn }) => plannedOn);
    expect(days({}, {})).toEqual([
      ...['2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22', '2026-12-29', '2027-01-05'],
    ]);
    expect(days({ firstOn: '2026-12-09', lastOn: '2026-12-22' }, {})).toEqual([
      ...['2026-12-15', '2026-12-22'],
    ]);
    expect(days({ lastOn: '2026-12-30' }, { untilOn: '2026-12-14' })).toEqual([
      ...['2026-12-01', '2026-12-08'],
    ]);
    expect(days({}, { untilOn: '2026-11-30' })).toEqual([]);
    expect(weekdayOf(weekdayFrom('2026-12-02', 1))).toBe(1);
  });

  it('is taught by its own teacher, or that of the group', () => {
    const teachers = [plan(), plan({}, { teacherId: 9 })].map(
      (one) => one.until('2026-12-01')[0]?.teacherId,
    );
    expect(teachers).toEqual([7, 9]);
  });
});

describe('a closed day', () => {
  const eid = { fromOn: '2026-12-08', untilOn: '2026-12-15', name: 'Eid' };

  it('has its meetings not held, or held after the last day of the group instead', () => {
    const cancelled = plan({ lastOn: '2026-12-22' }).until('2027-02-01', [eid]);
    expect(cancelled.map(({ plannedOn, closedBy }) => [plannedOn, closedBy])).toEqual([
      ['2026-12-01', null],
      ['2026-12-08', 'Eid'],
      ['2026-12-15', 'Eid'],
      ['2026-12-22', null],
    ]);
    const newYear = { fromOn: '2026-12-29', untilOn: '2026-12-29', name: 'New Year' };
    const moved = plan({ lastOn: '2026-12-22', onClosure: 'append' });
    const held = moved
      .until('2027-02-01', [eid, newYear])
      .flatMap((one) => (one.closedBy === null ? one.plannedOn : []));
    expect(held).toEqual(['2026-12-01', '2026-12-22', '2027-01-05', '2027-01-12']);
  });
});

it('knows where a teacher is: two meetings that touch do not meet', () => {
  const at = (text: string) => new Date(`2026-12-01T${text}:00Z`);
  const taught = { id: 1, teacherId: 7, startsAt: at('17:00'), endsAt: at('18:00') };
  const meeting = (from: string, until: string, teacherId: number | null = 7) => ({
    ...{ teacherId, startsAt: at(from), endsAt: at(until) },
  });
  expect(clashOf(meeting('17:59', '19:00'), [taught])).toBe(taught);
  expect(clashOf(meeting('16:00', '17:01'), [taught])).toBe(taught);
  expect(clashOf(meeting('18:00', '19:00'), [taught])).toBeUndefined();
  expect(clashOf(meeting('17:00', '18:00', 8), [taught])).toBeUndefined();
  expect(
    clashOf(meeting('17:00', '18:00', null), [{ ...taught, teacherId: null }]),
  ).toBeUndefined();
});

it('knows zones by their names alone', () => {
  expect(['Africa/Lagos', 'UTC', 'Europe/Kyiv'].map(isZone)).toEqual([true, true, true]);
  expect(['Africa/Nowhere', '+01:00', ''].map(isZone)).toEqual([false, false, false]);
});

describe('holidays', () => {
  it('of Nigeria are its public ones, both Eids and the Mawlid', () => {
    const found = holidaysFrom('2026-11-30', 'Africa/Lagos');
    expect(found.map(({ fromOn, untilOn, name }) => `${fromOn} ${untilOn} ${name}`)).toEqual([
      '2026-12-25 2026-12-26 Christmas',
      '2027-01-01 2027-01-01 New Year',
      // Good Friday to Easter Monday.
      '2027-03-09 2027-03-10 Eid al-Fitr',
      '2027-03-26 2027-03-29 Easter',
      '2027-05-01 2027-05-01 Workers’ Day',
      '2027-05-16 2027-05-17 Eid al-Adha',
      '2027-06-12 2027-06-12 Democracy Day',
      '2027-08-14 2027-08-14 Mawlid',
      '2027-10-01 2027-10-01 Independence Day',
    ]);
    const moon = found.flatMap(({ isByMoon, name }) => (isByMoon ? name : []));
    expect(moon).toEqual(['Eid al-Fitr', 'Eid al-Adha', 'Mawlid']);
  });

  it('elsewhere are both Eids alone', () => {
    const names = holidaysFrom('2026-11-30', 'Europe/London').map(({ name }) => name);
    expect(names).toEqual(['Eid al-Fitr', 'Eid al-Adha']);
  });
});
