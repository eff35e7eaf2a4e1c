import { describe, expect, it } from 'vitest';
import { daysOfMove, movedByDays } from './move-dates.ts';

const at = (text: string) => new Date(text);
const none = { weeks: undefined, beginsOn: undefined };

// Proves ours-152.
describe('dates of a copy', () => {
  it('keep their time of day when the clocks change in between', () => {
    const zone = 'Europe/London';
    expect(movedByDays(at('2026-10-19T17:00:00Z'), 7, zone)).toEqual(at('2026-10-26T18:00:00Z'));
    expect(movedByDays(at('2026-03-23T18:00:00Z'), 7, zone)).toEqual(at('2026-03-30T17:00:00Z'));
    expect(movedByDays(at('2026-12-28T18:00:00Z'), 7, zone)).toEqual(at('2027-01-04T18:00:00Z'));
  });

  it('are moved by weeks, or so that the first is on a day, earlier ones too', () => {
    const zone = 'Africa/Lagos';
    // 23:30 in UTC is the next day in Lagos.
    const dates = [at('2026-09-14T09:00:00Z'), at('2026-09-06T23:30:00Z')];
    expect(daysOfMove(none, dates, zone)).toBe(0);
    expect(daysOfMove({ ...none, weeks: 13 }, dates, zone)).toBe(91);
    expect(daysOfMove({ ...none, beginsOn: '2026-09-14' }, dates, zone)).toBe(7);
    expect(daysOfMove({ ...none, beginsOn: '2026-09-01' }, dates, zone)).toBe(-6);
    expect(daysOfMove({ ...none, beginsOn: '2026-09-01' }, [], zone)).toBe(0);
    expect(daysOfMove({ ...none, beginsOn: '2026-02-30' }, dates, zone)).toBe(0);
  });
});
