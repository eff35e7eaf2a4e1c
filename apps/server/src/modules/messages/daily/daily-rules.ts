import { WAKING } from '@institute/contract/meetings/reminders';
import { dateText, instantAt, wallClock } from '@institute/contract/time/calendar';

/** Seconds that a card of the practice takes, by and large. */
const CARD_SECONDS = 25;

/** How many minutes so many cards take. */
export const minutesFor = (cards: number): number =>
  Math.max(1, Math.round((cards * CARD_SECONDS) / 60));

/** How long it is told of a mark that nobody looks at, and of what is due how long before, in days. */
export const DAYS = { exam: 7, fee: 3 } as const;

/** By whose clocks it is which day and hour, and until when anybody there may be reminded. */
export interface Day {
  zone: string;
  day: string;
  hour: number;
  until: Date;
}

/** Of some zones those where it is day: nobody is reminded at night. */
export const daysIn = (zones: readonly string[], now: Date): Day[] =>
  zones.flatMap((zone) => {
    const { year, month, day, hour } = wallClock(now, zone);
    if (hour < WAKING.from || hour >= WAKING.until) return [];
    const until = instantAt(zone, year, month, day, WAKING.until);
    return [{ zone, day: dateText(now, zone), hour, until }];
  });
