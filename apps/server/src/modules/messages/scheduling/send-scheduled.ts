import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import type { Services } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { findClassMembers } from '../sending/class-members.ts';
import { findRecipients } from '../sending/recipients.ts';
import { writeMessage } from '../sending/write-message.ts';
import {
  deleteScheduled,
  type ScheduledRow,
  senderNow,
  takeDue,
  updateScheduled,
} from './store.ts';

type Sender = Pick<Services, 'db' | 'clock' | 'jobs' | 'log'>;

/**
 * Sends the messages whose time has come and says how many those were. Each is written and taken off
 * the list in one transaction, so that it is sent once, however many processes are at it and wherever
 * one of them ends. One that cannot be sent stays on the list, with the reason.
 */
export async function sendScheduled(services: Sender): Promise<number> {
  const done: number[] = [];
  let sent = 0;
  for (;;) {
    const next = await inTransaction(services.db, (tx) => sendNext(tx, services, done));
    if (!next) return sent;
    done.push(next.id);
    if (next.isSent) sent += 1;
  }
}

async function sendNext(
  tx: Tx,
  services: Sender,
  besides: readonly number[],
): Promise<{ id: number; isSent: boolean } | null> {
  const sentAt = services.clock.now();
  const row = await takeDue(tx, sentAt, besides);
  if (!row) return null;
  const named = await recipientsOf(tx, row, sentAt);
  if (typeof named === 'string') {
    await updateScheduled(tx, row.id, { problem: named });
    return { id: row.id, isSent: false };
  }
  const { subject, body, channels, isPopup, senderId, onceKey } = row;
  const message = { subject, body, channels, isPopup, senderId, onceKey, sentAt, named };
  await writeMessage(tx, services, message);
  await deleteScheduled(tx, row.id);
  return { id: row.id, isSent: true };
}

/** Who is to have it now, null for everybody, or why it cannot be sent. */
async function recipientsOf(
  tx: Tx,
  row: ScheduledRow,
  now: Date,
): Promise<number[] | null | NonNullable<ScheduledRow['problem']>> {
  const sender = await senderNow(tx, row.senderId);
  const mayStillSend =
    sender && can({ ...sender, isImpersonated: false, teaches: [] }, 'messages.send');
  if (!mayStillSend) return 'sender';
  if (row.toAll) return null;
  // Who is not there any more is left out.
  const { found } = await findRecipients(tx, row.recipientIds.map(String));
  const members = row.classId === null ? [] : await membersNow(tx, row, row.classId, now);
  if (typeof members === 'string') return members;
  const ids = [...new Set([...found.map(({ id }) => id), ...members])];
  return ids.length > 0 ? ids : 'nobody';
}

async function membersNow(tx: Tx, row: ScheduledRow, classId: number, now: Date) {
  const { classWho: who, withinDays } = row;
  const members = { classRef: String(classId), who, withinDays };
  try {
    const lessonId = row.lessonId ?? undefined;
    return (await findClassMembers(tx, now, { ...members, lessonId })).ids;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code === 'lesson_not_found' ? 'lesson' : 'class';
  }
}
