import { isReadAloud } from '@institute/contract/homework/speak';
import type { Services } from '../../context.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import { defineQueue } from '../../platform/job-queue.ts';
import { handInById, isInTrash, writeAnswer } from './store.ts';
import { repliesTo } from './store-files.ts';

/** Answers that may be taken back, and of which the student is told when that is over. */
export const answersToTell = defineQueue<{ id: number; version: number }>('answers-to-tell');

/** How long an answer in a class that is in the trash waits until it is looked at again. */
const LOOK_AGAIN_SECONDS = 3600;

/**
 * Tells the student of an answer once it can no longer be taken back. Nothing is said of one that was taken back or
 * has been followed by another, which is told in its own time; that of a class in the trash waits for its return.
 */
export async function tellAnswer(
  { db, clock, jobs, notices }: Pick<Services, 'db' | 'clock' | 'jobs' | 'notices'>,
  { id, version }: { id: number; version: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const found = await handInById(tx, id, 'hold');
    if (!found && (await isInTrash(tx, id))) {
      return jobs.enqueue(tx, answersToTell, { id, version }, { delay: LOOK_AGAIN_SECONDS });
    }
    if (found?.row.version !== version || found.row.toldAt || found.row.state === 'waiting') return;
    const { row, student } = found;
    const now = clock.now();
    await writeAnswer(tx, id, { toldAt: now });
    await notices.homeworkAnswered(tx, now, {
      ...{ userId: student.id, lessonId: row.lessonId, classId: row.classId },
      ...{ className: found.class.name, title: row.asked.title, homework: row.homework },
      isReadAloud: isReadAloud(row.asked),
      ...{ isAgain: row.state === 'again', mark: row.mark, outOf: row.outOf },
      replies: (await repliesTo(tx, [id])).length,
    });
  });
}
