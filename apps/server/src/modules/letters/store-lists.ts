import type { AnsweringHours } from '@institute/contract/letters/hours';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Tx } from '../../platform/db.ts';
import {
  answeringHours,
  classes,
  classStaff,
  letterReaders,
  letterReports,
  letters,
  letterThreads,
  users,
} from '../../schema/index.ts';

/** A place in a list of conversations: that of one with its moment. */
export interface Place {
  at: Date;
  id: number;
}

/** Which conversations are listed. */
export interface WantedThreads {
  /** Null for all classes. */
  classIds: readonly number[] | null;
  studentId: number | null;
  state: 'waiting' | 'all';
  after: Place | null;
  limit: number;
}

const ofClasses = (ids: readonly number[] | null) =>
  ids === null ? undefined : inArray(letterThreads.classId, [...ids]);

/** Conversations in which somebody has written: those that wait, the oldest first, or all, the newest first. */
export function listThreads(db: Database, wanted: WantedThreads) {
  const { classIds, studentId, state, after, limit } = wanted;
  const isWaiting = state === 'waiting';
  const moment = isWaiting ? letterThreads.waitingSince : letterThreads.lastAt;
  const place = sql`(${moment}, ${letterThreads.id})`;
  const behind: SQL | undefined = after
    ? sql`${place} ${isWaiting ? sql`>` : sql`<`} (${after.at}, ${after.id})`
    : undefined;
  const order = isWaiting ? asc : desc;
  return db
    .select({
      ...{ id: letterThreads.id, classId: classes.id, classRand: classes.rand },
      ...{ className: classes.name, studentId: users.id, studentName: users.name },
      ...{ letters: letterThreads.letters, lastAt: letterThreads.lastAt },
      waitingSince: letterThreads.waitingSince,
    })
    .from(letterThreads)
    .innerJoin(classes, eq(classes.id, letterThreads.classId))
    .innerJoin(users, eq(users.id, letterThreads.studentId))
    .where(
      and(
        ofClasses(classIds),
        studentId === null ? undefined : eq(letterThreads.studentId, studentId),
        isWaiting
          ? and(isNotNull(letterThreads.waitingSince), isNull(classes.deletedAt))
          : undefined,
        sql`${letterThreads.letters} > 0`,
        behind,
      ),
    )
    .orderBy(order(moment), order(letterThreads.id))
    .limit(limit);
}

/** How many conversations wait for an answer. */
export async function countWaiting(
  db: Database,
  classIds: readonly number[] | null,
): Promise<number> {
  const [found] = await db
    .select({ waiting: count() })
    .from(letterThreads)
    .innerJoin(classes, eq(classes.id, letterThreads.classId))
    .where(
      and(ofClasses(classIds), isNotNull(letterThreads.waitingSince), isNull(classes.deletedAt)),
    );
  return found?.waiting ?? 0;
}

/** When teachers answer, by their account. */
export async function hoursOf(
  db: Database | Tx,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, AnsweringHours>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(answeringHours)
    .where(inArray(answeringHours.userId, [...userIds]));
  return new Map(rows.map(({ userId, ...hours }) => [userId, hours]));
}

/** Keeps when a teacher answers; null for at any time. */
export async function writeHours(tx: Tx, userId: number, hours: AnsweringHours | null) {
  if (!hours) {
    await tx.delete(answeringHours).where(eq(answeringHours.userId, userId));
    return;
  }
  await tx
    .insert(answeringHours)
    .values({ userId, ...hours })
    .onConflictDoUpdate({ target: answeringHours.userId, set: hours });
}

/** The newest letter of the student of a conversation, as a column. */
const newest = sql<number>`(select max(l.id) from letters l
  where l.thread_id = ${letterThreads.id} and not l.by_teacher)`;

/**
 * Those who teach where a student waits and who were not told of it since they read last, behind a place of the list;
 * each with how far they have read and when they answer.
 */
export function tellersBehind(
  db: Database,
  after: { threadId: number; userId: number },
  limit: number,
) {
  const place = sql`(${letterThreads.id}, ${classStaff.userId})`;
  return db
    .select({
      ...{ threadId: letterThreads.id, userId: classStaff.userId, classId: classes.id },
      ...{ classRand: classes.rand, className: classes.name },
      ...{ studentId: users.id, studentName: users.name, newest },
      readTo: sql<number>`coalesce(${letterReaders.readTo}, 0)`,
      toldTo: sql<number>`coalesce(${letterReaders.toldTo}, 0)`,
      days: answeringHours.days,
      fromMinute: answeringHours.fromMinute,
      untilMinute: answeringHours.untilMinute,
    })
    .from(letterThreads)
    .innerJoin(classes, and(eq(classes.id, letterThreads.classId), isNull(classes.deletedAt)))
    .innerJoin(users, eq(users.id, letterThreads.studentId))
    .innerJoin(
      classStaff,
      and(eq(classStaff.classId, classes.id), sql`'teach' = any(${classStaff.powers})`),
    )
    .leftJoin(
      letterReaders,
      and(
        eq(letterReaders.threadId, letterThreads.id),
        eq(letterReaders.userId, classStaff.userId),
      ),
    )
    .leftJoin(answeringHours, eq(answeringHours.userId, classStaff.userId))
    .where(
      and(
        isNotNull(letterThreads.waitingSince),
        sql`coalesce(${letterReaders.toldTo}, 0) <= coalesce(${letterReaders.readTo}, 0)`,
        sql`${place} > (${after.threadId}, ${after.userId})`,
      ),
    )
    .orderBy(asc(letterThreads.id), asc(classStaff.userId))
    .limit(limit);
}

const reporters = alias(users, 'reporters');
const authors = alias(users, 'authors');
const closers = alias(users, 'closers');

/** A page of the reports, open or closed, and how many there are. */
export async function listReports(
  db: Database,
  { state, limit, offset }: { state: 'open' | 'closed'; limit: number; offset: number },
) {
  const isOpen = state === 'open';
  const where = isOpen ? isNull(letterReports.closedAt) : isNotNull(letterReports.closedAt);
  const order = isOpen
    ? [asc(letterReports.createdAt), asc(letterReports.id)]
    : [desc(letterReports.closedAt), desc(letterReports.id)];
  const rows = await db
    .select({
      ...{ id: letterReports.id, letterId: letterReports.letterId, at: letterReports.createdAt },
      ...{ reporter: reporters.name, reason: letterReports.reason },
      ...{ classRand: classes.rand, className: classes.name },
      ...{ studentId: users.id, studentName: users.name, author: authors.name },
      ...{ closedAt: letterReports.closedAt, closedBy: closers.name, note: letterReports.note },
    })
    .from(letterReports)
    .innerJoin(letters, eq(letters.id, letterReports.letterId))
    .innerJoin(letterThreads, eq(letterThreads.id, letters.threadId))
    .innerJoin(classes, eq(classes.id, letterThreads.classId))
    .innerJoin(users, eq(users.id, letterThreads.studentId))
    .leftJoin(reporters, eq(reporters.id, letterReports.reporterId))
    .leftJoin(authors, eq(authors.id, letters.authorId))
    .leftJoin(closers, eq(closers.id, letterReports.closedById))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(letterReports, where) };
}

/** A report, which nobody else closes until the transaction ends, and whose conversation it is about. */
export async function lockReport(tx: Tx, id: number) {
  const [found] = await tx
    .select({
      ...{ id: letterReports.id, closedAt: letterReports.closedAt },
      ...{ closedById: letterReports.closedById, note: letterReports.note },
      ...{ studentId: letterThreads.studentId, classId: letterThreads.classId },
    })
    .from(letterReports)
    .innerJoin(letters, eq(letters.id, letterReports.letterId))
    .innerJoin(letterThreads, eq(letterThreads.id, letters.threadId))
    .where(eq(letterReports.id, id))
    .for('update', { of: letterReports });
  return found ?? null;
}

/** Closes a report with what came of it. */
export async function closeReport(
  tx: Tx,
  id: number,
  by: { closedAt: Date; closedById: number; note: string },
): Promise<void> {
  await tx.update(letterReports).set(by).where(eq(letterReports.id, id));
}
