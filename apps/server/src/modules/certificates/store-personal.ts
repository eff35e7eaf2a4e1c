import { count, eq } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db.ts';
import { certificates } from '../../schema/index.ts';

/** How many certificates a user holds. */
export async function countCertificatesOf(db: Database, userId: number): Promise<number> {
  const [found] = await db
    .select({ held: count() })
    .from(certificates)
    .where(eq(certificates.userId, userId));
  return found?.held ?? 0;
}

/** Takes the holder's name off, also from the text it was set into. */
export async function eraseHolder(tx: Tx, userId: number): Promise<void> {
  await tx
    .update(certificates)
    .set({ holder: '', content: '' })
    .where(eq(certificates.userId, userId));
}
