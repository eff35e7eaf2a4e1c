import {
  ABSENCES_DAYS,
  ABSENCES_RUNNING,
  MISSED_DAYS,
  MOST_ABSENT,
} from '@institute/contract/meetings/office-registers';
import { dateText } from '@institute/contract/time/calendar';
import { DAY_MS } from '@institute/contract/time/durations';
import type { Services } from '../../context.ts';
import { closedBy } from './meeting-rules.ts';
import { closuresFrom } from './store-closures.ts';
import { requestsWaiting } from './store-meetings.ts';
import { absentRunning, missingSince } from './store-registers.ts';

/** Who was absent from the last meetings of a class that count, one after another. */
export function longAbsences({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const now = clock.now();
  return absentRunning(db, {
    ...{ now, since: new Date(now.getTime() - ABSENCES_DAYS * DAY_MS) },
    ...{ running: ABSENCES_RUNNING, limit: MOST_ABSENT },
  });
}

/** The meetings whose register nobody has held: how many, and the first of them. */
export function missingRegisters({ db, clock }: Pick<Services, 'db' | 'clock'>, limit: number) {
  const now = clock.now();
  const since = new Date(now.getTime() - MISSED_DAYS * DAY_MS);
  return missingSince(db, { since, now, limit });
}

/** What teachers ask of the office about their meetings: how much, and the first of it. */
export async function meetingRequests(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  limit: number,
) {
  const { count, first } = await requestsWaiting(db, { now: clock.now(), limit });
  if (first.length === 0) return { count, first: [] };
  const closures = await closuresFrom(db);
  // Said before the office answers: a day may have been closed since it was asked for.
  const whyClosed = (to: Date | null, zone: string) =>
    (to && closedBy(dateText(to, zone), closures)) ?? '';
  return { count, first: first.map((row) => ({ ...row, closedBy: whyClosed(row.to, row.zone) })) };
}
