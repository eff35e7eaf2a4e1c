import { type Channel, deliveryOf } from '@institute/contract/messages/channels';
import { type AuditNote, type Context, signedIn } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { type ClassMembers, findClassMembers } from './class-members.ts';
import { recipientIds } from './recipients.ts';
import { sentUnder } from './store.ts';
import { writeMessage } from './write-message.ts';

/** A message of an administrator. */
export interface OutgoingMessage {
  subject: string;
  body: string;
  channels: readonly Channel[];
  isPopup: boolean;
  /** `all`, or e-mails and ids. */
  to: 'all' | readonly string[];
  /** Students of a class besides those who are named; null for none. */
  members: ClassMembers | null;
  /** The same key sends once, however often it arrives. */
  requestKey: string | undefined;
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
  const { subject, body, channels, isPopup, to } = outgoing;
  const sentAt = context.clock.now();
  const onceKey = onceKeyOf(senderId, outgoing.requestKey);
  const note: AuditNote = { details: {} };
  return context.transaction(async (tx) => {
    const members = outgoing.members && (await findClassMembers(tx, sentAt, outgoing.members));
    const named = to === 'all' ? null : await recipientIds(tx, to, members?.ids);
    const message = { subject, body, channels, isPopup, senderId, onceKey, sentAt, named };
    const written = await writeMessage(tx, context, message);
    if (!written) return sentBefore(tx, onceKey ?? '', note);
    const { id, recipients } = written;
    // What was written to one person alone may name them: it goes when they are erased.
    const said = recipients === 1 && named ? {} : { subject };
    const ofClass = members && { class: members.className, who: outgoing.members?.who };
    const how = { to: named ? recipients : 'all', delivery: deliveryOf(channels) };
    note.details = { ...said, message: id, ...how, ...ofClass };
    return written;
  }, note);
}

/** The key under which a message of somebody is written once; null where the browser sent none. */
export function onceKeyOf(senderId: number, requestKey: string | undefined): string | null {
  return requestKey ? `sent:${senderId}:${requestKey}` : null;
}

async function sentBefore(tx: Tx, onceKey: string, note: AuditNote) {
  const sent = await sentUnder(tx, onceKey);
  if (!sent) throw new Error('the message was not written');
  note.details = { message: sent.id, again: true };
  return sent;
}
