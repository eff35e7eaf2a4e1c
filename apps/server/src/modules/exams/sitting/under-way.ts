import { AppError } from '@institute/contract/errors';
import type { LessonRow } from '../../lessons/index.ts';
import { needsBeginning, type UnderWay } from './attempt-rules.ts';

/**
 * Refuses an attempt that is not under way; where none is `running`, one that has not begun by itself.
 * Errors: exam_not_begun.
 */
export function checkUnderWay(
  running: UnderWay | null,
  sat: { lesson: LessonRow; attempt: number; handedIn: number },
): void {
  const { lesson, attempt, handedIn } = sat;
  const isMeant = running ? running.attempt === attempt : !needsBeginning(lesson, attempt);
  if (!isMeant || attempt !== handedIn + 1) throw new AppError('exam_not_begun');
}
