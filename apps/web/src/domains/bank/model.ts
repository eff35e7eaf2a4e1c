import type * as wire from '@institute/contract/bank';
import type { DataOf } from '@institute/contract/call';
import type { Exercise } from '@institute/contract/exercises';

/** An exercise that a class keeps. */
export interface BankExercise {
  id: number;
  /** '' for none. */
  topic: string;
  exercise: Exercise;
  version: number;
  addedBy: string;
  addedAt: Date;
}

/** What a bank says of itself beside its rows. */
export interface BankState {
  /** All of its exercises, whatever was searched for. */
  kept: number;
  topics: readonly string[];
}

/** A file of questions and how it is to be taken. */
export interface BankImport {
  format: wire.BankFormat;
  file: string;
  topic: string;
  /** Adds what the bank holds once more. */
  isAgain: boolean;
  /** Leaves out what is wrong. */
  skipsWrong: boolean;
  isDryRun: boolean;
  /** Names the intention: the same key adds once. */
  requestKey: string;
}

/** What an import has done, or would do. */
export interface BankImported {
  isSaved: boolean;
  fresh: number;
  known: number;
  read: readonly { row: number; type: string; topic: string; prompt: string; isKnown: boolean }[];
  wrong: number;
  errors: readonly { row: number; message: string }[];
}

/** A bank as a file, and what the format loses of it. */
export interface BankFile {
  name: string;
  file: string;
  exported: number;
  losses: readonly string[];
  leftOut: readonly { id: number; prompt: string; reason: string }[];
}

export function bankExerciseOf(row: wire.BankExercise): BankExercise {
  return {
    id: row.id,
    topic: row.topic,
    exercise: JSON.parse(row.exercise) as Exercise,
    version: row.version,
    addedBy: row.added_by,
    addedAt: new Date(row.added_at * 1000),
  };
}

export function bankImportedOf(answer: DataOf<typeof wire.importBank>): BankImported {
  const { saved: isSaved, read, ...counts } = answer;
  return {
    ...counts,
    isSaved,
    read: read.map(({ known: isKnown, ...row }) => ({ ...row, isKnown })),
  };
}

export function bankFileOf(answer: DataOf<typeof wire.exportBank>): BankFile {
  const { left_out: leftOut, ...rest } = answer;
  return { ...rest, leftOut };
}
