import { AppError } from '@institute/contract/errors';
import { type Context, signedIn } from '../../../context.ts';
import { lockStudentInClass, openLesson } from '../../lessons/index.ts';
import { resultOf } from '../store.ts';
import { type DraftChange, saveDraftRow } from './store-drafts.ts';

/**
 * Keeps what a student has written of an exam. Under the lock a submission takes too, so that a save
 * which is late cannot bring back the draft of an exam already submitted.
 * Errors: the gates', not_enrolled, not_an_exam, already_submitted.
 */
export async function saveDraft(
  context: Context,
  lessonRef: string,
  written: Omit<DraftChange, 'userId' | 'lessonId' | 'savedAt'>,
): Promise<Date> {
  const { userId } = signedIn(context);
  const opened = await openLesson(context, { lessonRef, classRef: null });
  const { lesson, row, isEnrolled } = opened;
  if (lesson.kind !== 'exam') throw new AppError('not_an_exam');
  if (!isEnrolled) throw new AppError('not_enrolled');
  const savedAt = context.clock.now();
  await context.transaction(async (tx) => {
    await lockStudentInClass(tx, userId, row.id);
    if (await resultOf(tx, userId, lesson.id)) throw new AppError('already_submitted');
    await saveDraftRow(tx, { ...written, userId, lessonId: lesson.id, savedAt });
  });
  return savedAt;
}
