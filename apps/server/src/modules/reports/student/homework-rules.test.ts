import { describe, expect, it } from 'vitest';
import { homeworkByMonth } from './homework-rules.ts';

const nahw = { classId: 1, className: 'Nahw' };
const sarf = { classId: 2, className: 'Sarf' };
const at = (time: string) => new Date(time);

// Proves ours-456.
describe('homework by month', () => {
  it('counts each homework once, for the month in which it was given, by the clocks of the institute', () => {
    const given = [
      { ...nahw, homework: 'a', at: at('2026-10-31T22:59:00Z') },
      { ...nahw, homework: 'b', at: at('2026-10-31T23:01:00Z') },
      { ...nahw, homework: 'c', at: at('2026-11-20T10:00:00Z') },
      { ...sarf, homework: 'd', at: at('2026-11-21T10:00:00Z') },
    ];
    const later = at('2026-12-02T10:00:00Z');
    const attempts = [
      { ...nahw, homework: 'a', at: later, isLate: true, isAnswered: true },
      { ...nahw, homework: 'c', at: later, isLate: false, isAnswered: false },
    ];
    expect(homeworkByMonth(given, attempts, 'Africa/Lagos')).toEqual([
      { ...nahw, month: '2026-11', given: 2, handedIn: 1, late: 0, answered: 0 },
      { ...sarf, month: '2026-11', given: 1, handedIn: 0, late: 0, answered: 0 },
      { ...nahw, month: '2026-10', given: 1, handedIn: 1, late: 1, answered: 1 },
    ]);
  });

  it('keeps what was handed in of a lesson that is gone', () => {
    const attempt = { ...nahw, homework: 'a', at: at('2026-11-20T10:00:00Z') };
    const attempts = [{ ...attempt, isLate: false, isAnswered: true }];
    expect(homeworkByMonth([], attempts, 'UTC')).toEqual([
      { ...nahw, month: '2026-11', given: 1, handedIn: 1, late: 0, answered: 1 },
    ]);
  });
});
