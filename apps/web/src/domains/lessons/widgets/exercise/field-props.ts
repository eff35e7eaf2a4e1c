import type { Judgement } from '@institute/contract/exercises/judgement';
import type { AskedExercise, Exercise, GivenAnswer } from '@institute/contract/exercises/kinds';

/** An exercise that was judged, with its key. */
export interface Judged {
  exercise: Exercise;
  judgement: Judgement;
}

type Type = AskedExercise['type'];

/** What the field of an exercise gets: what is asked and answered, and nothing that tells the key. */
export type AskedFieldProps<Kind extends Type = Type> = AnswerProps & {
  asked: Extract<AskedExercise, { type: Kind }>;
};

interface AnswerProps {
  /** Undefined until something was answered. */
  given: GivenAnswer | undefined;
  onChange: (given: GivenAnswer) => void;
  /** Null until it may be said how it was answered. */
  judged: Judged | null;
  /** Whether nothing can be changed any more. */
  isDone: boolean;
  /** What the answer is called where it is not the reader's own. */
  answerLabel?: string;
}
