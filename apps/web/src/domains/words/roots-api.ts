import type { DataOf, InputOf } from '@institute/contract/call';
import { getPracticeCount } from '@institute/contract/words/practice-count';
import { addToMyWords, getRootWords, getWordFamily } from '@institute/contract/words/word-roots';
import { getPractice } from '@institute/contract/words/words';
import type { QueryClient } from '@tanstack/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerKey } from '../../platform/answer-key.ts';
import { refresh } from '../../platform/answers.ts';
import { callApi } from '../../platform/api.ts';
import { errorCode } from '../../platform/api-error.ts';
import { changeCopy } from '../../platform/change-copy.ts';
import { waitToSend } from '../../platform/waiting.ts';

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

type Family = DataOf<typeof getWordFamily>;
type RootWords = DataOf<typeof getRootWords>;

/**
 * Keeps a word that was added without a connection until it can be sent, and says on this device that it
 * is one's own. False where nothing can be kept.
 */
async function addLater(client: QueryClient, wordId: number): Promise<boolean> {
  const input = { word_id: wordId };
  if (!(await waitToSend(`word ${wordId}`, { what: 'word', input }))) return false;
  const familyWith = (family: Family): Family => ({ ...family, isMine: true });
  const rootWith = (words: RootWords): RootWords =>
    words.map((word) => (word.id === wordId ? { ...word, isMine: true } : word));
  await changeCopy(getWordFamily, { wordId }, familyWith);
  client.setQueryData<Family>(
    answerKey(getWordFamily, { wordId }),
    (known) => known && familyWith(known),
  );
  for (const { queryKey } of client
    .getQueryCache()
    .findAll({ queryKey: answerKey(getRootWords) })) {
    await changeCopy(getRootWords, queryKey[1] as InputOf<typeof getRootWords>, rootWith);
    client.setQueryData<RootWords>(queryKey, (known) => known && rootWith(known));
  }
  return true;
}
