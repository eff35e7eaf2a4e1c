import { and, asc, count, desc, eq, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db.ts';
import { handIns, letters, replies, takes, users } from '../../schema/index.ts';

/** A recording or picture of a hand-in, and a reply, as stored. */
export type TakeRow = typeof takes.$inferSelect;
export type ReplyRow = typeof replies.$inferSelect;

/** The takes of some hand-ins, each in its place. */
export async function takesOf(db: Database, handInIds: readonly number[]): Promise<TakeRow[]> {
  if (handInIds.length === 0) return [];
  return db
    .select()
    .from(takes)
    .where(inArray(takes.handInId, [...handInIds]))
    .orderBy(asc(takes.handInId), asc(takes.position));
}

/** A reply with the name of who said it. */
export interface SaidReply {
  reply: ReplyRow;
  byName: string | null;
}

/** The replies to some hand-ins, in the order in which they were said. */
export async function repliesTo(db: Database, handInIds: readonly number[]): Promise<SaidReply[]> {
  if (handInIds.length === 0) return [];
  return db
    .select({ reply: replies, byName: users.name })
    .from(replies)
    .leftJoin(users, and(eq(users.id, replies.authorId), isNull(users.deletedAt)))
    .where(inArray(replies.handInId, [...handInIds]))
    .orderBy(asc(replies.handInId), asc(replies.id));
}

/** Writes takes; fewer where an upload has given one already. */
export async function insertTakes(
  tx: Tx,
  rows: readonly (typeof takes.$inferInsert)[],
): Promise<TakeRow[]> {
  if (rows.length === 0) return [];
  return tx
    .insert(takes)
    .values([...rows])
    .onConflictDoNothing({ target: takes.sending })
    .returning();
}

export async function replyBySending(db: Database, sending: string): Promise<ReplyRow | null> {
  const [found] = await db.select().from(replies).where(eq(replies.sending, sending));
  return found ?? null;
}

export async function countReplies(tx: Tx, handInId: number): Promise<number> {
  const [found] = await tx
    .select({ count: count() })
    .from(replies)
    .where(eq(replies.handInId, handInId));
  return found?.count ?? 0;
}

export async function insertReply(tx: Tx, row: typeof replies.$inferInsert): Promise<ReplyRow> {
  const [written] = await tx.insert(replies).values(row).returning();
  if (!written) throw new Error('a reply was not stored');
  return written;
}

/** Deletes a reply of somebody's to a hand-in, and gives it; null where there is none. */
export async function deleteReply(
  tx: Tx,
  { id, handInId, authorId }: Pick<ReplyRow, 'id' | 'handInId' | 'authorId'>,
): Promise<ReplyRow | null> {
  const [gone] = await tx
    .delete(replies)
    .where(and(eq(replies.id, id), eq(replies.handInId, handInId), eq(replies.authorId, authorId)))
    .returning();
  return gone ?? null;
}

/** Where a sound lies: in a take, a reply or a letter, whose columns for it are the same. */
const soundTables = { take: takes, reply: replies, letter: letters } as const;
export type SoundPlace = { kind: keyof typeof soundTables; id: number };

/** A sound that waits for its copy; null for any other. */
export async function soundToCopy(
  db: Database | Tx,
  { kind, id }: SoundPlace,
  lock: 'hold' | null = null,
) {
  const table = soundTables[kind];
  const asked = db
    .select({ file: table.file, bytes: table.bytes })
    .from(table)
    .where(and(eq(table.id, id), eq(table.copyState, 'waiting'), ne(table.file, '')));
  const [found] = await (lock ? asked.for('update') : asked);
  return found ?? null;
}

/** Writes the copy of a sound with how long that is, or that none can be made. */
export async function writeCopy(
  tx: Tx,
  { kind, id }: SoundPlace,
  made: { copy: string; seconds: number } | null,
): Promise<void> {
  const table = soundTables[kind];
  await tx
    .update(table)
    .set(made ? { ...made, copyState: 'made' } : { copyState: 'failed' })
    .where(eq(table.id, id));
}

/** The recordings of a student in a class with their hand-ins, the last first. */
export const voicesOf = (
  db: Database,
  { userId, classId, limit }: { userId: number; classId: number; limit: number },
) =>
  db
    .select({ take: takes, row: handIns })
    .from(takes)
    .innerJoin(handIns, eq(handIns.id, takes.handInId))
    .where(and(eq(handIns.userId, userId), eq(handIns.classId, classId), eq(takes.kind, 'voice')))
    .orderBy(desc(handIns.handedInAt), desc(handIns.id), desc(takes.position))
    .limit(limit);

/** Which of these stored files hand-ins and replies name. */
export async function namedTakes(db: Database, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const asked = [...names];
  const found = await Promise.all(
    [takes, replies].map((table) =>
      db
        .select({ file: table.file, copy: table.copy })
        .from(table)
        .where(or(inArray(table.file, asked), inArray(table.copy, asked))),
    ),
  );
  return found
    .flat()
    .flatMap(({ file, copy }) => [file, copy])
    .filter((name) => name !== '');
}

/** Takes the files off takes and their replies that were handed in before, and off letters of before; gives those files. */
export async function dropOldFiles(tx: Tx, before: Date, most: number): Promise<string[]> {
  const old = tx.select({ id: handIns.id }).from(handIns).where(lt(handIns.handedInAt, before));
  const dropped: string[] = [];
  for (const table of Object.values(soundTables)) {
    const isOld = 'handInId' in table ? inArray(table.handInId, old) : lt(table.createdAt, before);
    const rows = await tx
      .select({ id: table.id, file: table.file, copy: table.copy })
      .from(table)
      .where(and(ne(table.file, ''), isOld))
      .limit(most)
      .for('update');
    if (rows.length === 0) continue;
    await tx
      .update(table)
      .set({ file: '', copy: '', copyState: 'none', levels: [] })
      .where(
        inArray(
          table.id,
          rows.map(({ id }) => id),
        ),
      );
    dropped.push(...rows.flatMap(({ file, copy }) => [file, copy]));
  }
  return dropped.filter((name) => name !== '');
}
