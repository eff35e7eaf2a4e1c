import { and, asc, eq, inArray, isNull, lte, notInArray, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db.ts';
import { classes, messages, scheduledMessages, users } from '../../../schema/index.ts';
import { containing } from '../../../shared/like.ts';
import { accountWithPage } from '../../../shared/sql/account-page.ts';
import { countedPage } from '../../../shared/sql/counted.ts';
import { officeColumn } from '../../../shared/sql/staff.ts';

/** A message that waits for its time. */
export type ScheduledRow = typeof scheduledMessages.$inferSelect;

/** Keeps a message for its time; null when its key has been used, here or by one that was sent. */
export async function insertScheduled(
  tx: Tx,
  row: Omit<typeof scheduledMessages.$inferInsert, 'id' | 'problem'>,
): Promise<number | null> {
  const sent = await tx.$count(messages, eq(messages.onceKey, row.onceKey));
  if (sent > 0) return null;
  const [added] = await tx
    .insert(scheduledMessages)
    .values(row)
    .onConflictDoNothing({ target: scheduledMessages.onceKey })
    .returning({ id: scheduledMessages.id });
  return added?.id ?? null;
}

/** The message that waits under a key; 0 for one that has been sent by now. */
export async function scheduledUnder(tx: Tx, onceKey: string): Promise<number> {
  const [found] = await tx
    .select({ id: scheduledMessages.id })
    .from(scheduledMessages)
    .where(eq(scheduledMessages.onceKey, onceKey));
  return found?.id ?? 0;
}

/** A waiting message, held until the transaction ends: whoever sends it has to wait. */
export async function lockScheduled(tx: Tx, id: number): Promise<ScheduledRow | null> {
  const [found] = await tx
    .select()
    .from(scheduledMessages)
    .where(eq(scheduledMessages.id, id))
    .for('update');
  return found ?? null;
}

/** Changes what is sent, when, or why it could not be. */
export async function updateScheduled(
  tx: Tx,
  id: number,
  change: Partial<Omit<ScheduledRow, 'id'>>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx.update(scheduledMessages).set(change).where(eq(scheduledMessages.id, id));
}

/** A message waits no more: it is sent, or does not go out. */
export async function deleteScheduled(tx: Tx, id: number): Promise<void> {
  await tx.delete(scheduledMessages).where(eq(scheduledMessages.id, id));
}

/** The next message whose time has come, held; one that another process holds is left to it. */
export async function takeDue(
  tx: Tx,
  now: Date,
  besides: readonly number[],
): Promise<ScheduledRow | null> {
  const [found] = await tx
    .select()
    .from(scheduledMessages)
    .where(
      and(
        isNull(scheduledMessages.problem),
        lte(scheduledMessages.sendAt, now),
        besides.length > 0 ? notInArray(scheduledMessages.id, [...besides]) : undefined,
      ),
    )
    .orderBy(asc(scheduledMessages.sendAt), asc(scheduledMessages.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return found ?? null;
}

/** The role of a sender who is still there; null for one who is not. */
export async function senderNow(tx: Tx, userId: number) {
  const [found] = await tx
    .select({ userId: users.id, role: users.role, office: officeColumn(users.id) })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return found ?? null;
}

/** A page of the messages that wait, the next first; searched in subject and body. */
export async function scheduledPage(
  db: Database,
  { search, limit, offset }: { limit: number; offset: number; search: string },
) {
  const pattern = containing(search);
  const found =
    search === ''
      ? sql`true`
      : sql`(lower(r.subject) like ${pattern} or lower(r.body) like ${pattern})`;
  const { ids, ...counted } = await countedPage(db, {
    ways: [sql`from scheduled_messages r where ${found}`],
    ...{ key: sql`r.send_at`, descending: false, limit, offset },
  });
  const rows = await db
    .select({
      row: scheduledMessages,
      sender: users.name,
      senderId: accountWithPage(users),
      className: classes.name,
    })
    .from(scheduledMessages)
    .innerJoin(users, eq(users.id, scheduledMessages.senderId))
    .leftJoin(classes, eq(classes.id, scheduledMessages.classId))
    .where(inArray(scheduledMessages.id, ids))
    .orderBy(asc(scheduledMessages.sendAt), asc(scheduledMessages.id));
  return { ...counted, rows };
}
