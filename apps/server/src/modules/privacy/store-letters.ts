import { and, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Tx } from '../../platform/db.ts';
import {
  answeringHours,
  letterReaders,
  letterReports,
  letters,
  letterThreads,
} from '../../schema/index.ts';
import type { Joined, Trail } from './joining/store-joining.ts';

const named = { picture: letters.picture, file: letters.file, copy: letters.copy };

const threadsOf = (db: Database | Tx, studentId: number) =>
  db
    .select({ id: letterThreads.id })
    .from(letterThreads)
    .where(eq(letterThreads.studentId, studentId));

/** The pictures and recordings of letters that a person has sent, and the recordings that were sent to them. */
export async function letterFiles(db: Database, userId: number): Promise<string[]> {
  const rows = await db
    .select({ authorId: letters.authorId, picture: letters.picture, file: letters.file })
    .from(letters)
    .where(
      or(
        and(eq(letters.authorId, userId), or(isNotNull(letters.picture), ne(letters.file, ''))),
        and(inArray(letters.threadId, threadsOf(db, userId)), ne(letters.file, '')),
      ),
    )
    .orderBy(letters.id);
  return rows.flatMap(({ authorId, picture, file }) => [
    ...(authorId === userId && picture !== null ? [picture] : []),
    ...(file === '' ? [] : [file]),
  ]);
}

/**
 * The conversations of a person as a student go, with what teachers wrote there; gives the stored files. What they
 * wrote as a teacher is in the conversations of others: it stays there and is nobody's, but for their voice.
 */
export async function eraseLetters(tx: Tx, userId: number): Promise<string[]> {
  const gone = await tx
    .delete(letters)
    .where(inArray(letters.threadId, threadsOf(tx, userId)))
    .returning(named);
  const said = await tx
    .select(named)
    .from(letters)
    .where(and(eq(letters.authorId, userId), ne(letters.file, '')))
    .for('update');
  await tx.delete(letterThreads).where(eq(letterThreads.studentId, userId));
  await tx
    .update(letters)
    .set({ authorId: null, file: '', copy: '', copyState: 'none', levels: [] })
    .where(eq(letters.authorId, userId));
  await tx.delete(letterReaders).where(eq(letterReaders.userId, userId));
  await tx
    .update(letterReports)
    .set({ reporterId: null, reason: '' })
    .where(eq(letterReports.reporterId, userId));
  await tx.delete(answeringHours).where(eq(answeringHours.userId, userId));
  return [
    ...gone.flatMap(({ picture, file, copy }) => [picture ?? '', file, copy]),
    ...said.flatMap(({ file, copy }) => [file, copy]),
  ].filter((name) => name !== '');
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
