import { drawnOf, drawPartsOf } from '@institute/contract/exams/draw-parts';
import type { Lesson } from '@institute/contract/exams/exams';
import type { Context } from '../../../context.ts';
import { type AnswerWay, waysOfBank } from '../../bank/index.ts';
import {
  bankFiltersOf,
  type ExamExercise,
  exercisesOf,
  filesOfBlocks,
  type LessonRow,
  presentFile,
} from '../../lessons/index.ts';
import type { ResultRow } from '../store.ts';
import { inOrderOf } from './attempt-rules.ts';
import { isDrawn } from './drawn.ts';
import { askExercise, handedExercise } from './exercises.ts';
import { drawnIn, type SittingRow } from './store-sittings.ts';

/** Which attempt of whom is shown, and how. */
interface ShownAttempt {
  lesson: LessonRow;
  userId: number;
  attempt: number;
  /** The attempt under way, where it was begun by a call. */
  running: SittingRow | null;
  /** What was handed in; null before. */
  result: ResultRow | null;
  /** Whether right answers may be seen. */
  withAnswer: boolean;
}

/**
 * The exercises of an attempt, the exam's own and those drawn for it, with the files they play. Their keys
 * stay here until the answers may be seen.
 */
export async function exercisesPart(
  context: Context,
  { lesson, userId, attempt, running, result, withAnswer }: ShownAttempt,
): Promise<Pick<Lesson, 'exercises'> & Partial<Pick<Lesson, 'files'>>> {
  const key = { userId, lessonId: lesson.id, attempt };
  const shown = result
    ? await answeredIn(context, lesson, result, key)
    : [...exercisesOf(lesson), ...(running?.drawn ?? [])];
  if (shown.length === 0) return { exercises: [] };
  const sat = inOrderOf(shown, lesson, { userId, attempt }).map((row) =>
    result
      ? handedExercise(row, result.exerciseAnswers[row.id] ?? null, {
          studentId: userId,
          withAnswer,
        })
      : askExercise(row, userId),
  );
  const files = await filesOfBlocks(context.db, { id: lesson.id, blocks: shown });
  return {
    exercises: sat,
    ...(files.length > 0 && { files: files.map((file) => presentFile(context, file)) }),
  };
}

/** What a result answered, whatever became of the exam and the bank since. */
async function answeredIn(
  { db }: Context,
  lesson: LessonRow,
  { exerciseAnswers }: ResultRow,
  key: Parameters<typeof drawnIn>[1],
): Promise<ExamExercise[]> {
  const drawn = Object.keys(exerciseAnswers).some(isDrawn) ? await drawnIn(db, key) : [];
  const all = [...exercisesOf(lesson, { withRemoved: true }), ...drawn];
  return all.filter(({ id }) => Object.hasOwn(exerciseAnswers, id));
}

/** How many exercises an attempt has drawn, or will draw, and how those are answered, or may be. */
export async function drawnWays(
  { db }: Context,
  lesson: LessonRow,
  running: SittingRow | null,
): Promise<{ count: number; ways: AnswerWay[] }> {
  if (running) {
    return { count: running.drawn.length, ways: running.drawn.map(({ exercise }) => exercise) };
  }
  const parts = drawPartsOf(lesson);
  if (parts.length === 0) return { count: 0, ways: [] };
  const ways = await waysOfBank(db, lesson.classId, bankFiltersOf(lesson));
  return { count: drawnOf(parts, ways).reduce((sum, count) => sum + count, 0), ways };
}
