import { AppError } from '@institute/contract/errors';
import { weeklyWords } from '@institute/contract/meetings/weekly-words';
import { dateText, daysAfter, isCalendarDay } from '@institute/contract/time/calendar';
import type { AuditNote, Context } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { lockClass } from '../classes/index.ts';
import { checkDays, existingGroup, existingTeacher } from './change-groups.ts';
import { planGroup } from './plan-meetings.ts';
import {
  everybodyOf,
  insertPattern,
  type LockedGroup,
  type PatternRow,
  patternById,
  patternsOf,
  updatePattern,
} from './store.ts';
import { rebindMeetings, touchComing } from './store-meeting-changes.ts';
import type { MeetingRow } from './store-meetings.ts';
import { tellStudents } from './tell-students.ts';

/** When a group meets each week, as the office says it. */
export interface PatternForm {
  weekday: number;
  starts_at: string;
  minutes: number;
  teacher_id: number | null;
  place: string;
}

/** A weekly time with its group, locked. Errors: pattern_not_found. */
export async function existingPattern(
  tx: Tx,
  id: number,
): Promise<{ pattern: PatternRow; group: LockedGroup }> {
  const found = await patternById(tx, id);
  if (!found) throw new AppError('pattern_not_found');
  const group = await existingGroup(tx, found.groupId);
  // Read again under the lock of its group, whoever waited for it.
  const pattern = await patternById(tx, id);
  if (!pattern) throw new AppError('pattern_not_found');
  return { pattern, group };
}

const columnsOf = ({ starts_at, teacher_id, ...form }: Partial<PatternForm>) => ({
  ...form,
  ...(starts_at !== undefined && { startsAt: starts_at }),
  ...(teacher_id !== undefined && { teacherId: teacher_id }),
});

/** A day may be this many years away. */
const MOST_YEARS = 5;

/** Refuses a day that is over, none, or too far. Errors: day_out_of_reach. */
export function checkComing(day: string, now: Date, zone: string): void {
  const today = dateText(now, zone);
  const last = `${Number(today.slice(0, 4)) + MOST_YEARS}${today.slice(4)}`;
  if (!isCalendarDay(day) || day < today || day > last) throw new AppError('day_out_of_reach');
}

/** What a weekly time is, but for its number. */
type WeeklyTime = Omit<PatternRow, 'id' | 'groupId'>;

/** Whether two weekly times of a group are one, until its last day where that is told. */
const isSameTime = (
  one: WeeklyTime,
  other: Omit<WeeklyTime, 'untilOn'> & { untilOn?: string | null },
) =>
  (['weekday', 'startsAt', 'minutes', 'teacherId', 'place', 'fromOn'] as const).every(
    (field) => one[field] === other[field],
  ) &&
  (other.untilOn === undefined || one.untilOn === other.untilOn);

/**
 * Has a group meet each week; without one, everybody in the class, for whom a group is made. Errors: class_not_found,
 * group_not_found, teacher_not_found, teacher_busy, day_out_of_reach.
 */
export async function addPattern(
  context: Context,
  of: { classRef: string; groupId: number | undefined },
  form: PatternForm & { from_on: string; until_on: string },
): Promise<number> {
  const note: AuditNote = {};
  const { from_on: fromOn, until_on, ...time } = form;
  const untilOn = until_on || null;
  checkDays(fromOn, untilOn);
  const now = context.clock.now();
  return context.transaction(async (tx) => {
    const row = await lockClass(tx, of.classRef, 'share');
    if (!row) throw new AppError('class_not_found');
    const groupId = of.groupId ?? (await everybodyOf(tx, row.id, context.config.timeZone));
    const group = await existingGroup(tx, groupId);
    if (group.classId !== row.id) throw new AppError('group_not_found');
    checkComing(fromOn, now, group.zone);
    await existingTeacher(tx, form.teacher_id);
    const columns = { startsAt: time.starts_at, weekday: time.weekday, minutes: time.minutes };
    const wanted = {
      ...{ groupId, fromOn, untilOn, ...columns },
      ...{ teacherId: time.teacher_id, place: time.place },
    };
    // Asked again after a lost answer, it is the one that was made.
    const made = (await patternsOf(tx, groupId)).find((one) => isSameTime(one, wanted));
    const pattern = made ?? (await insertPattern(tx, wanted));
    if (!made) await planGroup(tx, group, { now, busy: 'refuse' });
    note.classId = row.id;
    note.details = { class: row.name, weekly: weeklyWords(columns), fromOn };
    return pattern.id;
  }, note);
}

/**
 * Changes a weekly time from a day on. What was before it stays, and so do meetings that were changed by themselves.
 * Errors: pattern_not_found, teacher_not_found, teacher_busy, day_out_of_reach.
 */
export async function changePattern(
  context: Context,
  id: number,
  { from_on: fromOn, ...sent }: Partial<PatternForm> & { from_on: string },
): Promise<void> {
  const note: AuditNote = {};
  await context.transaction(async (tx) => {
    const { pattern, group } = await existingPattern(tx, id);
    checkComing(fromOn, context.clock.now(), group.zone);
    note.classId = group.classId;
    if (pattern.untilOn !== null && fromOn > pattern.untilOn) {
      // Asked again after a lost answer, it was changed then.
      const { untilOn: _until, ...wanted } = { ...pattern, ...columnsOf(sent), fromOn };
      const isChanged =
        pattern.untilOn === daysAfter(fromOn, -1) &&
        (await patternsOf(tx, group.id)).some((one) => isSameTime(one, wanted));
      if (!isChanged) throw new AppError('day_out_of_reach');
      note.details = noteOf(group, { ...pattern, ...columnsOf(sent) }, fromOn);
      return;
    }
    const weekday = sent.weekday ?? pattern.weekday;
    const days = weekday - pattern.weekday;
    const change = columnsOf(sent);
    await followFrom(context, tx, { pattern, group }, { change, oldUntil: fromOn, fromOn, days });
    note.classId = group.classId;
    note.details = noteOf(group, { ...pattern, ...change }, fromOn);
  }, note);
}

const noteOf = (group: LockedGroup, time: PatternRow, fromOn: string) => ({
  ...{ class: group.className, weekly: weeklyWords(time), fromOn },
});

/**
 * Has another weekly time follow one: the old holds until before `oldUntil`, the new from `fromOn`, and the meetings
 * from there on are those of the new, `days` later. Its teacher is locked, the group is planned and its students told.
 */
export async function followFrom(
  context: Context,
  tx: Tx,
  { pattern, group }: { pattern: PatternRow; group: LockedGroup },
  to: { change: Partial<PatternRow>; oldUntil: string; fromOn: string; days: number },
): Promise<void> {
  const { change, oldUntil, fromOn, days } = to;
  const now = context.clock.now();
  await existingTeacher(tx, change.teacherId);
  const { id, ...before } = pattern;
  const after = { ...before, ...change, fromOn };
  await updatePattern(tx, id, { untilOn: daysAfter(oldUntil, -1) });
  const made = await insertPattern(tx, after);
  await rebindMeetings(tx, { from: id, to: made.id, since: oldUntil, days });
  const gives = (row: MeetingRow) => row.patternId === made.id;
  const { excuses } = await planGroup(tx, group, { now, busy: 'refuse', gives });
  if (after.place !== before.place) await touchComing(tx, group.id, now);
  const isOtherTime = (['weekday', 'startsAt', 'minutes'] as const).some(
    (field) => after[field] !== before[field],
  );
  if (!isOtherTime) return;
  await tellStudents(context, tx, group, {
    ...{ kind: 'weekly', from: weeklyWords(before), to: weeklyWords(after), on: fromOn },
    isExcuseOver: excuses > 0,
  });
}

/** Has a weekly time end with a day. Errors: pattern_not_found, day_out_of_reach. */
export async function endPattern(context: Context, id: number, lastOn: string): Promise<void> {
  const note: AuditNote = {};
  const now = context.clock.now();
  await context.transaction(async (tx) => {
    const { pattern, group } = await existingPattern(tx, id);
    checkComing(daysAfter(lastOn, 1), now, group.zone);
    await updatePattern(tx, id, { untilOn: lastOn });
    await planGroup(tx, group, { now, busy: 'refuse' });
    await tellStudents(context, tx, group, {
      ...{ kind: 'ends', weekly: weeklyWords(pattern), on: lastOn },
    });
    note.classId = group.classId;
    note.details = { ...noteOf(group, pattern, pattern.fromOn), lastOn };
  }, note);
}
