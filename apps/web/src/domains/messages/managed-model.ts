import type { DataOf, RequestOf } from '@institute/contract/call';
import type { DeliveryMethod } from '@institute/contract/channels';
import type * as wire from '@institute/contract/managed-messages';
import type { Person } from '../people/students-model.ts';

/** How far a message is that goes out by e-mail; the four counts make up `total`. */
export interface MailReport {
  total: number;
  sent: number;
  failed: number;
  /** Not sent, as the person wants no mail that goes to many. */
  unsubscribed: number;
  waiting: number;
  /** What the mail server said last about a mail that waits; empty when nothing is wrong. */
  trouble: string;
}

/** A message an administrator has sent. */
export interface SentMessage {
  id: number;
  subject: string;
  body: string;
  /** Display text in the institute's time zone. */
  time: string;
  /** Name of the administrator. */
  sender: string;
  /** Null where the account has no page. */
  senderId: number | null;
  delivery: DeliveryMethod;
  isPopup: boolean;
  isToAll: boolean;
  /** How many people it was sent to. */
  recipientCount: number;
  /** Null when no e-mail goes out. */
  mail: MailReport | null;
}

/** An e-mail of a message that failed. */
export interface FailedDelivery {
  studentId: number;
  /** Name and e-mail are empty once the account was deleted. */
  name: string;
  email: string;
  /** What the mail server said. */
  reason: string;
}

/** What came of looking up pasted addresses. */
export interface CheckedEmails {
  found: readonly Person[];
  /** Addresses without an account, trimmed and lower-cased. */
  unknown: readonly string[];
}

/** Students of a class, as the server is asked for them. */
export interface ClassMembers {
  /** 0 while no class is chosen. */
  classId: number;
  who: wire.ClassAudience;
  /** Of those who have not opened it; 0 while none is chosen. */
  lessonId: number;
  /** Of those whose subscription ends: within so many days. */
  days: string;
}

/** What a message says, and how it goes out. */
export type MessageText = Pick<OutgoingMessage, 'subject' | 'message' | 'delivery'>;

/** A message to be sent. */
export interface OutgoingMessage {
  subject: string;
  message: string;
  delivery: DeliveryMethod;
  style: 'normal' | 'popup';
  to: 'all' | 'individual' | 'class';
  /** Who gets it, where they are chosen one by one. */
  recipients: readonly Person[];
  /** Who gets it, where it goes to a class. */
  members: ClassMembers;
  /** Names the intention: the same key sends once. */
  requestKey: string;
}

export function sentMessageOf(message: wire.SentMessage): SentMessage {
  const { id, subject, time, sender, mail } = message;
  return {
    ...{ id, subject, time, sender, mail },
    senderId: message.sender_id ?? null,
    body: message.message,
    delivery: message.delivery_method,
    isPopup: message.message_style === 'popup',
    isToAll: message.send_to_all,
    recipientCount: message.recipients,
  };
}

/** The one message that was asked for; null when there is none. */
export function onlyMessageOf([message]: readonly wire.SentMessage[]): SentMessage | null {
  return message ? sentMessageOf(message) : null;
}

type WireDelivery = DataOf<typeof wire.getFailedDeliveries>[number];

export function failedDeliveryOf({ user_id, name, email, reason }: WireDelivery): FailedDelivery {
  return { studentId: user_id, name, email, reason };
}

/** Beyond this many, recipients go in one field: a form has at most some thousand. */
const MOST_FIELDS = 1000;

/** A message as the call takes it. */
export function wireMessage(message: OutgoingMessage): RequestOf<typeof wire.sendMessage> {
  return {
    subject: message.subject,
    message: message.message,
    delivery_method: message.delivery,
    message_style: message.style,
    request_key: message.requestKey,
    ...recipientsOf(message),
  };
}

function recipientsOf({ to, recipients, members }: OutgoingMessage) {
  if (to === 'all') return { send_to_all: 'true' as const };
  return to === 'class' ? memberFields(members) : recipientFields(recipients);
}

/** Students of a class as the calls take them. */
export function memberFields({ classId, who, lessonId, days }: ClassMembers) {
  return {
    class_id: classId,
    class_who: who,
    ...(who === 'unopened' && { lesson_id: lessonId }),
    ...(who === 'ending' && { within_days: days }),
  };
}

function recipientFields(recipients: readonly Person[]) {
  const ids = recipients.map(({ id }) => String(id));
  return ids.length > MOST_FIELDS ? { recipient_list: ids.join('\n') } : { recipients: ids };
}
