import type { ExerciseType } from '../exercises/kinds.ts';

/** How the exercises of an exam are answered, besides by one choice. */
export interface AnswerWays {
  /** Whether something is typed. */
  isTyped: boolean;
  /** Whether several options of one may be right. */
  hasSeveral: boolean;
}

const typed: readonly ExerciseType[] = ['typed', 'cloze', 'dictation', 'pattern'];

/** How some exercises are answered; each by its type, and whether several of its options may be right. */
export const answerWaysOf = (
  exercises: readonly { type: ExerciseType; several?: boolean }[],
): AnswerWays => ({
  isTyped: exercises.some(({ type }) => typed.includes(type)),
  hasSeveral: exercises.some(({ type, several }) => type === 'choices' || several === true),
});
