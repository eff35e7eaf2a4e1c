import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { mailDeliveries } from '../../schema/index.ts';

/** Removes what mail servers said of a user's address. */
export async function eraseMailTraces(tx: Tx, userId: number): Promise<void> {
  await tx.update(mailDeliveries).set({ lastError: null }).where(eq(mailDeliveries.userId, userId));
}
