/** Exercises that the teachers of a class keep, and bring in from other programs (decision 094). */

export { classesOfBank } from './affected-classes.ts';
export { changeKeyInBank } from './change-exercises.ts';
export { copyBank } from './copy-bank.ts';
export { handlers } from './handlers.ts';
export {
  type AnswerWay,
  type BankFilter,
  type BankRow,
  classesOfExercises,
  drawablesOfBank,
  exercisesByIds,
  waysOfBank,
} from './store.ts';
