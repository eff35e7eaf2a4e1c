import { AppError } from '@institute/contract/errors';
import { isLink, type MeetingScope } from '@institute/contract/meetings/meetings';
import { dateText, displayTime } from '@institute/contract/time/calendar';
import { clockText } from '@institute/contract/time/clock-text';
import type { AuditNote, Context } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { changesBetween } from '../../shared/audit-changes.ts';
import { existingGroup } from './change-groups.ts';
import { checkComing, existingPattern, followFrom } from './change-patterns.ts';
import { keepFree } from './keep-free.ts';
import { daysBetween, isSameSpan, spanOn, weekdayOf } from './meeting-rules.ts';
import { isOtherDay } from './plan-meetings.ts';
import type { LockedGroup } from './store.ts';
import { closedOn } from './store-closures.ts';
import { dropExcuses, freeOfDrafts, updateMeeting } from './store-meeting-changes.ts';
import { type MeetingLine, type MeetingRow, meetingLine } from './store-meetings.ts';
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
  /** Whether it may be held on a day on which the institute is closed. */
  on_closed_day?: boolean | undefined;
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
 * meeting_over, meeting_changed, teacher_not_found, teacher_busy, group_busy, day_closed, day_out_of_reach.
 */
export async function changeMeeting(
  context: Context,
  which: { id: number; version: number; scope: MeetingScope },
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
  const isMoved = !isSameSpan(span, meeting);
  // That of a meeting which was not held says nothing of one that is held after all.
  const reason = form.reason ?? (meeting.state === 'cancelled' ? '' : meeting.reason);
  if (!isMoved && teacherId === meeting.teacherId && place === meeting.place) {
    if (reason !== meeting.reason) await updateMeeting(tx, meeting.id, { reason });
    return;
  }
  const now = context.clock.now();
  if (span.endsAt <= now) throw new AppError('day_out_of_reach');
  await checkOpen(tx, { meeting, group, form });
  const to = { ...meeting, ...span, teacherId, place };
  const before = await meetingLine(tx, meeting.id);
  if (!before) throw new AppError('meeting_not_found');
  await keepFree(tx, to, { group, now });
  const state = meeting.state === 'cancelled' ? 'planned' : meeting.state;
  await updateMeeting(tx, meeting.id, {
    ...{ ...span, teacherId, place, state, reason, byHand: true },
    ...(isMoved && { movedFrom: meeting.startsAt }),
  });
  if (!group.isDraft) await freeOfDrafts(tx, group.id, now);
  if (!isMoved && meeting.state !== 'cancelled') {
    return tellAltered(context, tx, { before, group });
  }
  if (!isMoved) return;
  // Who cannot come on one day has said nothing of another.
  const excuses = isOtherDay(meeting, span, group.zone) ? await dropExcuses(tx, meeting.id) : 0;
  await tellStudents(
    context,
    tx,
    group,
    {
      ...{ kind: 'moved', from: meeting.startsAt, to: span.startsAt, reason },
      isExcuseOver: excuses > 0,
    },
    [{ id: meeting.id, toldFor: earlier(meeting.startsAt, span.startsAt) }],
  );
}

/**
 * Refuses that a meeting is put on a day on which the institute is closed, where nobody has said that it is so all the
 * same; one that is held there already may be changed. Errors: day_closed.
 */
export async function checkOpen(tx: Tx, { meeting, group, form }: Changing): Promise<void> {
  const { on } = timeOf(meeting, group.zone, form);
  const isThere = on === dateText(meeting.startsAt, group.zone) && meeting.state !== 'cancelled';
  if (isThere || form.on_closed_day) return;
  const closedBy = await closedOn(tx, on);
  if (closedBy !== null) throw new AppError('day_closed', text.dayClosed(closedBy));
}

export const earlier = (a: Date, b: Date) => (a < b ? a : b);

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
