import { AppError } from '@institute/contract/errors';
import type { Context } from '../../../context.ts';
import { type OpenLesson, openWholeLesson } from '../../lessons/index.ts';

/**
 * Opens an exam for a student who sits it, as a member of its class or to enter another one by it; an
 * administrator passes the gates to look, not to be graded. Errors: the gates', not_an_exam, not_enrolled.
 */
export async function openExam(context: Context, lessonRef: string): Promise<OpenLesson> {
  const opened = await openWholeLesson(context, { lessonRef, classRef: null });
  if (opened.lesson.kind !== 'exam') throw new AppError('not_an_exam');
  if (!opened.isEnrolled && opened.lets.length === 0) throw new AppError('not_enrolled');
  return opened;
}
