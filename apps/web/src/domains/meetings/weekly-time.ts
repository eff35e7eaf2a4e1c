import type { GroupToChoose } from '@institute/contract/meetings/seats';
import { weekdayWords, weeklyWords } from '@institute/contract/meetings/weekly-words';
import { dateText } from '@institute/contract/time/calendar';
import { MINUTE_MS } from '@institute/contract/time/durations';
import { zoneName } from '@institute/contract/time/zone-name';
import { hoursText, zoneHours } from './meeting-time.ts';
import { text } from './text.ts';

type Weekly = Pick<GroupToChoose['times'][number], 'weekday' | 'startsAt' | 'minutes' | 'nextAt'>;

/** The day of the week of a moment in a zone: 1 for Monday to 7 for Sunday. */
const weekdayIn = (at: Date, zone: string): number =>
  new Date(`${dateText(at, zone)}T12:00:00Z`).getUTCDay() || 7;

/**
 * A weekly time by the reader's clocks, `Tuesdays, 18:00–19:00`, and by those of its group where they are others,
 * else nothing. One that has no meeting yet is told by the clocks of its group.
 */
export function weeklyTime(time: Weekly, zone: string): { here: string; there: string } {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const inZone = text.inZone(weeklyWords(time), zoneName(zone));
  if (!time.nextAt) return { here: own === zone ? weeklyWords(time) : inZone, there: '' };
  const endsAt = new Date(time.nextAt.getTime() + time.minutes * MINUTE_MS);
  const meeting = { startsAt: time.nextAt, endsAt, zone };
  const day = weekdayWords[weekdayIn(time.nextAt, own)] ?? '';
  return {
    here: text.onDay(day, hoursText(meeting)),
    there: zoneHours(meeting) === '' ? '' : inZone,
  };
}
