import { AppError } from '@institute/contract/errors';
import { type AuditNote, type Context, signedIn } from '../../context.ts';
import { randToken } from '../../platform/random.ts';
import { copyBank } from '../bank/index.ts';
import { classAddedBy, copyClass, lockClass } from '../classes/index.ts';
import { lessonsOfClass, lockEditing } from '../lessons/index.ts';
import { copyInto } from './copy-lessons.ts';

/**
 * Makes a class like another one, with its lessons and without its people: a draft until it is
 * published. A key that the administrator has used answers with the class it made. Errors:
 * class_not_found.
 */
export async function duplicateClass(
  context: Context,
  classRef: string,
  { name, requestKey }: { name: string; requestKey: string | undefined },
): Promise<{ id: number; rand: string }> {
  const addedBy = `${signedIn(context).userId}:${requestKey ?? randToken()}`;
  const details: Record<string, unknown> = { class: classRef, name };
  const note: AuditNote = { details };
  return context.transaction(async (tx) => {
    // Lessons stand still, and the same request comes one after the other.
    await lockEditing(tx);
    const before = await classAddedBy(tx, addedBy);
    if (before) return before;
    const original = await lockClass(tx, classRef, 'share');
    if (!original) throw new AppError('class_not_found');
    details.from = original.name;
    const now = context.clock.now();
    const copy = await copyClass(tx, original, { name, addedBy, createdAt: now });
    await copyBank(tx, original.id, copy.id);
    const lessons = await lessonsOfClass(tx, original.id);
    await copyInto(
      tx,
      copy.id,
      lessons.map((lesson) => ({ lesson, savedBy: null })),
      now,
    );
    details.lessons = lessons.length;
    note.classId = copy.id;
    return { id: copy.id, rand: copy.rand };
  }, note);
}
