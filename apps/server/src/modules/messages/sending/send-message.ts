import type { DeliveryMethod } from '@institute/contract/managed-messages';
import { type AuditNote, type Context, signedIn } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { insertRead } from '../inbox/store.ts';
import { planExpanding } from '../mail/deliver-mail.ts';
import { insertMailing } from '../mail/store.ts';
import { type ClassMembers, findClassMembers } from './class-members.ts';
import { recipientIds } from './recipients.ts';
import {
  countStudents,
  insertMessage,
  insertRecipients,
  sentUnder,
  takeBroadcastNumber,
} from './store.ts';

/** A message of an administrator. */
export interface OutgoingMessage {
  subject: string;
  body: string;
  delivery: DeliveryMethod;
  isPopup: boolean;
  /** `all`, or e-mails and ids. */
  to: 'all' | readonly string[];
  /** Students of a class besides those who are named; null for none. */
  members: ClassMembers | null;
  /** The same key sends once, however often it arrives. */
  requestKey: string | undefined;
}

/** What has been written, and who is to have it; null means everybody. */
interface Written {
  id: number;
  isPopup: boolean;
  senderId: number;
  sentAt: Date;
  named: readonly number[] | null;
}

/**
 * Sends a message to everybody, or to those who are named and to students of a class, and says to
 * how many. Nothing is sent when one of them is unknown. E-mail goes out afterwards. Errors:
 * recipients_missing, recipients_unknown, class_not_found, lesson_not_found.
 */
export async function sendMessage(
  context: Context,
  outgoing: OutgoingMessage,
): Promise<{ id: number; recipients: number }> {
  const senderId = signedIn(context).userId;
  const { subject, body, delivery, to, requestKey } = outgoing;
  const isPopup = outgoing.isPopup && delivery !== 'email';
  const sentAt = context.clock.now();
  const onceKey = requestKey ? `sent:${senderId}:${requestKey}` : null;
  const note: AuditNote = { details: {} };
  return context.transaction(async (tx) => {
    const members = outgoing.members && (await findClassMembers(tx, sentAt, outgoing.members));
    const named = to === 'all' ? null : await recipientIds(tx, to, members?.ids);
    const recipients = named?.length ?? (await countStudents(tx));
    // What is seen in the app by everybody has its place in the order of such messages.
    const number = named || delivery === 'email' ? null : await takeBroadcastNumber(tx);
    const sending = { delivery, isPopup, toAll: !named, recipientCount: recipients, sentAt };
    const about = { lessonId: null, classId: null, senderId, onceKey };
    const id = await insertMessage(tx, { subject, body, ...sending, ...about }, number);
    if (id === null) return sentBefore(tx, onceKey ?? '', note);
    const written = { id, isPopup, senderId, sentAt, named };
    if (delivery !== 'email') await showInApp(tx, written);
    if (delivery !== 'inApp') {
      await insertMailing(tx, { messageId: id, recipientIds: named, total: recipients });
      await planExpanding(tx, context, id);
    }
    // What was written to one person alone may name them: it goes when they are erased.
    const said = recipients === 1 && named ? {} : { subject };
    const ofClass = members && { class: members.className, who: outgoing.members?.who };
    note.details = { ...said, message: id, to: named ? recipients : 'all', delivery, ...ofClass };
    return { id, recipients };
  }, note);
}

async function showInApp(tx: Tx, { id, isPopup, senderId, sentAt, named }: Written): Promise<void> {
  if (named) await insertRecipients(tx, { id, isPopup }, named);
  // Who has written it to everybody has read it, and needs no dialog to be told.
  else await insertRead(tx, { userId: senderId, messageId: id, readAt: sentAt });
}

async function sentBefore(tx: Tx, onceKey: string, note: AuditNote) {
  const sent = await sentUnder(tx, onceKey);
  if (!sent) throw new Error('the message was not written');
  note.details = { message: sent.id, again: true };
  return sent;
}
