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
    ...homeworkOf(row),
  };
}

/** The homework that a message tells of: a block of its lesson, or a meeting of its class. */
function homeworkOf({ homework, classRand, lessonRand }: MessageRow) {
  const [given, id, blockId = ''] = (homework ?? '').split(' ');
  return {
    blockId: given === 'lesson' && classRand && lessonRand ? blockId : '',
    meetingId: given === 'meeting' && classRand ? Number(id) : 0,
  };
}
