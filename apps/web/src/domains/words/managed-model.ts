import type { DataOf } from '@institute/contract/call';
import type * as wire from '@institute/contract/managed-words';
import type { WordForm } from '@institute/contract/managed-words';
import type { Word } from './model.ts';

/** A word as its teacher sees it. */
export interface ManagedWord extends Word {
  /** Students who forget it again and again. */
  setAsideBy: number;
}

/** An exercise that students forget again and again. */
export interface ForgottenExercise {
  id: string;
  prompt: string;
  setAsideBy: number;
}

/** The words of a lesson, the state they are in, and what of its exercises is forgotten. */
export interface ManagedWords {
  words: readonly ManagedWord[];
  exercises: readonly ForgottenExercise[];
  version: string;
}

/** A word to save; without an id it is new. */
export type WordToSave = WordForm & { id?: number };

/** What an import has done, or would do. */
export interface Imported {
  isSaved: boolean;
  added: number;
  changed: number;
  errors: readonly { row: number; message: string }[];
}

export function managedWordsOf(answer: DataOf<typeof wire.getManagedWords>): ManagedWords {
  const words = answer.words.map(({ set_aside_by: setAsideBy, ...word }) => ({
    ...word,
    setAsideBy,
  }));
  const exercises = (answer.exercises ?? []).map(({ set_aside_by: setAsideBy, ...exercise }) => ({
    ...exercise,
    setAsideBy,
  }));
  return { words, exercises, version: answer.version };
}

export function importedOf(answer: DataOf<typeof wire.importWords>): Imported {
  const { saved: isSaved, added, changed, errors } = answer;
  return { isSaved, added, changed, errors };
}

/** What of a word is sent. */
export const toSave = ({
  setAsideBy: _seen,
  forms: _tied,
  sound: _kept,
  ...word
}: ManagedWord): WordToSave => word;
