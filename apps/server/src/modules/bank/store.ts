import { searchWords } from '@institute/contract/arabic/fold-arabic';
import type { BankState } from '@institute/contract/bank/bank';
import type { ExerciseType } from '@institute/contract/exercises/kinds';
import { and, asc, count, desc, eq, inArray, isNull, like, or, type SQL, sql } from 'drizzle-orm';
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

function matching({ search = '', type, topic }: BankFilter): SQL | undefined {
  const found = searchWords(search).map((word) => like(bankExercises.searchText, containing(word)));
  return and(
    type && eq(bankExercises.type, type),
    topic === undefined ? undefined : eq(bankExercises.topic, topic),
    ...found,
  );
}

const wanted = (classId: number, filter: BankFilter) => and(live(classId), matching(filter));

/** What of a bank any of some filters leaves. */
function wantedByAny(classId: number, filters: readonly BankFilter[]): SQL | undefined {
  const each = filters.map(matching);
  // A filter that asks for all.
  return and(live(classId), each.includes(undefined) ? undefined : or(...each));
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

/** Which exercises of a bank any of some filters leaves, and what each is drawn by; the newest first. */
export async function drawablesOfBank(
  db: Database,
  classId: number,
  filters: readonly BankFilter[],
): Promise<Pick<BankRow, 'id' | 'type' | 'topic'>[]> {
  return db
    .select({ id: bankExercises.id, type: bankExercises.type, topic: bankExercises.topic })
    .from(bankExercises)
    .where(wantedByAny(classId, filters))
    .orderBy(desc(bankExercises.id));
}

/** The topics of a bank by name, without the empty one, and how many exercises it holds of each kind and topic. */
export async function stateOf(db: Database, classId: number): Promise<BankState> {
  const held = await db
    .select({ type: bankExercises.type, topic: bankExercises.topic, count: count() })
    .from(bankExercises)
    .where(live(classId))
    .groupBy(bankExercises.type, bankExercises.topic)
    .orderBy(asc(bankExercises.topic), asc(bankExercises.type));
  const topics = new Set(held.map(({ topic }) => topic).filter((topic) => topic !== ''));
  return {
    kept: held.reduce((sum, one) => sum + one.count, 0),
    ...{ topics: [...topics], held },
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

/** How the exercises of a bank that any of some filters leaves are answered, each way and topic with how many there are. */
export async function waysOfBank(
  db: Database,
  classId: number,
  filters: readonly BankFilter[],
): Promise<(AnswerWay & { topic: string; count: number })[]> {
  const several = sql<boolean>`coalesce((${bankExercises.exercise} ->> 'several')::boolean, false)`;
  return db
    .select({ type: bankExercises.type, topic: bankExercises.topic, several, count: count() })
    .from(bankExercises)
    .where(wantedByAny(classId, filters))
    .groupBy(bankExercises.type, bankExercises.topic, several);
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

/** Exercises of whatever bank that are not deleted. */
export async function exercisesByIds(db: Database, ids: readonly number[]): Promise<BankRow[]> {
  return db
    .select()
    .from(bankExercises)
    .where(and(inArray(bankExercises.id, [...ids]), isNull(bankExercises.deletedAt)));
}

/** Of which class some exercises are, and when each was deleted. */
export async function standingOfExercises(
  db: Database,
  ids: readonly number[],
): Promise<Pick<BankRow, 'id' | 'classId' | 'deletedAt'>[]> {
  return db
    .select({
      id: bankExercises.id,
      classId: bankExercises.classId,
      deletedAt: bankExercises.deletedAt,
    })
    .from(bankExercises)
    .where(inArray(bankExercises.id, [...ids]));
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

/** Sets the topic of exercises, with what each says from then on as it is searched. */
export async function writeTopic(
  tx: Tx,
  topic: string,
  rows: readonly Pick<BankRow, 'id' | 'searchText'>[],
): Promise<void> {
  await tx.execute(sql`
    update bank_exercises e
    set topic = ${topic}, version = e.version + 1, search_text = w."searchText"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) w(id int, "searchText" text)
    where e.id = w.id`);
}

/** Copies the exercises of a bank to the bank of another class. */
export async function copyExercises(tx: Tx, fromClassId: number, toClassId: number): Promise<void> {
  await tx.execute(sql`
    insert into bank_exercises
      (class_id, topic, type, exercise, search_text, fingerprint, added_by, added_at)
    select ${toClassId}::int, topic, type, exercise, search_text, fingerprint, added_by, added_at
    from bank_exercises where class_id = ${fromClassId}::int and deleted_at is null order by id`);
}
