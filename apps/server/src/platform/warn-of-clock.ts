import { MOST_CLOCK_OFFSET_MS } from '@institute/contract/health/health';
import type { Services } from '../context.ts';
import { clockOffset } from './db-clock.ts';

/** Warns whoever runs the server of a clock that is not that of the database, which all processes share. */
export async function warnOfClock(
  { db, log }: Pick<Services, 'db' | 'log'>,
  now?: () => number,
): Promise<void> {
  const offset = await clockOffset(db, now);
  if (Math.abs(offset) <= MOST_CLOCK_OFFSET_MS) return;
  log.warn(
    { offset },
    'The clock of this machine is not that of the database: set both by NTP, or mails go out twice and exams end early.',
  );
}
