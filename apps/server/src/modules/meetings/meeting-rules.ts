import type { ClosureRule } from '@institute/contract/meetings/meetings';
import { daysAfter } from '@institute/contract/time/calendar';
import { Temporal } from 'temporal-polyfill';

/* When groups meet: weekly times by wall clock, expanded date by date (decision 166). */

/** A weekly time of a group, as far as its dates go. */
export interface WeeklyTime {
  id: number;
  weekday: number;
  startsAt: string;
  minutes: number;
  fromOn: string;
  untilOn: string | null;
  teacherId: number | null;
}

/** Of a group, what decides on its dates. */
export interface GroupPlan {
  zone: string;
  firstOn: string | null;
  lastOn: string | null;
  onClosure: ClosureRule;
  teacherId: number | null;
}

/** Days on which nothing is held, both included. */
export interface ClosedDays {
  fromOn: string;
  untilOn: string;
  name: string;
}

/** A meeting as its weekly time has it. */
export interface PlannedMeeting {
  patternId: number;
  plannedOn: string;
  startsAt: Date;
  endsAt: Date;
  teacherId: number | null;
  /** What closes the institute on that day; null where it is held. */
  closedBy: string | null;
}

/** Whether the clocks of such a zone are known. */
export function isZone(zone: string): boolean {
  // What Temporal knows besides, such as +01:00, changes no clocks and is no place.
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    Temporal.PlainDate.from('2026-01-01').toZonedDateTime(zone);
    return true;
  } catch {
    return false;
  }
}

/**
 * When a meeting of a day begins and ends, by the clocks of a zone. An hour that a clock change leaves out is held
 * as much later; of one that comes twice, the first counts.
 */
export function spanOn(
  on: string,
  { startsAt, minutes, zone }: { startsAt: string; minutes: number; zone: string },
): { startsAt: Date; endsAt: Date } {
  const begin = Temporal.PlainDate.from(on).toZonedDateTime({
    timeZone: zone,
    plainTime: Temporal.PlainTime.from(startsAt),
  });
  // How long it lasts is not told by clocks.
  const end = begin.epochMilliseconds + minutes * 60_000;
  return { startsAt: new Date(begin.epochMilliseconds), endsAt: new Date(end) };
}

/** The first day from `day` on that is such a weekday, 1 for Monday. */
export function weekdayFrom(day: string, weekday: number): string {
  const { dayOfWeek } = Temporal.PlainDate.from(day);
  return daysAfter(day, (weekday - dayOfWeek + 7) % 7);
}

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string): number => Temporal.PlainDate.from(day).dayOfWeek;

/** By how many days one day is after another. */
export const daysBetween = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days;

const latest = (...days: readonly (string | null)[]): string =>
  days.reduce<string>((late, day) => (day !== null && day > late ? day : late), '');
const earliest = (...days: readonly (string | null)[]): string | null =>
  days.reduce(
    (early, day) => (early === null || (day !== null && day < early) ? day : early),
    null,
  );

/** What closes the institute on a day; null where nothing does. */
export const closedBy = (day: string, closures: readonly ClosedDays[]): string | null =>
  closures.find(({ fromOn, untilOn }) => fromOn <= day && day <= untilOn)?.name ?? null;

/** A day more than any weekly time is expanded to. */
const MOST_WEEKS = 600;

/** The days of a weekly time from its first to `last`, week by week. */
function weeksOf(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last && days.length < MOST_WEEKS; day = daysAfter(day, 7)) {
    days.push(day);
  }
  return days;
}

/**
 * The days on which a weekly time of a group meets until `horizon`, closed ones among them. With `append`, each that
 * is closed is made up for in the weeks after the last day of the group.
 */
function daysOf(
  pattern: WeeklyTime,
  group: GroupPlan,
  { closures, horizon }: { closures: readonly ClosedDays[]; horizon: string },
): string[] {
  const first = weekdayFrom(latest(pattern.fromOn, group.firstOn), pattern.weekday);
  const last = earliest(pattern.untilOn, group.lastOn);
  const days = weeksOf(first, earliest(last, horizon) ?? horizon);
  const isAppending = group.onClosure === 'append' && pattern.untilOn === null && last !== null;
  if (!isAppending || last > horizon) return days;
  let missing = days.filter((day) => closedBy(day, closures) !== null).length;
  for (let day = weekdayFrom(daysAfter(last, 1), pattern.weekday); day <= horizon; ) {
    if (missing === 0) break;
    if (closedBy(day, closures) === null) {
      days.push(day);
      missing -= 1;
    }
    day = daysAfter(day, 7);
  }
  return days;
}

/** The meetings of a group from a day to another, both included, as its weekly times have them. */
export function plannedMeetings(
  group: GroupPlan,
  patterns: readonly WeeklyTime[],
  { closures, from, until }: { closures: readonly ClosedDays[]; from: string; until: string },
): PlannedMeeting[] {
  return patterns.flatMap((pattern) =>
    daysOf(pattern, group, { closures, horizon: until })
      .filter((day) => day >= from)
      .map((day) => ({
        ...{ patternId: pattern.id, plannedOn: day },
        ...spanOn(day, { ...pattern, zone: group.zone }),
        teacherId: pattern.teacherId ?? group.teacherId,
        closedBy: closedBy(day, closures),
      })),
  );
}

/** When somebody teaches. */
export interface Taught {
  id: number;
  teacherId: number | null;
  startsAt: Date;
  endsAt: Date;
}

/** Whether two spans have a moment in common. */
export const isAtOnce = (
  one: Pick<Taught, 'startsAt' | 'endsAt'>,
  other: Pick<Taught, 'startsAt' | 'endsAt'>,
): boolean => one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** The first of `others` at which the teacher of a meeting is elsewhere; undefined where there is none. */
export const clashOf = <Other extends Taught>(
  meeting: Omit<Taught, 'id'>,
  others: readonly Other[],
): Other | undefined =>
  meeting.teacherId === null
    ? undefined
    : others.find((other) => other.teacherId === meeting.teacherId && isAtOnce(other, meeting));
