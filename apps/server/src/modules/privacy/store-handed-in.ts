import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db.ts';
import { handIns, phrases, recordingConsents, replies, takes } from '../../schema/index.ts';

/** What a person has handed in at home. */
const handInsOf = (db: Database, userId: number) =>
  db.select({ id: handIns.id }).from(handIns).where(eq(handIns.userId, userId));

/** The recordings and pictures that a person has handed in, and the voices that have answered them. */
export async function homeworkFiles(db: Database, userId: number): Promise<string[]> {
  const found = await Promise.all(
    [takes, replies].map((table) =>
      db
        .select({ file: table.file })
        .from(table)
        .where(and(inArray(table.handInId, handInsOf(db, userId)), ne(table.file, '')))
        .orderBy(table.id),
    ),
  );
  return found.flat().map(({ file }) => file);
}

/**
 * Takes out of homework what a person has said: what they handed in, what was said to it, and what they have said to
 * others. That it was handed in, and its points, stay. Gives the files that nothing names afterwards.
 */
export async function silenceHomework(tx: Tx, userId: number): Promise<string[]> {
  const mine = handInsOf(tx, userId);
  const files: { file: string; copy: string }[] = [];
  for (const table of [takes, replies]) {
    const isTheirs =
      table === replies
        ? or(inArray(replies.handInId, mine), eq(replies.authorId, userId))
        : inArray(takes.handInId, mine);
    files.push(
      ...(await tx
        .select({ file: table.file, copy: table.copy })
        .from(table)
        .where(isTheirs)
        .for('update')),
    );
    const gone = { file: '', copy: '', copyState: 'none' as const, levels: [] };
    await tx.update(table).set(gone).where(isTheirs);
  }
  await tx
    .update(replies)
    .set({ text: '' })
    .where(or(inArray(replies.handInId, mine), eq(replies.authorId, userId)));
  await tx.update(handIns).set({ text: '' }).where(eq(handIns.userId, userId));
  await tx.delete(recordingConsents).where(eq(recordingConsents.userId, userId));
  await tx.delete(phrases).where(eq(phrases.userId, userId));
  return files.flatMap(({ file, copy }) => [file, copy]).filter((name) => name !== '');
}

/** Deletes what a person has handed in, and what they have said to others. */
export async function eraseHomework(tx: Tx, userId: number): Promise<string[]> {
  const files = await silenceHomework(tx, userId);
  const mine = handInsOf(tx, userId);
  await tx.delete(replies).where(or(inArray(replies.handInId, mine), eq(replies.authorId, userId)));
  await tx.delete(takes).where(inArray(takes.handInId, mine));
  await tx.delete(handIns).where(eq(handIns.userId, userId));
  return files;
}
