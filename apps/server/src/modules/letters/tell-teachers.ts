import { pathTo } from '@institute/contract/routes';
import type { Services } from '../../context.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import type { JobRun } from '../../platform/job-queue.ts';
import { isQuiet } from '../meetings/index.ts';
import { isToBeTold } from './rules.ts';
import { noteReader, readerOf } from './store.ts';
import { tellersBehind } from './store-lists.ts';

type Telling = Pick<Services, 'db' | 'clock' | 'config' | 'notices'>;

/** Teachers who are asked for at once. */
const BATCH = 200;

/**
 * Tells teachers of letters that wait for them: in the hours that they have set, or by day where they have set none;
 * once for each conversation until they have read it. Gives how many were told of something.
 */
export async function tellTeachers(
  services: Telling,
  { signal }: Pick<JobRun, 'signal'>,
): Promise<number> {
  const { db, clock, config } = services;
  const now = clock.now();
  const at = { now, zone: config.timeZone, isQuiet: isQuiet(now, config.timeZone) };
  let told = 0;
  for (let after = { threadId: 0, userId: 0 }; !signal.aborted; ) {
    const rows = await tellersBehind(db, after, BATCH);
    for (const row of rows) {
      const { days, fromMinute, untilMinute } = row;
      const hours =
        days === null || fromMinute === null || untilMinute === null
          ? null
          : { days, fromMinute, untilMinute };
      if (isToBeTold({ ...row, hours }, at) && (await tell(services, row, now))) told += 1;
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) break;
    after = last;
  }
  return told;
}

type Row = Awaited<ReturnType<typeof tellersBehind>>[number];

/** Tells one of them, unless another process has. */
function tell({ db, config, notices }: Telling, row: Row, now: Date): Promise<boolean> {
  const { threadId, userId, classId, newest, className, studentName } = row;
  return inTransaction(db, async (tx) => {
    // Written first: whoever comes second waits for it, and then finds it done.
    await noteReader(tx, threadId, userId, {});
    const { readTo, toldTo } = await readerOf(tx, threadId, userId);
    if (toldTo > readTo || newest <= readTo) return false;
    await noteReader(tx, threadId, userId, { toldTo: newest });
    await notices.letterWaits(tx, now, {
      ...{ userId, classId, className, by: studentName },
      page: `${config.publicUrl}${pathTo('managedLetters')}`,
    });
    return true;
  });
}
