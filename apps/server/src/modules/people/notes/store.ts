import { and, desc, eq } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db.ts';
import { personNotes, users } from '../../../schema/index.ts';
import { accountWithPage } from '../../../shared/sql/account-page.ts';

/** The notes of the office about a person, the last one first, each with who wrote it. */
export async function notesAbout(db: Database, userId: number) {
  return db
    .select({
      id: personNotes.id,
      body: personNotes.body,
      authorId: personNotes.authorId,
      author: users.name,
      accountId: accountWithPage(users),
      createdAt: personNotes.createdAt,
    })
    .from(personNotes)
    .innerJoin(users, eq(users.id, personNotes.authorId))
    .where(eq(personNotes.userId, userId))
    .orderBy(desc(personNotes.id));
}

/** Adds a note; nothing when its key has added one before. */
export async function insertNote(tx: Tx, note: typeof personNotes.$inferInsert): Promise<void> {
  await tx.insert(personNotes).values(note).onConflictDoNothing({ target: personNotes.addedBy });
}

/** Deletes a note of its author and says whom it was about; null when there is no such note. */
export async function deleteNoteOf(
  tx: Tx,
  authorId: number,
  id: number,
): Promise<{ userId: number } | null> {
  const [deleted] = await tx
    .delete(personNotes)
    .where(and(eq(personNotes.id, id), eq(personNotes.authorId, authorId)))
    .returning({ userId: personNotes.userId });
  return deleted ?? null;
}
