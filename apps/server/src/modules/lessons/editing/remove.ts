import { AppError } from '@institute/contract/errors';
import { TRASH_DAYS } from '@institute/contract/trash/kinds';
import { type Context, signedIn } from '../../../context.ts';
import { classByRef } from '../../classes/index.ts';
import { daysAgo } from '../../settings/index.ts';
import { deletedLesson, lessonByRef, lockEditing, saveLesson, unnamedMaterial } from '../store.ts';
import { hideQuestion } from '../store-questions.ts';
import { placeLesson, settleOrder } from './order-lessons.ts';

/**
 * Hides a lesson, which can be brought back for 30 days; views and results stay (rulings §4).
 * Errors: lesson_not_found.
 */
export async function deleteLesson(context: Context, lessonRef: string): Promise<void> {
  const details: Record<string, unknown> = { lesson: lessonRef };
  await context.transaction(
    async (tx) => {
      await lockEditing(tx);
      const lesson = await lessonByRef(tx, lessonRef);
      if (!lesson) throw new AppError('lesson_not_found');
      Object.assign(details, { lesson: lesson.id, subject: lesson.subject });
      const deleted = { deletedAt: context.clock.now(), deletedBy: signedIn(context).userId };
      await saveLesson(tx, lesson.id, deleted);
      await settleOrder(tx, lesson.classId);
    },
    { details },
  );
}

/**
 * Brings back a lesson that was deleted within 30 days: to its place, or to the end where there are
 * fewer lessons by now. Errors: trash_gone, class_in_trash.
 */
export async function restoreLesson(context: Context, lessonId: number): Promise<void> {
  const details: Record<string, unknown> = { lesson: lessonId };
  await context.transaction(
    async (tx) => {
      await lockEditing(tx);
      const lesson = await deletedLesson(tx, lessonId, daysAgo(context.clock.now(), TRASH_DAYS));
      if (!lesson) throw new AppError('trash_gone');
      const { id, classId, position } = lesson;
      details.subject = lesson.subject;
      if (!(await classByRef(tx, String(classId)))) throw new AppError('class_in_trash');
      await saveLesson(tx, id, { deletedAt: null, deletedBy: null });
      await placeLesson(tx, classId, { id, position });
      await settleOrder(tx, classId);
    },
    { details },
  );
}

/**
 * Takes the file off a lesson, and out of storage once that stands, unless a copy of the lesson has
 * it too. Errors: lesson_not_found.
 */
export async function removeFile(context: Context, lessonRef: string): Promise<void> {
  const details: Record<string, unknown> = { lesson: lessonRef };
  const removed = await context.transaction(
    async (tx) => {
      await lockEditing(tx);
      const lesson = await lessonByRef(tx, lessonRef);
      if (!lesson) throw new AppError('lesson_not_found');
      Object.assign(details, { lesson: lesson.id, subject: lesson.subject });
      await saveLesson(tx, lesson.id, { material: null, materialKind: null });
      return unnamedMaterial(tx, lesson.material);
    },
    { details },
  );
  if (removed) await context.files.remove(removed);
}

/** Hides an objective question; results go on naming it. Errors: not_found. */
export async function removeQuestion(context: Context, questionId: number): Promise<void> {
  const details: Record<string, unknown> = { question: questionId };
  await context.transaction(
    async (tx) => {
      await lockEditing(tx);
      const hidden = await hideQuestion(tx, questionId, context.clock.now());
      if (!hidden) throw new AppError('not_found');
      const { lesson, subject, question: asked } = hidden;
      Object.assign(details, { lesson, subject, asked });
    },
    { details },
  );
}
