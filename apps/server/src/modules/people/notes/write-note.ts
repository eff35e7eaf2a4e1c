import { AppError } from '@institute/contract/errors';
import { type Context, signedIn } from '../../../context.ts';
import { lockUser } from '../../auth/index.ts';
import { deleteNoteOf, insertNote } from './store.ts';

/**
 * Adds a note about a person; the same `requestKey` of the same administrator adds it once. The
 * person is locked, so that nobody is noted about who is being erased. Errors: student_not_found.
 */
export async function addNote(
  context: Context,
  note: { studentId: number; body: string; requestKey: string | undefined },
): Promise<void> {
  const { userId: authorId } = signedIn(context);
  const { studentId: userId, body, requestKey } = note;
  await context.transaction(
    async (tx) => {
      if (!(await lockUser(tx, userId))) throw new AppError('student_not_found');
      const addedBy = requestKey === undefined ? null : `${authorId}:${requestKey}`;
      const createdAt = context.clock.now();
      await insertNote(tx, { userId, authorId, body, addedBy, createdAt });
    },
    { subjectId: userId },
  );
}

/** Deletes a note of the actor's own. Errors: note_not_found. */
export async function deleteNote(context: Context, id: number): Promise<void> {
  const { userId } = signedIn(context);
  const note: { subjectId: number | null } = { subjectId: null };
  await context.transaction(async (tx) => {
    const deleted = await deleteNoteOf(tx, userId, id);
    if (!deleted) throw new AppError('note_not_found');
    note.subjectId = deleted.userId;
  }, note);
}
