import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db.ts';
import { closures } from '../../schema/index.ts';

/** What closes the institute on a day; null where nothing does. */
export async function closedOn(db: Database, day: string): Promise<string | null> {
  const [found] = await db
    .select({ name: closures.name })
    .from(closures)
    .where(and(lte(closures.fromOn, day), gte(closures.untilOn, day)))
    .orderBy(asc(closures.id))
    .limit(1);
  return found?.name ?? null;
}

/** A closure as stored. */
export type ClosureRow = typeof closures.$inferSelect;

/** The closures that end on a day or later, or all. */
export const closuresFrom = (db: Database, day?: string): Promise<ClosureRow[]> =>
  db
    .select()
    .from(closures)
    .where(day === undefined ? undefined : gte(closures.untilOn, day))
    .orderBy(asc(closures.fromOn), asc(closures.id));

/** Has closed days be added by one at a time. */
export async function lockClosures(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table closures in share row exclusive mode`);
}

export async function insertClosure(tx: Tx, row: typeof closures.$inferInsert): Promise<void> {
  await tx.insert(closures).values(row);
}

export async function deleteClosure(tx: Tx, id: number): Promise<ClosureRow | null> {
  const [gone] = await tx.delete(closures).where(eq(closures.id, id)).returning();
  return gone ?? null;
}
