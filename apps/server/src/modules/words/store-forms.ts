import { asc, eq, inArray } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db.ts';
import { wordForms } from '../../schema/index.ts';

/** The written forms that are tied to some words, by the Arabic of the word. */
export async function formsOf(
  db: Database,
  arabic: readonly string[],
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  if (arabic.length === 0) return found;
  const rows = await db
    .select()
    .from(wordForms)
    .where(inArray(wordForms.arabic, [...arabic]))
    .orderBy(asc(wordForms.form));
  for (const row of rows) found.set(row.arabic, [...(found.get(row.arabic) ?? []), row.form]);
  return found;
}

/** Ties a written form to a word, in place of the one that it was tied to. */
export async function tieForm(
  tx: Tx,
  row: { form: string; arabic: string; tiedAt: Date },
): Promise<void> {
  const { arabic, tiedAt } = row;
  await tx
    .insert(wordForms)
    .values(row)
    .onConflictDoUpdate({ target: wordForms.form, set: { arabic, tiedAt } });
}

export async function untieForm(tx: Tx, form: string): Promise<void> {
  await tx.delete(wordForms).where(eq(wordForms.form, form));
}
