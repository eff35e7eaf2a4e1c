import { eq } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db.ts';
import { placeActs } from '../../schema/index.ts';

/** What an act came to: numbers, by the names that the contract has for them. */
export type Outcome = Readonly<Record<string, number>>;

/** The act that was done under a key. */
export async function actUnder(
  db: Database,
  requestKey: string,
): Promise<{ orderHash: string; outcome: Outcome } | null> {
  const [found] = await db
    .select({ orderHash: placeActs.orderHash, outcome: placeActs.outcome })
    .from(placeActs)
    .where(eq(placeActs.requestKey, requestKey));
  return found ?? null;
}

/** Keeps what an act came to; false when its key has been used meanwhile. */
export async function insertAct(tx: Tx, row: typeof placeActs.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(placeActs)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: placeActs.requestKey });
  return added.length === 1;
}
