import {
  addBankExercises,
  type BankFormat,
  deleteBankExercises,
  exportBank,
  getBank,
  importBank,
  restoreBankExercises,
  updateBankExercise,
} from '@institute/contract/bank';
import type { Exercise, ExerciseType } from '@institute/contract/exercises';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { callApi } from '../../platform/api.ts';
import { type PageQuery, pageFields, usePagedList } from '../../platform/paged-list.ts';
import {
  type BankFile,
  type BankImport,
  type BankImported,
  type BankState,
  bankExerciseOf,
  bankFileOf,
  bankImportedOf,
} from './model.ts';

const bankKey = (classId: string) => ['bank', classId] as const;

/** What of a bank is wanted; '' for all. */
export interface BankFilter {
  search: string;
  type: ExerciseType | '';
  topic: string;
}

const wireFilter = ({ type, topic }: Omit<BankFilter, 'search'>) => ({
  ...(type !== '' && { type }),
  ...(topic !== '' && { topic }),
});

const stateShape = z.object({ kept: z.number(), topics: z.array(z.string()) });
const stateOf = (meta: unknown): BankState => stateShape.parse(meta);

/** A page of the bank of a class, the newest first. */
export function useBank(classId: string, query: PageQuery, filter: Omit<BankFilter, 'search'>) {
  return usePagedList({
    key: bankKey(classId),
    call: getBank,
    input: { ...pageFields(query), class_id: classId, ...wireFilter(filter) },
    rowOf: bankExerciseOf,
    metaOf: stateOf,
  });
}

/** Asks for a bank again once it is another. */
function useBankChanged(classId: string) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: bankKey(classId) });
}

/** Exercises that are to be kept, and what names the press. */
interface ToKeep {
  topic: string;
  exercises: readonly Exercise[];
  key: string;
}

/** Keeps exercises in the bank of a class; the same `key` once. */
export async function keepExercises(
  client: QueryClient,
  classId: string,
  { topic, exercises, key }: ToKeep,
): Promise<void> {
  try {
    await callApi(addBankExercises, {
      ...{ class_id: classId, topic, request_key: key },
      exercises: JSON.stringify(exercises),
    });
  } finally {
    void client.invalidateQueries({ queryKey: bankKey(classId) });
  }
}

/** The same as a mutation. */
export function useKeepExercises(classId: string) {
  const client = useQueryClient();
  return useMutation({ mutationFn: (kept: ToKeep) => keepExercises(client, classId, kept) });
}

/** Changes an exercise of a bank, unless somebody else has since its `version`. */
export function useChangeExercise(classId: string) {
  return useMutation({
    mutationFn: (one: { id: number; version: number; topic: string; exercise: Exercise }) =>
      callApi(updateBankExercise, {
        bank_exercise_id: one.id,
        topic: one.topic,
        exercise: JSON.stringify(one.exercise),
        version: one.version,
      }),
    onSettled: useBankChanged(classId),
  });
}

/** Takes exercises out of a bank. */
export function useDeleteExercises(classId: string) {
  return useMutation({
    mutationFn: (ids: readonly number[]) =>
      callApi(deleteBankExercises, { bank_exercise_ids: [...ids] }),
    onSettled: useBankChanged(classId),
  });
}

/** Brings exercises back into their bank. */
export function useRestoreExercises(classId: string) {
  return useMutation({
    mutationFn: (ids: readonly number[]) =>
      callApi(restoreBankExercises, { bank_exercise_ids: [...ids] }),
    onSettled: useBankChanged(classId),
  });
}

/** Adds the questions of a file to a bank, or with `isDryRun` says what that would do. */
export function useImportBank(classId: string) {
  const changed = useBankChanged(classId);
  return useMutation({
    mutationFn: async (order: BankImport): Promise<BankImported> => {
      const { format, file, topic, isAgain, skipsWrong, isDryRun, requestKey } = order;
      const answer = await callApi(importBank, {
        class_id: classId,
        ...{ format, file, topic },
        again: isAgain ? '1' : '0',
        skip_wrong: skipsWrong ? '1' : '0',
        dry_run: isDryRun ? '1' : '0',
        request_key: requestKey,
      });
      return bankImportedOf(answer);
    },
    onSuccess: ({ isSaved }) => {
      if (isSaved) void changed();
    },
  });
}

/** A bank, or what is searched for in it, as a file; a dry run says what the format would lose. */
export async function fetchBankFile(
  classId: string,
  format: BankFormat,
  { search, ...filter }: BankFilter,
  isDryRun: boolean,
): Promise<BankFile> {
  const answer = await callApi(exportBank, {
    class_id: classId,
    format,
    ...(search !== '' && { search }),
    ...wireFilter(filter),
    dry_run: isDryRun ? '1' : '0',
  });
  return bankFileOf(answer);
}
