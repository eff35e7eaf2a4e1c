import type { Message } from '@institute/contract/messages/messages';
import { pathTo } from '@institute/contract/routes';
import { commentPath } from '../comments/comment-address.ts';
import { pathOf as homeworkPath } from '../homework/given.ts';

/** Some messages, newest first. */
export interface Inbox {
  messages: Message[];
  /** Messages that match the search, on all pages. */
  total: number;
}

/** What holds for all messages; every answer about messages brings it along. */
export interface MailStatus {
  unread: number;
  /** The newest unread message that opens as a dialog, wherever it stands. */
  popup: Message | null;
}

/** The page a message is about. */
export interface RelatedPage {
  path: string;
  kind: 'lesson' | 'class' | 'homework';
}

/** A message leads to the homework, the comment or the lesson it is about, or to the class when it names no lesson. */
export function relatedPage({
  classId,
  lessonId,
  commentId,
  blockId,
  meetingId,
}: Pick<
  Message,
  'classId' | 'lessonId' | 'commentId' | 'blockId' | 'meetingId'
>): RelatedPage | null {
  if (!classId) return null;
  if (meetingId > 0) return { path: homeworkPath({ meetingId }), kind: 'homework' };
  if (lessonId && blockId !== '') {
    return {
      path: homeworkPath({ classRand: classId, lessonRand: lessonId, blockId }),
      kind: 'homework',
    };
  }
  if (!lessonId) return { path: pathTo('class', { id: classId }), kind: 'class' };
  if (commentId > 0) {
    const place = { classRand: classId, lessonRand: lessonId, commentId };
    return { path: commentPath(place), kind: 'lesson' };
  }
  return { path: pathTo('lesson', { classId, lessonId }), kind: 'lesson' };
}
