import * as z from 'zod/mini';
import { dictionary } from '../language.ts';
import { inParts, typedPart } from './judgement.ts';
import { defineKind } from './kind.ts';
import { accepted, common, givenWord, isArabic, isWritten, typing } from './parts.ts';

/** The answer is typed. */
export const typed = defineKind({
  called: dictionary('exercises/typed', {
    name: 'Typed answer',
    hint: 'The answer is typed, and judged as a teacher would.',
  }),
  schema: z.object({ ...common, type: z.literal('typed'), accepted, ...typing }),
  given: { given: givenWord },
  ask: ({ accepted: all }) => ({
    inArabic: isArabic(all),
  }),
  isAnswered: (_, { given }) => isWritten(given),
  placed: (_, given) => ({ given: given?.given ?? '' }),
  judge: (exercise, answer) => inParts([typedPart(exercise, answer?.given ?? '')], exercise),
  right: ({ accepted: [first = ''] }) => ({ given: first }),
  text: () => [],
  written: (exercise) => ({ ...exercise, accepted: exercise.accepted.filter(isWritten) }),
});
