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

/** What a class forgets, with the lesson that has it; that of the most students first. */
export function forgottenOf({ words, exercises }: DataOf<typeof wire.getClassForgotten>) {
  return { words: words.map(inLesson), exercises: exercises.map(inLesson) };
}

const inLesson = <One extends { lesson_id: number; set_aside_by: number }>({
  lesson_id: lessonId,
  set_aside_by: setAsideBy,
  ...one
}: One) => ({ ...one, lessonId, setAsideBy });

/** Those of the words that students forget, that of the most first. */
export const mostForgotten = (words: readonly ManagedWord[]): ManagedWord[] =>
  words
    .filter(({ setAsideBy }) => setAsideBy > 0)
    .sort((one, other) => other.setAsideBy - one.setAsideBy);

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
