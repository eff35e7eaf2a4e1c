import { daysAfter } from '@institute/contract/time/calendar';
import type { Tx } from '../../platform/db.ts';
import { planGroup } from './plan-meetings.ts';
import { groupsOf, insertGroup, insertPattern, lockGroup, patternsOf } from './store.ts';

/** Which class is given the groups and weekly times of which, and how they are changed. */
export interface TimetableCopy {
  from: number;
  to: number;
  /** By how many days of the calendar first and last days are moved. */
  days: number;
  /** Whether who teaches a group or at an hour does so in the copy as well. */
  withTeachers: boolean;
  now: Date;
}

/** The first day of the groups and weekly times of a class, `2026-11-30`; null where it has none. */
export async function firstDayOf(tx: Tx, classId: number): Promise<string | null> {
  let first: string | null = null;
  for (const { group } of await groupsOf(tx, classId)) {
    const days = (await patternsOf(tx, group.id)).map(({ fromOn }) => fromOn);
    for (const day of [...days, ...(group.firstOn ? [group.firstOn] : [])]) {
      if (first === null || day < first) first = day;
    }
  }
  return first;
}

/**
 * Gives a new class the groups and weekly times of another, without their students, and plans its meetings; what
 * was changed of a single meeting stays behind. Where a teacher is elsewhere at an hour, as in the last weeks of a
 * term that the new one overlaps, the meeting stands without one. How many groups and weekly times there were.
 */
export async function copyTimetable(
  tx: Tx,
  { from, to, days, withTeachers, now }: TimetableCopy,
): Promise<{ groups: number; weekly: number }> {
  const moved = (day: string | null) => day && daysAfter(day, days);
  const teacher = (id: number | null) => (withTeachers ? id : null);
  const copied = { groups: 0, weekly: 0 };
  for (const { group } of await groupsOf(tx, from)) {
    const { id, ...columns } = group;
    const own = { classId: to, teacherId: teacher(group.teacherId) };
    const span = { firstOn: moved(group.firstOn), lastOn: moved(group.lastOn) };
    const groupId = await insertGroup(tx, { ...columns, ...own, ...span });
    copied.groups += 1;
    for (const { id: _original, ...time } of await patternsOf(tx, id)) {
      // One that was changed from its first day on has never held.
      if (time.untilOn !== null && time.untilOn < time.fromOn) continue;
      const until = { fromOn: daysAfter(time.fromOn, days), untilOn: moved(time.untilOn) };
      await insertPattern(tx, { ...time, ...until, groupId, teacherId: teacher(time.teacherId) });
      copied.weekly += 1;
    }
    const made = await lockGroup(tx, groupId);
    if (made) await planGroup(tx, made, { now, busy: 'without' });
  }
  return copied;
}
