import type { ManagedWord, WordForm } from '@institute/contract/words/managed-words';

/** A word to save; without an id it is new. */
export type WordToSave = WordForm & { id?: number };

/** Those of the words that students forget, that of the most first. */
export const mostForgotten = (words: readonly ManagedWord[]): ManagedWord[] =>
  words
    .filter(({ setAsideBy }) => setAsideBy > 0)
    .sort((one, other) => other.setAsideBy - one.setAsideBy);

/** What of a word is sent. */
export const toSave = ({
  setAsideBy: _seen,
  forms: _tied,
  sound: _kept,
  ...word
}: ManagedWord): WordToSave => word;
