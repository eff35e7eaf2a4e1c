import * as z from 'zod/mini';
import { dictionary } from '../language.ts';
import { inParts, plainPart } from './judgement.ts';
import { defineKind } from './kind.ts';
import { common, givenWord, isDistinct, isWritten, item, MAX_PAIRS, words } from './parts.ts';

/** Pairs are put together. */
export const match = defineKind({
  called: dictionary('exercises/match', {
    name: 'Match',
    hint: 'Pairs are put together.',
  }),
  schema: z.object({
    ...common,
    type: z.literal('match'),
    pairs: z.array(z.object({ left: item, right: item })).check(
      z.minLength(2),
      z.maxLength(MAX_PAIRS),
      z.refine((pairs) => isDistinct(pairs.map(({ left }) => left)), words.sameTwice),
      z.refine((pairs) => isDistinct(pairs.map(({ right }) => right)), words.sameTwice),
    ),
  }),
  /** What was put beside each left side. */
  given: {
    matched: z.array(z.object({ left: givenWord, right: givenWord })).check(z.maxLength(24)),
  },
  ask: ({ pairs }, { inOrder }) => ({
    lefts: inOrder(
      pairs.map(({ left }) => left),
      'lefts',
    ),
    rights: inOrder(
      pairs.map(({ right }) => right),
      'rights',
    ),
  }),
  isAnswered: ({ lefts }, { matched }, areHeld) =>
    matched.length === lefts.length && areHeld(matched.flatMap(({ left, right }) => [left, right])),
  /** For each pair, the pair whose right side was put beside its left. */
  placed: ({ pairs }, given) => ({
    matched: given
      ? pairs.map(({ left }) => {
          const found = given.matched.find((one) => one.left === left);
          return found ? pairs.findIndex(({ right }) => right === found.right) : -1;
        })
      : [],
  }),
  judge: ({ pairs }, answer) =>
    inParts(pairs.map((_, at) => plainPart(answer?.matched[at] === at))),
  right: ({ pairs }) => ({ matched: pairs }),
  text: () => [],
  written: (exercise) => ({
    ...exercise,
    pairs: exercise.pairs.filter((one) => isWritten(one.left + one.right)),
  }),
});
