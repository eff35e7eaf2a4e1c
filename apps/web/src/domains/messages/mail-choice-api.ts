import { getMailChoice, setMailChoice } from '@institute/contract/messages/mail-choice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerKey } from '../../platform/answer-key.ts';
import { callApi } from '../../platform/api.ts';

/** Chooses whether mail that goes to many comes. */
export function useSetMailChoice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isWanted: boolean) => callApi(setMailChoice, { wanted: isWanted ? '1' : '0' }),
    onSuccess: (answer) => client.setQueryData(answerKey(getMailChoice, {}), answer),
  });
}
