import type { DataOf, RequestOf } from '@institute/contract/call';
import {
  checkRecipients,
  getFailedDeliveries,
  getSentMessages,
  retryFailedDeliveries,
  type SentMessage,
  sendMessage,
} from '@institute/contract/managed-messages';
import { getStudentList, type Student } from '@institute/contract/students';
import {
  type QueryClient,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '../../platform/api.ts';
import { type PageOfRows, usePagedList } from '../../platform/paged-list.ts';

const sentKey = ['sent-messages'] as const;
const failedKey = ['failed-deliveries'] as const;

/** How often a report that is still changing is asked for again. */
const WATCH_MS = 2_000;

/** Who is to have a message. */
export type Recipient = DataOf<typeof checkRecipients>['found'][number];
export type FailedDelivery = DataOf<typeof getFailedDeliveries>[number];

const isUnderWay = ({ mail }: SentMessage) => mail !== null && mail.waiting > 0;

/** A page of what administrators have sent, newest first; watched while e-mails go out. */
export function useSentMessages(
  input: RequestOf<typeof getSentMessages>,
): UseQueryResult<PageOfRows<SentMessage>> {
  const list = usePagedList(sentKey, getSentMessages, input);
  const isChanging = list.data?.rows.some(isUnderWay) ?? false;
  const { refetch } = list;
  useEffect(() => {
    if (!isChanging) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refetch();
    }, WATCH_MS);
    return () => clearInterval(timer);
  }, [isChanging, refetch]);
  return list;
}

/** One sent message with its report, watched while its e-mails go out; null when there is none. */
export function useSentMessage(id: number): UseQueryResult<SentMessage | null> {
  return useQuery({
    queryKey: [...sentKey, 'one', id],
    queryFn: async ({ signal }): Promise<SentMessage | null> =>
      (await callApi(getSentMessages, { message_id: id }, { signal }))[0] ?? null,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? WATCH_MS : false),
  });
}

/** A page of the e-mails of a message that failed. `failed` is their number as the report has it. */
export function useFailedDeliveries(
  input: RequestOf<typeof getFailedDeliveries>,
  failed: number,
): UseQueryResult<PageOfRows<FailedDelivery>> {
  return usePagedList([...failedKey, failed], getFailedDeliveries, input);
}

/** Students whose name, e-mail or phone holds what is searched for. */
export function useFoundStudents(
  input: RequestOf<typeof getStudentList>,
): UseQueryResult<PageOfRows<Student>> {
  return usePagedList(['found-students'], getStudentList, input);
}

/** How many students a message to everybody reaches; asked anew each time it is about to be sent. */
export function useEverybody(isWanted: boolean): UseQueryResult<number> {
  return useQuery({
    queryKey: ['everybody'],
    queryFn: async ({ signal }) =>
      (await callApi(checkRecipients, { send_to_all: 'true' }, { signal })).total,
    enabled: isWanted,
    staleTime: 0,
  });
}

/** Which of some thousand pasted addresses are registered. */
export function useCheckEmails() {
  return useMutation({
    mutationFn: (emails: readonly string[]) =>
      callApi(checkRecipients, { recipient_list: emails.join('\n') }),
  });
}

/** What is sent, and the key of this press of the button. */
export type Outgoing = RequestOf<typeof sendMessage> & { request_key: string };

/** Sends a message; the same key sends once, however often it arrives. */
export function useSendMessage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (message: Outgoing) => callApi(sendMessage, message),
    onSettled: () => void changed(client),
  });
}

/** Puts the failed e-mails of a message in line again. */
export function useRetryFailed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (message_id: number) => callApi(retryFailedDeliveries, { message_id }),
    onSettled: () => changed(client),
  });
}

function changed(client: QueryClient): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: sentKey }),
    client.invalidateQueries({ queryKey: failedKey }),
  ]);
}
