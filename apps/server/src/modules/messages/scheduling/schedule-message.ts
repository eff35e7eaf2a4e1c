import { AppError } from '@institute/contract/errors';
import { type Channel, deliveryOf } from '@institute/contract/messages/channels';
import { MINUTE_MS } from '@institute/contract/time/durations';
import { type AuditNote, type Context, signedIn } from '../../../context.ts';
import { randToken } from '../../../platform/random.ts';
import { noteOfChange } from '../../../shared/audit-changes.ts';
import { classByRef } from '../../classes/index.ts';
import { findClassMembers } from '../sending/class-members.ts';
import { findRecipients, recipientIds } from '../sending/recipients.ts';
import { type OutgoingMessage, onceKeyOf } from '../sending/send-message.ts';
import {
  deleteScheduled,
  insertScheduled,
  lockScheduled,
  scheduledUnder,
  updateScheduled,
} from './store.ts';

/** Minutes are what a writer chooses; the one that runs now is later too. */
function laterThan(now: Date, sendAt: Date | null): Date {
  if (!sendAt || sendAt.getTime() < now.getTime() - MINUTE_MS) throw new AppError('send_time_past');
  return sendAt;
}

/**
 * Keeps a message for its time. Whoever is named must be there now, and so must the class; whom it
 * reaches is found out when it is sent. Errors: send_time_past, recipients_missing,
 * recipients_unknown, class_not_found, lesson_not_found.
 */
export async function scheduleMessage(
  context: Context,
  { to, members, requestKey, channels, ...message }: OutgoingMessage,
  at: Date | null,
): Promise<number> {
  const senderId = signedIn(context).userId;
  const now = context.clock.now();
  const sendAt = laterThan(now, at);
  const onceKey = onceKeyOf(senderId, requestKey) ?? `scheduled:${randToken()}`;
  const note: AuditNote = { details: {} };
  return context.transaction(async (tx) => {
    const named = to === 'all' ? [] : await namedNow(tx, to, members !== null);
    if (members) await findClassMembers(tx, now, members);
    const row = members && (await classByRef(tx, members.classRef));
    const id = await insertScheduled(tx, {
      ...message,
      delivery: deliveryOf(channels),
      ...{ senderId, onceKey, sendAt, toAll: to === 'all', recipientIds: named },
      classId: row?.id ?? null,
      classWho: members?.who ?? 'all',
      lessonId: members?.lessonId ?? null,
      withinDays: members?.withinDays ?? 0,
    });
    if (id === null) {
      note.details = { again: true };
      return scheduledUnder(tx, onceKey);
    }
    const said = named.length === 1 && !row ? {} : { subject: message.subject };
    // The message that is sent of it will have the same key, and an id of its own.
    note.details = { ...said, scheduled: id, once: onceKey, sendAt: sendAt.toISOString() };
    return id;
  }, note);
}

async function namedNow(
  tx: Parameters<typeof recipientIds>[0],
  to: readonly string[],
  hasMembers: boolean,
): Promise<number[]> {
  if (!hasMembers) return recipientIds(tx, to);
  const { found } = await findRecipients(tx, to);
  return found.map(({ id }) => id);
}

/** What may be changed of a message before it goes. */
export interface ScheduledChange {
  subject?: string | undefined;
  body?: string | undefined;
  channels?: readonly Channel[] | undefined;
  isPopup?: boolean | undefined;
  sendAt?: Date | null | undefined;
}

/**
 * Changes a message before it goes; what is not sent stays. One that did not go out waits anew for its
 * other time. Errors: scheduled_gone, send_time_past.
 */
export async function changeScheduled(
  context: Context,
  id: number,
  { sendAt: at, channels, ...fields }: ScheduledChange,
): Promise<void> {
  const sendAt = at === undefined ? undefined : laterThan(context.clock.now(), at);
  const change = Object.fromEntries(
    Object.entries({ ...fields, delivery: channels && deliveryOf(channels), sendAt }).filter(
      ([, value]) => value !== undefined,
    ),
  );
  const details: Record<string, unknown> = { scheduled: id };
  await context.transaction(
    async (tx) => {
      const row = await lockScheduled(tx, id);
      if (!row) throw new AppError('scheduled_gone');
      const isToMany = row.recipientIds.length !== 1 || row.classId !== null;
      const texts = ['subject', 'body'] as const;
      const how = ['sendAt', 'delivery', 'isPopup'] as const;
      Object.assign(details, {
        once: row.onceKey,
        ...(isToMany && { subject: row.subject }),
        // What is written to one person is not kept.
        ...noteOfChange(row, change, {
          told: isToMany ? [...texts, ...how] : how,
          untold: isToMany ? [] : texts,
        }),
      });
      await updateScheduled(tx, id, { ...change, ...(sendAt && { problem: null }) });
    },
    { details },
  );
}

/** A message does not go out. Errors: scheduled_gone (sent or cancelled by now). */
export async function cancelScheduled(context: Context, id: number): Promise<void> {
  const details: Record<string, unknown> = { scheduled: id };
  await context.transaction(
    async (tx) => {
      const row = await lockScheduled(tx, id);
      if (!row) throw new AppError('scheduled_gone');
      if (row.recipientIds.length !== 1 || row.classId !== null) details.subject = row.subject;
      await deleteScheduled(tx, id);
    },
    { details },
  );
}
