import type { InputOf } from '@institute/contract/call';
import {
  getManagedWords,
  type ManagedWords,
  saveLessonWords,
  tieWordForm,
} from '@institute/contract/words/managed-words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerKey } from '../../platform/answer-key.ts';
import { callApi } from '../../platform/api.ts';
import type { WordToSave } from './managed-model.ts';

/** What is done with the words of a lesson answers with all of them; refused, they are asked for again. */
function useWordsAs(lessonId: number) {
  const client = useQueryClient();
  const queryKey = answerKey(getManagedWords, { lessonId });
  return {
    onSuccess: (saved: ManagedWords) => client.setQueryData(queryKey, saved),
    onError: () => void client.invalidateQueries({ queryKey }),
  };
}

/** Asks for the words of a lesson as they are now. */
export function useFreshWords(lessonId: number): () => Promise<ManagedWords> {
  const client = useQueryClient();
  return () =>
    client.fetchQuery({
      queryKey: answerKey(getManagedWords, { lessonId }),
      queryFn: ({ signal }) => callApi(getManagedWords, { lessonId }, { signal }),
      staleTime: 0,
    });
}

/** Makes these the words of a lesson, unless somebody else has changed them since `version`. */
export function useSaveWords(lessonId: number) {
  return useMutation({
    mutationFn: ({ words, version }: { words: readonly WordToSave[]; version: string }) =>
      callApi(saveLessonWords, { lessonId, words: [...words], version }),
    ...useWordsAs(lessonId),
  });
}

/** Ties a written form to a word, for every lesson; without a word the tie is taken back. */
export function useTieWord(lessonId: number) {
  return useMutation({
    mutationFn: (tie: Omit<InputOf<typeof tieWordForm>, 'lessonId'>) =>
      callApi(tieWordForm, { lessonId, ...tie }),
    ...useWordsAs(lessonId),
  });
}
