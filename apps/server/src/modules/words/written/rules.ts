import { AppError } from '@institute/contract/errors';
import type { Exercise, GivenAnswer } from '@institute/contract/exercises/kinds';
import { MAX_ACCEPTED } from '@institute/contract/exercises/parts';
import { typedParts, withAccepted, writtenIn } from '@institute/contract/exercises/typed-parts';
import { typedTexts } from '@institute/contract/exercises/typed-texts';
import { MAX_WRITTEN, type WrittenPart } from '@institute/contract/words/written-answers';

/** What somebody typed into the parts of an exercise. */
export interface TypedAnswer {
  userId: number;
  texts: readonly string[];
}

/** What a student handed in as it was typed; null where nothing was. */
export function typedAnswer(userId: number, given: GivenAnswer): TypedAnswer | null {
  const texts = typedTexts(given);
  return texts.length > 0 ? { userId, texts } : null;
}

type Asked = Pick<WrittenPart, 'exerciseId' | 'isDrawn'> & { exercise: Exercise };

/**
 * What was typed into each part of an exercise and is not right by its key, spellings that the judge takes
 * for one together, those of the most students first.
 */
export function writtenParts(
  { exercise, ...asked }: Asked,
  answers: readonly TypedAnswer[],
): WrittenPart[] {
  const parts = typedParts(exercise);
  const found = parts.map(() => new Map<string, Spelled>());
  /** What was judged before: a class writes much alike. */
  const judged = new Map<string, ReturnType<typeof writtenIn>>();
  for (const { userId, texts } of answers) {
    const key = JSON.stringify(texts);
    const written = judged.get(key) ?? writtenIn(exercise, texts);
    judged.set(key, written);
    for (const [at, { text, spelling, verdict }] of written.entries()) {
      if (text === '' || verdict === 'right') continue;
      const spelled = found[at]?.get(spelling) ?? { text, verdict, students: new Set() };
      spelled.students.add(userId);
      found[at]?.set(spelling, spelled);
    }
  }
  return parts.map(({ accepted }, part) => ({
    ...{ ...asked, prompt: exercise.prompt, part, parts: parts.length, accepted: [...accepted] },
    written: [...(found[part]?.values() ?? [])]
      .map((one) => ({ ...one, students: one.students.size }))
      .sort((a, b) => b.students - a.students || (a.text < b.text ? -1 : 1))
      .slice(0, MAX_WRITTEN),
  }));
}

type Spelled = { students: Set<number> } & Pick<WrittenPart['written'][number], 'text' | 'verdict'>;

/**
 * The exercise with one answer more that is right in a part, or one less; itself where that is so already.
 * Errors: exercise_gone, accepted_full, accepted_last.
 */
export function exerciseWith(
  exercise: Exercise,
  { part, answer, isAccepted }: { part: number; answer: string; isAccepted: boolean },
): Exercise {
  const accepted = typedParts(exercise)[part]?.accepted;
  if (!accepted) throw new AppError('exercise_gone');
  if (isAccepted) {
    const texts = typedParts(exercise).map((_, at) => (at === part ? answer : ''));
    if (writtenIn(exercise, texts)[part]?.verdict === 'right') return exercise;
    if (accepted.length >= MAX_ACCEPTED) throw new AppError('accepted_full');
    return withAccepted(exercise, part, [...accepted, answer]);
  }
  const rest = accepted.filter((one) => one !== answer);
  if (rest.length === accepted.length) return exercise;
  if (rest.length === 0) throw new AppError('accepted_last');
  return withAccepted(exercise, part, rest);
}
