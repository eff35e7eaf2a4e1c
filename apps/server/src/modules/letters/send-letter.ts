import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import { pathTo } from '@institute/contract/routes';
import { type Context, signedIn } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { withStored } from '../../platform/files.ts';
import { bytesOfDataUrl, reencodePicture } from '../../platform/pictures.ts';
import { randToken } from '../../platform/random.ts';
import { holdTeaching } from '../../shared/sql/staff.ts';
import { writeAudit } from '../audit/index.ts';
import {
  type Conversation,
  type ConversationRef,
  holdStudent,
  openConversation,
} from './conversation.ts';
import {
  insertLetter,
  type LetterRow,
  letterByKey,
  lockThread,
  noteReader,
  readerOf,
} from './store.ts';

/** A letter to send. */
export interface NewLetter extends ConversationRef {
  text: string;
  /** A picture as a data URL; empty for none. */
  picture: string;
  requestKey: string | undefined;
}

/**
 * Sends a letter under its author's own name; a key that has been used answers with what it sent. A teacher's is
 * told to the student and recorded. Errors: letters_not_found, letters_closed, letter_empty, image_unreadable,
 * picture_too_large, forbidden, not_as_student.
 */
export async function sendLetter(context: Context, form: NewLetter): Promise<LetterRow> {
  const { userId } = signedIn(context);
  const conversation = await openConversation(context, form);
  const requestKey = form.requestKey ?? randToken();
  // What has been sent has been, also where nobody writes any more.
  const sent = await letterByKey(context.db, userId, requestKey);
  if (sent) return sent;
  checkMayWrite(context, conversation);
  if (form.text === '' && form.picture === '') throw new AppError('letter_empty');
  const letter = { body: form.text, requestKey };
  if (form.picture === '') return keep(context, conversation, { ...letter, picture: null });
  const made = await reencodePicture(bytesOfDataUrl(form.picture), 'proof');
  if (!made) throw new AppError('image_unreadable');
  return withStored(
    context.files,
    () => context.files.write(made.bytes, made.extension),
    async (picture) => {
      const row = await keep(context, conversation, { ...letter, picture });
      // The same letter at the same moment was faster: its picture is the one that is named.
      if (row.picture !== picture) await context.files.remove(picture);
      return row;
    },
  );
}

function checkMayWrite(context: Context, { mayWrite, closed, side }: Conversation): void {
  if (!can(signedIn(context), 'letters.write')) throw new AppError('not_as_student');
  if (!mayWrite)
    throw new AppError(closed !== null && side !== 'office' ? 'letters_closed' : 'forbidden');
}

interface Kept {
  body: string;
  picture: string | null;
  requestKey: string;
}

async function keep(
  context: Context,
  conversation: Conversation,
  letter: Kept,
): Promise<LetterRow> {
  const { userId } = signedIn(context);
  const { studentId, row, side } = conversation;
  const now = context.clock.now();
  const byTeacher = side !== 'student';
  return context.transaction(async (tx) => {
    if (byTeacher) await holdAnswering(context, tx, row.id);
    await holdStudent(tx, studentId);
    const thread = await lockThread(tx, { studentId, classId: row.id, at: now });
    const sent = await letterByKey(tx, userId, letter.requestKey);
    if (sent) return sent;
    await insertLetter(tx, {
      ...{ threadId: thread.id, authorId: userId, byTeacher, createdAt: now, ...letter },
    });
    const written = await letterByKey(tx, userId, letter.requestKey);
    if (!written) throw new Error('a letter was not written');
    // Whoever writes has read what stands above.
    await noteReader(tx, thread.id, userId, { readTo: written.id });
    if (byTeacher) await tellStudent(context, tx, { conversation, letter: written });
    return written;
  });
}

/** Holds what makes the session's user a teacher of the class. Errors: forbidden (it was taken away meanwhile). */
async function holdAnswering(context: Context, tx: Tx, classId: number): Promise<void> {
  const actor = signedIn(context);
  const teaches = actor.teaches.length === 0 ? [] : await holdTeaching(tx, actor.userId);
  if (!can({ ...actor, teaches }, 'comments.answer', { classId })) throw new AppError('forbidden');
}

/** Tells a student that a letter has come, unless they have one of the conversation that they have not read. */
async function tellStudent(
  context: Context,
  tx: Tx,
  { conversation, letter }: { conversation: Conversation; letter: LetterRow },
): Promise<void> {
  const { row, studentId } = conversation;
  const [author, now] = [signedIn(context), context.clock.now()];
  const { readTo, toldTo } = await readerOf(tx, letter.threadId, studentId);
  if (toldTo <= readTo) {
    await noteReader(tx, letter.threadId, studentId, { toldTo: letter.id });
    await context.notices.letterCame(tx, now, {
      ...{ userId: studentId, classId: row.id, className: row.name, by: author.name },
      page: `${context.config.publicUrl}${pathTo('letters', { id: row.rand })}`,
    });
  }
  await writeAudit(tx, now, author, 'sendLetter', {
    ...{ subjectId: studentId, classId: row.id, details: { letter: letter.id } },
  });
}
