import {
  checkRecipients,
  getFailedDeliveries,
  getSentMessages,
  previewMail,
  retryFailedDeliveries,
  sendMessage,
} from '@institute/contract/managed-messages';
import {
  type QueryClient,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '../../platform/api.ts';
import {
  type PageOfRows,
  type PageQuery,
  pageFields,
  usePagedList,
} from '../../platform/paged-list.ts';
import type { Person } from '../people/students-model.ts';
import {
  type CheckedEmails,
  type ClassMembers,
  type FailedDelivery,
  failedDeliveryOf,
  type MailReport,
  type MessageText,
  memberFields,
  type OutgoingMessage,
  onlyMessageOf,
  type SentMessage,
  sentMessageOf,
  wireMessage,
} from './managed-model.ts';

/** Who is to have a message. */
export type Recipient = Person;

const sentKey = ['sent-messages'] as const;
const failedKey = ['failed-deliveries'] as const;

/** How often a report that is still changing is asked for again. */
const WATCH_MS = 2_000;

const isUnderWay = ({ mail }: { mail: MailReport | null }) => mail !== null && mail.waiting > 0;

/** A page of what administrators have sent, newest first; watched while e-mails go out. */
export function useSentMessages(query: PageQuery): UseQueryResult<PageOfRows<SentMessage>> {
  const input = pageFields(query);
  const list = usePagedList({ key: sentKey, call: getSentMessages, input, rowOf: sentMessageOf });
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
    queryFn: ({ signal }) => callApi(getSentMessages, { message_id: id }, { signal }),
    select: onlyMessageOf,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? WATCH_MS : false),
  });
}

/** A page of the e-mails of a message that failed. `failed` is their number as the report has it. */
export function useFailedDeliveries(
  message: { id: number; failed: number },
  query: PageQuery,
): UseQueryResult<PageOfRows<FailedDelivery>> {
  return usePagedList({
    key: [...failedKey, message.failed],
    call: getFailedDeliveries,
    input: { message_id: message.id, ...pageFields(query) },
    rowOf: failedDeliveryOf,
  });
}

/** How many students a message to everybody reaches; asked anew each time it is about to be sent. */
export function useEverybody(isWanted: boolean): UseQueryResult<number> {
  return useQuery({
    queryKey: ['everybody'],
    queryFn: ({ signal }) => callApi(checkRecipients, { send_to_all: 'true' }, { signal }),
    select: ({ total }) => total,
    enabled: isWanted,
    staleTime: 0,
  });
}

/** How many students of a class a message would reach now; null asks for nothing. */
export function useMemberCount(members: ClassMembers | null): UseQueryResult<number> {
  return useQuery({
    queryKey: ['class-members', members],
    queryFn: ({ signal }) =>
      callApi(checkRecipients, members ? memberFields(members) : {}, { signal }),
    select: ({ total }) => total,
    enabled: members !== null,
    staleTime: 0,
  });
}

/** A message as the mail that it becomes. */
export function useMailPreview(
  { subject, message, delivery }: MessageText,
  isWanted: boolean,
): UseQueryResult<{ from: string; subject: string; text: string }> {
  const input = { subject, message, delivery_method: delivery };
  return useQuery({
    queryKey: ['mail-preview', input],
    queryFn: ({ signal }) => callApi(previewMail, input, { signal }),
    enabled: isWanted,
  });
}

/** Which of some thousand pasted addresses are registered. */
export function useCheckEmails() {
  return useMutation({
    mutationFn: (emails: readonly string[]): Promise<CheckedEmails> =>
      callApi(checkRecipients, { recipient_list: emails.join('\n') }),
  });
}

/** Sends a message; the same key sends once, however often it arrives. Gives its id. */
export function useSendMessage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (message: OutgoingMessage): Promise<number> =>
      (await callApi(sendMessage, wireMessage(message))).id,
    onSettled: () => void changed(client),
  });
}

/** Puts the failed e-mails of a message in line again, and gives how many those are. */
export function useRetryFailed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: number): Promise<number> =>
      (await callApi(retryFailedDeliveries, { message_id: id })).retried,
    onSettled: () => changed(client),
  });
}

function changed(client: QueryClient): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: sentKey }),
    client.invalidateQueries({ queryKey: failedKey }),
  ]);
}
