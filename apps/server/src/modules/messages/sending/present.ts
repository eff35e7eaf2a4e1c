import { deliveryOf } from '@institute/contract/messages/channels';
import type { SentMessage } from '@institute/contract/messages/managed-messages';
import { displayTime } from '@institute/contract/time/calendar';
import type { SentRow } from './store-sent.ts';

/** A sent message as its sender sees it; `trouble` is what the mail server said last. */
export function presentSent(row: SentRow, timeZone: string, trouble: string): SentMessage {
  return {
    id: row.id,
    subject: row.subject,
    body: row.body,
    time: displayTime(row.sentAt, timeZone),
    sender: row.sender,
    senderId: row.senderId,
    delivery: deliveryOf(row.channels),
    isPopup: row.isPopup,
    isToAll: row.toAll,
    recipientCount: row.recipients,
    mail: presentMail(row, trouble),
  };
}

function presentMail(row: SentRow, trouble: string): SentMessage['mail'] {
  const { total, sent, failed, unsubscribed } = row;
  // All of them come from one row, which there is or is not.
  if (total === null || sent === null || failed === null || unsubscribed === null) return null;
  return { total, sent, failed, unsubscribed, waiting: waitingOf(row), trouble };
}

/** How many mails of a message have not come to an end. */
export function waitingOf({ total, sent, failed, unsubscribed }: SentRow): number {
  return (total ?? 0) - (sent ?? 0) - (failed ?? 0) - (unsubscribed ?? 0);
}
