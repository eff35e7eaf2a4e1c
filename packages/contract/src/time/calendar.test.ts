import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMonth,
  dateText,
  displayTime,
  endOfDate,
  instantAt,
  startOfDay,
  startOfMonth,
  wallClock,
} from './calendar.ts';

const lagos = 'Africa/Lagos';
const at = (text: string) => new Date(text);
const zones = fc.constantFrom(lagos, 'Asia/Riyadh', 'Europe/London', 'America/New_York', 'UTC');
const instants = fc
  .date({ min: at('2020-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => new Date(Math.floor(date.getTime() / 1000) * 1000));

describe('the wall clock', () => {
  it('shows what Intl says, in zones of halves and quarters and about clock changes too', () => {
    const odd = fc.constantFrom('Asia/Kathmandu', 'Australia/Lord_Howe', 'America/St_Johns');
    const aboutChanges = fc
      .tuple(
        fc.constantFrom('2026-03-08T07:00:00Z', '2026-10-03T15:30:00Z'),
        fc.integer({ min: -900, max: 900 }),
      )
      .map(([change, seconds]) => new Date(at(change).getTime() + seconds * 1000));
    fc.assert(
      fc.property(fc.oneof(instants, aboutChanges), fc.oneof(zones, odd), (instant, timeZone) => {
        const { year, month, day, hour, minute, second } = wallClock(instant, timeZone);
        const clock = new Intl.DateTimeFormat('sv-SE', {
          ...{ timeZone, dateStyle: 'short', timeStyle: 'medium' },
        });
        const parts = [month, day, hour, minute, second].map((part) => `${part}`.padStart(2, '0'));
        expect(`${year}-${parts[0]}-${parts[1]} ${parts.slice(2).join(':')}`).toBe(
          clock.format(instant),
        );
      }),
    );
  });

  it('goes on after the year 9999', () => {
    expect(wallClock(at('9999-12-31T23:30:00Z'), lagos)).toMatchObject({ year: 10000, month: 1 });
    expect(endOfDate('9999-12-31', lagos)).toEqual(at('9999-12-31T23:00:00Z'));
  });

  it('is none of a zone that there is not', () => {
    expect(() => wallClock(at('2026-11-20T12:00:00Z'), 'Africa/Nowhere')).toThrow(RangeError);
  });
});

describe('days and months of the institute', () => {
  it('begin at its own midnight', () => {
    expect(startOfDay(at('2026-11-30T23:30:00Z'), lagos)).toEqual(at('2026-11-30T23:00:00Z'));
    expect(startOfMonth(at('2026-11-30T22:59:59Z'), lagos)).toEqual(at('2026-10-31T23:00:00Z'));
    expect(startOfMonth(at('2026-11-30T23:00:00Z'), lagos)).toEqual(at('2026-11-30T23:00:00Z'));
    expect(dateText(at('2026-12-31T23:00:00Z'), lagos)).toBe('2027-01-01');
  });

  it('hold each instant: it is not before the start and in the same month', () => {
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const start = startOfMonth(instant, zone);
        expect(start.getTime()).toBeLessThanOrEqual(instant.getTime());
        expect(wallClock(start, zone)).toMatchObject({ day: 1, hour: 0, minute: 0, second: 0 });
        expect(dateText(start, zone).slice(0, 7)).toBe(dateText(instant, zone).slice(0, 7));
      }),
    );
  });

  it('are found from the wall clock, except in the hour a clock change repeats', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(lagos, 'Asia/Riyadh', 'UTC'), (instant, zone) => {
        const { year, month, day, hour, minute, second } = wallClock(instant, zone);
        expect(instantAt(zone, year, month, day, hour, minute, second)).toEqual(instant);
      }),
    );
    expect(instantAt('America/New_York', 2026, 3, 8, 4)).toEqual(at('2026-03-08T08:00:00Z'));
    expect(instantAt('America/New_York', 2026, 11, 1, 3)).toEqual(at('2026-11-01T08:00:00Z'));
  });
});

describe('a closing date', () => {
  it('lasts to the end of its day', () => {
    expect(endOfDate('2026-11-20', lagos)).toEqual(at('2026-11-20T23:00:00Z'));
    expect(endOfDate('2026-12-31', lagos)).toEqual(at('2026-12-31T23:00:00Z'));
  });

  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '20-11-2026', '2026-11-2', ''])(
    'is not %j',
    (text) => {
      expect(endOfDate(text, lagos)).toBeNull();
    },
  );
});

describe('one calendar month later', () => {
  it.each([
    ['2026-11-20T09:30:00Z', '2026-12-20T09:30:00Z'],
    ['2027-01-31T09:30:00Z', '2027-02-28T09:30:00Z'],
    ['2028-01-31T09:30:00Z', '2028-02-29T09:30:00Z'],
    ['2026-12-31T09:30:00Z', '2027-01-31T09:30:00Z'],
    // The last hour of October in UTC is November in Lagos.
    ['2026-10-31T23:30:00Z', '2026-11-30T23:30:00Z'],
  ])('than %s is %s', (from, to) => {
    expect(addMonth(at(from), lagos)).toEqual(at(to));
  });

  it('keeps the day of joining over shorter months, and takes none that is over', () => {
    const joined = at('2027-01-31T09:30:00Z');
    const ends = [joined];
    for (let month = 0; month < 4; month += 1) {
      ends.push(addMonth(ends.at(-1) ?? joined, lagos, joined));
    }
    expect(ends.map((one) => one.toISOString().slice(0, 10))).toEqual([
      ...['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'],
    ]);
    // Renewed late, on another day: that day counts from then on.
    expect(addMonth(at('2027-04-10T09:30:00Z'), lagos, joined)).toEqual(at('2027-05-10T09:30:00Z'));
  });

  it('is in the next month, on the same day or the last', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const [from, to] = [wallClock(instant, lagos), wallClock(addMonth(instant, lagos), lagos)];
        expect(to.year * 12 + to.month).toBe(from.year * 12 + from.month + 1);
        const isLast = wallClock(instantAt(lagos, to.year, to.month, to.day + 1), lagos).day === 1;
        expect(to.day === from.day || (isLast && to.day < from.day)).toBe(true);
        expect([to.hour, to.minute, to.second]).toEqual([from.hour, from.minute, from.second]);
      }),
    );
  });
});

it('shows a time in the zone of the institute', () => {
  expect(displayTime(at('2026-11-20T13:05:00Z'), lagos)).toBe('20 November 2026, 14:05');
  expect(displayTime(at('2026-11-20T23:00:00Z'), lagos)).toBe('21 November 2026, 00:00');
});
