import {
  ABSENCES_DAYS,
  ABSENCES_RUNNING,
  MOST_ABSENT,
} from '@institute/contract/meetings/registers';
import { DAY_MS } from '@institute/contract/time/durations';
import type { Context } from '../../context.ts';
import { absentRunning } from './store-registers.ts';

/** Who was absent from the last meetings of a class that count, one after another. */
export function longAbsences({ db, clock }: Context) {
  const now = clock.now();
  return absentRunning(db, {
    ...{ now, since: new Date(now.getTime() - ABSENCES_DAYS * DAY_MS) },
    ...{ running: ABSENCES_RUNNING, limit: MOST_ABSENT },
  });
}
