export type { ClozePiece } from './exercises/cloze.ts';
export {
  Exercise,
  type ExerciseOf,
  type ExerciseType,
  exerciseTypes,
} from './exercises/kinds.ts';
export {
  MAX_ACCEPTED,
  MAX_GAPS,
  MAX_OPTIONS,
  MAX_ORDER_ITEMS,
  MAX_PAIRS,
  type NearlyCredit,
  nearlyCredits,
} from './exercises/parts.ts';
