import type * as wire from '@institute/contract/messages';
import { pathTo } from '@institute/contract/routes';

/** A message in a student's inbox. */
export interface Message {
  id: number;
  /** Public token used in addresses. */
  rand: string;
  subject: string;
  body: string;
  /** When it was sent, as it is shown, in the institute's time zone. */
  time: string;
  isRead: boolean;
  /** The page it is about. */
  related: { path: string; kind: 'lesson' | 'class' } | null;
}

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

export function messageOf(message: wire.Message): Message {
  const { id, rand, subject, body, time, isRead } = message;
  return { id, rand, subject, body, time, isRead, related: relatedPage(message) };
}

/** A message leads to the lesson it is about, or to the class when it names no lesson. */
function relatedPage({ class_id, lesson_id }: wire.Message): Message['related'] {
  if (!class_id) return null;
  if (!lesson_id) return { path: pathTo('class', { id: class_id }), kind: 'class' };
  return { path: pathTo('lesson', { classId: class_id, lessonId: lesson_id }), kind: 'lesson' };
}
