import { flagOf } from '@institute/contract/fields';
import type { SentMessage } from '@institute/contract/managed-messages';
import type { Message } from '@institute/contract/messages';
import { displayTime } from '@institute/contract/rules/calendar';
import type { MessageRow } from './inbox/store.ts';
import type { SentRow } from './sending/store-sent.ts';

/** A message as the wire has it; it links only to what is there. */
export function presentMessage(row: MessageRow, timeZone: string): Message {
  return {
    id: row.id,
    rand: row.rand,
    subject: row.subject,
    body: row.body,
    time: displayTime(row.sentAt, timeZone),
    isRead: row.readAt !== null,
    popup: flagOf(row.isPopup),
    class_id: row.classRand ?? '',
    lesson_id: row.classRand ? (row.lessonRand ?? '') : '',
  };
}

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
