import type { GradeKind, GradePreset } from '@institute/contract/exams/grades';
import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db.ts';
import { gradeColumns, gradeMarks, gradePresets, gradeSchemes } from '../../../schema/index.ts';

export type SchemeColumn = typeof gradeColumns.$inferSelect;

/** How a class is graded. */
export interface Scheme {
  classId: number;
  isShown: boolean;
  missingIsZero: boolean;
  version: number;
  columns: SchemeColumn[];
}

/** The scheme of a class, without columns once it was taken away; null where there has been none. */
export async function schemeOf(db: Database | Tx, classId: number): Promise<Scheme | null> {
  const rows = await db
    .select({ scheme: gradeSchemes, column: gradeColumns })
    .from(gradeSchemes)
    .leftJoin(gradeColumns, eq(gradeColumns.classId, gradeSchemes.classId))
    .where(eq(gradeSchemes.classId, classId))
    .orderBy(asc(gradeColumns.position), asc(gradeColumns.id));
  const [first] = rows;
  return first ? { ...first.scheme, columns: rows.flatMap(({ column }) => column ?? []) } : null;
}

/** Has whoever writes a mark into a class wait until the transaction ends. */
export async function lockColumns(tx: Tx, classId: number): Promise<void> {
  await tx
    .select({ id: gradeColumns.id })
    .from(gradeColumns)
    .where(eq(gradeColumns.classId, classId))
    .orderBy(asc(gradeColumns.id))
    .for('update');
}

/** Whether a class has a scheme. */
export async function hasScheme(db: Database, classId: number): Promise<boolean> {
  const [found] = await db
    .select({ id: gradeColumns.id })
    .from(gradeColumns)
    .where(eq(gradeColumns.classId, classId))
    .limit(1);
  return found !== undefined;
}

/** How many marks are written in each column of a class. */
export async function marksIn(
  db: Database | Tx,
  classId: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ id: gradeMarks.columnId, marks: count() })
    .from(gradeMarks)
    .innerJoin(gradeColumns, eq(gradeColumns.id, gradeMarks.columnId))
    .where(eq(gradeColumns.classId, classId))
    .groupBy(gradeMarks.columnId);
  return new Map(rows.map(({ id, marks }) => [id, marks]));
}

/** A column as it is to be; without an id a new one. */
export interface WantedColumn {
  id: number | null;
  name: string;
  kind: GradeKind;
  weight: number;
  examIds: number[];
}

/**
 * Writes how a class is graded: its columns in their order. Those that are not named go with their marks, and the
 * marks of some others.
 */
export async function writeScheme(
  tx: Tx,
  classId: number,
  wanted: {
    columns: readonly WantedColumn[];
    missingIsZero: boolean;
    gone: number[];
    emptied: number[];
  },
): Promise<void> {
  const { columns, missingIsZero, gone, emptied } = wanted;
  await tx
    .insert(gradeSchemes)
    .values({ classId, missingIsZero })
    .onConflictDoUpdate({
      target: gradeSchemes.classId,
      set: {
        missingIsZero,
        version: sql`${gradeSchemes.version} + 1`,
        // Who takes the scheme away shows nothing by the next one.
        ...(columns.length === 0 && { isShown: false }),
      },
    });
  const without = [...gone, ...emptied];
  if (without.length > 0) await tx.delete(gradeMarks).where(inArray(gradeMarks.columnId, without));
  if (gone.length > 0) await tx.delete(gradeColumns).where(inArray(gradeColumns.id, gone));
  for (const [position, { id, ...column }] of columns.entries()) {
    const row = { ...column, classId, position };
    if (id === null) await tx.insert(gradeColumns).values(row);
    else await tx.update(gradeColumns).set(row).where(eq(gradeColumns.id, id));
  }
}

/** Says whether students see their own grade. */
export async function writeShown(tx: Tx, classId: number, isShown: boolean): Promise<void> {
  await tx.update(gradeSchemes).set({ isShown }).where(eq(gradeSchemes.classId, classId));
}

/** A column of a class in which marks are written, held until the transaction ends. */
export async function holdColumn(
  tx: Tx,
  classId: number,
  id: number,
): Promise<SchemeColumn | null> {
  const [found] = await tx
    .select()
    .from(gradeColumns)
    .where(and(eq(gradeColumns.id, id), eq(gradeColumns.classId, classId)))
    .for('share');
  return found ?? null;
}

/** The presets of the institute by name. */
export const presetsOf = (db: Database): Promise<(typeof gradePresets.$inferSelect)[]> =>
  db.select().from(gradePresets).orderBy(asc(gradePresets.name));

/** Keeps a preset under its name, in place of one of the same name. */
export async function writePreset(
  tx: Tx,
  preset: { name: string; columns: GradePreset['columns'] },
): Promise<number> {
  const [written] = await tx
    .insert(gradePresets)
    .values(preset)
    .onConflictDoUpdate({ target: gradePresets.name, set: { columns: preset.columns } })
    .returning({ id: gradePresets.id });
  return written?.id ?? 0;
}

/** How many presets there are of other names. */
export async function countOthers(tx: Tx, name: string): Promise<number> {
  const [found] = await tx
    .select({ total: count() })
    .from(gradePresets)
    .where(ne(gradePresets.name, name));
  return found?.total ?? 0;
}

/** Takes a preset away; gives its name, null where there is none. */
export async function deletePreset(tx: Tx, id: number): Promise<string | null> {
  const [gone] = await tx
    .delete(gradePresets)
    .where(eq(gradePresets.id, id))
    .returning({ name: gradePresets.name });
  return gone?.name ?? null;
}
