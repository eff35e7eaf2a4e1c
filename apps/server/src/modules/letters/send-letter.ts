import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import { MOST_LETTER_SECONDS } from '@institute/contract/letters/letters';
import { pathTo } from '@institute/contract/routes';
import { type Context, signedIn } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { withStored } from '../../platform/files.ts';
import { bytesOfDataUrl, reencodePicture } from '../../platform/pictures.ts';
import { randToken } from '../../platform/random.ts';
import { holdTeaching } from '../../shared/sql/staff.ts';
import { writeAudit } from '../audit/index.ts';
import { checkConsent, copySounds, isTooLong, type KeptFile, withKept } from '../homework/index.ts';
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
  /** A recording that has arrived; null for none. */
  voice: { upload: string; seconds: number; levels: string } | null;
  requestKey: string | undefined;
}

/**
 * Sends a letter under its author's own name; a key that has been used answers with what it sent. A teacher's is
 * told to the student and recorded. Errors: letters_not_found, letters_closed, letter_empty, image_unreadable,
 * picture_too_large, consent_needed, take_kind, take_long, upload_gone, too_large, forbidden, not_as_student.
 */
export async function sendLetter(context: Context, form: NewLetter): Promise<LetterRow> {
  const { userId } = signedIn(context);
  const conversation = await openConversation(context, form);
  const requestKey = form.requestKey ?? randToken();
  // What has been sent has been, also where nobody writes any more.
  const sent = await letterByKey(context.db, userId, requestKey);
  if (sent) return sent;
  checkMayWrite(context, conversation);
  const { text: body, picture: image, voice } = form;
  if (body === '' && image === '' && !voice) throw new AppError('letter_empty');
  if (voice) await checkVoice(context, conversation, voice.seconds);
  return withVoice(context, voice, (kept) =>
    withPicture(context, image, (picture) =>
      keep(context, conversation, { body, picture, requestKey, ...kept }),
    ),
  );
}

/** Errors: take_long, consent_needed. */
async function checkVoice(context: Context, { side }: Conversation, seconds: number) {
  if (isTooLong(seconds, MOST_LETTER_SECONDS)) throw new AppError('take_long');
  if (side === 'student') await checkConsent(context);
}

/** Stores the recording for `work`, which writes the letter that names it; without one it works at once. */
function withVoice(
  context: Context,
  voice: NewLetter['voice'],
  work: (kept: KeptFile | null) => Promise<LetterRow>,
): Promise<LetterRow> {
  if (!voice) return work(null);
  return withKept(context, [{ kind: 'voice', ...voice }], async ([kept]) => {
    const result = await work(kept ?? null);
    // The same letter at the same moment was faster: its recording is the one that is named.
    return { result, isKept: result.file === kept?.file };
  });
}

/** The same for its picture, as a data URL. */
async function withPicture(
  { files }: Context,
  image: string,
  work: (picture: string | null) => Promise<LetterRow>,
): Promise<LetterRow> {
  if (image === '') return work(null);
  const made = await reencodePicture(bytesOfDataUrl(image), 'proof');
  if (!made) throw new AppError('image_unreadable');
  return withStored(
    files,
    () => files.write(made.bytes, made.extension),
    async (picture) => {
      const row = await work(picture);
      if (row.picture !== picture) await files.remove(picture);
      return row;
    },
  );
}

function checkMayWrite(context: Context, { mayWrite, closed, side }: Conversation): void {
  if (!can(signedIn(context), 'letters.write')) throw new AppError('not_as_student');
  if (!mayWrite)
    throw new AppError(closed !== null && side !== 'office' ? 'letters_closed' : 'forbidden');
}

interface Kept extends Partial<KeptFile> {
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
    if (letter.copyState === 'waiting') {
      await copySounds(context, tx, [{ kind: 'letter', id: written.id }]);
    }
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
