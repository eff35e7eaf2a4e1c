import type { Strictness } from '../arabic/strictness.ts';
import { spellingOf, type Verdict } from './grade-answer.ts';
import type { Judgement } from './judgement.ts';
import { type Exercise, type GivenAnswer, judgeExercise, placesOf } from './kinds.ts';

/** A part of an exercise that is typed, with the answers that are right in it, the first one before all. */
export interface TypedPart {
  accepted: readonly string[];
  strictness: Strictness;
}

/** The parts of an exercise to which a teacher may add an answer, in order; none where nothing is typed. */
export function typedParts(exercise: Exercise): TypedPart[] {
  switch (exercise.type) {
    case 'typed':
    case 'dictation':
      return [exercise];
    case 'cloze':
      return exercise.pieces.flatMap((piece) =>
        'accepted' in piece ? [{ accepted: piece.accepted, strictness: exercise.strictness }] : [],
      );
    case 'pattern':
      return exercise.asks === 'word' ? [exercise] : [];
    default:
      return [];
  }
}

/** The exercise with other answers that are right in one of its typed parts. */
export function withAccepted(
  exercise: Exercise,
  part: number,
  accepted: readonly string[],
): Exercise {
  if (exercise.type !== 'cloze') {
    return 'accepted' in exercise ? { ...exercise, accepted: [...accepted] } : exercise;
  }
  let at = -1;
  const pieces = exercise.pieces.map((piece) => {
    if (!('accepted' in piece)) return piece;
    at += 1;
    return at === part ? { accepted: [...accepted] } : piece;
  });
  return { ...exercise, pieces };
}

/** How an exercise judges what was typed into it. */
export function judgeTyped(exercise: Exercise, texts: readonly string[]): Judgement {
  const isOne = exercise.type === 'typed' || exercise.type === 'dictation';
  const given = { type: exercise.type, given: isOne ? (texts[0] ?? '') : [...texts] };
  return judgeExercise(exercise, placesOf(exercise, given as GivenAnswer));
}

/** What was typed into a part, and how good it is by the key. */
export interface Written {
  text: string;
  /** The same for whatever the judge takes for one answer. */
  spelling: string;
  verdict: Verdict;
}

/** What was typed into each of {@link typedParts}; '' where nothing was. */
export function writtenIn(exercise: Exercise, texts: readonly string[]): Written[] {
  const { parts } = judgeTyped(exercise, texts);
  return typedParts(exercise).map(({ strictness }, at) => {
    const text = (texts[at] ?? '').trim();
    const verdict = parts[at]?.verdict ?? 'wrong';
    return { text, spelling: spellingOf(text, strictness), verdict };
  });
}
