import { AppError } from '@institute/contract/errors';
import { type Context, signedIn } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import {
  type ExamExercise,
  exercisesOf,
  type LessonRow,
  lockStudentInClass,
  questionsOf,
} from '../../lessons/index.ts';
import { resultsOf } from '../store.ts';
import { handInOverdue } from './hand-in.ts';
import { noteLate } from './note-late.ts';
import { openExam } from './open-exam.ts';
import { type DraftChange, saveDraftRow } from './store-drafts.ts';
import { runningSitting } from './store-sittings.ts';
import { checkUnderWay } from './under-way.ts';

/** What a student sends of an exam to be kept. */
type Written = Omit<DraftChange, 'userId' | 'lessonId' | 'savedAt'>;

/**
 * Keeps what a student has written of an exam. Under the lock a submission takes too, so that a save
 * which is late cannot bring back the draft of an attempt already submitted. What comes after the time
 * of an attempt is kept beside it. A device whose clock is ahead has written it now. Errors: the
 * gates', not_enrolled, not_an_exam, already_submitted, exam_not_begun, exam_time_over.
 */
export async function saveDraft(
  context: Context,
  { lessonRef, attempt }: { lessonRef: string; attempt: number },
  written: Written,
): Promise<Date> {
  const { userId } = signedIn(context);
  const { lesson, row } = await openExam(context, lessonRef);
  await handInOverdue(context, { userId, lesson });
  const savedAt = context.clock.now();
  const refusal = await context.transaction(async (tx) => {
    await lockStudentInClass(tx, userId, row.id);
    const [results, running] = await Promise.all([
      resultsOf(tx, userId, lesson.id),
      runningSitting(tx, userId, lesson.id),
    ]);
    const handed = results[attempt - 1];
    if (handed?.isTimedOut) {
      const { answers = {}, exerciseAnswers: exercises = {}, theoryText: text = '' } = written;
      await noteLate(tx, handed, { answers, exercises, text }, savedAt);
      return 'exam_time_over';
    }
    if (handed) return 'already_submitted';
    checkUnderWay(running, { lesson, attempt, handedIn: results.length });
    await saveDraftRow(tx, {
      ...(await withinExam(tx, written, lesson, running?.drawn ?? [])),
      ...{ userId, lessonId: lesson.id, savedAt },
      writtenAt: Math.min(written.writtenAt, savedAt.getTime()),
    });
    return null;
  });
  if (refusal) throw new AppError(refusal);
  return savedAt;
}

/** What was written to questions and exercises of the attempt: nothing else can be handed in. */
async function withinExam(
  tx: Tx,
  written: Written,
  lesson: LessonRow,
  drawn: readonly ExamExercise[],
): Promise<Written> {
  const { answers, exerciseAnswers, ...rest } = written;
  return {
    ...rest,
    ...(answers && { answers: only(answers, await questionsOf(tx, lesson.id)) }),
    ...(exerciseAnswers && {
      exerciseAnswers: only(exerciseAnswers, [...exercisesOf(lesson), ...drawn]),
    }),
  };
}

/** The answers to what is asked, by its id. */
function only<Answer>(
  answers: Readonly<Record<string, Answer>>,
  asked: readonly { id: number | string }[],
): Record<string, Answer> {
  return Object.fromEntries(
    asked.flatMap(({ id }) => {
      const answer = Object.hasOwn(answers, id) ? answers[id] : undefined;
      return answer === undefined ? [] : [[id, answer] as const];
    }),
  );
}
