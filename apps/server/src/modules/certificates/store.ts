import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { type Database, prepareRead, type Tx } from '../../platform/db.ts';
import { certificates, users } from '../../schema/index.ts';
import { WHOLE_LIST } from '../../shared/page.ts';

/** A certificate as stored. */
export type CertificateRow = typeof certificates.$inferSelect;

/** Gives certificates; returns who did not hold theirs already. */
export async function insertCertificates(
  tx: Tx,
  rows: (typeof certificates.$inferInsert)[],
): Promise<number[]> {
  const { templateId, userId, issuedOn } = certificates;
  const added = await tx
    .insert(certificates)
    .values(rows)
    .onConflictDoNothing({ target: [templateId, userId, issuedOn] })
    .returning({ userId });
  return added.map((row) => row.userId);
}

/** A user's certificates, newest first; hot: the dashboard shows them. */
export async function certificatesOf(db: Database, userId: number): Promise<CertificateRow[]> {
  const statement = prepareRead(db, 'certificates_of', (on, name) =>
    on
      .select()
      .from(certificates)
      .where(eq(certificates.userId, sql.placeholder('userId')))
      .orderBy(desc(certificates.issuedOn), desc(certificates.id))
      .limit(WHOLE_LIST)
      .prepare(name),
  );
  return statement.execute({ userId });
}

/** A certificate of somebody who is there, locked; null when there is none. */
export async function lockCertificate(tx: Tx, id: number): Promise<CertificateRow | null> {
  const [found] = await tx
    .select({ row: certificates })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.userId))
    .where(and(eq(certificates.id, id), isNull(users.deletedAt)))
    .for('update', { of: certificates });
  return found?.row ?? null;
}

/** Writes what has become of a certificate. */
export async function updateCertificate(
  tx: Tx,
  id: number,
  fields: Partial<
    Pick<
      CertificateRow,
      'code' | 'holder' | 'content' | 'revokedAt' | 'revokedBy' | 'revokedReason'
    >
  >,
): Promise<void> {
  await tx.update(certificates).set(fields).where(eq(certificates.id, id));
}

/** A certificate found by its code, and whether its holder was deleted. */
export interface FoundCertificate {
  row: CertificateRow;
  holderGone: boolean;
}

/** The certificate of a code. */
export async function certificateByCode(
  db: Database,
  code: string,
): Promise<FoundCertificate | null> {
  const [found] = await db
    .select({ row: certificates, deletedAt: users.deletedAt })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.userId))
    .where(eq(certificates.code, code));
  return found ? { row: found.row, holderGone: found.deletedAt !== null } : null;
}
