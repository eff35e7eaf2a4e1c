import type { RequestOf } from '@institute/contract/call';
import { getMessages, type Message, MessagesMeta, readMessage } from '@institute/contract/messages';
import {
  keepPreviousData,
  type QueryClient,
  skipToken,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { type CallOptions, callApi, callForAnswer } from '../../platform/api.ts';
import { errorCode } from '../../platform/api-error.ts';

const messagesKey = ['messages'] as const;
const standingKey = ['mail-standing'] as const;

/** Messages of a page of the list (student specification, section 9). */
export const MESSAGES_PAGE_SIZE = 10;

/** Messages the bell shows, and how often it asks for them (student specification, section 9). */
export const BELL_SIZE = 5;
export const BELL_POLL_MS = 30_000;

/** Some messages, newest first. */
export interface Inbox {
  messages: Message[];
  /** Messages that match the search, on all pages. */
  total: number;
}

/** What holds for all messages; every answer about messages brings it along. */
export interface MailStanding {
  unread: number;
  /** The newest unread message that opens as a dialog, wherever it stands. */
  popup: Message | null;
}

/** Asks for messages, and keeps what the answer says of all of them where the bell looks. */
async function fetchInbox(
  client: QueryClient,
  input: RequestOf<typeof getMessages>,
  options: CallOptions,
): Promise<Inbox> {
  const { data, meta } = await callForAnswer(getMessages, input, options);
  const { total, unread, popup = null } = MessagesMeta.parse(meta);
  client.setQueryData<MailStanding>(standingKey, { unread, popup });
  return { messages: data, total };
}

/** How many messages are unread, and the popup that waits; null until any answer has come. */
export function useMailStanding(): MailStanding | null {
  const { data } = useQuery<MailStanding>({ queryKey: standingKey, queryFn: skipToken });
  return data ?? null;
}

/**
 * The newest messages, asked for every 30 seconds, also in a background tab, while `polling`. Each
 * time only news travels (see the `etag` option of the fetcher). A failure waits for the next turn.
 */
export function useNewestMessages(polling: boolean): UseQueryResult<Inbox> {
  const client = useQueryClient();
  return useQuery({
    queryKey: [...messagesKey, 'newest'],
    queryFn: ({ signal }) =>
      fetchInbox(client, { page: 1, per_page: BELL_SIZE }, { signal, etag: true }),
    enabled: polling,
    refetchInterval: BELL_POLL_MS,
    refetchIntervalInBackground: true,
    retry: false,
  });
}

/** One page of the messages; `search` looks into subjects and bodies. */
export function useMessagePage(page: number, search: string): UseQueryResult<Inbox> {
  const client = useQueryClient();
  return useQuery({
    queryKey: [...messagesKey, 'page', page, search],
    queryFn: ({ signal }) => {
      const words = search === '' ? {} : { search };
      return fetchInbox(client, { page, per_page: MESSAGES_PAGE_SIZE, ...words }, { signal });
    },
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
    queryKey: [...messagesKey, 'one', id],
    queryFn: async ({ signal }) => {
      try {
        const { messages } = await fetchInbox(client, { message_id: id }, { signal });
        return messages.find((message) => isNamed(message, id)) ?? null;
      } catch (error) {
        // An address that is not even of a token's letters names no message.
        if (errorCode(error) === 'invalid_input') return null;
        throw error;
      }
    },
    initialData: () => heldMessage(client, id),
  });
}

/** Where a message leads: to the lesson it is about, or to the class when it names no lesson. */
export function relatedPlace({
  class_id,
  lesson_id,
}: Message): { to: string; kind: 'lesson' | 'class' } | null {
  if (!class_id) return null;
  const to = `/classes/${encodeURIComponent(class_id)}`;
  if (!lesson_id) return { to, kind: 'class' };
  return { to: `${to}/lessons/${encodeURIComponent(lesson_id)}`, kind: 'lesson' };
}

/** The path of a message's own page. */
export function messagePath({ rand }: Message): string {
  return `/messages/${encodeURIComponent(rand)}`;
}

const isNamed = (message: Message, id: string): boolean =>
  message.rand === id || String(message.id) === id;

function heldMessage(client: QueryClient, id: string): Message | undefined {
  for (const [, held] of client.getQueriesData<Inbox | Message>({ queryKey: messagesKey })) {
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
    mutationFn: (message: Message) => callApi(readMessage, { message_id: message.rand }),
    onSuccess: (_nothing, read) => {
      client.setQueriesData<Inbox | Message | null>({ queryKey: messagesKey }, (held) =>
        held ? marked(held, read) : held,
      );
      client.setQueryData<MailStanding>(standingKey, (standing) =>
        standing?.popup?.id === read.id ? { ...standing, popup: null } : standing,
      );
      return client.invalidateQueries({ queryKey: messagesKey });
    },
  });
}

/** What the cache holds after `read` has been read. */
function marked(held: Inbox | Message, read: Message): Inbox | Message {
  const mark = (one: Message) => (one.id === read.id ? { ...one, isRead: true } : one);
  return 'messages' in held ? { ...held, messages: held.messages.map(mark) } : mark(held);
}
