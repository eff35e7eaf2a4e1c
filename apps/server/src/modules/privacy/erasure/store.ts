import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db.ts';
import { users } from '../../../schema/index.ts';

/** When a person's account is to be erased; null when nobody has asked for it. */
export async function erasesAtOf(db: Database, userId: number): Promise<Date | null> {
  const [found] = await db
    .select({ erasesAt: users.erasesAt })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return found?.erasesAt ?? null;
}

export async function setErasesAt(tx: Tx, userId: number, erasesAt: Date | null): Promise<void> {
  await tx.update(users).set({ erasesAt }).where(eq(users.id, userId));
}

/** Ids of the accounts whose day has come, those that have waited longest first. */
export async function dueErasures(db: Database, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(lte(users.erasesAt, now), isNull(users.deletedAt)))
    .orderBy(asc(users.erasesAt), asc(users.id));
  return rows.map(({ id }) => id);
}
