import type { ColumnKind } from '@institute/contract/roster/columns';
import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db.ts';
import { rosterColumns } from '../../schema/index.ts';

/** What columns were taken for, by their folded heads. */
export async function rememberedColumns(db: Database): Promise<Map<string, ColumnKind>> {
  const rows = await db
    .select({ header: rosterColumns.header, kind: rosterColumns.kind })
    .from(rosterColumns);
  return new Map(rows.map(({ header, kind }) => [header, kind]));
}

/** Keeps what the columns of a sheet were taken for; the last choice counts. */
export async function keepColumns(
  tx: Tx,
  columns: readonly { header: string; kind: ColumnKind }[],
  chosenAt: Date,
): Promise<void> {
  // In one order, so that two imports at once do not wait for each other crosswise.
  const rows = [...new Map(columns.map(({ header, kind }) => [header, kind]))]
    .map(([header, kind]) => ({ header, kind, chosenAt }))
    .sort((a, b) => (a.header < b.header ? -1 : 1));
  if (rows.length === 0) return;
  await tx
    .insert(rosterColumns)
    .values(rows)
    .onConflictDoUpdate({
      target: rosterColumns.header,
      set: { kind: sql`excluded.kind`, chosenAt: sql`excluded.chosen_at` },
    });
}
