import * as z from 'zod/mini';
import { dictionary } from '../language.ts';
import { inParts, typedPart } from './judgement.ts';
import { defineKind } from './kind.ts';
import { accepted, common, givenWord, isArabic, isWritten, sound, typing } from './parts.ts';

/** What is heard is typed; the key is what is said. */
export const dictation = defineKind({
  called: dictionary('exercises/dictation', {
    name: 'Dictation',
    hint: 'A sound is heard, and what it says is typed.',
  }),
  schema: z.object({ ...common, type: z.literal('dictation'), sound, accepted, ...typing }),
  given: { given: givenWord },
  ask: ({ sound: heard, accepted: all }) => ({
    sound: heard,
    inArabic: isArabic(all),
  }),
  isAnswered: (_, { given }) => isWritten(given),
  placed: (_, given) => ({ given: given?.given ?? '' }),
  judge: (exercise, answer) => inParts([typedPart(exercise, answer?.given ?? '')], exercise),
  right: ({ accepted: [first = ''] }) => ({ given: first }),
  text: () => [],
  written: (exercise) => ({ ...exercise, accepted: exercise.accepted.filter(isWritten) }),
});
