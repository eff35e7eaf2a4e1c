import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db.ts';
import { certificateTemplates } from '../../../schema/index.ts';
import { WHOLE_LIST } from '../../../shared/page.ts';

/** A template as stored. */
export type TemplateRow = typeof certificateTemplates.$inferSelect;

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
