import { AppError, errors } from '@institute/contract/errors';
import { type AuditNote, type Context, signedIn } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { insertRead } from './store.ts';
import {
  countStudents,
  insertMessage,
  insertRecipients,
  sentUnder,
  takeBroadcastNumber,
  usersNamed,
} from './store-sending.ts';

/** A message of an administrator. */
export interface OutgoingMessage {
  subject: string;
  body: string;
  isPopup: boolean;
  /** `all`, or e-mails and ids. */
  to: 'all' | readonly string[];
  /** The same key sends once, however often it arrives. */
  requestKey: string | undefined;
}

/** Unknown addresses an answer names; a pasted column may hold thousands. */
const NAMED_MAX = 50;

/**
 * Sends a message to everybody or to those who are named, and says to how many. Nothing is sent
 * when one of them is unknown. Errors: recipients_missing, recipients_unknown.
 */
export async function sendMessage(
  context: Context,
  outgoing: OutgoingMessage,
): Promise<{ id: number; recipients: number }> {
  const sender = signedIn(context);
  const { subject, body, isPopup, to, requestKey } = outgoing;
  const sentAt = context.clock.now();
  const onceKey = requestKey ? `sent:${sender.userId}:${requestKey}` : null;
  const note: AuditNote = { details: {} };
  return context.transaction(async (tx) => {
    const known = to === 'all' ? 'all' : await recipientIds(tx, to);
    const number = known === 'all' ? await takeBroadcastNumber(tx) : null;
    const about = { lessonId: null, classId: null, senderId: sender.userId };
    const message = { subject, body, isPopup, ...about, onceKey, sentAt };
    const id = await insertMessage(tx, message, number);
    if (id === null) return sentBefore(tx, onceKey ?? '', note);
    if (known === 'all') {
      // Who has written it has read it, and needs no dialog to be told.
      await insertRead(tx, { userId: sender.userId, messageId: id, readAt: sentAt });
    } else {
      await insertRecipients(tx, { id, isPopup }, known);
    }
    const recipients = known === 'all' ? await countStudents(tx) : known.length;
    note.details = { message: id, to: known === 'all' ? 'all' : recipients };
    return { id, recipients };
  }, note);
}

async function sentBefore(tx: Tx, onceKey: string, note: AuditNote) {
  const sent = await sentUnder(tx, onceKey);
  if (!sent) throw new Error('the message was not written');
  note.details = { message: sent.id, again: true };
  return { id: sent.id, recipients: sent.toAll ? await countStudents(tx) : sent.recipients };
}

const ID = /^\d{1,9}$/;

/** The users that are named, each once. Errors: recipients_missing, recipients_unknown. */
async function recipientIds(tx: Tx, named: readonly string[]): Promise<number[]> {
  const wanted = [...new Set(named.map((one) => one.trim().toLowerCase()))].filter(Boolean);
  if (wanted.length === 0) throw new AppError('recipients_missing');
  const found = await usersNamed(tx, {
    emails: wanted.filter((one) => !ID.test(one)),
    ids: wanted.filter((one) => ID.test(one)).map(Number),
  });
  const known = new Set(found.flatMap(({ id, email }) => [String(id), email]));
  const unknown = wanted.filter((one) => !known.has(ID.test(one) ? String(Number(one)) : one));
  if (unknown.length > 0) {
    const more = unknown.length > NAMED_MAX ? ` and ${unknown.length - NAMED_MAX} more` : '';
    const emails = unknown.slice(0, NAMED_MAX).join(', ') + more;
    throw new AppError(
      'recipients_unknown',
      errors.recipients_unknown[1].replace('{emails}', () => emails),
    );
  }
  return found.map(({ id }) => id);
}
