import { answerWords } from '@institute/contract/arabic/answer-letters';
import { gradeAnswer } from '@institute/contract/exercises/grade-answer';
import type { WordLanguage } from '../../domains/lessons/word-language.ts';
import { acceptedFor, type Card } from '../../domains/words/model.ts';

/**
 * Another word of the student's own that means what a card asks for in the language in which it asks; the
 * card wants its own word, and this is no slip.
 */
export const alsoRightFor = (
  { alsoRight = [] }: Pick<Card, 'alsoRight'>,
  given: string,
  language: WordLanguage,
): string | undefined =>
  alsoRight.find(
    (one) =>
      one.languages.includes(language) &&
      gradeAnswer(given, { accepted: acceptedFor(one), strictness: 'letters' }).verdict === 'right',
  )?.arabic;

/** The first letter of a word by which it is told from another; '' where it has none of its own. */
export function tellingLetter(wanted: string, other: string): string {
  const lettersOf = (word: string) =>
    answerWords(word)
      .flat()
      .map(({ letter }) => letter);
  const others = lettersOf(other);
  return lettersOf(wanted).find((letter) => !others.includes(letter)) ?? '';
}
