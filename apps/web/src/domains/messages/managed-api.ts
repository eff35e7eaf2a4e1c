import type { InputOf } from '@institute/contract/call';
import {
  checkRecipients,
  getSentMessages,
  type SentMessage,
} from '@institute/contract/messages/managed-messages';
import { useEffect } from 'react';
import { useAnswer } from '../../platform/answers.ts';
import { type PageQuery, usePaged } from '../../platform/paged-list.ts';

/** How often a report that is still changing is asked for again. */
const WATCH_MS = 2_000;

const isUnderWay = ({ mail }: SentMessage) => mail !== null && mail.waiting > 0;

/** A page of what administrators have sent, newest first; watched while e-mails go out. */
export function useSentMessages(query: PageQuery) {
  const list = usePaged(getSentMessages, query);
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

const firstOf = ([message]: SentMessage[]) => message ?? null;

/** One sent message with its report, watched while its e-mails go out; null when there is none. */
export const useSentMessage = (messageId: number) =>
  useAnswer(
    getSentMessages,
    { messageId },
    {
      select: firstOf,
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? WATCH_MS : false),
    },
  );

type Checked = InputOf<typeof checkRecipients>;

/** How many students a message would reach now, asked anew each time; null asks for nothing. */
export const useRecipientCount = (recipients: Checked | null) =>
  useAnswer(checkRecipients, recipients, { select: totalOf, staleTime: 0 });

const totalOf = ({ total }: { total: number }) => total;
