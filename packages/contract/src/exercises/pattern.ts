import * as z from 'zod/mini';
import { rootLetters, spacedRoot } from '../arabic/root-letters.ts';
import { requiredStorable } from '../fields.ts';
import { dictionary } from '../language.ts';
import { inParts, typedPart } from './judgement.ts';
import { defineKind } from './kind.ts';
import { accepted, common, givenWords, isWritten, oneLine, typing, words } from './parts.ts';

const Pattern = z.object({
  ...common,
  type: z.literal('pattern'),
  /** What is typed: the word, from its root and pattern; or the root and the pattern of the word. */
  asks: z.enum(['word', 'root']),
  /** Its letters, with whatever a teacher puts between them. */
  root: requiredStorable(words.root, 40).check(
    z.refine((root) => /^.{3,5}$/u.test(rootLetters(root)), words.notRoot),
  ),
  /** Written with ف, ع and ل in the places of the root's letters. */
  pattern: requiredStorable(words.pattern, 60).check(z.regex(/ف.*ع.*ل/su, words.notPattern)),
  /** The word, and other spellings that are right; `fill-pattern.ts` proposes the first. */
  accepted,
  ...typing,
});
type Pattern = z.output<typeof Pattern>;

/** What stands on the scale: the word is asked of a root and its pattern, or both of the word. */
export type AskedScale =
  | { asks: 'word'; root: string; pattern: string }
  | { asks: 'root'; word: string };

/** What is typed into an exercise on the scale, with what is right: the word, or its root and pattern. */
export function scaleKeys({
  asks,
  root,
  pattern: scale,
  accepted: all,
}: Pick<Pattern, 'asks' | 'root' | 'pattern' | 'accepted'>): string[][] {
  return asks === 'word' ? [all] : [[rootLetters(root)], [scale]];
}

/** A root says which letter is a hamza, and nothing of its seat. */
const withoutSeats = (root: string) => root.normalize('NFKC').replace(/[أإآؤئ]/g, 'ء');

const askedScale = ({ asks, root, pattern: scale, accepted: all }: Pattern): AskedScale =>
  asks === 'word' ? { asks, root, pattern: scale } : { asks, word: all[0] ?? '' };

/** A root and a pattern, and the word that they make: what is filled into the scale. */
export const pattern = defineKind({
  called: dictionary('exercises/pattern', {
    name: 'Root and pattern',
    hint: 'A root is put on a pattern, or both are found.',
  }),
  schema: Pattern,
  /** The word, or the root and the pattern, as the exercise asks. */
  given: { given: givenWords },
  ask: (exercise) => ({
    ...askedScale(exercise),
  }),
  isAnswered: (_, { given }) => given.every(isWritten),
  placed: (_, given) => ({ given: given?.given ?? [] }),
  judge: (exercise, answer) => {
    const { asks, strictness, nearly } = exercise;
    const parts = scaleKeys(exercise).map((right, at) => {
      const given = answer?.given[at] ?? '';
      return asks === 'root' && at === 0
        ? typedPart({ accepted: right.map(withoutSeats), strictness }, withoutSeats(given))
        : typedPart({ accepted: right, strictness }, given);
    });
    return inParts(parts, { nearly });
  },
  right: (exercise) => ({
    given: scaleKeys(exercise).map(([first = '']) => first),
  }),
  text: ({ asks, root, pattern: scale, accepted: all }) =>
    (asks === 'word' ? [spacedRoot(root), scale] : all.slice(0, 1)).map(oneLine),
  written: (exercise) => ({ ...exercise, accepted: exercise.accepted.filter(isWritten) }),
});
