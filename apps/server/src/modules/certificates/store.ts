import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import { type Database, prepare, type Tx } from '../../platform/db.ts';
import { certificates, certificateTemplates, users } from '../../schema/index.ts';

/** A template as stored. */
export type TemplateRow = typeof certificateTemplates.$inferSelect;
/** A certificate as stored. */
export type CertificateRow = typeof certificates.$inferSelect;

/** Longest list answered (rulings §1). */
const WHOLE_LIST = 1000;

/** All templates, newest first. */
export async function listTemplates(db: Database): Promise<TemplateRow[]> {
  return db
    .select()
    .from(certificateTemplates)
    .where(isNull(certificateTemplates.deletedAt))
    .orderBy(desc(certificateTemplates.id))
    .limit(WHOLE_LIST);
}

/** A template that is not deleted; null when there is none. */
export async function templateById(db: Database, id: number): Promise<TemplateRow | null> {
  const [found] = await db
    .select()
    .from(certificateTemplates)
    .where(and(eq(certificateTemplates.id, id), isNull(certificateTemplates.deletedAt)));
  return found ?? null;
}

/** The template with an id, else the newest with this content; neither is deleted while we use it. */
export async function templateToUse(
  tx: Tx,
  wanted: { id: number | null; content: string },
): Promise<TemplateRow | null> {
  const { id, content } = wanted;
  const [found] = await tx
    .select()
    .from(certificateTemplates)
    .where(
      and(
        isNull(certificateTemplates.deletedAt),
        id === null ? eq(certificateTemplates.content, content) : eq(certificateTemplates.id, id),
      ),
    )
    .orderBy(desc(certificateTemplates.id))
    .limit(1)
    .for('share');
  return found ?? null;
}

export async function insertTemplate(
  tx: Tx,
  row: typeof certificateTemplates.$inferInsert,
): Promise<TemplateRow> {
  const [added] = await tx.insert(certificateTemplates).values(row).returning();
  if (!added) throw new Error('the template was not written');
  return added;
}

/** A template as it stays until the transaction ends; null when there is none. */
export async function lockTemplate(tx: Tx, id: number): Promise<TemplateRow | null> {
  const [found] = await tx
    .select()
    .from(certificateTemplates)
    .where(and(eq(certificateTemplates.id, id), isNull(certificateTemplates.deletedAt)))
    .for('update');
  return found ?? null;
}

/** Writes the fields of a template that are given; null when there is none. */
export async function updateTemplate(
  tx: Tx,
  id: number,
  fields: Partial<Pick<TemplateRow, 'title' | 'content' | 'footer' | 'deletedAt' | 'deletedBy'>>,
): Promise<TemplateRow | null> {
  const [changed] = await tx
    .update(certificateTemplates)
    // Of no fields at all there is nothing to set: the title stays what it is.
    .set({ title: sql`${certificateTemplates.title}`, ...fields })
    .where(and(eq(certificateTemplates.id, id), isNull(certificateTemplates.deletedAt)))
    .returning();
  return changed ?? null;
}

/** Shows a template again that was hidden since `since`; null when there is none. */
export async function showTemplate(tx: Tx, id: number, since: Date): Promise<TemplateRow | null> {
  const [shown] = await tx
    .update(certificateTemplates)
    .set({ deletedAt: null, deletedBy: null })
    .where(and(eq(certificateTemplates.id, id), gte(certificateTemplates.deletedAt, since)))
    .returning();
  return shown ?? null;
}

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
  const statement = prepare(db, 'certificates_of', (on, name) =>
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
