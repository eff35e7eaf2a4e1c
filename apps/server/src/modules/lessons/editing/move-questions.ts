import { AppError } from '@institute/contract/errors';
import { MOST_QUESTIONS } from '@institute/contract/lessons/managed-questions';
import { type Context, signedIn } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { type LessonRow, lessonByRef, lockEditing } from '../store.ts';
import { isBegun, lockLessons } from '../store-begun.ts';
import {
  hideQuestion,
  insertQuestions,
  type QuestionRow,
  questionsByIds,
  questionsOf,
} from '../store-questions.ts';

/** Which questions go where. */
interface QuestionMove {
  lessonRef: string;
  questionIds: readonly number[];
  /** Whether they stay where they are as well. */
  isCopy: boolean;
  requestKey: string | undefined;
}

/**
 * Puts questions at the end of another exam and says how many. What leaves an exam is hidden there, as
 * a removed question is; from one that a student has begun nothing leaves, so that no mark changes.
 * Errors: lesson_not_found, not_found, not_an_exam, questions_answered, questions_too_many,
 * questions_same_exam.
 */
export async function moveQuestions(
  context: Context,
  { lessonRef, questionIds, isCopy, requestKey }: QuestionMove,
): Promise<number> {
  const ids = [...new Set(questionIds)];
  const details: Record<string, unknown> = { lesson: lessonRef, copied: isCopy ? '1' : '0' };
  const keyOf = (id: number) =>
    requestKey ? `${signedIn(context).userId}:${requestKey}:from-${id}` : null;
  return context.transaction(
    async (tx) => {
      await lockEditing(tx);
      const exam = await lessonByRef(tx, lessonRef);
      if (!exam) throw new AppError('lesson_not_found');
      if (exam.kind !== 'exam') throw new AppError('not_an_exam');
      const there = await questionsOf(tx, exam.id, { withRemoved: true });
      const moved = new Set(there.flatMap(({ addedBy }) => addedBy ?? []));
      const left = ids.filter((id) => !moved.has(keyOf(id) ?? ''));
      const questions = await wantedQuestions(tx, exam, left);
      const kept = there.filter(({ deletedAt }) => deletedAt === null);
      if (kept.length + questions.length > MOST_QUESTIONS) {
        throw new AppError('questions_too_many');
      }
      if (!isCopy) await takeAway(tx, questions, context.clock.now());
      const added = questions.map((one) => ({ ...fieldsOf(one), addedBy: keyOf(one.id) }));
      await insertQuestions(tx, exam.id, kept.at(-1)?.position ?? 0, added);
      Object.assign(details, {
        ...{ lesson: exam.id, subject: exam.subject, total: ids.length },
        lessons: [...new Set(questions.map(({ lessonId }) => lessonId))],
      });
      return ids.length;
    },
    { details },
  );
}

/** The questions of some ids in this order, none of which is in the exam already. */
async function wantedQuestions(
  tx: Tx,
  exam: LessonRow,
  ids: readonly number[],
): Promise<QuestionRow[]> {
  const found = new Map((await questionsByIds(tx, ids)).map((one) => [one.id, one]));
  return ids.map((id) => {
    const question = found.get(id);
    if (!question) throw new AppError('not_found');
    if (question.lessonId === exam.id) throw new AppError('questions_same_exam');
    return question;
  });
}

/** Hides questions in their exams, which nobody may have begun. */
async function takeAway(tx: Tx, questions: readonly QuestionRow[], now: Date): Promise<void> {
  const lessonIds = [...new Set(questions.map(({ lessonId }) => lessonId))];
  // A submission refers to its exam, so one that comes now waits, and finds the questions gone.
  await lockLessons(tx, lessonIds);
  if (await isBegun(tx, lessonIds)) throw new AppError('questions_answered');
  for (const { id } of questions) await hideQuestion(tx, id, now);
}

const fieldsOf = ({ question, answer, option1, option2, option3, option4 }: QuestionRow) => ({
  ...{ question, answer, option1, option2, option3, option4 },
});
