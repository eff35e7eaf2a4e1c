import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db.ts';
import { markChanges, users } from '../../../schema/index.ts';
import { accountWithPage } from '../../../store-account-page.ts';

/** One mark that took the place of another, or of none. */
export type ChangeRow = typeof markChanges.$inferSelect;

/** How many changes of one submission are shown. */
const SHOWN = 20;

export async function insertChange(
  tx: Tx,
  row: typeof markChanges.$inferInsert,
): Promise<ChangeRow> {
  const [added] = await tx.insert(markChanges).values(row).returning();
  if (!added) throw new Error('the change of a mark was not written');
  return added;
}

/** The change that made the mark which stands; null where none was recorded. */
export async function lastChange(db: Database, resultId: number): Promise<ChangeRow | null> {
  const [found] = await db
    .select()
    .from(markChanges)
    .where(and(eq(markChanges.resultId, resultId), isNull(markChanges.undoneAt)))
    .orderBy(desc(markChanges.id))
    .limit(1);
  return found ?? null;
}

/** The last change that the student was told of; null when there was none. */
export async function lastTold(tx: Tx, resultId: number): Promise<ChangeRow | null> {
  const [found] = await tx
    .select()
    .from(markChanges)
    .where(and(eq(markChanges.resultId, resultId), isNotNull(markChanges.toldAt)))
    .orderBy(desc(markChanges.id))
    .limit(1);
  return found ?? null;
}

/** The first change there was: what stood before it is what the student knew. */
export async function firstChange(tx: Tx, resultId: number): Promise<ChangeRow | null> {
  const [found] = await tx
    .select()
    .from(markChanges)
    .where(and(eq(markChanges.resultId, resultId), isNull(markChanges.undoneAt)))
    .orderBy(markChanges.id)
    .limit(1);
  return found ?? null;
}

/** A change by the key under which it may be undone. */
export async function changeUnder(db: Database, requestKey: string): Promise<ChangeRow | null> {
  const [found] = await db.select().from(markChanges).where(eq(markChanges.requestKey, requestKey));
  return found ?? null;
}

export async function changeById(db: Database, id: number): Promise<ChangeRow | null> {
  const [found] = await db.select().from(markChanges).where(eq(markChanges.id, id));
  return found ?? null;
}

/** Notes what has become of a change. */
export async function noteChange(
  tx: Tx,
  id: number,
  fields: Pick<ChangeRow, 'toldAt'> | Pick<ChangeRow, 'undoneAt'>,
): Promise<void> {
  await tx.update(markChanges).set(fields).where(eq(markChanges.id, id));
}

/** A change with the name of who made it, and their account while it is there. */
export interface ShownChange {
  change: ChangeRow;
  by: string;
  byId: number | null;
}

/** The marks people have given a submission, newest first, without those that were undone. */
export async function changesOf(db: Database, resultId: number): Promise<ShownChange[]> {
  return db
    .select({ change: markChanges, by: users.name, byId: accountWithPage(users) })
    .from(markChanges)
    .innerJoin(users, eq(users.id, markChanges.changedBy))
    .where(and(eq(markChanges.resultId, resultId), isNull(markChanges.undoneAt)))
    .orderBy(desc(markChanges.id))
    .limit(SHOWN);
}
