import { and, asc, eq, inArray, or } from 'drizzle-orm';
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

/** The Arabic of the word that a written form is tied to; null where it is tied to none. */
export async function tiedTo(tx: Tx, form: string): Promise<string | null> {
  const [tie] = await tx.select().from(wordForms).where(eq(wordForms.form, form));
  return tie?.arabic ?? null;
}

/** Whose ties somebody may change: their own, or with null everybody's. */
export type TiesOf = number | null;

const isOf = (owner: TiesOf) => (owner === null ? undefined : eq(wordForms.tiedBy, owner));

/**
 * Ties a written form to a word, in place of the one that it was tied to; whether it may be. One that
 * is tied to this very word stays its owner's, unless somebody ties it who may change everybody's: then
 * it is theirs, and nobody else's to change.
 */
export async function tieForm(
  tx: Tx,
  row: { form: string; arabic: string; tiedAt: Date; tiedBy: number },
  owner: TiesOf,
): Promise<boolean> {
  const { arabic, tiedAt, tiedBy } = row;
  const written = await tx
    .insert(wordForms)
    .values(row)
    .onConflictDoUpdate({
      target: wordForms.form,
      set: { arabic, tiedAt, ...(owner === null && { tiedBy }) },
      setWhere: owner === null ? undefined : or(isOf(owner), eq(wordForms.arabic, arabic)),
    })
    .returning({ form: wordForms.form });
  return written.length > 0;
}

/** Takes a tie back, where there is one; whether none is left. */
export async function untieForm(tx: Tx, form: string, owner: TiesOf): Promise<boolean> {
  await tx.delete(wordForms).where(and(eq(wordForms.form, form), isOf(owner)));
  return (await tx.$count(wordForms, eq(wordForms.form, form))) === 0;
}
