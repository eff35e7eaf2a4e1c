import { dateText } from '@institute/contract/time/calendar';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@institute/contract/time/durations';
import { zoneName } from '@institute/contract/time/zone-name';
import { formatBy, formatTime } from '../../ui/format.ts';
import { text } from './text.ts';

/** What is told of when a meeting is. */
export interface Timed {
  startsAt: Date;
  endsAt: Date;
  /** By which clocks its group tells hours. */
  zone: string;
}

/** The zone by which the reader lives; what the server paints goes by that of the group. */
const readersZone = (zone: string): string | undefined =>
  typeof document === 'undefined' ? zone : undefined;

const hoursIn = ({ startsAt, endsAt }: Timed, zone: string | undefined) =>
  `${formatTime(startsAt, zone)}–${formatTime(endsAt, zone)}`;

/** From when to when, by the reader's clocks: `18:00–19:00`. */
export const hoursText = (meeting: Timed): string => hoursIn(meeting, readersZone(meeting.zone));

/** The same by the clocks of the group, where they are others: `18:00–19:00 Lagos time`; else nothing. */
export function zoneHours(meeting: Timed): string {
  const there = hoursIn(meeting, meeting.zone);
  return there === hoursText(meeting) ? '' : text.inZone(there, zoneName(meeting.zone));
}

/** A time by the reader's clocks, said to be theirs where those of the group are others: `17:50, your time`. */
export function ownTime(words: string, { at, zone }: { at: Date; zone: string }): string {
  const isSame = formatTime(at, zone) === formatTime(at, readersZone(zone));
  return isSame ? words : text.yours(words);
}

/** On which day, by the reader's clocks: `Tuesday` within a week, else `Tue, 5 Jan`. */
export function dayText({ startsAt, zone }: Timed, now: Date): string {
  const timeZone = readersZone(zone);
  const isNear = Math.abs(startsAt.getTime() - now.getTime()) < 6 * DAY_MS && startsAt > now;
  if (isNear) return formatBy(startsAt, { weekday: 'long', timeZone });
  const isThisYear = startsAt.getFullYear() === now.getFullYear();
  return formatBy(startsAt, {
    ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone },
    ...(!isThisYear && { year: 'numeric' }),
  });
}

/** When a meeting is: `Now, until 19:00`, `Today, 18:00–19:00`, `Tuesday, 18:00–19:00`. */
export function whenText(meeting: Timed, now: Date): string {
  const { startsAt, endsAt } = meeting;
  const timeZone = readersZone(meeting.zone);
  if (startsAt <= now && now < endsAt) return text.nowUntil(formatTime(endsAt, timeZone));
  const zone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (dateText(startsAt, zone) === dateText(now, zone)) return text.today(hoursText(meeting));
  return text.onDay(dayText(meeting, now), hoursText(meeting));
}

/** How long it is until a meeting: `in 2 hours`; nothing once it has begun. */
export function untilText({ startsAt }: Pick<Timed, 'startsAt'>, now: Date): string {
  const ms = startsAt.getTime() - now.getTime();
  if (ms <= 0) return '';
  if (ms < MINUTE_MS) return text.soon;
  if (ms < HOUR_MS) return text.inMinutes(Math.round(ms / MINUTE_MS));
  if (ms < DAY_MS) return text.inHours(Math.round(ms / HOUR_MS));
  return text.inDays(Math.round(ms / DAY_MS));
}
