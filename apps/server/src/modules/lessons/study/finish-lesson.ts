import { type Context, signedIn } from '../../../context.ts';
import { markExercisesDone } from '../store-progress.ts';
import { openLesson } from './open-lesson.ts';

/**
 * Notes that the acting user has answered every exercise of a lesson; nothing hangs on it but the mark beside
 * it. Errors: those of opening the lesson.
 */
export async function finishLesson(
  context: Context,
  refs: { lessonRef: string; classRef: string },
): Promise<void> {
  const { lesson } = await openLesson(context, refs);
  const { userId } = signedIn(context);
  await context.statement((tx) => markExercisesDone(tx, { userId, lessonId: lesson.id }));
}
