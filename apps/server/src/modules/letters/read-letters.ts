import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import {
  LETTERS_A_PAGE,
  type Letter,
  type Letters,
  type Thread,
} from '@institute/contract/letters/letters';
import { type Context, signedIn } from '../../context.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import { writeAudit } from '../audit/index.ts';
import { presentFile, recordingConsent } from '../homework/index.ts';
import { type Conversation, type ConversationRef, openConversation } from './conversation.ts';
import { answersNow } from './rules.ts';
import { type LetterRow, lettersOf, noteReader, readerOf, teachersOf, unreadOf } from './store.ts';
import { hoursOf } from './store-lists.ts';

/** A letter for its reader. */
export const presentLetter = (context: Context, row: LetterRow): Letter => ({
  id: row.id,
  at: row.createdAt,
  isMine: row.authorId === signedIn(context).userId,
  isByTeacher: row.byTeacher,
  name: row.name ?? '',
  text: row.body,
  picture: row.picture === null ? null : context.files.address(row.picture),
  // One whose time is over says so by an empty path.
  voice: row.bytes > 0 ? presentFile(context, row) : null,
  isReported: row.isReported,
});

/** The letters to show, and what holds for the conversation where it is opened. Errors: letters_not_found. */
export async function readLetters(
  context: Context,
  ref: ConversationRef & { before: number | null; after: number | null },
): Promise<Letters> {
  const { before, after } = ref;
  const conversation = await openConversation(context, ref);
  const { userId } = signedIn(context);
  const { thread } = conversation;
  const rows = thread
    ? await lettersOf(context.db, thread.id, {
        ...{ readerId: userId, before, after },
        limit: LETTERS_A_PAGE + (after === null ? 1 : 0),
      })
    : [];
  const shown = rows.slice(0, LETTERS_A_PAGE);
  await noteReading(context, conversation, shown.length);
  if (after === null) shown.reverse();
  return {
    letters: shown.map((row) => presentLetter(context, row)),
    hasEarlier: rows.length > LETTERS_A_PAGE,
    thread: before === null && after === null ? await presentThread(context, conversation) : null,
  };
}

/** Records that somebody read letters which are neither theirs nor of a class that they teach. */
async function noteReading(
  context: Context,
  { row, side, studentId }: Conversation,
  letters: number,
): Promise<void> {
  const actor = signedIn(context);
  if (letters === 0 || (side !== 'office' && !actor.admin)) return;
  await inTransaction(context.db, (tx) =>
    writeAudit(tx, context.clock.now(), actor, 'readOthersLetters', {
      ...{ subjectId: studentId, classId: row.id, details: { letters } },
    }),
  );
}

async function presentThread(context: Context, conversation: Conversation): Promise<Thread> {
  const { db, clock, config } = context;
  const { row, studentId, studentName, thread, side, mayWrite, closed } = conversation;
  const teachers = await teachersOf(db, row.id);
  const hours = await hoursOf(
    db,
    teachers.map(({ userId }) => userId),
  );
  const now = clock.now();
  const reader = thread && (await readerOf(db, thread.id, signedIn(context).userId));
  const given = teachers.map(({ userId, name }) => ({ name, hours: hours.get(userId) ?? null }));
  return {
    ...{ classRand: row.rand, className: row.name, studentId, studentName, mayWrite, closed },
    isOffice: side === 'office',
    teachers: given,
    zone: config.timeZone,
    isAnswered:
      given.length === 0 || given.some((one) => answersNow(one.hours, now, config.timeZone)),
    readTo: reader?.readTo ?? 0,
    isWaiting: thread?.waitingSince != null,
    consent: side === 'student' && mayWrite ? await recordingConsent(context) : null,
  };
}

/** Notes up to which letter the session's user has read. Errors: letters_not_found, not_as_student. */
export async function noteRead(
  context: Context,
  ref: ConversationRef & { upTo: number },
): Promise<void> {
  const { thread, side } = await openConversation(context, ref);
  const actor = signedIn(context);
  if (!can(actor, 'letters.write')) throw new AppError('not_as_student');
  // What the office reads stands in the audit log, and the conversation goes on without it.
  if (!thread || side === 'office') return;
  const [newest] = await lettersOf(context.db, thread.id, {
    ...{ readerId: actor.userId, before: null, after: null, limit: 1 },
  });
  if (newest)
    await noteReader(context.db, thread.id, actor.userId, {
      readTo: Math.min(ref.upTo, newest.id),
    });
}

/** The conversations of the session's user, with how much was not read. */
export const letterNews = (context: Context) => unreadOf(context.db, signedIn(context).userId);
