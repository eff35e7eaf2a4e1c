import { can, reachOf } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import type { TeacherChange } from '@institute/contract/meetings/teacher-changes';
import { displayTime } from '@institute/contract/time/calendar';
import { clockText } from '@institute/contract/time/clock-text';
import { type AuditNote, type Context, signedIn } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { changesBetween } from '../../shared/audit-changes.ts';
import { holdTeaching } from '../../shared/sql/staff.ts';
import { readSettings } from '../settings/index.ts';
import { cancelOne } from './cancel-meeting.ts';
import {
  type Changing,
  changeOne,
  checkOpen,
  existingMeeting,
  isAsWanted,
  noteOf,
  timeOf,
  told,
} from './change-meeting.ts';
import { checkComing } from './change-patterns.ts';
import { keepFree } from './keep-free.ts';
import { spanOn } from './meeting-rules.ts';
import { answerForRegister, askedRegister } from './reopen-register.ts';
import { noteAsked } from './store-meeting-changes.ts';
import { type MeetingRow, meetingLine } from './store-meetings.ts';
import { zonesOf } from './store-reminders.ts';
import { isNoticed, isToCome } from './teacher-change-rules.ts';
import { text } from './text.ts';

/** What a teacher wants of a meeting; what is left out of its time stays. */
export interface OwnChange {
  change: TeacherChange;
  on?: string | undefined;
  starts_at?: string | undefined;
  reason: string;
}

/** Refuses a meeting that somebody else teaches. Errors: meeting_not_found, forbidden. */
async function checkOwn(context: Context, tx: Tx, { meeting, group }: Omit<Changing, 'form'>) {
  const actor = signedIn(context);
  const isSome = reachOf(actor, 'meetings.teach') === 'some';
  const teaches = isSome ? await holdTeaching(tx, actor.userId) : actor.teaches;
  const subject = { classId: group.classId, teacherIds: [meeting.teacherId, group.teacherId] };
  if (!can({ ...actor, teaches }, 'meetings.teach', subject)) {
    throw new AppError('meeting_not_found');
  }
  const isOffice = can(actor, 'timetable.manage');
  if (!isOffice && meeting.teacherId !== actor.userId)
    throw new AppError('forbidden', text.notYours);
  return { isOffice };
}

/** Refuses one that is not to be held, or is held already. Errors: meeting_cancelled, meeting_over. */
function checkToCome(meeting: MeetingRow, now: Date): void {
  if (meeting.state === 'cancelled') throw new AppError('meeting_cancelled');
  if (!isToCome(meeting, now)) throw new AppError('meeting_over', text.begun);
}

/**
 * Moves or cancels a meeting that the session's user teaches, or asks the office for it where that is too late by the
 * rule of the institute. Errors: meeting_not_found, forbidden, meeting_over,
 * meeting_cancelled, meeting_changed, teacher_busy, group_busy, day_closed, day_out_of_reach.
 */
export async function changeOwnMeeting(
  context: Context,
  which: { id: number; version: number },
  wanted: OwnChange,
): Promise<'done' | 'asked'> {
  const note: AuditNote = {};
  const now = context.clock.now();
  return context.transaction(async (tx) => {
    const { meeting, group } = await existingMeeting(tx, which.id, now);
    const { isOffice } = await checkOwn(context, tx, { meeting, group });
    if (wanted.on !== undefined) checkComing(wanted.on, now, group.zone);
    const changing = { meeting, group, form: formOf(wanted) };
    note.classId = group.classId;
    note.details = { ...noteOf(meeting, group), reason: wanted.reason };
    // Asked again after a lost answer, it is done.
    const isNext = meeting.version === which.version + 1;
    if (isNext && (await isDone(tx, changing, wanted.change))) return 'done';
    checkToCome(meeting, now);
    if (meeting.version !== which.version) throw new AppError('meeting_changed');
    const to = spanOf(changing);
    if (wanted.change === 'move' && to.startsAt <= now) throw new AppError('day_out_of_reach');
    const times = wanted.change === 'move' ? [meeting.startsAt, to.startsAt] : [meeting.startsAt];
    const hours = Number((await readSettings(tx)).noticeHours);
    if (isOffice || isNoticed(times, now, hours)) {
      await perform(context, tx, changing, wanted.change);
      await noteAsked(tx, meeting.id, { askedState: null });
      const after = (await meetingLine(tx, meeting.id))?.meeting ?? meeting;
      Object.assign(note.details, changesBetween(meeting, after, ['state', ...told]));
      return 'done';
    }
    const askedFor = wanted.change === 'move' ? to.startsAt : null;
    const { startsAt, endsAt } = to;
    if (askedFor) await checkOpen(tx, changing);
    if (askedFor) await keepFree(tx, { ...meeting, startsAt, endsAt }, { group, now });
    note.details = {
      ...{ ...note.details, wanted: wanted.change },
      ...(askedFor && { to: displayTime(askedFor, group.zone) }),
    };
    await ask(context, tx, meeting, { askedFor, askedReason: wanted.reason });
    return 'asked';
  }, note);
}

const formOf = ({ change, on, starts_at, reason }: OwnChange) =>
  change === 'move' ? { on, starts_at, reason } : { reason };

/** When a meeting is to be held. */
function spanOf({ meeting, group, form }: Changing) {
  const time = timeOf(meeting, group.zone, form);
  return spanOn(time.on, { ...time, zone: group.zone });
}

/** Whether a meeting is already what is wanted of it. */
async function isDone(tx: Tx, changing: Changing, change: TeacherChange): Promise<boolean> {
  const { meeting, form } = changing;
  if (change === 'move') return isAsWanted(tx, changing, 'one');
  return meeting.state === 'cancelled' && meeting.reason === form.reason && meeting.byHand;
}

const perform = (context: Context, tx: Tx, changing: Changing, change: TeacherChange) =>
  change === 'move'
    ? changeOne(context, tx, changing)
    : cancelOne(context, tx, changing, changing.form.reason ?? '');

/** Leaves with a meeting what is asked about it; the same that waits already is left as it is. */
async function ask(
  context: Context,
  tx: Tx,
  meeting: MeetingRow,
  wanted: Pick<MeetingRow, 'askedFor' | 'askedReason'>,
): Promise<void> {
  const askedById = signedIn(context).userId;
  const isSame =
    meeting.askedState === 'waiting' &&
    meeting.askedById === askedById &&
    meeting.askedFor?.getTime() === wanted.askedFor?.getTime() &&
    meeting.askedReason === wanted.askedReason;
  if (isSame) return;
  const askedAt = context.clock.now();
  await noteAsked(tx, meeting.id, { ...wanted, askedState: 'waiting', askedById, askedAt });
}

/**
 * Grants or refuses what was asked about a meeting at a moment, in Unix seconds, and tells who asked. Errors:
 * meeting_not_found, meeting_over, meeting_cancelled, meeting_changed, teacher_busy, group_busy, day_closed,
 * day_out_of_reach.
 */
export async function answerMeetingRequest(
  context: Context,
  { id, askedAt }: { id: number; askedAt: number },
  { isGranted, onClosedDay, reply }: { isGranted: boolean; onClosedDay: boolean; reply: string },
): Promise<void> {
  const note: AuditNote = {};
  const now = context.clock.now();
  await context.transaction(async (tx) => {
    const register = await askedRegister(tx, id);
    const { meeting, group } = register ?? (await existingMeeting(tx, id, now));
    const { askedById, askedFor, askedReason: reason } = meeting;
    const state = isGranted ? ('granted' as const) : ('refused' as const);
    note.subjectId = askedById;
    note.classId = group.classId;
    note.details = {
      ...{ ...noteOf(meeting, group), answer: state, reason },
      ...(reply !== '' && { reply }),
    };
    if (register) {
      return answerForRegister(context, tx, register, { askedAt, isGranted, reply });
    }
    const isThis = Math.floor((meeting.askedAt?.getTime() ?? 0) / 1000) === askedAt;
    // Asked again after a lost answer, it is done.
    if (isThis && meeting.askedState === state) return;
    if (!isThis || meeting.askedState !== 'waiting')
      throw new AppError('meeting_changed', text.requestChanged);
    checkToCome(meeting, now);
    if (isGranted) {
      if (askedFor && askedFor <= now) throw new AppError('day_out_of_reach');
      const [on, starts_at] = askedFor ? clockText(askedFor, group.zone).split('T') : [];
      const changing = {
        meeting,
        group,
        form: { on, starts_at, reason, on_closed_day: onClosedDay },
      };
      await perform(context, tx, changing, askedFor ? 'move' : 'cancel');
    }
    await noteAsked(tx, id, { askedState: state });
    if (askedById === null) return;
    const { classId, className, name: groupName, zone } = group;
    const ownZone = (await zonesOf(tx, [askedById])).get(askedById) ?? zone;
    await context.notices.meetingAnswered(tx, now, {
      ownZone,
      ...{ userId: askedById, classId, className, groupName, zone, isGranted },
      ...{ at: meeting.startsAt, to: askedFor, reply },
    });
  }, note);
}
