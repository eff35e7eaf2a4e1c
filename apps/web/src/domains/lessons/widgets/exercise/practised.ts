import { type AskedExercise, askedOf, type Exercise } from '@institute/contract/exercises/kinds';
import { seedOf, shuffled } from './shuffled.ts';

/** An exercise as it is asked in practice: in another order with each seed, with gaps as wide as their words. */
export function practised(exercise: Exercise, seed: number): AskedExercise {
  return askedOf(exercise, {
    inOrder: (words, part) =>
      part === 'lefts'
        ? [...words]
        : shuffled(words.length, seedOf(exercise.prompt, seed)).map((at) => words[at] ?? ''),
    gapFor: (accepted) => Math.max(...accepted.map((one) => one.replace(/\p{M}/gu, '').length)),
  });
}
