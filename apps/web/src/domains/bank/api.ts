import { addBankExercises, BankState, getBank } from '@institute/contract/bank/bank';
import type { Exercise, ExerciseType } from '@institute/contract/exercises/kinds';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { refresh } from '../../platform/answers.ts';
import { callApi } from '../../platform/api.ts';
import { type PageQuery, usePaged } from '../../platform/paged-list.ts';

/** What of a bank is wanted; '' for all. */
export interface BankFilter {
  search: string;
  type: ExerciseType | '';
  topic: string;
}

/** A filter without what asks for all. */
export const bankFilters = ({ type, topic }: Omit<BankFilter, 'search'>) => ({
  ...(type !== '' && { type }),
  ...(topic !== '' && { topic }),
});

const stateOf = (meta: unknown) => BankState.parse(meta);

/** A page of the bank of a class, the newest first. */
export const useBank = (classId: string, query: PageQuery, filter: Omit<BankFilter, 'search'>) =>
  usePaged(getBank, query, { filters: { classId, ...bankFilters(filter) }, metaOf: stateOf });

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
  { topic, exercises, key: requestKey }: ToKeep,
): Promise<void> {
  try {
    const sent = JSON.stringify(exercises);
    await callApi(addBankExercises, { classId, topic, exercises: sent, requestKey });
  } finally {
    void refresh(client, [getBank]);
  }
}

/** The same as a mutation. */
export function useKeepExercises(classId: string) {
  const client = useQueryClient();
  return useMutation({ mutationFn: (kept: ToKeep) => keepExercises(client, classId, kept) });
}
