import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import { UNDO_ANSWER_SECONDS } from '@institute/contract/homework/answers';
import { type AuditNote, type Context, signedIn } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { answerOf, type GivenAnswer } from './homework-rules.ts';
import { answeringOf } from './read-hand-ins.ts';
import { type HandInRow, handInById, type WholeHandIn, writeAnswer } from './store.ts';
import { isStillAsked } from './store-given.ts';
import { waitingBeside } from './store-inbox.ts';
import { answersToTell } from './tell-answer.ts';

/** How long the student is not told after {@link UNDO_ANSWER_SECONDS}: an undo may be on its way. */
const GRACE_SECONDS = 3;

/** A hand-in under our lock, noted for the audit log. Errors: hand_in_not_found. */
export async function lockedHandIn(tx: Tx, id: number, note: AuditNote): Promise<WholeHandIn> {
  const found = await handInById(tx, id, 'hold');
  if (!found) throw new AppError('hand_in_not_found');
  note.subjectId = found.student.id;
  note.classId = found.class.id;
  note.details = { class: found.class.name, title: found.row.asked.title };
  return found;
}

/** A teacher who studies in the class does not answer themselves. Errors: own_submission. */
export function refuseOwn(context: Context, { row }: WholeHandIn): void {
  const actor = signedIn(context);
  if (row.userId === actor.userId && !can(actor, 'exams.markOwn')) {
    throw new AppError('own_submission');
  }
}

/** Whether the answer that stands is this one, given by this person just before. */
function isRepeated(
  row: HandInRow,
  answer: NonNullable<ReturnType<typeof answerOf>> & { state: string },
  { version, userId }: { version: number; userId: number },
): boolean {
  return (
    row.version === version + 1 &&
    row.answeredById === userId &&
    row.state === answer.state &&
    row.mark === answer.mark &&
    JSON.stringify(row.rubric) === JSON.stringify(answer.rubric)
  );
}

/**
 * Answers a hand-in, or asks for it again, in place of the answer that stands. Errors: hand_in_not_found,
 * own_submission, mark_missing, hand_in_changed (also where a newer attempt is to be made again), homework_not_found
 * (what is not there any more is not asked for again).
 */
export async function answerHandIn(
  context: Context,
  { id, version, ...given }: GivenAnswer & { id: number; version: number },
): Promise<{ version: number; nextId: number | null }> {
  const actor = signedIn(context);
  const { userId } = actor;
  const note: AuditNote = {};
  const answered = await context.transaction(async (tx) => {
    const found = await lockedHandIn(tx, id, note);
    refuseOwn(context, found);
    const { row } = found;
    const points = answerOf(row.asked, given);
    if (!points) throw new AppError('mark_missing');
    const answer = { state: given.state, ...points };
    note.details = { ...note.details, state: given.state, mark: points.mark };
    if (isRepeated(row, answer, { version, userId })) return row;
    if (row.version !== version) throw new AppError('hand_in_changed');
    if (given.state === 'again') {
      if (!row.isLast) throw new AppError('hand_in_changed');
      if (!(await isStillAsked(tx, row))) throw new AppError('homework_not_found');
    }
    const change = {
      ...{ ...answer, answeredById: userId, answeredAt: context.clock.now(), toldAt: null },
      ...{ version: version + 1, before: before(row) },
    };
    await writeAnswer(tx, id, change);
    await tellLater(context, tx, { id, version: version + 1 });
    return { ...row, ...change };
  }, note);
  const answering = await answeringOf(context);
  const next = await waitingBeside(context.db, answered, answering, 'next');
  return { version: answered.version, nextId: next };
}

/** Has the student told once the answer can be taken back no more. */
const tellLater = ({ jobs }: Context, tx: Tx, answer: { id: number; version: number }) =>
  jobs.enqueue(tx, answersToTell, answer, { delay: UNDO_ANSWER_SECONDS + GRACE_SECONDS });

const before = (row: HandInRow): NonNullable<HandInRow['before']> => ({
  ...{ state: row.state, mark: row.mark, outOf: row.outOf, rubric: row.rubric },
  answeredById: row.answeredById,
  answeredAt: row.answeredAt?.getTime() ?? null,
  toldAt: row.toldAt?.getTime() ?? null,
});

const dateOf = (ms: number | null) => (ms === null ? null : new Date(ms));

/**
 * Takes back the answer that the session's user has just given; the hand-in is what it was before. Either that, or
 * its student is told, whichever has its lock first; an answer that stands again is told in its turn. Errors: hand_in_not_found, hand_in_changed, answer_told.
 */
export async function undoAnswer(
  context: Context,
  { id, version }: { id: number; version: number },
): Promise<number> {
  const { userId } = signedIn(context);
  const note: AuditNote = {};
  return context.transaction(async (tx) => {
    const { row } = await lockedHandIn(tx, id, note);
    // Taken back already.
    if (row.version === version + 1 && row.before === null) return row.version;
    if (row.version !== version || row.answeredById !== userId) {
      throw new AppError('hand_in_changed');
    }
    if (row.toldAt || !row.before) throw new AppError('answer_told');
    const { answeredAt, toldAt, ...rest } = row.before;
    await writeAnswer(tx, id, {
      ...{ ...rest, answeredAt: dateOf(answeredAt), toldAt: dateOf(toldAt) },
      ...{ before: null, version: version + 1 },
    });
    if (rest.state !== 'waiting' && toldAt === null) {
      await tellLater(context, tx, { id, version: version + 1 });
    }
    return version + 1;
  }, note);
}
