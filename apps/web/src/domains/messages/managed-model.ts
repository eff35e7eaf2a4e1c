import type { InputOf } from '@institute/contract/call';
import type { DeliveryMethod } from '@institute/contract/messages/channels';
import type { ClassAudience, sendMessage } from '@institute/contract/messages/managed-messages';
import type { Person } from '../people/students-model.ts';

/** Students of a class, as the server is asked for them. */
export interface ClassMembers {
  /** 0 while no class is chosen. */
  classId: number;
  who: ClassAudience;
  /** Of those who have not opened it; 0 while none is chosen. */
  lessonId: number;
  /** Of those whose subscription ends: within so many days. */
  days: string;
}

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

/** Beyond this many, recipients go in one field: a form has at most some thousand. */
const MOST_FIELDS = 1000;

/** A message as the call takes it. */
export function outgoingInput(message: OutgoingMessage): InputOf<typeof sendMessage> {
  return {
    subject: message.subject,
    message: message.message,
    deliveryMethod: message.delivery,
    messageStyle: message.style,
    requestKey: message.requestKey,
    ...recipientsOf(message),
  };
}

function recipientsOf({ to, recipients, members }: OutgoingMessage) {
  if (to === 'all') return { sendToAll: 'true' as const };
  return to === 'class' ? memberFields(members) : recipientFields(recipients);
}

/** Students of a class as the calls take them. */
export function memberFields({ classId, who, lessonId, days }: ClassMembers) {
  return {
    classId,
    classWho: who,
    ...(who === 'unopened' && { lessonId }),
    ...(who === 'ending' && { withinDays: days }),
  };
}

function recipientFields(recipients: readonly Person[]) {
  const ids = recipients.map(({ id }) => String(id));
  return ids.length > MOST_FIELDS ? { recipientList: ids.join('\n') } : { recipients: ids };
}
