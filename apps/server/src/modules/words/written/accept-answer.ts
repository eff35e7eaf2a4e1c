import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import type { Exercise } from '@institute/contract/exercises/kinds';
import { type Context, signedIn } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { changeKeyInBank } from '../../bank/index.ts';
import { bankIdOf, examsThatDrew, remarkWithin } from '../../exams/index.ts';
import { type LessonRow, lessonByRef, lockEditing, saveExercise } from '../../lessons/index.ts';
import { text } from '../text.ts';
import { judgeReviewsAnew } from './judge-reviews-anew.ts';
import { exerciseWith } from './rules.ts';

/** An answer to a part of an exercise of a lesson or an exam. */
export interface AnswerToAccept {
  lessonRef: string;
  /** As the lesson calls it, or an attempt that has drawn it. */
  exerciseId: string;
  part: number;
  answer: string;
  /** False takes it back. */
  isAccepted: boolean;
}

/** Whose results have changed. */
interface JudgedAnew {
  marks: number;
  students: number;
}

/** Whoever may write a lesson accepts an answer in it; in an exam that changes marks as well. Errors: forbidden. */
export function refuseWhoMayNotMark(context: Context, lesson: LessonRow): void {
  const mayMark = can(signedIn(context), 'exams.mark', { classId: lesson.classId });
  if (lesson.kind === 'exam' && !mayMark) throw new AppError('forbidden');
}

/**
 * Makes an answer right, or takes it back, and judges anew what was judged by the key before, all in one
 * transaction under the lock of editing: of two teachers at once each finds what the other has done.
 * Errors: lesson_not_found, forbidden, exercise_gone, accepted_full, accepted_last.
 */
export async function acceptAnswer(context: Context, wanted: AnswerToAccept): Promise<JudgedAnew> {
  const { answer, exerciseId } = wanted;
  const details: Record<string, unknown> = { answer };
  return context.transaction(
    async (tx) => {
      await lockEditing(tx);
      const lesson = await lessonByRef(tx, wanted.lessonRef);
      if (!lesson) throw new AppError('lesson_not_found');
      refuseWhoMayNotMark(context, lesson);
      Object.assign(details, { lesson: lesson.id, subject: lesson.subject });
      const { before, exercise, lessons } = await changeKey(tx, lesson, wanted);
      details.prompt = exercise.prompt;
      const reason = wanted.isAccepted ? text.acceptedToo(answer) : text.acceptedNoMore(answer);
      let marks = 0;
      for (const touched of lessons.filter(({ kind }) => kind === 'exam')) {
        marks += (await remarkWithin(context, tx, touched, reason)).changed;
      }
      const lessonIds = lessons.map(({ id }) => id);
      const students = await judgeReviewsAnew(context, tx, {
        ...{ lessonIds, exerciseId, before, exercise },
      });
      Object.assign(details, { changed: marks, students });
      return { marks, students };
    },
    { details },
  );
}

/** Writes the key of an exercise, and gives it with the lessons that ask it, as they are then. */
async function changeKey(
  tx: Tx,
  lesson: LessonRow,
  wanted: AnswerToAccept,
): Promise<{ before: Exercise; exercise: Exercise; lessons: readonly LessonRow[] }> {
  const bankId = lesson.kind === 'exam' ? bankIdOf(wanted.exerciseId) : null;
  if (bankId !== null) {
    const change = (exercise: Exercise) => exerciseWith(exercise, wanted);
    const changed = await changeKeyInBank(tx, { classId: lesson.classId, bankId }, change);
    return { ...changed, lessons: await examsThatDrew(tx, lesson.classId, wanted.exerciseId) };
  }
  const isExam = lesson.kind === 'exam';
  const parts = isExam ? lesson.exercises : (lesson.blocks ?? []);
  const block = parts.find(({ id }) => id === wanted.exerciseId);
  if (block?.kind !== 'exercise' || ('removed' in block && block.removed)) {
    throw new AppError('exercise_gone');
  }
  const exercise = exerciseWith(block.exercise, wanted);
  const changed = await saveExercise(tx, lesson, { id: wanted.exerciseId, exercise });
  return { before: block.exercise, exercise, lessons: [changed] };
}
