import { AppError } from '@institute/contract/errors';
import { earnedScore, totalScore } from '@institute/contract/exams/exam-scores';
import type { AuditNote, Context } from '../../../context.ts';
import type { Database, Tx } from '../../../platform/db.ts';
import { hash } from '../../../platform/random.ts';
import {
  type ExamExercise,
  exercisesOf,
  type LessonRow,
  lessonByRef,
  lockEditing,
  questionsOf,
} from '../../lessons/index.ts';
import { withKeysOfNow } from '../sitting/drawn.ts';
import { type Judge, judgeAnswers, newJudge } from '../sitting/judging.ts';
import { rightOf } from '../sitting/rules.ts';
import { saveDrawn } from '../sitting/store-sittings.ts';
import type { ResultRow } from '../store.ts';
import { text } from '../text.ts';
import { lockResults, resultsOfExam, saveObjective } from './store.ts';

/** A submission that has other marks under the keys as they are now. */
export interface Remarked {
  resultId: number;
  result: ResultRow;
  /** What was drawn for it, with the keys of now. */
  drawn: readonly ExamExercise[];
  studentName: string;
  attempt: number;
  objectiveBefore: number | null;
  objectiveAfter: number | null;
  totalBefore: number | null;
  totalAfter: number | null;
  /** Whether a person has changed its mark for a reason. */
  isByHand: boolean;
}

/** How many marks the audit log names one by one. */
const MOST_NAMED = 500;

/** Whom marking an exam again would touch. */
export async function remarkingOf(
  db: Database,
  lesson: Pick<LessonRow, 'id' | 'exercises'>,
  judge: Judge,
): Promise<Remarked[]> {
  const questions = await questionsOf(db, lesson.id, { withRemoved: true });
  const exercises = exercisesOf(lesson, { withRemoved: true });
  const found = await resultsOfExam(db, lesson.id);
  const keysOfNow = await withKeysOfNow(
    db,
    found.map(({ drawn }) => drawn),
  );
  const touched: Remarked[] = [];
  for (const { result, studentName, isByHand, drawn: asDrawn } of found) {
    const drawn = await keysOfNow(asDrawn);
    const { objectiveAnswers, exerciseAnswers, theoryScore, hasTheory } = result;
    // What a submission was asked, whatever became of it since.
    const asked = questions.filter(({ id }) => Object.hasOwn(objectiveAnswers, id));
    const tasks = [...exercises, ...drawn].filter(({ id }) => Object.hasOwn(exerciseAnswers, id));
    const right = rightOf(asked, objectiveAnswers);
    const { earned } = await judgeAnswers(judge, tasks, exerciseAnswers);
    const objectiveAfter = earnedScore(right, asked.length, earned);
    if (objectiveAfter === result.objectiveScore) continue;
    touched.push({
      ...{ resultId: result.id, result, drawn, studentName, isByHand, objectiveAfter },
      attempt: result.attempt,
      objectiveBefore: result.objectiveScore,
      totalBefore: result.totalScore,
      totalAfter: totalScore(objectiveAfter, theoryScore, hasTheory),
    });
  }
  return touched;
}

/** Names what marking again would change, and whose mark a person has changed. */
export function versionOf(touched: readonly Remarked[]): string {
  const all = touched.map((one) => [one.resultId, one.totalBefore, one.totalAfter, one.isByHand]);
  return hash(JSON.stringify(all)).slice(0, 32);
}

/** How an exam is marked again. */
export interface Remarking {
  /** Of what the sender was shown. */
  version: string;
  reason: string;
  /** Whether marks that a person has changed for a reason are changed as well. */
  withByHand: boolean;
}

/**
 * Marks an exam again by the keys as they are now, in one transaction: keys and submissions are under
 * our lock, so of two who do it at once the second finds nothing to change. Students are told of the
 * whole marks that change. Gives how many marks were changed. Errors: lesson_not_found, mark_changed.
 */
export async function remarkExam(
  context: Context,
  lessonRef: string,
  { version, reason, withByHand }: Remarking,
): Promise<number> {
  const note: AuditNote = { details: { lesson: lessonRef } };
  const judge = newJudge();
  const before = await lessonByRef(context.db, lessonRef);
  // What takes long is judged before anything is locked.
  if (before) await remarkingOf(context.db, before, judge);
  return context.transaction(async (tx) => {
    await lockEditing(tx);
    const lesson = await lessonByRef(tx, lessonRef);
    if (!lesson) throw new AppError('lesson_not_found');
    await lockResults(tx, lesson.id);
    const touched = await remarkingOf(tx, lesson, judge);
    const changing = touched.filter(({ isByHand }) => withByHand || !isByHand);
    note.details = { exam: lesson.subject, lesson: lesson.id, ...marksOf(changing) };
    if (changing.length === 0) return 0;
    if (version !== versionOf(touched)) throw new AppError('mark_changed', text.remarkedOther);
    await writeMarks(context, tx, changing, reason);
    return changing.length;
  }, note);
}

/**
 * Marks a lesson that is an exam again within a transaction that has changed a key, under the lock of
 * editing; marks that a person has changed stay. Gives what the audit log keeps of it.
 */
export async function remarkWithin(
  context: Context,
  tx: Tx,
  lesson: Pick<LessonRow, 'id' | 'exercises'>,
  reason: string,
): Promise<ReturnType<typeof marksOf>> {
  await lockResults(tx, lesson.id);
  const touched = await remarkingOf(tx, lesson, newJudge());
  const changing = touched.filter(({ isByHand }) => !isByHand);
  await writeMarks(context, tx, changing, reason);
  return marksOf(changing);
}

/** Writes the marks of the keys of now, and tells the students whose whole mark is another one. */
async function writeMarks(
  context: Context,
  tx: Tx,
  changing: readonly Remarked[],
  reason: string,
): Promise<void> {
  const now = context.clock.now();
  for (const { result, drawn, objectiveAfter, totalAfter } of changing) {
    await saveObjective(tx, result.id, {
      objectiveScore: objectiveAfter,
      totalScore: totalAfter,
    });
    // The key it was marked by stays with it, whatever becomes of the bank.
    if (drawn.length > 0) await saveDrawn(tx, result, drawn);
    // Who knows no whole mark yet is told of it with the theory part.
    if (totalAfter === null || totalAfter === result.totalScore) continue;
    const { userId, lessonId, markComment: comment } = result;
    const news = { userId, lessonId, totalScore: totalAfter, comment, change: { reason } };
    await context.notices.examMarked(tx, now, news);
  }
}

/** The marks of a change for the audit log, old and new. */
function marksOf(changing: readonly Remarked[]) {
  return {
    changed: changing.length,
    marks: changing.slice(0, MOST_NAMED).map((one) => ({
      result: one.resultId,
      before: one.totalBefore ?? one.objectiveBefore,
      after: one.totalAfter ?? one.objectiveAfter,
    })),
  };
}
