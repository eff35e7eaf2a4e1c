import { addToMyWords, getRootWords, getWordFamily } from '@institute/contract/word-roots';
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { errorCode } from '../../platform/api-error.ts';
import { wordRootsKey as rootsKey, wordsAdded } from '../../platform/query-keys.ts';
import { addLater } from './add-later-api.ts';
import { familyOf, type RootWord, rootWordOf } from './root-model.ts';

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

/** Makes a word one's own; without a connection that waits, and is sent once. */
export function useAddWord() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (wordId: number) => {
      try {
        await callApi(addToMyWords, { word_id: wordId });
      } catch (error) {
        if (errorCode(error) !== 'network') throw error;
        if (!(await addLater(client, wordId))) throw error;
      }
    },
    onSuccess: () =>
      Promise.all(wordsAdded.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}
