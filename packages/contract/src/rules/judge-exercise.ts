export { gapsOf } from '../exercises/cloze.ts';
export type { Judgement, PartJudgement } from '../exercises/judgement.ts';
export { type ExerciseAnswer, judgeExercise } from '../exercises/kinds.ts';
export { scaleKeys } from '../exercises/pattern.ts';
