import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db.ts';
import {
  classes,
  classStaff,
  letterReaders,
  letterReports,
  letters,
  letterThreads,
  users,
} from '../../schema/index.ts';

export type ThreadRow = typeof letterThreads.$inferSelect;

const soundOf = {
  ...{ file: letters.file, bytes: letters.bytes, seconds: letters.seconds },
  ...{ levels: letters.levels, copy: letters.copy },
};

/** A letter with its author, as one reader sees it. */
export interface LetterRow extends Pick<typeof letters.$inferSelect, keyof typeof soundOf> {
  id: number;
  threadId: number;
  authorId: number | null;
  byTeacher: boolean;
  body: string;
  picture: string | null;
  createdAt: Date;
  name: string | null;
  isReported: boolean;
}

/** The conversation of a student in a class; null where nobody has written yet. */
export async function threadOf(
  db: Database,
  studentId: number,
  classId: number,
): Promise<ThreadRow | null> {
  const [found] = await db
    .select()
    .from(letterThreads)
    .where(and(eq(letterThreads.studentId, studentId), eq(letterThreads.classId, classId)));
  return found ?? null;
}

/** The same, made where there is none, which nobody else changes until the transaction ends. */
export async function lockThread(
  tx: Tx,
  of: { studentId: number; classId: number; at: Date },
): Promise<ThreadRow> {
  const { studentId, classId, at } = of;
  await tx
    .insert(letterThreads)
    .values({ studentId, classId, lastAt: at })
    .onConflictDoNothing({ target: [letterThreads.studentId, letterThreads.classId] });
  const [row] = await tx
    .select()
    .from(letterThreads)
    .where(and(eq(letterThreads.studentId, studentId), eq(letterThreads.classId, classId)))
    .for('update');
  if (!row) throw new Error('a conversation was not made');
  return row;
}

const columns = (readerId: number) => ({
  id: letters.id,
  threadId: letters.threadId,
  authorId: letters.authorId,
  byTeacher: letters.byTeacher,
  body: letters.body,
  picture: letters.picture,
  ...soundOf,
  createdAt: letters.createdAt,
  name: users.name,
  isReported: sql<boolean>`exists (select 1 from letter_reports report
    where report.letter_id = ${letters.id} and report.reporter_id = ${readerId}
      and report.closed_at is null)`,
});

const written = (db: Database | Tx, readerId: number, where: SQL | undefined) =>
  db
    .select(columns(readerId))
    .from(letters)
    .leftJoin(users, eq(users.id, letters.authorId))
    .where(where);

/** Letters of a conversation, the newest first: those before one, or those after one. */
export function lettersOf(
  db: Database,
  threadId: number,
  of: { readerId: number; before: number | null; after: number | null; limit: number },
): Promise<LetterRow[]> {
  const span = [
    of.before === null ? undefined : lt(letters.id, of.before),
    of.after === null ? undefined : gt(letters.id, of.after),
  ];
  const own = eq(letters.threadId, threadId);
  return written(db, of.readerId, and(own, ...span))
    .orderBy(of.after === null ? desc(letters.id) : asc(letters.id))
    .limit(of.limit);
}

/** What an author has written under a key. */
export async function letterByKey(
  db: Database | Tx,
  authorId: number,
  requestKey: string,
): Promise<LetterRow | null> {
  const [found] = await written(
    db,
    authorId,
    and(eq(letters.authorId, authorId), eq(letters.requestKey, requestKey)),
  );
  return found ?? null;
}

/** Writes a letter under the lock of its conversation, which then waits for an answer or does not. */
export async function insertLetter(tx: Tx, row: typeof letters.$inferInsert): Promise<void> {
  await tx.insert(letters).values(row);
  await tx
    .update(letterThreads)
    .set({
      letters: sql`${letterThreads.letters} + 1`,
      lastAt: row.createdAt,
      waitingSince: row.byTeacher
        ? null
        : sql`coalesce(${letterThreads.waitingSince}, ${row.createdAt})`,
    })
    .where(eq(letterThreads.id, row.threadId));
}

/** A letter by its id, and whose conversation it is in. */
export async function letterById(
  db: Database | Tx,
  id: number,
): Promise<{ id: number; authorId: number | null; studentId: number; classId: number } | null> {
  const [found] = await db
    .select({
      ...{ id: letters.id, authorId: letters.authorId },
      ...{ studentId: letterThreads.studentId, classId: letterThreads.classId },
    })
    .from(letters)
    .innerJoin(letterThreads, eq(letterThreads.id, letters.threadId))
    .where(eq(letters.id, id));
  return found ?? null;
}

/** The newest letter of a conversation that a teacher wrote, or the student; 0 for none. */
export async function newestOf(
  tx: Tx,
  threadId: number,
  byTeacher: boolean,
): Promise<{ id: number; at: Date | null }> {
  const [found] = await tx
    .select({ id: letters.id, at: letters.createdAt })
    .from(letters)
    .where(and(eq(letters.threadId, threadId), eq(letters.byTeacher, byTeacher)))
    .orderBy(desc(letters.id))
    .limit(1);
  return found ?? { id: 0, at: null };
}

/** Says since when a conversation waits for an answer; null for that it does not. */
export async function setWaiting(tx: Tx, threadId: number, since: Date | null): Promise<void> {
  await tx.update(letterThreads).set({ waitingSince: since }).where(eq(letterThreads.id, threadId));
}

/** How far somebody has read a conversation, and of which letter they were told. */
export async function readerOf(
  db: Database | Tx,
  threadId: number,
  userId: number,
): Promise<{ readTo: number; toldTo: number }> {
  const [found] = await db
    .select({ readTo: letterReaders.readTo, toldTo: letterReaders.toldTo })
    .from(letterReaders)
    .where(and(eq(letterReaders.threadId, threadId), eq(letterReaders.userId, userId)));
  return found ?? { readTo: 0, toldTo: 0 };
}

/** Notes up to which letter somebody has read, or of which they were told; it never goes back. */
export async function noteReader(
  tx: Database | Tx,
  threadId: number,
  userId: number,
  to: { readTo?: number; toldTo?: number },
): Promise<void> {
  const { readTo = 0, toldTo = 0 } = to;
  await tx
    .insert(letterReaders)
    .values({ threadId, userId, readTo, toldTo })
    .onConflictDoUpdate({
      target: [letterReaders.threadId, letterReaders.userId],
      set: {
        readTo: sql`greatest(${letterReaders.readTo}, ${readTo})`,
        toldTo: sql`greatest(${letterReaders.toldTo}, ${toldTo})`,
      },
    });
}

/** The conversations of a student, each with how many letters of teachers they have not read. */
export function unreadOf(db: Database, studentId: number) {
  const unread = sql<number>`(select count(*)::int from letters l where l.thread_id = ${letterThreads.id}
    and l.by_teacher and l.id > coalesce(${letterReaders.readTo}, 0))`;
  return db
    .select({ classRand: classes.rand, unread })
    .from(letterThreads)
    .innerJoin(classes, eq(classes.id, letterThreads.classId))
    .leftJoin(
      letterReaders,
      and(
        eq(letterReaders.threadId, letterThreads.id),
        eq(letterReaders.userId, letterThreads.studentId),
      ),
    )
    .where(and(eq(letterThreads.studentId, studentId), gt(letterThreads.letters, 0)))
    .orderBy(classes.id);
}

/** Which of these stored files letters name. */
export async function namedLetterFiles(db: Database, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const asked = [...names];
  const rows = await db
    .select({ picture: letters.picture, file: letters.file, copy: letters.copy })
    .from(letters)
    .where(or(...[letters.picture, letters.file, letters.copy].map((one) => inArray(one, asked))));
  return rows
    .flatMap(({ picture, file, copy }) => [picture ?? '', file, copy])
    .filter((name) => name !== '');
}

/** Whoever may answer in a class as its teacher. */
export const teachersOf = (db: Database | Tx, classId: number) =>
  db
    .select({ userId: users.id, name: users.name })
    .from(classStaff)
    .innerJoin(users, eq(users.id, classStaff.userId))
    .where(
      and(
        eq(classStaff.classId, classId),
        isNull(users.deletedAt),
        sql`'teach' = any(${classStaff.powers})`,
      ),
    )
    .orderBy(users.searchText, users.id);

/** Adds a report, or says anew why. */
export async function writeReport(
  tx: Tx,
  report: { letterId: number; reporterId: number; reason: string | undefined; createdAt: Date },
): Promise<void> {
  const { reason } = report;
  await tx
    .insert(letterReports)
    .values({ ...report, reason: reason ?? '' })
    .onConflictDoUpdate({
      target: [letterReports.letterId, letterReports.reporterId],
      targetWhere: isNull(letterReports.closedAt),
      set: { reason: reason === undefined ? sql`${letterReports.reason}` : reason },
    });
}

/** Takes an open report away; false where there is none. */
export async function deleteReport(tx: Tx, letterId: number, reporterId: number): Promise<boolean> {
  const gone = await tx
    .delete(letterReports)
    .where(
      and(
        eq(letterReports.letterId, letterId),
        eq(letterReports.reporterId, reporterId),
        isNull(letterReports.closedAt),
      ),
    )
    .returning({ id: letterReports.id });
  return gone.length > 0;
}

/** Counts what somebody has reported and nobody has closed, but of one letter. */
export const openReportsOf = (tx: Tx, reporterId: number, butLetter: number): Promise<number> =>
  tx.$count(
    letterReports,
    and(
      eq(letterReports.reporterId, reporterId),
      isNull(letterReports.closedAt),
      ne(letterReports.letterId, butLetter),
    ),
  );
