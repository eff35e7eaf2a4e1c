import type { DataOf } from '@institute/contract/call';
import { getMailChoice, setMailChoice } from '@institute/contract/mail-choice';
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';

const mailChoiceKey = ['mail-choice'] as const;

/** Whether the person signed in gets mail that goes to many. */
export interface MailChoice {
  isWanted: boolean;
}

const mailChoiceOf = ({ is_wanted }: DataOf<typeof getMailChoice>): MailChoice => ({
  isWanted: is_wanted,
});

/** Whether mail that goes to many comes. */
export function useMailChoice(): UseQueryResult<MailChoice> {
  return useQuery({
    queryKey: mailChoiceKey,
    queryFn: ({ signal }) => callApi(getMailChoice, {}, { signal }),
    select: mailChoiceOf,
  });
}

/** Chooses whether it comes. */
export function useSetMailChoice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isWanted: boolean) => callApi(setMailChoice, { wanted: isWanted ? '1' : '0' }),
    onSuccess: (answer) => client.setQueryData(mailChoiceKey, answer),
  });
}
