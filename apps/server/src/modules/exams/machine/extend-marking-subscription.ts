import type { Services } from '../../../context.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { writeOperatorAudit } from '../../audit/index.ts';
import { extendMarking } from '../../settings/index.ts';
import { machineRounds } from './mark-by-machine.ts';

/**
 * Lets automatic marking go on for `days` more, a whole number of at least 1: from its end, or from
 * now when that lies in the past. What waits is taken up at once, and the audit log says that the
 * operator of the server did it. Returns the new end.
 */
export async function extendMarkingSubscription(
  { db, clock, jobs }: Pick<Services, 'db' | 'clock' | 'jobs'>,
  days: number,
): Promise<Date> {
  if (!Number.isInteger(days) || days < 1) throw new RangeError('days must be a whole number');
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const end = await extendMarking(tx, now, days);
    const note = { details: { days, until: end.toISOString() } };
    await writeOperatorAudit(tx, now, 'extendMarking', note);
    await jobs.enqueue(tx, machineRounds, {}, { key: 'round' });
    return end;
  });
}
