import { eq } from 'drizzle-orm';
import { type Database, lockInTransaction, type Tx } from '../../../platform/db.ts';
import { alerts, digests } from '../../../schema/index.ts';

export type AlertRow = typeof alerts.$inferSelect;

/** Any number that no other program uses as an advisory lock of this database. */
const ALERTS_LOCK = 7_202_648;

/** Waits until no other transaction looks at alerts, and keeps others waiting to the end. */
export const lockAlerts = (tx: Tx) => lockInTransaction(tx, ALERTS_LOCK);

/** What is not well, by its kind. */
export async function readAlerts(db: Database): Promise<Map<string, AlertRow>> {
  const rows = await db.select().from(alerts);
  return new Map(rows.map((row) => [row.kind, row]));
}

export async function saveAlert(tx: Tx, row: AlertRow): Promise<void> {
  await tx.insert(alerts).values(row).onConflictDoUpdate({ target: alerts.kind, set: row });
}

export async function deleteAlert(tx: Tx, kind: string): Promise<void> {
  await tx.delete(alerts).where(eq(alerts.kind, kind));
}

/** Whether the owner has been told that something is not well, and it has not been well since. */
export async function isTold(db: Database, kind: string): Promise<boolean> {
  const [found] = await db
    .select({ toldAt: alerts.toldAt })
    .from(alerts)
    .where(eq(alerts.kind, kind));
  return Boolean(found?.toldAt);
}

/** Notes that the digest of a week is made; false where it was before. */
export async function insertDigest(tx: Tx, week: string, madeAt: Date): Promise<boolean> {
  const made = await tx.insert(digests).values({ week, madeAt }).onConflictDoNothing().returning();
  return made.length === 1;
}
