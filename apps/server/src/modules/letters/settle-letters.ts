import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import type { AnsweringHours } from '@institute/contract/letters/hours';
import { type AuditNote, type Context, signedIn } from '../../context.ts';
import { type ConversationRef, openConversation } from './conversation.ts';
import { lockThread, newestOf, noteReader, setWaiting } from './store.ts';
import { writeHours } from './store-lists.ts';

/**
 * Says that the last letter of a student needs no answer, or that it does after all. Errors: letters_not_found,
 * forbidden.
 */
export async function settleLetters(
  context: Context,
  ref: ConversationRef & { isWaiting: boolean },
): Promise<void> {
  const { row, studentId, thread, side } = await openConversation(context, ref);
  if (!thread) throw new AppError('letters_not_found');
  const actor = signedIn(context);
  if (side === 'student' || !can(actor, 'comments.answer', { classId: row.id })) {
    throw new AppError('forbidden');
  }
  const note: AuditNote = {
    ...{ subjectId: studentId, classId: row.id, details: { waiting: ref.isWaiting } },
  };
  await context.transaction(async (tx) => {
    const now = context.clock.now();
    const { id } = await lockThread(tx, { studentId, classId: row.id, at: now });
    const newest = await newestOf(tx, id, false);
    const answered = await newestOf(tx, id, true);
    // What was answered waits for nothing.
    const waits = ref.isWaiting && newest.id > answered.id;
    await setWaiting(tx, id, waits ? newest.at : null);
    await noteReader(tx, id, actor.userId, { readTo: newest.id });
  }, note);
}

/** Says when the session's user answers letters; null for at any time. */
export async function saveHours(context: Context, hours: AnsweringHours | null): Promise<void> {
  await context.transaction((tx) => writeHours(tx, signedIn(context).userId, hours));
}
