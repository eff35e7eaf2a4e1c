import type { Message } from '@institute/contract/messages/messages';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useReadMessage } from '../../domains/messages/api.ts';
import type { MailStatus } from '../../domains/messages/model.ts';

/** The popup message to show now, if any, and what closing it does. */
interface Popup {
  message: Message | null;
  close: () => void;
}

/**
 * Unread popup messages, one after another, newest first, when a person signs in or turns to
 * another page (rulings, messages). One that arrives later waits for the next page: it must not
 * fall into an answer being written. Closing marks it read; should that fail, it comes again with
 * the next visit instead of standing in the way now. `asking` is true while an answer is on its
 * way; `allowed` is false where messages are being read anyway.
 */
export function usePopup(status: MailStatus | null, asking: boolean, allowed: boolean): Popup {
  const { pathname } = useLocation();
  const { mutate } = useReadMessage();
  const [marking, setMarking] = useState(false);
  const [servedPage, setServedPage] = useState<string | null>(null);
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());

  const due = servedPage !== pathname;
  const popup = status?.popup ?? null;
  const message = due && allowed && popup && !closed.has(popup.id) ? popup : null;
  const moreMayCome = marking || !status || asking;

  useEffect(() => {
    if (due && !message && !moreMayCome) setServedPage(pathname);
  }, [due, message, moreMayCome, pathname]);

  return {
    message,
    close: () => {
      if (!message) return;
      setClosed(new Set([...closed, message.id]));
      setMarking(true);
      mutate(message, { onSettled: () => setMarking(false) });
    },
  };
}
