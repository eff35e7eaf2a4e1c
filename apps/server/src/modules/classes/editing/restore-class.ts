import { AppError } from '@institute/contract/errors';
import { TRASH_DAYS } from '@institute/contract/trash/kinds';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { daysAgo } from '../../settings/index.ts';
import { payingStudentsOf } from '../lists/store-students.ts';
import { type ClassRow, lockDeletedClass, showAgain } from '../store.ts';
import { leadsTo } from './asked-first.ts';
import { slugAgain } from './choose-slug.ts';

/**
 * Brings back a class that was deleted within 30 days, with the lessons it had, its students and
 * their results. Those who have paid, and were told that it is closed, are told. Errors: trash_gone.
 */
export async function restoreClass(context: Context, classId: number): Promise<void> {
  const details: Record<string, unknown> = { class: classId };
  await context.transaction(
    async (tx) => {
      const now = context.clock.now();
      const row = await lockDeletedClass(tx, classId, daysAgo(now, TRASH_DAYS));
      if (!row) throw new AppError('trash_gone');
      details.name = row.name;
      const slug = await slugAgain(tx, row);
      await showAgain(tx, row.id, { slug, ...(await askedFirstAgain(tx, row)) });
      const paying = await payingStudentsOf(tx, row.id, now);
      if (paying.length === 0) return;
      await context.notices.classRestored(tx, now, {
        classId: row.id,
        className: row.name,
        userIds: paying,
      });
    },
    { details, classId },
  );
}

/** What it asked for first and by which exam that is met, unless that has come to ask for this class meanwhile. */
async function askedFirstAgain(
  tx: Tx,
  { id, prerequisiteId, entryExamId }: ClassRow,
): Promise<Pick<ClassRow, 'prerequisiteId' | 'entryExamId'>> {
  const isCircle = prerequisiteId !== null && (await leadsTo(tx, prerequisiteId, id));
  return isCircle ? { prerequisiteId: null, entryExamId: null } : { prerequisiteId, entryExamId };
}
