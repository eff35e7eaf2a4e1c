import { describe, expect, it } from 'vitest';
import { nextMeeting, weeklyTimes } from './meeting-rules.ts';

const LAGOS = 'Africa/Lagos';
/** A Sunday in Lagos, 11:00. */
const now = new Date('2026-11-22T10:00:00Z');

describe('a line of a timetable', () => {
  it.each([
    ['Monday 18:00: new lesson, live', [{ day: 1, hour: 18, minute: 0 }]],
    ['Women: Saturday 09:00', [{ day: 6, hour: 9, minute: 0 }]],
    [
      'Tue and Thu, 7.30 pm, room 12',
      [
        { day: 2, hour: 19, minute: 30 },
        { day: 4, hour: 19, minute: 30 },
      ],
    ],
    ['Sunnah studies: Tuesday 18:00', [{ day: 2, hour: 18, minute: 0 }]],
    ['First month: Fridays 17:00', [{ day: 5, hour: 17, minute: 0 }]],
    ['Friends of the wedding, money satisfied: 18:00', []],
    ['Mondays 6:00-7:00 pm', [{ day: 1, hour: 18, minute: 0 }]],
    ['Weds 6:00 – 7:30pm', [{ day: 3, hour: 18, minute: 0 }]],
    ['Thurs 6-7pm', [{ day: 4, hour: 18, minute: 0 }]],
    ['Sat 11:00 to 1:00 pm', [{ day: 6, hour: 11, minute: 0 }]],
    ['Sat 12:00-1:00 pm', [{ day: 6, hour: 12, minute: 0 }]],
    ['Sunday 18:00 - 19:30', [{ day: 0, hour: 18, minute: 0 }]],
    ['Sunday 18:00 to 7pm', [{ day: 0, hour: 18, minute: 0 }]],
    ['Lesson 6 - 7pm on Monday', [{ day: 1, hour: 19, minute: 0 }]],
    ['Lesson 3 - 18:00, Monday', [{ day: 1, hour: 18, minute: 0 }]],
    ['Friday 12am', [{ day: 5, hour: 0, minute: 0 }]],
    ['Prepare three lines by Monday', []],
    ['Lesson 12 on Monday', []],
    ['Monday 25:00', []],
    ['At 18:00 every day', []],
    ['', []],
  ])('%s names its times', (line, times) => {
    expect(weeklyTimes(line)).toEqual(times);
  });
});

describe('the next meeting', () => {
  it('is the first of all that timetables name, on the institute’s clock', () => {
    const timetables = ['Monday 18:00: live\nSaturday 10:00', 'Sunday 20:00 with Maryam'];
    expect(nextMeeting(timetables, now, LAGOS)).toEqual(new Date('2026-11-22T19:00:00Z'));
    expect(nextMeeting(timetables.slice(0, 1), now, LAGOS)).toEqual(
      new Date('2026-11-23T17:00:00Z'),
    );
  });

  it('is that of the next week once its hour has struck', () => {
    expect(nextMeeting(['Sunday 11:00'], now, LAGOS)).toEqual(new Date('2026-11-29T10:00:00Z'));
  });

  it('is none where no line names a day and a time', () => {
    expect(nextMeeting(['By agreement'], now, LAGOS)).toBeNull();
    expect(nextMeeting([], now, LAGOS)).toBeNull();
  });
});
