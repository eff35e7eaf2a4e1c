import type { StudentAnswers } from '@institute/contract/reports/student-answers';
import type { Context } from '../../../context.ts';
import { handedExercise } from '../../exams/index.ts';
import { exercisesOf, filesOfBlocks, presentFile } from '../../lessons/index.ts';
import type { submissionOf } from './store.ts';

type Submission = NonNullable<Awaited<ReturnType<typeof submissionOf>>>;

/** The exercises that a submission was asked, its exam's own and those drawn for it, with what was answered. */
export async function handedExercises(
  context: Context,
  { result, exercises, drawn }: Pick<Submission, 'result' | 'exercises' | 'drawn'>,
): Promise<Pick<StudentAnswers, 'exercises' | 'files'>> {
  const { userId: studentId, lessonId, exerciseAnswers } = result;
  const all = [...exercisesOf({ exercises }, { withRemoved: true }), ...(drawn ?? [])];
  const asked = all.filter(({ id }) => Object.hasOwn(exerciseAnswers, id));
  if (asked.length === 0) return { exercises: [], files: [] };
  const handed = asked.map((one) =>
    handedExercise(one, exerciseAnswers[one.id] ?? null, { studentId, withAnswer: true }),
  );
  const files = await filesOfBlocks(context.db, { id: lessonId, blocks: asked });
  return {
    exercises: handed,
    files: files.map((file) => presentFile(context, file)),
  };
}
