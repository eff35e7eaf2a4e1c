import {
  ABSENCES_DAYS,
  ABSENCES_RUNNING,
  MISSED_DAYS,
  MOST_ABSENT,
} from '@institute/contract/meetings/registers';
import { DAY_MS } from '@institute/contract/time/durations';
import type { Services } from '../../context.ts';
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
export const meetingRequests = ({ db, clock }: Pick<Services, 'db' | 'clock'>, limit: number) =>
  requestsWaiting(db, { now: clock.now(), limit });
