import {
  getManagedWords,
  importWords,
  saveLessonWords,
  tieWordForm,
} from '@institute/contract/managed-words';
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import {
  type Imported,
  importedOf,
  type ManagedWords,
  managedWordsOf,
  type WordToSave,
} from './managed-model.ts';

const managedWordsKey = (lessonId: number) => ['managed-words', lessonId] as const;

/** The words of a lesson for its teacher. */
export function useManagedWords(lessonId: number): UseQueryResult<ManagedWords> {
  return useQuery({
    queryKey: managedWordsKey(lessonId),
    queryFn: ({ signal }) => callApi(getManagedWords, { lesson_id: lessonId }, { signal }),
    select: managedWordsOf,
  });
}

/** Makes these the words of a lesson, unless somebody else has changed them since `version`. */
export function useSaveWords(lessonId: number) {
  const client = useQueryClient();
  const key = managedWordsKey(lessonId);
  return useMutation({
    mutationFn: ({ words, version }: { words: readonly WordToSave[]; version: string }) =>
      callApi(saveLessonWords, { lesson_id: lessonId, words: [...words], version }),
    onSuccess: (saved) => client.setQueryData(key, saved),
    onError: () => void client.invalidateQueries({ queryKey: key }),
  });
}

/** Ties a written form to a word, for every lesson; without a word the tie is taken back. */
export function useTieWord(lessonId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ form, wordId }: { form: string; wordId: number }) =>
      callApi(tieWordForm, { lesson_id: lessonId, form, word_id: wordId }),
    onSuccess: (saved) => client.setQueryData(managedWordsKey(lessonId), saved),
    onError: () => void client.invalidateQueries({ queryKey: managedWordsKey(lessonId) }),
  });
}

/** Adds the words of a table, or with `isDryRun` says what that would do. */
export function useImportWords(lessonId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({
      table,
      isDryRun,
    }: {
      table: string;
      isDryRun: boolean;
    }): Promise<Imported> =>
      importedOf(
        await callApi(importWords, {
          lesson_id: lessonId,
          table,
          dry_run: isDryRun ? '1' : '0',
        }),
      ),
    onSuccess: ({ isSaved }) => {
      if (isSaved) void client.invalidateQueries({ queryKey: managedWordsKey(lessonId) });
    },
  });
}
