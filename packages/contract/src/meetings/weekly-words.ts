import { dictionary } from '../language.ts';

const text = dictionary('meetings/weekly', {
  /** From Monday on. */
  weekdays: {
    1: 'Mondays',
    2: 'Tuesdays',
    3: 'Wednesdays',
    4: 'Thursdays',
    5: 'Fridays',
    6: 'Saturdays',
    7: 'Sundays',
  },
  weekly: (weekday: string, from: string, until: string) => `${weekday}, ${from}–${until}`,
});

/** The days of the week as they come again, from Monday on. */
export const weekdayWords: Readonly<Record<number, string>> = text.weekdays;

/** The time of day so many minutes after another, `19:00`; after midnight that of the next day. */
export function timeAfter(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const end = (hour * 60 + minute + minutes) % (24 * 60);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(end / 60))}:${two(end % 60)}`;
}

/** `Tuesdays, 18:00–19:00`. */
export const weeklyWords = (time: { weekday: number; startsAt: string; minutes: number }): string =>
  text.weekly(
    weekdayWords[time.weekday] ?? '',
    time.startsAt,
    timeAfter(time.startsAt, time.minutes),
  );
