import type { AskedExercise, AskedPiece, AskedScale, GivenAnswer } from '../exam-exercises.ts';
import type { Exercise, ExerciseOf } from '../exercises.ts';
import type { ExerciseAnswer } from './judge-exercise.ts';

/** The width of a gap that tells nothing of what belongs there. */
const PLAIN_GAP = 8;

/** How an exercise is asked. */
export interface Asking {
  /** Puts words into the order in which they are shown; `part` tells the two sides of pairs apart. */
  inOrder: (words: readonly string[], part: 'options' | 'items' | 'lefts' | 'rights') => string[];
  /** The width of the field of a gap; one for all unless said otherwise. */
  gapFor?: (accepted: readonly string[]) => number;
}

/** An exercise without anything that tells its key or its explanation, in the order of `inOrder`. */
export function askedOf(exercise: Exercise, { inOrder, gapFor }: Asking): AskedExercise {
  const { prompt } = exercise;
  switch (exercise.type) {
    case 'choice':
    case 'choices':
      return { prompt, type: exercise.type, options: inOrder(exercise.options, 'options') };
    case 'typed':
      return { prompt, type: 'typed', inArabic: isArabic(exercise.accepted) };
    case 'cloze':
      return { prompt, type: 'cloze', ...askedText(exercise, gapFor ?? (() => PLAIN_GAP)) };
    case 'order': {
      const items = inOrder(exercise.items, 'items');
      return { prompt, type: 'order', shown: exercise.shown, items };
    }
    case 'match': {
      const lefts = exercise.pairs.map(({ left }) => left);
      const rights = exercise.pairs.map(({ right }) => right);
      return {
        ...{ prompt, type: 'match' },
        lefts: inOrder(lefts, 'lefts'),
        rights: inOrder(rights, 'rights'),
      };
    }
    case 'dictation': {
      const { sound, accepted } = exercise;
      return { prompt, type: 'dictation', sound, inArabic: isArabic(accepted) };
    }
    case 'listen': {
      const { sound, several } = exercise;
      return {
        ...{ prompt, type: 'listen', sound, several },
        options: inOrder(exercise.options, 'options'),
      };
    }
    case 'pattern':
      return { prompt, type: 'pattern', ...askedScale(exercise) };
  }
}

const askedScale = ({ asks, root, pattern, accepted }: ExerciseOf<'pattern'>): AskedScale =>
  asks === 'word' ? { asks, root, pattern } : { asks, word: accepted[0] ?? '' };

const isArabic = (words: readonly string[]) =>
  words.some((word) => /\p{Script=Arabic}/u.test(word));

function askedText(
  { pieces }: ExerciseOf<'cloze'>,
  gapFor: (accepted: readonly string[]) => number,
): { pieces: AskedPiece[]; inArabic: boolean } {
  return {
    pieces: pieces.map((piece) =>
      'text' in piece ? { text: piece.text } : { gap: gapFor(piece.accepted) },
    ),
    inArabic: pieces.some((piece) => 'accepted' in piece && isArabic(piece.accepted)),
  };
}

/**
 * Whether enough was answered to hand it in; a text with gaps may leave some of them open. Words that
 * the exercise does not hold, since its teacher has corrected them meanwhile, answer nothing.
 */
export function isAnswered(asked: AskedExercise, given: GivenAnswer | undefined): boolean {
  if (given?.type !== asked.type) return false;
  const held: readonly unknown[] = Object.values(asked).flat();
  const areHeld = (words: readonly string[]) => words.every((word) => held.includes(word));
  switch (given.type) {
    case 'choice':
    case 'choices':
    case 'listen':
      return given.chosen.length > 0 && areHeld([given.chosen].flat());
    case 'typed':
    case 'dictation':
      return given.given.trim() !== '';
    case 'pattern':
      return given.given.every((part) => part.trim() !== '');
    case 'cloze':
      return given.given.some((gap) => gap.trim() !== '');
    case 'order':
      return (
        asked.type === 'order' &&
        given.placed.length === asked.items.length &&
        areHeld(given.placed)
      );
    case 'match':
      return (
        asked.type === 'match' &&
        given.matched.length === asked.lefts.length &&
        areHeld(given.matched.flatMap(({ left, right }) => [left, right]))
      );
  }
}

/** An answer in words as the answer in places that `judgeExercise` judges; unknown words are nothing. */
export function placesOf(exercise: Exercise, given: GivenAnswer | undefined): ExerciseAnswer {
  switch (exercise.type) {
    case 'choice':
      return {
        type: 'choice',
        chosen: given?.type === 'choice' ? exercise.options.indexOf(given.chosen) : -1,
      };
    case 'choices':
      return {
        type: 'choices',
        chosen: given?.type === 'choices' ? placesIn(exercise.options, given.chosen) : [],
      };
    case 'typed':
      return { type: 'typed', given: given?.type === 'typed' ? given.given : '' };
    case 'cloze':
      return { type: 'cloze', given: given?.type === 'cloze' ? given.given : [] };
    case 'order':
      return {
        type: 'order',
        placed: given?.type === 'order' ? placesIn(exercise.items, given.placed) : [],
      };
    case 'match':
      return {
        type: 'match',
        matched: given?.type === 'match' ? partnersIn(exercise, given.matched) : [],
      };
    case 'dictation':
      return { type: 'dictation', given: given?.type === 'dictation' ? given.given : '' };
    case 'listen':
      return {
        type: 'listen',
        chosen: given?.type === 'listen' ? placesIn(exercise.options, given.chosen) : [],
      };
    case 'pattern':
      return { type: 'pattern', given: given?.type === 'pattern' ? given.given : [] };
  }
}

/** Where each word stands; of a word that is there twice each place once, and -1 for none. */
function placesIn(words: readonly string[], given: readonly string[]): number[] {
  const free = words.map((word) => word as string | null);
  return given.map((word) => {
    const at = free.indexOf(word);
    if (at >= 0) free[at] = null;
    return at;
  });
}

/** For each pair the pair whose right side was put there. */
function partnersIn(
  { pairs }: ExerciseOf<'match'>,
  matched: readonly { left: string; right: string }[],
): number[] {
  return pairs.map(({ left }) => {
    const found = matched.find((one) => one.left === left);
    return found ? pairs.findIndex(({ right }) => right === found.right) : -1;
  });
}
