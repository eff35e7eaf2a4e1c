import { flagOf } from '@institute/contract/fields';
import type { Message } from '@institute/contract/messages';
import { displayTime } from '@institute/contract/rules/calendar';
import type { MessageRow } from './store.ts';

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
