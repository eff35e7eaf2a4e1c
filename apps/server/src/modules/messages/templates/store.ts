import { and, asc, eq, gte, isNull } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db.ts';
import { messageTemplates } from '../../../schema/index.ts';
import { WHOLE_LIST } from '../../../shared/page.ts';

/** A message one writes often. */
export type TemplateRow = typeof messageTemplates.$inferSelect;

/** The templates by name. */
export async function listTemplates(db: Database): Promise<TemplateRow[]> {
  return db
    .select()
    .from(messageTemplates)
    .where(isNull(messageTemplates.deletedAt))
    .orderBy(asc(messageTemplates.name), asc(messageTemplates.id))
    .limit(WHOLE_LIST);
}

/** Keeps a template and gives its id; that of the one before when its key has been used. */
export async function insertTemplate(
  tx: Tx,
  template: Pick<TemplateRow, 'name' | 'subject' | 'body' | 'savedBy'>,
): Promise<number> {
  const [added] = await tx
    .insert(messageTemplates)
    .values(template)
    .onConflictDoNothing({ target: messageTemplates.savedBy })
    .returning({ id: messageTemplates.id });
  if (added) return added.id;
  const [kept] = await tx
    .select({ id: messageTemplates.id })
    .from(messageTemplates)
    .where(eq(messageTemplates.savedBy, template.savedBy ?? ''));
  if (!kept) throw new Error('the template was not written');
  return kept.id;
}

/** Changes a template that is not deleted, and says what it was; null when there is none. */
export async function updateTemplate(
  tx: Tx,
  id: number,
  change: Partial<Omit<TemplateRow, 'id'>>,
): Promise<TemplateRow | null> {
  const wanted = and(eq(messageTemplates.id, id), isNull(messageTemplates.deletedAt));
  const [before] = await tx.select().from(messageTemplates).where(wanted).for('update');
  if (before && Object.keys(change).length > 0) {
    await tx.update(messageTemplates).set(change).where(wanted);
  }
  return before ?? null;
}

/** Brings back a template that was deleted since `since`; null when there is none. */
export async function showTemplate(tx: Tx, id: number, since: Date): Promise<TemplateRow | null> {
  const [shown] = await tx
    .update(messageTemplates)
    .set({ deletedAt: null, deletedBy: null })
    .where(and(eq(messageTemplates.id, id), gte(messageTemplates.deletedAt, since)))
    .returning();
  return shown ?? null;
}
