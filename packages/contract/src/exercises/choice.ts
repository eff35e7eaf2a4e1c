import * as z from 'zod/mini';
import { dictionary } from '../language.ts';
import { distinctByLook, looksLike } from '../text/look.ts';
import { inParts, plainPart } from './judgement.ts';
import { defineKind } from './kind.ts';
import { common, givenWord, optionLines, optionPlace, options, words } from './parts.ts';

/** One of several options is right. */
export const choice = defineKind({
  called: dictionary('exercises/choice', {
    name: 'Choice',
    hint: 'One of several options is right.',
  }),
  schema: z
    .object({ ...common, type: z.literal('choice'), options, answer: optionPlace })
    .check(z.refine(({ options: all, answer }) => answer < all.length, words.noAnswer)),
  given: { chosen: givenWord },
  ask: ({ options: all }, { inOrder }) => ({
    // Those of before may hold twins, which are one to the eye.
    options: inOrder(distinctByLook(all), 'options'),
  }),
  isAnswered: (_, { chosen }, areHeld) => chosen.length > 0 && areHeld([chosen]),
  placed: ({ options: all }, given) => ({
    chosen: given ? all.indexOf(given.chosen) : -1,
  }),
  judge: ({ options: all, answer }, given) =>
    inParts([plainPart(looksLike(all[given?.chosen ?? -1] ?? '', all[answer] ?? ''))]),
  right: ({ options: all, answer }) => ({ chosen: all[answer] ?? '' }),
  text: ({ options: all }) => optionLines(all),
  written: (exercise) => exercise,
});
