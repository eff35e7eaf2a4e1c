import type { Message } from '@institute/contract/messages/messages';
import { displayTime } from '@institute/contract/time/calendar';
import type { MessageRow } from './store.ts';

/** A message as its reader has it; it links only to what is there. */
export function presentMessage(row: MessageRow, timeZone: string): Message {
  return {
    id: row.id,
    rand: row.rand,
    subject: row.subject,
    body: row.body,
    time: displayTime(row.sentAt, timeZone),
    isRead: row.readAt !== null,
    isPopup: row.isPopup,
    classId: row.classRand ?? '',
    lessonId: row.classRand ? (row.lessonRand ?? '') : '',
    commentId: (row.classRand && row.lessonRand && row.commentId) || 0,
  };
}
