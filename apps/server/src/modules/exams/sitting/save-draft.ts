import { AppError } from '@institute/contract/errors';
import { type Context, signedIn } from '../../../context.ts';
import { lockStudentInClass } from '../../lessons/index.ts';
import { resultsOf } from '../store.ts';
import { handInOverdue } from './hand-in.ts';
import { noteLate } from './note-late.ts';
import { openExam } from './open-exam.ts';
import { type DraftChange, saveDraftRow } from './store-drafts.ts';
import { checkUnderWay } from './under-way.ts';

/**
 * Keeps what a student has written of an exam. Under the lock a submission takes too, so that a save
 * which is late cannot bring back the draft of an attempt already submitted. What comes after the time
 * of an attempt is kept beside it. Errors: the gates', not_enrolled, not_an_exam, already_submitted,
 * exam_not_begun, exam_time_over.
 */
export async function saveDraft(
  context: Context,
  { lessonRef, attempt }: { lessonRef: string; attempt: number },
  written: Omit<DraftChange, 'userId' | 'lessonId' | 'savedAt'>,
): Promise<Date> {
  const { userId } = signedIn(context);
  const { lesson, row } = await openExam(context, lessonRef);
  await handInOverdue(context, { userId, lesson });
  const savedAt = context.clock.now();
  const refusal = await context.transaction(async (tx) => {
    await lockStudentInClass(tx, userId, row.id);
    const results = await resultsOf(tx, userId, lesson.id);
    const handed = results[attempt - 1];
    if (handed?.isTimedOut) {
      const { answers = {}, exerciseAnswers: exercises = {}, theoryText: text = '' } = written;
      await noteLate(tx, handed, { answers, exercises, text }, savedAt);
      return 'exam_time_over';
    }
    if (handed) return 'already_submitted';
    await checkUnderWay(tx, { userId, lesson, attempt, handedIn: results.length });
    await saveDraftRow(tx, { ...written, userId, lessonId: lesson.id, savedAt });
    return null;
  });
  if (refusal) throw new AppError(refusal);
  return savedAt;
}
