import { AppError } from '@institute/contract/errors';
import { GivenAnswers, type SatExercise } from '@institute/contract/exams/exam-exercises';
import { askedOf, type GivenAnswer, isAnswered } from '@institute/contract/exercises/kinds';
import * as z from 'zod/mini';
import type { ExamExercise } from '../../lessons/index.ts';
import { scatter } from './rules.ts';

/** The answers that were sent, each of the shape of its kind. Errors: invalid_input. */
export function sentAnswers(json: string): GivenAnswers {
  if (json === '') return {};
  try {
    return z.parse(GivenAnswers, JSON.parse(json));
  } catch {
    throw new AppError('invalid_input');
  }
}

/**
 * An exercise without its key, its parts in an order of this student's own. Where a word stands depends
 * on the word alone and never on the key, so the order tells nothing, whoever knows this rule; now and
 * then it is the right one by chance, as it must be.
 */
export function askExercise({ id, exercise, points }: ExamExercise, studentId: number) {
  const inOrder = (words: readonly string[], part: string) =>
    words
      .map((word) => ({ word, rank: scatter(`${studentId}:${id}:${part}:${word}`) }))
      .sort((a, b) => a.rank - b.rank || (a.word < b.word ? -1 : 1))
      .map(({ word }) => word);
  return { id, points: points ?? 1, asked: askedOf(exercise, { inOrder }) };
}

/** An exercise after submitting: with its key where answers may be seen, and what was answered. */
export function handedExercise(
  row: ExamExercise,
  given: GivenAnswer | null,
  { studentId, withAnswer }: { studentId: number; withAnswer: boolean },
): SatExercise {
  const asked = askExercise(row, studentId);
  const { id, points } = asked;
  return {
    ...(withAnswer ? { id, points, exercise: row.exercise } : asked),
    ...(given && { given }),
  };
}

/** Whether an exercise was answered enough to be handed in. */
export const isAnsweredBy = (row: ExamExercise, given: GivenAnswers, studentId: number): boolean =>
  isAnswered(askExercise(row, studentId).asked, given[row.id]);

/** What was answered of these exercises, each named, with null for what was left open. */
export function answersTo(
  rows: readonly ExamExercise[],
  given: GivenAnswers,
): Record<string, GivenAnswer | null> {
  return Object.fromEntries(rows.map(({ id, exercise }) => [id, ofType(exercise, given[id])]));
}

const ofType = ({ type }: ExamExercise['exercise'], given: GivenAnswer | undefined) =>
  given?.type === type ? given : null;
