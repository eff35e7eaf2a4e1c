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
} from './parts.ts';

/** Some of several options are right. */
export const choices = defineKind({
  called: dictionary('exercises/choices', {
    name: 'Several choices',
    hint: 'All options that are right are chosen.',
  }),
  schema: z.object({ ...common, type: z.literal('choices'), options, answers }).check(areAnswers),
  given: { chosen: givenWords },
  ask: ({ options: all }, { inOrder }) => ({
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
