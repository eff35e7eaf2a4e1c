import { AppError } from '@institute/contract/errors';
import { isLink, type MeetingScope } from '@institute/contract/meetings/meetings';
import { dateText, displayTime } from '@institute/contract/time/calendar';
import { clockText } from '@institute/contract/time/clock-text';
import type { AuditNote, Context } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { changesBetween } from '../../shared/audit-changes.ts';
import { existingGroup } from './change-groups.ts';
import { checkComing, existingPattern, followFrom } from './change-patterns.ts';
import { clashOf, closedBy, daysBetween, isAtOnce, spanOn, weekdayOf } from './meeting-rules.ts';
import { busyTeacher, planGroup } from './plan-meetings.ts';
import { type LockedGroup, lockTeachers } from './store.ts';
import {
  closuresFrom,
  type MeetingLine,
  type MeetingRow,
  meetingLine,
  meetingsToPlan,
  taughtElsewhere,
  updateMeeting,
} from './store-meetings.ts';
import { dropExcuses } from './store-presences.ts';
import { tellStudents } from './tell-students.ts';
import { text } from './text.ts';

/** What is to be another about a meeting; what is left out stays. */
export interface MeetingChangeForm {
  on?: string | undefined;
  starts_at?: string | undefined;
  minutes?: number | undefined;
  teacher_id?: number | null | undefined;
  place?: string | undefined;
  topic?: string | undefined;
  reason?: string | undefined;
}

/** A meeting that is not over, with its group, locked. Errors: meeting_not_found, meeting_over. */
export async function existingMeeting(
  tx: Tx,
  id: number,
  now: Date,
): Promise<{ meeting: MeetingRow; group: LockedGroup }> {
  const found = await meetingLine(tx, id);
  if (!found) throw new AppError('meeting_not_found');
  const group = await existingGroup(tx, found.group.id);
  const current = await meetingLine(tx, id);
  if (!current) throw new AppError('meeting_not_found');
  if (current.meeting.endsAt <= now) throw new AppError('meeting_over');
  return { meeting: current.meeting, group };
}

/** When a meeting is to be held, where something of that was sent. */
export function timeOf(meeting: MeetingRow, zone: string, form: MeetingChangeForm) {
  const [on = '', startsAt = ''] = clockText(meeting.startsAt, zone).split('T');
  const lasts = (meeting.endsAt.getTime() - meeting.startsAt.getTime()) / 60_000;
  return {
    on: form.on ?? on,
    startsAt: form.starts_at ?? startsAt,
    minutes: form.minutes ?? lasts,
  };
}

/**
 * Changes a meeting by itself, or with `following` its weekly time from it on. Errors: meeting_not_found,
 * meeting_over, meeting_changed, teacher_not_found, teacher_busy, group_busy, day_out_of_reach, day_closed.
 */
export async function changeMeeting(
  context: Context,
  which: { id: number; version: number; scope: MeetingScope; onClosedDay: boolean },
  form: MeetingChangeForm,
): Promise<void> {
  const note: AuditNote = {};
  const now = context.clock.now();
  await context.transaction(async (tx) => {
    const { meeting, group } = await existingMeeting(tx, which.id, now);
    note.classId = group.classId;
    note.details = { ...noteOf(meeting, group), scope: which.scope, ...reasonOf(form.reason) };
    if (meeting.version !== which.version) {
      // Asked again after a lost answer, it is done; one change is at most two versions.
      const isNext = meeting.version > which.version && meeting.version <= which.version + 2;
      if (isNext && (await isAsWanted(tx, { meeting, group, form }, which.scope))) return;
      throw new AppError('meeting_changed');
    }
    if (form.topic !== undefined && form.topic !== meeting.topic) {
      await updateMeeting(tx, meeting.id, { topic: form.topic });
    }
    const { on } = timeOf(meeting, group.zone, form);
    if (form.on !== undefined) checkComing(on, now, group.zone);
    const isKept = which.scope === 'following' || which.onClosedDay;
    if (form.on !== undefined && !isKept) await checkOpenDay(tx, on);
    const change = which.scope === 'one' ? changeOne : changeFollowing;
    await change(context, tx, { meeting, group, form });
    const after = (await meetingLine(tx, meeting.id))?.meeting ?? meeting;
    Object.assign(note.details, changesBetween(meeting, after, told));
  }, note);
}

/** What the audit log tells of a changed meeting. */
export const told = ['startsAt', 'endsAt', 'teacherId', 'place', 'topic'] as const;

export const noteOf = ({ startsAt }: MeetingRow, group: LockedGroup) => ({
  ...{ class: group.className, meeting: displayTime(startsAt, group.zone) },
});

const reasonOf = (reason = '') => (reason === '' ? {} : { reason });

/** A meeting that is changed, and what is to be another. */
export interface Changing {
  meeting: MeetingRow;
  group: LockedGroup;
  form: MeetingChangeForm;
}

/** Whether a meeting, and with `following` its weekly time from it on, is already what is sent of it. */
export async function isAsWanted(
  tx: Tx,
  { meeting, group, form }: Changing,
  scope: MeetingScope,
): Promise<boolean> {
  const time = timeOf(meeting, group.zone, form);
  const { startsAt, endsAt } = spanOn(time.on, { ...time, zone: group.zone });
  const isSame =
    startsAt.getTime() === meeting.startsAt.getTime() &&
    endsAt.getTime() === meeting.endsAt.getTime() &&
    (form.teacher_id === undefined || form.teacher_id === meeting.teacherId) &&
    (form.topic === undefined || form.topic === meeting.topic);
  const isOwn = (field: 'place' | 'reason', kept: string) =>
    form[field] === undefined || form[field] === kept;
  if (!isSame || meeting.state === 'cancelled') return false;
  if (scope === 'one') return isOwn('place', meeting.place) && isOwn('reason', meeting.reason);
  const { pattern } = await existingPattern(tx, meeting.patternId);
  return !meeting.byHand && pattern.fromOn === time.on && isOwn('place', pattern.place);
}

/** Changes this meeting alone, which its weekly time leaves alone from then on. */
export async function changeOne(context: Context, tx: Tx, { meeting, group, form }: Changing) {
  const span = spanOn(timeOf(meeting, group.zone, form).on, {
    ...{ ...timeOf(meeting, group.zone, form), zone: group.zone },
  });
  const teacherId = form.teacher_id === undefined ? meeting.teacherId : form.teacher_id;
  const place = form.place ?? meeting.place;
  const isMoved =
    span.startsAt.getTime() !== meeting.startsAt.getTime() ||
    span.endsAt.getTime() !== meeting.endsAt.getTime();
  // That of a meeting which was not held says nothing of one that is held after all.
  const reason = form.reason ?? (meeting.state === 'cancelled' ? '' : meeting.reason);
  if (!isMoved && teacherId === meeting.teacherId && place === meeting.place) {
    if (reason !== meeting.reason) await updateMeeting(tx, meeting.id, { reason });
    return;
  }
  const now = context.clock.now();
  if (span.endsAt <= now) throw new AppError('day_out_of_reach');
  const to = { ...meeting, ...span, teacherId, place };
  const before = await meetingLine(tx, meeting.id);
  if (!before) throw new AppError('meeting_not_found');
  await keepFree(tx, to, { group, now });
  if (isMoved && !isAtOnce(to, meeting)) await dropExcuses(tx, [meeting.id]);
  const state = meeting.state === 'cancelled' ? 'planned' : meeting.state;
  await updateMeeting(tx, meeting.id, { ...span, teacherId, place, state, reason, byHand: true });
  if (!isMoved && meeting.state !== 'cancelled') {
    return tellAltered(context, tx, { before, group });
  }
  if (!isMoved) return;
  await tellStudents(
    context,
    tx,
    group,
    {
      ...{ kind: 'moved', from: meeting.startsAt, to: span.startsAt, reason },
    },
    [{ id: meeting.id, toldFor: earlier(meeting.startsAt, span.startsAt) }],
  );
}

const earlier = (a: Date, b: Date) => (a < b ? a : b);

/** Tells who teaches a meeting now, or in which room it is held, where students have been told otherwise. */
async function tellAltered(
  context: Context,
  tx: Tx,
  { before, group }: { before: MeetingLine; group: LockedGroup },
): Promise<void> {
  const after = await meetingLine(tx, before.meeting.id);
  if (!after) return;
  const isOther = after.meeting.teacherId !== before.meeting.teacherId;
  const teacher = isOther && before.teacherName ? (after.teacherName ?? '') : '';
  // A link is told by joining alone: another one is nothing to know before.
  const isRoom = [before.place, after.place].some((place) => place !== '' && !isLink(place));
  const place = isRoom && before.place !== '' && after.place !== before.place ? after.place : '';
  if (teacher === '' && place === '') return;
  const change = { kind: 'altered', at: after.meeting.startsAt, teacher, place } as const;
  await tellStudents(context, tx, group, change);
}

/**
 * Refuses a meeting whose teacher is elsewhere then, or teaches nothing, or whose group is in another meeting then.
 * Errors: teacher_busy, teacher_not_found, group_busy.
 */
export async function keepFree(
  tx: Tx,
  meeting: MeetingRow,
  { group, now }: { group: LockedGroup; now: Date },
): Promise<void> {
  const day = dateText(now, group.zone);
  const own = (await meetingsToPlan(tx, group.id, { day, now })).filter(
    ({ id, state }) => id !== meeting.id && state !== 'cancelled',
  );
  const { teacherId } = meeting;
  if (teacherId !== null) {
    const [teacher] = await lockTeachers(tx, [teacherId]);
    if (!teacher) throw new AppError('teacher_not_found');
    const elsewhere = await taughtElsewhere(tx, [teacherId], { groupId: group.id, now });
    const clash = clashOf(meeting, [
      ...elsewhere,
      ...own.map((row) => ({ ...row, className: group.className })),
    ]);
    if (clash) throw busyTeacher(teacher.name, clash, group.zone);
  }
  const twice = own.find((other) => isAtOnce(other, meeting));
  if (twice) {
    const when = displayTime(twice.startsAt, group.zone);
    throw new AppError('group_busy', text.groupBusy(group.name, group.className, when));
  }
}

/** Refuses a day on which nothing is held. Errors: day_closed. */
export async function checkOpenDay(tx: Tx, day: string): Promise<void> {
  const name = closedBy(day, await closuresFrom(tx, day));
  if (name !== null) throw new AppError('day_closed', text.dayClosed(name));
}

/** Changes the weekly time of a meeting from this one on. */
async function changeFollowing(context: Context, tx: Tx, { meeting, group, form }: Changing) {
  const { pattern } = await existingPattern(tx, meeting.patternId);
  const { on, startsAt, minutes } = timeOf(meeting, group.zone, form);
  const change = {
    ...{ weekday: weekdayOf(on), startsAt, minutes },
    ...(form.teacher_id !== undefined && { teacherId: form.teacher_id }),
    ...(form.place !== undefined && { place: form.place }),
  };
  // This one follows its weekly time again, which is as it was wanted here.
  const own = { byHand: false, place: '', reason: '' };
  if (meeting.byHand) await updateMeeting(tx, meeting.id, own);
  const { plannedOn } = meeting;
  await followFrom(
    context,
    tx,
    { pattern, group },
    {
      change,
      oldUntil: on < plannedOn ? on : plannedOn,
      fromOn: on,
      days: daysBetween(plannedOn, on),
    },
  );
}

/** Has a meeting not held. Errors: meeting_not_found, meeting_over, meeting_changed. */
export async function cancelMeeting(
  context: Context,
  which: { id: number; version: number },
  reason: string,
): Promise<void> {
  const note: AuditNote = {};
  await context.transaction(async (tx) => {
    const { meeting, group } = await existingMeeting(tx, which.id, context.clock.now());
    note.classId = group.classId;
    note.details = { ...noteOf(meeting, group), reason };
    // Asked again after a lost answer, it is done.
    if (meeting.state === 'cancelled' && meeting.reason === reason && meeting.byHand) return;
    if (meeting.version !== which.version) throw new AppError('meeting_changed');
    await cancelOne(context, tx, { meeting, group }, reason);
  }, note);
}

/** Has a meeting not held, which its students are told where it was to be. */
export async function cancelOne(
  context: Context,
  tx: Tx,
  { meeting, group }: Omit<Changing, 'form'>,
  reason: string,
): Promise<void> {
  await updateMeeting(tx, meeting.id, { state: 'cancelled', reason, byHand: true });
  if (meeting.state !== 'planned') return;
  const change = { kind: 'cancelled', times: [meeting.startsAt], reason } as const;
  const about = [{ id: meeting.id, toldFor: meeting.startsAt }];
  await tellStudents(context, tx, group, change, about);
}

/** Has a meeting follow its weekly time again. Errors: meeting_not_found, meeting_over, teacher_busy. */
export async function restoreMeeting(context: Context, id: number): Promise<void> {
  const note: AuditNote = {};
  const now = context.clock.now();
  await context.transaction(async (tx) => {
    const { meeting, group } = await existingMeeting(tx, id, now);
    note.classId = group.classId;
    note.details = noteOf(meeting, group);
    await updateMeeting(tx, id, { byHand: false, place: '', reason: '' });
    await planGroup(tx, group, { now, busy: 'refuse' });
    const after = (await meetingLine(tx, id))?.meeting;
    // Its weekly time may have ended meanwhile: then it is gone, as are its others.
    if (after?.state !== 'planned') return;
    const isMoved = after.startsAt.getTime() !== meeting.startsAt.getTime();
    if (meeting.state === 'cancelled') {
      await tellStudents(context, tx, group, { kind: 'held', times: [after.startsAt] }, [
        { id, toldFor: after.startsAt },
      ]);
    } else if (isMoved) {
      const times = { from: meeting.startsAt, to: after.startsAt };
      await tellStudents(context, tx, group, { kind: 'moved', ...times, reason: '' }, [
        { id, toldFor: earlier(times.from, times.to) },
      ]);
    }
  }, note);
}
