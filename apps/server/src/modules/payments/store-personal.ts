import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { paymentDifferences } from '../../schema/index.ts';

/** Removes the e-mail of a payer from what the ledger and the provider do not agree on. */
export async function erasePayer(tx: Tx, userId: number): Promise<void> {
  await tx
    .update(paymentDifferences)
    .set({ email: '' })
    .where(eq(paymentDifferences.userId, userId));
}
