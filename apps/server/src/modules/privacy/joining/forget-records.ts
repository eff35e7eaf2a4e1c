import { JOIN_RECORD_DAYS } from '@institute/contract/privacy/joining';
import { DAY_MS } from '@institute/contract/time/durations';
import type { Services } from '../../../context.ts';
import { emptyRecords } from './store-joined-accounts.ts';

/** Forgets what it takes to part accounts again once the days for that are over; gives of how many. */
export function forgetRecords({ db, clock }: Services): Promise<number> {
  return emptyRecords(db, new Date(clock.now().getTime() - JOIN_RECORD_DAYS * DAY_MS));
}
