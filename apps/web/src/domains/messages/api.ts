import type { InputOf } from '@institute/contract/call';
import {
  getMessages,
  type Message,
  MessagesMeta,
  readMessage,
} from '@institute/contract/messages/messages';
import {
  keepPreviousData,
  type QueryClient,
  skipToken,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { answerKey } from '../../platform/answer-key.ts';
import { type CallOptions, callApi, callForAnswer } from '../../platform/api.ts';
import { errorCode } from '../../platform/api-error.ts';
import { takeFirst } from '../../platform/first-answers.ts';
import { asOld, offlineTime } from '../../platform/offline-cache.ts';
import { ofLayout } from '../../platform/pwa/page-source.ts';
import type { Inbox, MailStatus } from './model.ts';

/** Begins the keys of all that is held of messages: pages of them as an {@link Inbox}, and single ones. */
const messagesKey = answerKey(getMessages);
const statusKey = ['mail-status'] as const;

/** Messages of a page of the list (student specification, section 9). */
export const MESSAGES_PAGE_SIZE = 10;

/** Messages the bell shows, and how often it asks for them (student specification, section 9). */
export const BELL_SIZE = 5;
export const BELL_POLL_MS = 30_000;

/** What the bell asks for. */
export const newestInput = { page: 1, perPage: BELL_SIZE };
const newestKey = answerKey(getMessages, newestInput);

/** An answer of messages as the cache holds it: the page, and what it says of all of them. */
function inboxAndStatus({ data, meta }: { data: Message[]; meta: unknown }): {
  inbox: Inbox;
  status: MailStatus;
} {
  const { total, unread, popup = null } = MessagesMeta.parse(meta);
  return { inbox: { messages: data, total }, status: { unread, popup } };
}

/** Asks for messages, and keeps what the answer says of all of them where the bell looks. */
async function fetchInbox(
  client: QueryClient,
  input: InputOf<typeof getMessages>,
  options: CallOptions,
): Promise<Inbox> {
  const answer = await callForAnswer(getMessages, input, options);
  const { inbox, status } = inboxAndStatus(answer);
  // A copy knows nothing of what has been read since.
  if (offlineTime(answer.data) === null) {
    client.setQueryData<MailStatus>(statusKey, status);
  }
  return asOld(inbox, answer.data);
}

/** The newest messages as they came with the page, with what they say of all: for the queries of both. */
function takeNewest(client: QueryClient): void {
  const first = takeFirst(getMessages, newestInput);
  if (!first) return;
  const { inbox, status } = inboxAndStatus(first);
  client.setQueryData<Inbox>(newestKey, inbox);
  client.setQueryData<MailStatus>(statusKey, status);
}

/** How many messages are unread, and the popup that waits; null until any answer has come. */
export function useMailStatus(): MailStatus | null {
  takeNewest(useQueryClient());
  const { data } = useQuery<MailStatus>({ queryKey: statusKey, queryFn: skipToken });
  return data ?? null;
}

/**
 * The newest messages, asked for every 30 seconds, also in a background tab, while `polling`. Each
 * time only news travels (see the fetcher). A failure waits for the next turn.
 */
export function useNewestMessages(polling: boolean): UseQueryResult<Inbox> {
  const client = useQueryClient();
  takeNewest(client);
  return useQuery({
    queryKey: newestKey,
    queryFn: ({ signal }) => fetchInbox(client, newestInput, { signal }),
    enabled: polling,
    refetchInterval: BELL_POLL_MS,
    refetchIntervalInBackground: true,
    meta: ofLayout,
    retry: false,
  });
}

/** What is asked of a page of messages; `search` is empty for all of them. */
export const messagesInput = (page: number, search = '') => ({
  page,
  perPage: MESSAGES_PAGE_SIZE,
  ...(search !== '' && { search }),
});

/** One page of the messages; `search` looks into subjects and bodies. */
export function useMessagePage(page: number, search: string): UseQueryResult<Inbox> {
  const client = useQueryClient();
  const input = messagesInput(page, search);
  return useQuery({
    queryKey: answerKey(getMessages, input),
    queryFn: ({ signal }) => fetchInbox(client, input, { signal }),
    placeholderData: keepPreviousData,
  });
}

/**
 * One message, by its token or id as it stands in the address; null when there is none. A message
 * never changes once sent, so one that a list has brought is not asked for again.
 */
export function useMessage(id: string): UseQueryResult<Message | null> {
  const client = useQueryClient();
  return useQuery({
    queryKey: answerKey(getMessages, { messageId: id }),
    queryFn: async ({ signal }) => {
      try {
        const { messages } = await fetchInbox(client, { messageId: id }, { signal });
        return messages.find((message) => isNamed(message, id)) ?? null;
      } catch (error) {
        // An address that is not even of a token's letters names no message.
        if (errorCode(error) === 'invalid_input') return null;
        throw error;
      }
    },
    initialData: () => cachedMessage(client, id),
  });
}

const isNamed = (message: Message, id: string): boolean =>
  message.rand === id || String(message.id) === id;

function cachedMessage(client: QueryClient, id: string): Message | undefined {
  for (const [, held] of client.getQueriesData<Inbox | Message>({
    queryKey: messagesKey,
  })) {
    if (!held || !('messages' in held)) continue;
    const message = held.messages.find((one) => isNamed(one, id));
    if (message) return message;
  }
  return undefined;
}

/**
 * Marks a message read. Everything that shows it changes at once when the server has agreed, and
 * is then asked for again; the mutation runs until that has been answered.
 */
export function useReadMessage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (message: Pick<Message, 'id' | 'rand'>) =>
      callApi(readMessage, { messageId: message.rand }),
    onSuccess: (_nothing, read) => {
      client.setQueriesData<Inbox | Message | null>({ queryKey: messagesKey }, (held) =>
        held ? marked(held, read) : held,
      );
      client.setQueryData<MailStatus>(statusKey, (status) =>
        status?.popup?.id === read.id ? { ...status, popup: null } : status,
      );
      return client.invalidateQueries({ queryKey: messagesKey });
    },
  });
}

/** What the cache holds after `read` has been read. */
function marked(held: Inbox | Message, read: Pick<Message, 'id'>): Inbox | Message {
  const mark = (one: Message) => (one.id === read.id ? { ...one, isRead: true } : one);
  return 'messages' in held ? { ...held, messages: held.messages.map(mark) } : mark(held);
}
