import { and, asc, count, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db.ts';
import { unfinishedUploads, users } from '../../schema/index.ts';

/** An upload that is not finished, or that no call has taken yet, as stored. */
export type UploadRow = typeof unfinishedUploads.$inferSelect;

const isOf = (userId: number, key: string) =>
  and(eq(unfinishedUploads.userId, userId), eq(unfinishedUploads.key, key));

/** A person's own upload; null where there is none, and where it is another person's. */
export async function uploadOf(
  db: Database,
  userId: number,
  key: string,
): Promise<UploadRow | null> {
  const [row] = await db.select().from(unfinishedUploads).where(isOf(userId, key));
  return row ?? null;
}

/** Lets one begin of a person at a time go on, so that two together are not more than one may be. */
export async function lockUploader(tx: Tx, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/** How many uploads of a person there are, and the bytes that they are to have together. */
export async function uploadsUnderWay(
  tx: Tx,
  userId: number,
): Promise<{ uploads: number; bytes: number }> {
  const [found] = await tx
    .select({
      uploads: count(),
      bytes: sql<number>`coalesce(sum(${unfinishedUploads.bytes}), 0)`.mapWith(Number),
    })
    .from(unfinishedUploads)
    .where(eq(unfinishedUploads.userId, userId));
  return found ?? { uploads: 0, bytes: 0 };
}

/** The bytes of a person's uploads that have not arrived whole. */
export async function bytesToCome(db: Database, userId: number): Promise<number> {
  const { bytes, received } = unfinishedUploads;
  const [found] = await db
    .select({ bytes: sql<number>`coalesce(sum(${bytes}), 0)`.mapWith(Number) })
    .from(unfinishedUploads)
    .where(and(eq(unfinishedUploads.userId, userId), lt(received, bytes)));
  return found?.bytes ?? 0;
}

export async function insertUpload(
  tx: Tx,
  row: typeof unfinishedUploads.$inferInsert,
): Promise<void> {
  await tx.insert(unfinishedUploads).values(row);
}

/**
 * Puts a stored part behind what has arrived, if that is `from` bytes still: of two that go on from
 * the same place one wins. Gives what has arrived by then, null for the other.
 */
export async function addPart(
  db: Database,
  part: { id: number; from: number; bytes: number; name: string; now: Date; expiresAt: Date },
): Promise<number | null> {
  const [row] = await db
    .update(unfinishedUploads)
    .set({
      received: part.from + part.bytes,
      parts: sql`array_append(${unfinishedUploads.parts}, ${part.name})`,
      touchedAt: part.now,
      expiresAt: part.expiresAt,
    })
    .where(
      and(
        eq(unfinishedUploads.id, part.id),
        eq(unfinishedUploads.received, part.from),
        gt(unfinishedUploads.expiresAt, part.now),
      ),
    )
    .returning({ received: unfinishedUploads.received });
  return row?.received ?? null;
}

/** Lets an upload end no later than `at`. */
export async function endUploadBy(
  db: Database,
  userId: number,
  key: string,
  at: Date,
): Promise<void> {
  await db
    .update(unfinishedUploads)
    .set({ expiresAt: at })
    .where(and(isOf(userId, key), gt(unfinishedUploads.expiresAt, at)));
}

type Parts = readonly string[];

const partsOf = (rows: readonly { parts: string[] }[]): Parts => rows.flatMap(({ parts }) => parts);

/** Deletes a person's own upload and gives its parts; null where there is none. */
export async function deleteUpload(
  db: Database,
  userId: number,
  key: string,
): Promise<Parts | null> {
  const rows = await db
    .delete(unfinishedUploads)
    .where(isOf(userId, key))
    .returning({ parts: unfinishedUploads.parts });
  return rows.length > 0 ? partsOf(rows) : null;
}

/** Deletes the uploads of a person that nothing has come of since `before`, and gives their parts. */
export async function deleteIdle(tx: Tx, userId: number, before: Date): Promise<Parts> {
  const idle = and(eq(unfinishedUploads.userId, userId), lt(unfinishedUploads.touchedAt, before));
  return partsOf(
    await tx.delete(unfinishedUploads).where(idle).returning({ parts: unfinishedUploads.parts }),
  );
}

/** Deletes some of the uploads whose time is over, and gives them. */
export async function deleteExpired(
  db: Database,
  now: Date,
  most: number,
): Promise<Pick<UploadRow, 'id' | 'parts'>[]> {
  const expired = db
    .select({ id: unfinishedUploads.id })
    .from(unfinishedUploads)
    .where(lt(unfinishedUploads.expiresAt, now))
    .orderBy(asc(unfinishedUploads.expiresAt))
    .limit(most);
  return db
    .delete(unfinishedUploads)
    .where(inArray(unfinishedUploads.id, expired))
    .returning({ id: unfinishedUploads.id, parts: unfinishedUploads.parts });
}

/** Which of these parts belong to an upload. */
export async function namedParts(db: Database, names: Parts): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = await db
    .select({ parts: unfinishedUploads.parts })
    .from(unfinishedUploads)
    .where(sql`${unfinishedUploads.parts} && array[${sql.join([...names], sql`, `)}]::text[]`);
  return new Set(partsOf(rows));
}
