import * as z from 'zod/mini';
import { dictionary } from '../language.ts';
import { judgeChosen } from './judgement.ts';
import { defineKind } from './kind.ts';
import {
  answers,
  areAnswers,
  common,
  givenWords,
  optionLines,
  options,
  placesIn,
  sound,
  words,
} from './parts.ts';

/** Options to choose from by what is heard. */
export const listen = defineKind({
  called: dictionary('exercises/listen', {
    name: 'Listen and choose',
    hint: 'A sound is heard, and an option is chosen.',
  }),
  schema: z
    .object({
      ...common,
      type: z.literal('listen'),
      sound,
      options,
      answers,
      /** Whether as many as are right may be chosen; otherwise one is. */
      several: z.boolean(),
    })
    .check(
      areAnswers,
      z.refine((one) => one.several || one.answers.length === 1, words.oneAnswer),
    ),
  given: { chosen: givenWords },
  ask: ({ sound: heard, several, options: all }, { inOrder }) => ({
    sound: heard,
    several,
    options: inOrder(all, 'options'),
  }),
  isAnswered: (_, { chosen }, areHeld) => chosen.length > 0 && areHeld(chosen),
  placed: ({ options: all }, given) => ({
    chosen: given ? placesIn(all, given.chosen) : [],
  }),
  judge: (exercise, given) => judgeChosen(exercise, given?.chosen ?? []),
  right: ({ options: all, answers: right }) => ({
    chosen: right.map((at) => all[at] ?? ''),
  }),
  text: ({ options: all }) => optionLines(all),
  written: (exercise) => exercise,
});
