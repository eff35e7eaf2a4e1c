import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Tx } from '../../platform/db.ts';
import { classes, handIns, lessons, users } from '../../schema/index.ts';

/** A hand-in as stored. */
export type HandInRow = typeof handIns.$inferSelect;

/** The same with the name of who answered it last. */
export interface NamedHandIn {
  row: HandInRow;
  answeredBy: string | null;
}

const answerer = alias(users, 'answerer');

/** Hand-ins with who answered them. */
const named = (db: Database, where: SQL | undefined) =>
  db
    .select({ row: handIns, answeredBy: answerer.name })
    .from(handIns)
    .leftJoin(answerer, and(eq(answerer.id, handIns.answeredById), isNull(answerer.deletedAt)))
    .where(where);

/** What a user has handed in of a lesson or at a meeting, the last first. */
export const handInsOf = (
  db: Database,
  userId: number,
  of: { lessonId: number } | { meetingId: number },
): Promise<NamedHandIn[]> =>
  named(
    db,
    and(
      eq(handIns.userId, userId),
      'lessonId' in of ? eq(handIns.lessonId, of.lessonId) : eq(handIns.meetingId, of.meetingId),
    ),
  ).orderBy(desc(handIns.attempt), desc(handIns.id));

/** The attempts of a student at one homework, the last first. */
export const attemptsAt = (
  db: Database,
  { userId, homework }: Pick<HandInRow, 'userId' | 'homework'>,
): Promise<NamedHandIn[]> =>
  named(db, and(eq(handIns.userId, userId), eq(handIns.homework, homework))).orderBy(
    desc(handIns.attempt),
  );

/** What a press of a user has handed in; null where it has not. */
export async function handInBySending(db: Database, sending: string): Promise<HandInRow | null> {
  const [row] = await db.select().from(handIns).where(eq(handIns.sending, sending));
  return row ?? null;
}

/** Writes an attempt, and takes from those before it that they are the last. */
export async function insertHandIn(tx: Tx, row: typeof handIns.$inferInsert): Promise<HandInRow> {
  await tx
    .update(handIns)
    .set({ isLast: false })
    .where(
      and(
        eq(handIns.userId, row.userId),
        eq(handIns.homework, row.homework),
        eq(handIns.isLast, true),
      ),
    );
  const [written] = await tx.insert(handIns).values(row).returning();
  if (!written) throw new Error('a hand-in was not stored');
  return written;
}

/** A hand-in with whose it is and where; of a student and a class that are there. */
export interface WholeHandIn extends NamedHandIn {
  student: { id: number; name: string };
  class: { id: number; rand: string; name: string };
}

const whole = (db: Database, where: SQL | undefined) =>
  db
    .select({
      ...{ row: handIns, answeredBy: answerer.name },
      student: { id: users.id, name: users.name },
      class: { id: classes.id, rand: classes.rand, name: classes.name },
    })
    .from(handIns)
    .innerJoin(users, and(eq(users.id, handIns.userId), isNull(users.deletedAt)))
    .innerJoin(classes, and(eq(classes.id, handIns.classId), isNull(classes.deletedAt)))
    .leftJoin(answerer, and(eq(answerer.id, handIns.answeredById), isNull(answerer.deletedAt)))
    .where(where);

/** One of them; null where there is none. Within a transaction it may be locked. */
export async function handInById(
  db: Database | Tx,
  id: number,
  lock: 'hold' | null = null,
): Promise<WholeHandIn | null> {
  const asked = whole(db, eq(handIns.id, id));
  const [found] = await (lock ? asked.for('update', { of: handIns }) : asked);
  return found ?? null;
}

/** The class of a hand-in; null where there is none. */
export async function classOfHandIn(db: Database, id: number): Promise<number | null> {
  const [found] = await db
    .select({ classId: handIns.classId })
    .from(handIns)
    .where(eq(handIns.id, id));
  return found?.classId ?? null;
}

/** Writes what becomes of a hand-in. */
export async function writeAnswer(
  tx: Tx,
  id: number,
  change: Partial<typeof handIns.$inferInsert>,
): Promise<void> {
  await tx.update(handIns).set(change).where(eq(handIns.id, id));
}

/** What a user has handed in lately, each homework by its last attempt, the last first. */
export const lastOfUser = (
  db: Database,
  userId: number,
  { since, limit }: { since: Date; limit: number },
) =>
  db
    .select({
      row: handIns,
      class: { id: classes.id, rand: classes.rand, name: classes.name },
      lessonRand: lessons.rand,
    })
    .from(handIns)
    .innerJoin(classes, and(eq(classes.id, handIns.classId), isNull(classes.deletedAt)))
    .leftJoin(lessons, and(eq(lessons.id, handIns.lessonId), isNull(lessons.deletedAt)))
    .where(
      and(
        eq(handIns.userId, userId),
        eq(handIns.isLast, true),
        or(gt(handIns.handedInAt, since), gt(handIns.answeredAt, since)),
      ),
    )
    .orderBy(desc(sql`coalesce(${handIns.answeredAt}, ${handIns.handedInAt})`), desc(handIns.id))
    .limit(limit);

/** Which hand-ins wait, or are answered: of some classes, or of all. */
export interface WantedHandIns {
  classIds: readonly number[] | null;
  state: HandInRow['state'];
  /** As it is typed; empty for all. */
  search: string;
}

const escaped = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

const wantedOf = ({ classIds, state, search }: WantedHandIns) =>
  and(
    ...[eq(handIns.state, state), eq(handIns.isLast, true)],
    classIds === null ? undefined : inArray(handIns.classId, [...classIds]),
    search === ''
      ? undefined
      : sql`(${handIns.asked} ->> 'title' ilike ${`%${escaped(search)}%`}
          or ${classes.name} ilike ${`%${escaped(search)}%`}
          or ${users.name} ilike ${`%${escaped(search)}%`})`,
  );

/** A page of them: those that wait the oldest first, others the last answered first. */
export async function handInPage(
  db: Database,
  wanted: WantedHandIns,
  { limit, offset }: { limit: number; offset: number },
): Promise<WholeHandIn[]> {
  if (wanted.classIds?.length === 0) return [];
  const order =
    wanted.state === 'waiting'
      ? [asc(handIns.handedInAt), asc(handIns.id)]
      : [desc(handIns.answeredAt), desc(handIns.id)];
  return whole(db, wantedOf(wanted))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

/** How many there are, counted so far. */
export async function countHandIns(
  db: Database,
  wanted: WantedHandIns,
  most: number,
): Promise<number> {
  if (wanted.classIds?.length === 0) return 0;
  const rows = db
    .select({ id: handIns.id })
    .from(handIns)
    .innerJoin(users, and(eq(users.id, handIns.userId), isNull(users.deletedAt)))
    .innerJoin(classes, and(eq(classes.id, handIns.classId), isNull(classes.deletedAt)))
    .where(wantedOf(wanted))
    .limit(most)
    .as('found');
  const [counted] = await db.select({ count: sql<number>`count(*)::int` }).from(rows);
  return counted?.count ?? 0;
}

/** The waiting one next to a hand-in, after it or before it; null where there is none. */
export async function waitingBeside(
  db: Database,
  row: Pick<HandInRow, 'id' | 'handedInAt'>,
  classIds: readonly number[] | null,
  side: 'next' | 'previous',
): Promise<number | null> {
  if (classIds?.length === 0) return null;
  const isAfter = side === 'next';
  const compare = isAfter ? gt : lt;
  // As the database compares it, to the microsecond.
  const at = sql`(select mine.handed_in_at from hand_ins mine where mine.id = ${row.id})`;
  const { handedInAt, id } = handIns;
  const order = isAfter ? [asc(handedInAt), asc(id)] : [desc(handedInAt), desc(id)];
  const [found] = await db
    .select({ id })
    .from(handIns)
    .innerJoin(users, and(eq(users.id, handIns.userId), isNull(users.deletedAt)))
    .innerJoin(classes, and(eq(classes.id, handIns.classId), isNull(classes.deletedAt)))
    .where(
      and(
        wantedOf({ classIds, state: 'waiting', search: '' }),
        ne(id, row.id),
        or(compare(handedInAt, at), and(eq(handedInAt, at), compare(id, row.id))),
      ),
    )
    .orderBy(...order)
    .limit(1);
  return found?.id ?? null;
}
