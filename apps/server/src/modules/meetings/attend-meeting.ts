import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import { isLink } from '@institute/contract/meetings/meetings';
import { MOST_COMING, MOST_PAST, type MyMeeting } from '@institute/contract/meetings/my-meetings';
import {
  arrivalAt,
  doorOf,
  isExcusable,
  isFinal,
  type PresenceState,
} from '@institute/contract/meetings/presence-rules';
import { type Context, signedIn } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { sameText } from '../../platform/random.ts';
import { throttle } from '../auth/index.ts';
import { classByRef, isHeld, isOverdue, subscriptionState } from '../classes/index.ts';
import { presentOwn } from './present-own.ts';
import {
  comingOf,
  deleteExcuse,
  type OwnLine,
  ownMeeting,
  pastOf,
  writeArrival,
  writeExcuse,
  writeWaiting,
} from './store-presences.ts';

/** The next meetings of the session's user; with a class, those of it and those that are over. Errors: class_not_found. */
export async function myMeetings(context: Context, classRef: string | undefined) {
  const { userId } = signedIn(context);
  const { db } = context;
  const now = context.clock.now();
  const row = classRef === undefined ? null : await classByRef(db, classRef);
  if (classRef !== undefined && !row) throw new AppError('class_not_found');
  const coming = await comingOf(db, userId, { classId: row?.id, now, limit: MOST_COMING });
  const past = row ? await pastOf(db, userId, { classId: row.id, now, limit: MOST_PAST }) : [];
  return { coming: coming.map(presentOwn), past: past.map(presentOwn) };
}

/** A meeting of the session's user. Errors: meeting_not_found. */
export async function myMeeting(context: Context, id: number): Promise<MyMeeting> {
  const found = await ownMeeting(context.db, signedIn(context).userId, id);
  if (!found) throw new AppError('meeting_not_found');
  return presentOwn(found);
}

/**
 * A meeting to which the session's user may come by their place, which stays there. Errors: not_as_student,
 * meeting_not_found, subscription_expired, payment_overdue, place_on_hold, meeting_cancelled.
 */
export async function attended(context: Context, tx: Tx, id: number): Promise<OwnLine> {
  const actor = signedIn(context);
  if (!can(actor, 'meetings.attend')) throw new AppError('not_as_student');
  const found = await ownMeeting(tx, actor.userId, id, 'keep');
  if (!found) throw new AppError('meeting_not_found');
  const refusal = refusalOfPlace(found, context.clock.now());
  if (refusal) throw new AppError(refusal);
  return found;
}

/** Why a place does not reach a meeting now; null where it does. */
export function refusalOfPlace({ class: taught, enrolment, meeting }: OwnLine, now: Date) {
  if (subscriptionState(taught, enrolment, now) === 'expired') return 'subscription_expired';
  if (isOverdue(enrolment, now)) return 'payment_overdue';
  if (isHeld(enrolment, now)) return 'place_on_hold';
  return meeting.state === 'cancelled' ? 'meeting_cancelled' : null;
}

/** Errors: meeting_not_begun, meeting_over. */
function checkDoor({ meeting }: OwnLine, now: Date): void {
  const door = doorOf(meeting, now);
  if (door === 'before') throw new AppError('meeting_not_begun');
  if (door === 'after') throw new AppError('meeting_over');
}

/** What whoever comes now is. */
const comer = (context: Context, { meeting }: OwnLine) => {
  const at = context.clock.now();
  const { userId } = signedIn(context);
  return { meetingId: meeting.id, userId, state: arrivalAt(meeting, at), at };
};

/**
 * Has the session's user arrive at a meeting, and tells its link; without one they wait, and have not arrived.
 * Errors: those of a place, meeting_not_found, meeting_cancelled, meeting_not_begun, meeting_over, meeting_in_room.
 */
export function joinMeeting(
  context: Context,
  id: number,
): Promise<{ place: string; presence: PresenceState | null }> {
  return context.transaction(async (tx) => {
    const found = await attended(context, tx, id);
    checkDoor(found, context.clock.now());
    if (found.place !== '' && !isLink(found.place)) throw new AppError('meeting_in_room');
    const who = comer(context, found);
    if (found.place === '') {
      await writeWaiting(tx, who);
      return { place: '', presence: presentOwn(found).presence };
    }
    return { place: found.place, presence: await writeArrival(tx, { ...who, source: 'joined' }) };
  });
}

/** Has them arrive by the code that is shown there. Errors: the same, meeting_code_wrong, too_many. */
export async function enterMeetingCode(
  context: Context,
  id: number,
  code: string,
): Promise<PresenceState> {
  // Counted before it is judged, so that guesses at once count too; one that is right takes its own back.
  const forgive = await throttle(context, 'meeting-code', signedIn(context).signInName);
  const presence = await context.transaction(async (tx) => {
    const found = await attended(context, tx, id);
    const now = context.clock.now();
    checkDoor(found, now);
    const { code: shown, codeUntil } = found.meeting;
    const isGood = codeUntil !== null && now < codeUntil && sameText(code, shown);
    if (!isGood) throw new AppError('meeting_code_wrong');
    return writeArrival(tx, { ...comer(context, found), source: 'code' });
  });
  await forgive();
  return presence;
}

/** Asks to be excused from a meeting. Errors: those of a place, meeting_cancelled, excuse_late, presence_said. */
export async function askExcuse(context: Context, id: number, reason: string): Promise<void> {
  await context.transaction(async (tx) => {
    const { meeting } = await attended(context, tx, id);
    const at = context.clock.now();
    if (!isExcusable(meeting, at)) throw new AppError('excuse_late');
    const { userId } = signedIn(context);
    const isWritten = await writeExcuse(tx, { meetingId: id, userId, excuse: reason, at });
    if (!isWritten) throw new AppError('presence_said');
  });
}

/** Takes that back; nothing where nothing was asked. Errors: those of a place, meeting_over, presence_said. */
export async function takeBackExcuse(context: Context, id: number): Promise<void> {
  await context.transaction(async (tx) => {
    const { meeting, presence } = await attended(context, tx, id);
    if (meeting.endsAt <= context.clock.now()) throw new AppError('meeting_over');
    if (presence && isFinal(presence.source)) throw new AppError('presence_said');
    await deleteExcuse(tx, id, signedIn(context).userId);
  });
}
