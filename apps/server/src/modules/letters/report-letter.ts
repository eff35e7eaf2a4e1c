import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import { type AuditNote, type Context, signedIn } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import { writeAudit } from '../audit/index.ts';
import { openConversation } from './conversation.ts';
import { deleteReport, letterById, openReportsOf, writeReport } from './store.ts';
import { closeReport, lockReport } from './store-lists.ts';

/** How many letters one person may have reported that nobody has looked at. */
const MOST_REPORTS = 50;

/** A letter that the session's user may report: of somebody else, in a conversation of theirs. Errors: letters_not_found. */
async function reportable(context: Context, letterId: number) {
  const actor = signedIn(context);
  if (!can(actor, 'letters.write')) throw new AppError('not_as_student');
  const letter = await letterById(context.db, letterId);
  if (!letter || letter.authorId === actor.userId) throw new AppError('letters_not_found');
  const { side } = await openConversation(context, {
    ...{ classRef: String(letter.classId), studentId: letter.studentId },
  });
  // The office reads reports, and makes none.
  if (side === 'office') throw new AppError('letters_not_found');
  return { ...letter, side };
}

type Reportable = Awaited<ReturnType<typeof reportable>>;

/** What a teacher reports stands in the audit log, as all that they do there. */
async function record(context: Context, tx: Tx, act: string, letter: Reportable): Promise<void> {
  if (letter.side === 'student') return;
  const { id, studentId, classId } = letter;
  const note = { subjectId: studentId, classId, details: { letter: id } };
  await writeAudit(tx, context.clock.now(), signedIn(context), act, note);
}

/** Reports a letter to the office; again it only says why. Errors: letters_not_found, too_many, not_as_student. */
export async function reportLetter(
  context: Context,
  letterId: number,
  reason: string | undefined,
): Promise<void> {
  const letter = await reportable(context, letterId);
  const { userId: reporterId } = signedIn(context);
  await inTransaction(context.db, async (tx) => {
    if ((await openReportsOf(tx, reporterId, letterId)) >= MOST_REPORTS) {
      throw new AppError('too_many');
    }
    const createdAt = context.clock.now();
    await writeReport(tx, { letterId, reporterId, reason, createdAt });
    await record(context, tx, 'reportLetter', letter);
  });
}

/** Takes a report back that nobody has closed; where there is none, nothing. Errors: letters_not_found, not_as_student. */
export async function takeBackReport(context: Context, letterId: number): Promise<void> {
  const letter = await reportable(context, letterId);
  await inTransaction(context.db, async (tx) => {
    const isGone = await deleteReport(tx, letterId, signedIn(context).userId);
    if (isGone) await record(context, tx, 'takeBackReport', letter);
  });
}

/** Closes a report with a note of what came of it. Errors: letter_report_not_found. */
export async function closeLetterReport(
  context: Context,
  reportId: number,
  text: string,
): Promise<void> {
  const { userId } = signedIn(context);
  const note: AuditNote = {};
  await context.transaction(async (tx) => {
    const report = await lockReport(tx, reportId);
    // The same press again finds it done.
    const isDone = report?.closedById === userId && report.note === text;
    if (!report || (report.closedAt !== null && !isDone)) {
      throw new AppError('letter_report_not_found');
    }
    note.subjectId = report.studentId;
    note.classId = report.classId;
    note.details = { report: reportId };
    if (isDone) return;
    const closedAt = context.clock.now();
    await closeReport(tx, reportId, { closedAt, closedById: userId, note: text });
  }, note);
}
