import { gte, lt, max, min, sql, sum } from 'drizzle-orm';
import { errorNotes } from '../schema/index.ts';
import type { Database } from './db.ts';

/** Errors of one kind within one hour. */
export type ErrorNote = typeof errorNotes.$inferSelect;

/** Adds what processes have counted, in one statement: all of it, or nothing. */
export async function addErrorNotes(db: Database, notes: readonly ErrorNote[]): Promise<void> {
  if (notes.length === 0) return;
  // In one order, so that processes which write together do not wait for each other.
  const rows = [...notes].sort((a, b) => (a.kind < b.kind ? -1 : 1));
  await db
    .insert(errorNotes)
    .values(rows)
    .onConflictDoUpdate({
      target: [errorNotes.hour, errorNotes.kind],
      set: {
        message: sql`excluded.message`,
        place: sql`excluded.place`,
        firstAt: sql`least(${errorNotes.firstAt}, excluded.first_at)`,
        lastAt: sql`greatest(${errorNotes.lastAt}, excluded.last_at)`,
        count: sql`${errorNotes.count} + excluded.count`,
      },
    });
}

/** The kinds of errors since a time, exact to the hour, the newest first, and how many came in all. */
export async function errorsSince(
  db: Database,
  since: Date,
  most: number,
): Promise<{ total: number; kinds: ErrorKind[] }> {
  const { kind, message, place, firstAt, lastAt, count, hour } = errorNotes;
  const rows = await db
    .select({
      message: sql<string>`(array_agg(${message} order by ${hour} desc))[1]`,
      place: sql<string>`(array_agg(${place} order by ${hour} desc))[1]`,
      firstAt: min(firstAt),
      lastAt: max(lastAt),
      count: sum(count).mapWith(Number),
    })
    .from(errorNotes)
    .where(gte(lastAt, since))
    .groupBy(kind)
    .orderBy(sql`max(${lastAt}) desc`);
  const kinds = rows.flatMap(({ firstAt: first, lastAt: last, count: times, ...row }) =>
    first && last ? [{ ...row, firstAt: first, lastAt: last, count: times ?? 0 }] : [],
  );
  const total = kinds.reduce((all, one) => all + one.count, 0);
  return { total, kinds: kinds.slice(0, most) };
}

/** Errors of one kind over some time. */
export type ErrorKind = Pick<ErrorNote, 'message' | 'place' | 'firstAt' | 'lastAt' | 'count'>;

/** Forgets errors of before a time. */
export async function forgetErrors(db: Database, before: Date): Promise<void> {
  await db.delete(errorNotes).where(lt(errorNotes.lastAt, before));
}
