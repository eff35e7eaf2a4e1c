import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Tx } from '../../platform/db.ts';
import {
  answeringHours,
  letterReaders,
  letterReports,
  letters,
  letterThreads,
} from '../../schema/index.ts';
import type { Joined, Trail } from './joining/store-joining.ts';

const threadsOf = (db: Database | Tx, studentId: number) =>
  db
    .select({ id: letterThreads.id })
    .from(letterThreads)
    .where(eq(letterThreads.studentId, studentId));

/** The pictures of letters that a person has sent. */
export async function letterPictures(db: Database, userId: number): Promise<string[]> {
  const rows = await db
    .select({ name: letters.picture })
    .from(letters)
    .where(and(eq(letters.authorId, userId), isNotNull(letters.picture)))
    .orderBy(letters.id);
  return rows.flatMap(({ name }) => name ?? []);
}

/**
 * The conversations of a person as a student go, with what teachers wrote there; gives the stored pictures. What they
 * wrote as a teacher is in the conversations of others: it stays there and is nobody's.
 */
export async function eraseLetters(tx: Tx, userId: number): Promise<string[]> {
  const gone = await tx
    .delete(letters)
    .where(inArray(letters.threadId, threadsOf(tx, userId)))
    .returning({ name: letters.picture });
  await tx.delete(letterThreads).where(eq(letterThreads.studentId, userId));
  await tx.update(letters).set({ authorId: null }).where(eq(letters.authorId, userId));
  await tx.delete(letterReaders).where(eq(letterReaders.userId, userId));
  await tx
    .update(letterReports)
    .set({ reporterId: null, reason: '' })
    .where(eq(letterReports.reporterId, userId));
  await tx.delete(answeringHours).where(eq(answeringHours.userId, userId));
  return gone.flatMap(({ name }) => name ?? []);
}

/** Where both accounts have a conversation in the same class, that of who ends goes into that of who stays. */
export async function joinLetters(tx: Tx, { from, into }: Joined, trail: Trail): Promise<void> {
  const both = await rowsOf<{ from: number; into: number }>(
    tx,
    sql`select a.id as "from", b.id as "into" from letter_threads a
        join letter_threads b on b.class_id = a.class_id and b.student_id = ${into}
        where a.student_id = ${from} order by a.id for update of a, b`,
  );
  for (const one of both) {
    await tx.update(letters).set({ threadId: one.into }).where(eq(letters.threadId, one.from));
    await tx.execute(sql`update letter_threads t set letters = t.letters + o.letters,
        last_at = greatest(t.last_at, o.last_at),
        waiting_since = least(t.waiting_since, o.waiting_since)
      from letter_threads o where t.id = ${one.into} and o.id = ${one.from}`);
    const gone = await rowsOf(
      tx,
      sql`delete from letter_threads t where id = ${one.from} returning to_jsonb(t) as row`,
    );
    trail.before.letter_threads = [...(trail.before.letter_threads ?? []), ...gone];
  }
}
