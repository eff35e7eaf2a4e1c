import type { Exercise } from '@institute/contract/exercises';
import type { ExerciseAnswer, Judgement } from '@institute/contract/rules/judge-exercise';

/** What the form of an exercise gets. */
export interface ExerciseFormProps<Kind extends Exercise> {
  exercise: Kind;
  /** Null until it was answered. */
  judgement: Judgement | null;
  /** Another one with each try. */
  seed: number;
  onAnswer: (answer: ExerciseAnswer) => void;
}
