import { classesWith } from '@institute/contract/auth/abilities';
import type { DataOf } from '@institute/contract/call';
import { AppError } from '@institute/contract/errors';
import {
  type getHandIn,
  MOST_TAKES_OF_STUDENT,
  type TakeOfStudent,
  type WaitingHandIn,
} from '@institute/contract/homework/answers';
import type { HandInState } from '@institute/contract/homework/hand-ins';
import { MOST_SHOWN_ATTEMPTS } from '@institute/contract/homework/my-homework';
import { type Context, signedIn } from '../../context.ts';
import { WHOLE_LIST } from '../../shared/page.ts';
import { presentHandIns, presentTake } from './present-hand-ins.ts';
import { attemptsAt, handInById, type WholeHandIn } from './store.ts';
import { takesOf, voicesOf } from './store-files.ts';
import { handInsFound } from './store-found.ts';
import {
  type Answering,
  countHandIns,
  handInPage,
  meetingsBeside,
  type WantedHandIns,
  waitingBeside,
} from './store-inbox.ts';

/**
 * What the session's user answers: the hand-ins of their classes, and those of the meetings that they teach elsewhere,
 * or whose group they teach; all of it of one class where that is named.
 */
export async function answeringOf(
  context: Context,
  within: number | null = null,
): Promise<Answering> {
  const actor = signedIn(context);
  const classIds = classesWith(actor, 'homework.answer');
  const meetingIds =
    classIds === null ? [] : await meetingsBeside(context.db, actor.userId, classIds);
  return { classIds, meetingIds, within };
}

const presentWhose = ({ row, student, class: { id, name } }: WholeHandIn) => ({
  ...{ id: row.id, studentId: student.id, studentName: student.name },
  ...{ classId: id, className: name, title: row.asked.title },
  ...{ lessonId: row.lessonId, meetingId: row.meetingId },
});

/** A page of the inbox, with how many there are and how many wait. */
export async function listHandIns(
  context: Context,
  wanted: { classId: number | null; state: HandInState; search: string },
  limits: { limit: number; offset: number },
): Promise<{ rows: WaitingHandIn[]; total: number; more: boolean; waiting: number }> {
  const { db } = context;
  const answering = await answeringOf(context, wanted.classId);
  const page = pageOf(
    context,
    { ...answering, state: wanted.state },
    { search: wanted.search, ...limits },
  );
  // What is listed without a search is counted by its page.
  const isCounted = wanted.state === 'waiting' && wanted.search === '';
  const [{ rows: found, total, more }, others] = await Promise.all([
    page,
    isCounted ? null : countHandIns(db, { ...answering, state: 'waiting' }, WHOLE_LIST),
  ]);
  const takes = await takesOf(
    db,
    found.map(({ row }) => row.id),
  );
  const rows = found.map((one): WaitingHandIn => {
    const { row } = one;
    const own = takes.filter(({ handInId }) => handInId === row.id);
    const voices = own.filter(({ kind }) => kind === 'voice');
    return {
      ...{ ...presentWhose(one), attempt: row.attempt, handedInAt: row.handedInAt },
      ...{ isLate: row.isLate, state: row.state, mark: row.mark, outOf: row.outOf },
      ...{ voices: voices.length, pictures: own.length - voices.length },
      ...{ hasText: row.text !== '', seconds: voices.reduce((sum, take) => sum + take.seconds, 0) },
    };
  });
  return { rows, total, more, waiting: others ?? total };
}

/** A page of what is wanted, or of what a search finds in it. */
async function pageOf(
  { db }: Context,
  wanted: WantedHandIns,
  { search, ...limits }: { search: string; limit: number; offset: number },
): Promise<{ rows: WholeHandIn[]; total: number; more: boolean }> {
  if (search !== '') return handInsFound(db, wanted, { search, ...limits });
  const [rows, count] = await Promise.all([
    handInPage(db, wanted, limits),
    countHandIns(db, wanted, WHOLE_LIST + 1),
  ]);
  return { rows, total: Math.min(count, WHOLE_LIST), more: count > WHOLE_LIST };
}

/** One hand-in whole, with the other attempts and its neighbours that wait. Errors: hand_in_not_found. */
export async function readHandIn(
  context: Context,
  id: number,
  classId: number | null,
): Promise<DataOf<typeof getHandIn>> {
  const { db } = context;
  const { userId } = signedIn(context);
  const found = await handInById(db, id);
  if (!found) throw new AppError('hand_in_not_found');
  const { row } = found;
  const answering = await answeringOf(context, classId);
  const [attempts, nextId, previousId, waiting] = await Promise.all([
    attemptsAt(db, row),
    waitingBeside(db, row, answering, 'next'),
    waitingBeside(db, row, answering, 'previous'),
    countHandIns(db, { ...answering, state: 'waiting' }, WHOLE_LIST),
  ]);
  const shown = attempts.filter(
    ({ row: one }, at) => at < MOST_SHOWN_ATTEMPTS || one.id === row.id,
  );
  const presented = await presentHandIns(context, shown, userId);
  const own = presented.find((one) => one.id === id);
  if (!own) throw new AppError('hand_in_not_found');
  return {
    ...{ ...presentWhose(found), ...own, nextId, previousId, waiting },
    isUndoable: row.before !== null && row.toldAt === null && row.answeredById === userId,
    others: presented.filter((one) => one.id !== id),
  };
}

/** Every recording of a student in a class, the first first. */
export async function takesOfStudent(
  context: Context,
  whose: { userId: number; classId: number },
): Promise<TakeOfStudent[]> {
  const found = await voicesOf(context.db, { ...whose, limit: MOST_TAKES_OF_STUDENT });
  return found.reverse().map(({ take, row }) => ({
    ...{ handInId: row.id, handedInAt: row.handedInAt, title: row.asked.title },
    attempt: row.attempt,
    arabic: row.asked.lines?.find(({ id }) => id === take.lineId)?.arabic ?? '',
    take: presentTake(context, take),
  }));
}
