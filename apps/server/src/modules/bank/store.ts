import { searchWords } from '@institute/contract/arabic/fold-arabic';
import type { ExerciseType } from '@institute/contract/exercises/kinds';
import { and, asc, count, desc, eq, gte, inArray, isNull, like, type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db.ts';
import { bankExercises, users } from '../../schema/index.ts';
import { containing } from '../../shared/like.ts';

/** An exercise of a bank as stored. */
export type BankRow = typeof bankExercises.$inferSelect;

/** What of a bank is wanted. */
export interface BankFilter {
  search?: string | undefined;
  type?: ExerciseType | undefined;
  topic?: string | undefined;
}

const live = (classId: number) =>
  and(eq(bankExercises.classId, classId), isNull(bankExercises.deletedAt));

function wanted(classId: number, { search = '', type, topic }: BankFilter): SQL | undefined {
  const found = searchWords(search).map((word) => like(bankExercises.searchText, containing(word)));
  return and(
    live(classId),
    type && eq(bankExercises.type, type),
    topic === undefined ? undefined : eq(bankExercises.topic, topic),
    ...found,
  );
}

/** A page of a bank with who added each, the newest first. */
export async function bankPage(
  db: Database,
  classId: number,
  filter: BankFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  const where = wanted(classId, filter);
  const [{ total = 0 } = {}] = await db.select({ total: count() }).from(bankExercises).where(where);
  const rows = await db
    .select({
      id: bankExercises.id,
      topic: bankExercises.topic,
      exercise: bankExercises.exercise,
      version: bankExercises.version,
      addedBy: users.name,
      addedAt: bankExercises.addedAt,
    })
    .from(bankExercises)
    .innerJoin(users, eq(users.id, bankExercises.addedBy))
    .where(where)
    .orderBy(desc(bankExercises.id))
    .limit(limit)
    .offset(offset);
  return { total, rows };
}

/** The exercises of a bank that a filter leaves, the oldest first. */
export async function exercisesOfBank(
  db: Database,
  classId: number,
  filter: BankFilter,
): Promise<Pick<BankRow, 'id' | 'topic' | 'exercise'>[]> {
  return db
    .select({
      id: bankExercises.id,
      topic: bankExercises.topic,
      exercise: bankExercises.exercise,
    })
    .from(bankExercises)
    .where(wanted(classId, filter))
    .orderBy(asc(bankExercises.id));
}

/** Which exercises of a bank a filter leaves. */
export async function idsOfBank(
  db: Database,
  classId: number,
  filter: BankFilter,
): Promise<number[]> {
  const rows = await db
    .select({ id: bankExercises.id })
    .from(bankExercises)
    .where(wanted(classId, filter))
    .orderBy(asc(bankExercises.id));
  return rows.map(({ id }) => id);
}

/** The topics of a bank by name, without the empty one, and how many exercises it holds. */
export async function topicsOf(
  db: Database,
  classId: number,
): Promise<{ kept: number; topics: string[] }> {
  const rows = await db
    .select({ topic: bankExercises.topic, kept: count() })
    .from(bankExercises)
    .where(live(classId))
    .groupBy(bankExercises.topic)
    .orderBy(asc(bankExercises.topic));
  return {
    kept: rows.reduce((sum, { kept }) => sum + kept, 0),
    topics: rows.map(({ topic }) => topic).filter((topic) => topic !== ''),
  };
}

/** How many exercises a bank holds, or what of it is wanted. */
export async function countBank(
  db: Database,
  classId: number,
  filter: BankFilter = {},
): Promise<number> {
  const [{ kept = 0 } = {}] = await db
    .select({ kept: count() })
    .from(bankExercises)
    .where(wanted(classId, filter));
  return kept;
}

/** How an exercise is answered: its type, and whether several of its options may be right. */
export interface AnswerWay {
  type: ExerciseType;
  several?: boolean;
}

/** How the exercises of a bank that are wanted are answered, each way with how many there are. */
export async function waysOfBank(
  db: Database,
  classId: number,
  filter: BankFilter,
): Promise<(AnswerWay & { count: number })[]> {
  const several = sql<boolean>`coalesce((${bankExercises.exercise} ->> 'several')::boolean, false)`;
  return db
    .select({ type: bankExercises.type, several, count: count() })
    .from(bankExercises)
    .where(wanted(classId, filter))
    .groupBy(bankExercises.type, several);
}

/** Those of some fingerprints that a bank holds. */
export async function knownIn(
  db: Database,
  classId: number,
  fingerprints: readonly string[],
): Promise<Set<string>> {
  if (fingerprints.length === 0) return new Set();
  const rows = await db
    .select({ fingerprint: bankExercises.fingerprint })
    .from(bankExercises)
    .where(and(live(classId), inArray(bankExercises.fingerprint, [...fingerprints])));
  return new Set(rows.map(({ fingerprint }) => fingerprint));
}

/** What a request has added to a bank before, by its key, also what was deleted since. */
export async function addedByRequest(
  tx: Tx,
  classId: number,
  keys: readonly string[],
): Promise<number[]> {
  const rows = await tx
    .select({ id: bankExercises.id })
    .from(bankExercises)
    .where(and(eq(bankExercises.classId, classId), inArray(bankExercises.savedBy, [...keys])))
    .orderBy(asc(bankExercises.id));
  return rows.map(({ id }) => id);
}

/** Adds exercises in this order and gives their ids. */
export async function insertExercises(
  tx: Tx,
  rows: readonly (typeof bankExercises.$inferInsert)[],
): Promise<number[]> {
  if (rows.length === 0) return [];
  const added = await tx
    .insert(bankExercises)
    .values([...rows])
    .returning({ id: bankExercises.id });
  return added.map(({ id }) => id);
}

/** Exercises of whatever bank that are not deleted, or with `since` those deleted since then. */
export async function exercisesByIds(
  db: Database,
  ids: readonly number[],
  since: Date | null = null,
): Promise<BankRow[]> {
  const isMeant = since ? gte(bankExercises.deletedAt, since) : isNull(bankExercises.deletedAt);
  return db
    .select()
    .from(bankExercises)
    .where(and(inArray(bankExercises.id, [...ids]), isMeant));
}

/** The classes of some exercises, deleted ones too. */
export async function classesOfExercises(
  db: Database,
  ids: readonly number[],
): Promise<{ id: number; classId: number }[]> {
  return db
    .select({ id: bankExercises.id, classId: bankExercises.classId })
    .from(bankExercises)
    .where(inArray(bankExercises.id, [...ids]));
}

/** Writes some columns of exercises. */
export async function writeExercises(
  tx: Tx,
  ids: readonly number[],
  change: Partial<Omit<BankRow, 'id'>>,
): Promise<void> {
  await tx
    .update(bankExercises)
    .set(change)
    .where(inArray(bankExercises.id, [...ids]));
}

/** Copies the exercises of a bank to the bank of another class. */
export async function copyExercises(tx: Tx, fromClassId: number, toClassId: number): Promise<void> {
  await tx.execute(sql`
    insert into bank_exercises
      (class_id, topic, type, exercise, search_text, fingerprint, added_by, added_at)
    select ${toClassId}::int, topic, type, exercise, search_text, fingerprint, added_by, added_at
    from bank_exercises where class_id = ${fromClassId}::int and deleted_at is null order by id`);
}
