import {
  type Exercise,
  type ExerciseType,
  exerciseTypes,
} from '@institute/contract/exercises/kinds';
import type { RowError } from '../../../shared/read-table.ts';

/** A kind that is heard: no file of questions carries a sound. */
export type HeardType = 'dictation' | 'listen';
export const isHeard = (type: ExerciseType): type is HeardType =>
  type === 'dictation' || type === 'listen';
/** The kinds that a file can carry at all. */
export const writtenTypes = exerciseTypes.filter((type) => !isHeard(type));

/** A question as a file has it, not yet checked. */
export interface FileQuestion {
  /** Its row or line in the file, from 1. */
  row: number;
  /** '' where the file names none. */
  topic: string;
  exercise: unknown;
}

/** What was read of a file. */
export interface ReadFile {
  questions: FileQuestion[];
  errors: RowError[];
  /** What was left out of the file as a whole, in words. */
  note?: string | undefined;
}

/** An exercise that goes into a file. */
export interface ToWrite {
  topic: string;
  exercise: Exercise;
}

/** A format in which questions come. */
export interface FormatReader {
  /** Reads a file in turns. Errors: bank_file_unreadable, bank_file_long. */
  read(file: string): Promise<ReadFile>;
}

/** A format in which questions come and go. */
export interface Format extends FormatReader {
  /** Ending of the name of a file. */
  ending: string;
  write(exercises: readonly ToWrite[]): string;
  /** The types that it can carry. */
  types: readonly ExerciseType[];
  /** Why it cannot carry this exercise of these types; null where it can. */
  refusal(exercise: Exercise): string | null;
  /** Whether something of the exercise is lost on the way: how what is typed is judged. */
  losesJudging(exercise: Exercise): boolean;
}

/** How typed answers are judged where a file does not say. */
export const usualTyping = { strictness: 'letters', nearly: 50 } as const;

/** Longer than any question of ours; what is longer is not parsed. */
export const MOST_LETTERS = 30_000;

/** A question that a format of ours cannot take, with the reason in words. */
export class Unreadable extends Error {}
