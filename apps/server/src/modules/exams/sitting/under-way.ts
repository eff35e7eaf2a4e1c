import { AppError } from '@institute/contract/errors';
import type { Tx } from '../../../platform/db.ts';
import type { LessonRow } from '../../lessons/index.ts';
import { needsBeginning } from './attempt-rules.ts';
import { runningSitting, type SittingRow } from './store-sittings.ts';

/**
 * The attempt that is under way; null for one that began by itself. Refuses any that has not begun.
 * Under the lock of its student. Errors: exam_not_begun.
 */
export async function checkUnderWay(
  tx: Tx,
  sat: { userId: number; lesson: LessonRow; attempt: number; handedIn: number },
): Promise<SittingRow | null> {
  const { userId, lesson, attempt, handedIn } = sat;
  const running = await runningSitting(tx, userId, lesson.id);
  const isMeant = running ? running.attempt === attempt : !needsBeginning(lesson, attempt);
  if (!isMeant || attempt !== handedIn + 1) throw new AppError('exam_not_begun');
  return running;
}
