import { and, desc, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Tx } from '../../platform/db.ts';
import { classes, groups, handIns, lessons, meetings, users } from '../../schema/index.ts';

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

/** Hand-ins with whose they are and where. */
export const whole = (db: Database, where: SQL | undefined) =>
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

/** Whether the class of a hand-in is in the trash, from where it may come back. */
export async function isInTrash(tx: Tx, id: number): Promise<boolean> {
  const found = await tx
    .select({ id: handIns.id })
    .from(handIns)
    .innerJoin(users, and(eq(users.id, handIns.userId), isNull(users.deletedAt)))
    .innerJoin(classes, and(eq(classes.id, handIns.classId), isNotNull(classes.deletedAt)))
    .where(eq(handIns.id, id));
  return found.length > 0;
}

/** The class of a hand-in, and of one that a meeting gave who teaches that and its group; null where there is none. */
export async function placeOfHandIn(
  db: Database,
  id: number,
): Promise<{ classId: number; teacherIds: (number | null)[] } | null> {
  const [found] = await db
    .select({ classId: handIns.classId, own: meetings.teacherId, ofGroup: groups.teacherId })
    .from(handIns)
    .leftJoin(meetings, eq(meetings.id, handIns.meetingId))
    .leftJoin(groups, eq(groups.id, meetings.groupId))
    .where(eq(handIns.id, id));
  return found ? { classId: found.classId, teacherIds: [found.own, found.ofGroup] } : null;
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
