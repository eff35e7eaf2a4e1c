import { addToMyWords, getRootWords, getWordFamily } from '@institute/contract/word-roots';
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { practiceCountKey, practiceKey } from '../../platform/query-keys.ts';
import { familyOf, type RootWord, rootWordOf } from './root-model.ts';

const rootsKey = ['word-roots'] as const;

/** Whether a word is one's own, and the other words of its root. */
export function useWordFamily(wordId: number): UseQueryResult<ReturnType<typeof familyOf>> {
  return useQuery({
    queryKey: [...rootsKey, 'word', wordId],
    queryFn: ({ signal }) => callApi(getWordFamily, { word_id: wordId }, { signal }),
    select: familyOf,
  });
}

/** The words of a root that the reader may see. */
export function useRootWords(root: string): UseQueryResult<RootWord[]> {
  return useQuery({
    queryKey: [...rootsKey, 'root', root],
    queryFn: ({ signal }) => callApi(getRootWords, { root }, { signal }),
    select: (words) => words.map(rootWordOf),
  });
}

/** Makes a word one's own. */
export function useAddWord() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wordId: number) => callApi(addToMyWords, { word_id: wordId }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: practiceCountKey });
      void client.invalidateQueries({ queryKey: practiceKey });
      return client.invalidateQueries({ queryKey: rootsKey });
    },
  });
}
