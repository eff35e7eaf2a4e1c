import type { SentMessage } from '@institute/contract/managed-messages';
import { displayTime } from '@institute/contract/rules/calendar';
import type { SentRow } from './store-sent.ts';

/** A sent message as its sender sees it; `trouble` is what the mail server said last. */
export function presentSent(row: SentRow, timeZone: string, trouble: string): SentMessage {
  const { total, sent, failed } = row;
  const isMailed = total !== null && sent !== null && failed !== null;
  return {
    id: row.id,
    subject: row.subject,
    message: row.body,
    time: displayTime(row.sentAt, timeZone),
    sender: row.sender,
    delivery_method: row.delivery,
    message_style: row.isPopup ? 'popup' : 'normal',
    send_to_all: row.toAll,
    recipients: row.recipients,
    mail: isMailed ? { total, sent, failed, waiting: total - sent - failed, trouble } : null,
  };
}
