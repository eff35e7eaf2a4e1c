import { AppError } from '@institute/contract/errors';
import type { Context } from '../../../context.ts';
import { hideQuestion, lessonByRef, lockEditing, saveLesson } from '../store.ts';
import { settleOrder } from './order-lessons.ts';

/** Hides a lesson; views and results stay (rulings §4). Errors: lesson_not_found. */
export async function deleteLesson(context: Context, lessonRef: string): Promise<void> {
  await context.transaction(
    async (tx) => {
      await lockEditing(tx);
      const lesson = await lessonByRef(tx, lessonRef);
      if (!lesson) throw new AppError('lesson_not_found');
      await saveLesson(tx, lesson.id, { deletedAt: context.clock.now() });
      await settleOrder(tx, lesson.classId);
    },
    { details: { lesson: lessonRef } },
  );
}

/** Takes the file off a lesson, and out of storage once that stands. Errors: lesson_not_found. */
export async function removeFile(context: Context, lessonRef: string): Promise<void> {
  const removed = await context.transaction(
    async (tx) => {
      await lockEditing(tx);
      const lesson = await lessonByRef(tx, lessonRef);
      if (!lesson) throw new AppError('lesson_not_found');
      await saveLesson(tx, lesson.id, { material: null, materialKind: null });
      return lesson.material;
    },
    { details: { lesson: lessonRef } },
  );
  if (removed) await context.files.remove(removed);
}

/** Hides an objective question; results go on naming it. Errors: not_found. */
export async function removeQuestion(context: Context, questionId: number): Promise<void> {
  await context.transaction(
    async (tx) => {
      await lockEditing(tx);
      const isHidden = await hideQuestion(tx, questionId, context.clock.now());
      if (!isHidden) throw new AppError('not_found');
    },
    { details: { question: questionId } },
  );
}
