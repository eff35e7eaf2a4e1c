import { daysAfter } from '@institute/contract/time/calendar';
import { text } from './text.ts';

/* Holidays as they are calculated; a person confirms each, since the moon decides on some (decision 167). */

/** A holiday that might close the institute. */
export interface Holiday {
  fromOn: string;
  untilOn: string;
  name: string;
  isByMoon: boolean;
}

/** Zones whose country keeps the public holidays of Nigeria. */
const NIGERIA = new Set(['Africa/Lagos']);

/** How days stand in the calendar of Umm al-Qura. */
const umAlQura = new Intl.DateTimeFormat('en', {
  ...{ calendar: 'islamic-umalqura', timeZone: 'UTC', month: 'numeric', day: 'numeric' },
});

/** Month and day of the Islamic year on a day, `10-1`. */
function islamicDay(day: string): string {
  const parts = umAlQura.formatToParts(new Date(`${day}T00:00:00Z`));
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  return `${part('month')}-${part('day')}`;
}

/** Easter Sunday of a year, by the rule of 1876 (“Butcher’s”). */
function easter(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const n = h + l - 7 * m;
  const month = Math.floor((n + 90) / 25);
  const day = (n + 33 * month + 19) % 32;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

const one = (day: string, name: string): Holiday => ({
  ...{ fromOn: day, untilOn: day, name, isByMoon: false },
});

/** The public holidays of Nigeria in a year that the calendar alone decides on. */
const ofNigeria = (year: number): Holiday[] => [
  one(`${year}-01-01`, text.holidays.newYear),
  {
    ...one(daysAfter(easter(year), -2), text.holidays.easter),
    untilOn: daysAfter(easter(year), 1),
  },
  one(`${year}-05-01`, text.holidays.workers),
  one(`${year}-06-12`, text.holidays.democracy),
  one(`${year}-10-01`, text.holidays.independence),
  { ...one(`${year}-12-25`, text.holidays.christmas), untilOn: `${year}-12-26` },
];

/** Days of the Islamic year that close an institute, and how many; the Mawlid where it is a public holiday. */
const islamicHolidays = (
  isNigeria: boolean,
): Readonly<Record<string, [name: string, days: number]>> => ({
  ...(isNigeria && { '3-12': [text.holidays.mawlid, 1] }),
  '10-1': [text.holidays.eidAlFitr, 2],
  '12-10': [text.holidays.eidAlAdha, 2],
});

/** The holidays of some days that the moon decides on. */
function byMoon(days: readonly string[], isNigeria: boolean): Holiday[] {
  const known = islamicHolidays(isNigeria);
  return days.flatMap((fromOn) => {
    const [name, count] = known[islamicDay(fromOn)] ?? [];
    if (name === undefined || count === undefined) return [];
    return [{ fromOn, untilOn: daysAfter(fromOn, count - 1), name, isByMoon: true }];
  });
}

/** The holidays of the institute's country from a day on for a year, the first first; elsewhere both Eids alone. */
export function holidaysFrom(today: string, timeZone: string): Holiday[] {
  const days = Array.from({ length: 366 }, (_, after) => daysAfter(today, after));
  const isNigeria = NIGERIA.has(timeZone);
  const year = Number(today.slice(0, 4));
  const fixed = isNigeria ? [year, year + 1].flatMap(ofNigeria) : [];
  return [
    ...fixed.filter(({ fromOn, untilOn }) => untilOn >= today && fromOn <= (days.at(-1) ?? today)),
    ...byMoon(days, isNigeria),
  ].sort((a, b) => (a.fromOn < b.fromOn ? -1 : 1));
}
