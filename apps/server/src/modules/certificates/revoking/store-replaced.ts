import { eq } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db.ts';
import { certificates, replacedCertificates, users } from '../../../schema/index.ts';

/** What a certificate said under an earlier number. */
export type ReplacedRow = typeof replacedCertificates.$inferSelect;

export async function insertReplaced(
  tx: Tx,
  row: typeof replacedCertificates.$inferInsert,
): Promise<void> {
  await tx.insert(replacedCertificates).values(row);
}

/** What stood under a number that another has replaced, and whether its holder was deleted. */
export async function replacedByCode(
  db: Database,
  code: string,
): Promise<{ row: ReplacedRow; holderGone: boolean } | null> {
  const [found] = await db
    .select({ row: replacedCertificates, deletedAt: users.deletedAt })
    .from(replacedCertificates)
    .innerJoin(certificates, eq(certificates.id, replacedCertificates.certificateId))
    .innerJoin(users, eq(users.id, certificates.userId))
    .where(eq(replacedCertificates.code, code));
  return found ? { row: found.row, holderGone: found.deletedAt !== null } : null;
}
