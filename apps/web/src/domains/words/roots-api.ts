import { getPracticeCount } from '@institute/contract/words/practice-count';
import { addToMyWords, getRootWords, getWordFamily } from '@institute/contract/words/word-roots';
import { getPractice } from '@institute/contract/words/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refresh } from '../../platform/answers.ts';
import { callApi } from '../../platform/api.ts';
import { errorCode } from '../../platform/api-error.ts';
import { addLater } from './add-later-api.ts';

/** What is out of date once a word was made one's own. */
export const wordsAdded = [getPracticeCount, getPractice, getWordFamily, getRootWords] as const;

/** Makes a word one's own; without a connection that waits, and is sent once. */
export function useAddWord() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (wordId: number) => {
      try {
        await callApi(addToMyWords, { wordId });
      } catch (error) {
        if (errorCode(error) !== 'network') throw error;
        if (!(await addLater(client, wordId))) throw error;
      }
    },
    onSuccess: () => refresh(client, wordsAdded),
  });
}
