import { AppError } from '@institute/contract/errors';
import { dateText } from '@institute/contract/time/calendar';
import type { Tx } from '../../platform/db.ts';
import { clashOf, isAtOnce, isSameSpan } from './meeting-rules.ts';
import { busyGroup, busyTeacher } from './plan-meetings.ts';
import { type LockedGroup, lockTeachers } from './store.ts';
import { type MeetingRow, meetingLine, meetingsToPlan, taughtElsewhere } from './store-meetings.ts';

/**
 * Refuses a meeting whose teacher is elsewhere then, or teaches nothing, or whose group is in another. Errors:
 * teacher_busy, teacher_not_found, group_busy.
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
  await keepTeacherFree(tx, meeting, { group, now, own });
  const before = await meetingLine(tx, meeting.id);
  // What stands at the same time already may have another teacher or room.
  const isThere =
    before && before.meeting.state !== 'cancelled' && isSameSpan(before.meeting, meeting);
  const other = isThere ? undefined : own.find((row) => isAtOnce(row, meeting));
  if (other) throw busyGroup(other, group.zone);
}

async function keepTeacherFree(
  tx: Tx,
  meeting: MeetingRow,
  { group, now, own }: { group: LockedGroup; now: Date; own: MeetingRow[] },
): Promise<void> {
  const { teacherId } = meeting;
  if (teacherId === null) return;
  const [teacher] = await lockTeachers(tx, [teacherId]);
  if (!teacher) throw new AppError('teacher_not_found');
  const elsewhere = await taughtElsewhere(tx, [teacherId], { group, now });
  const clash = clashOf(meeting, [
    ...elsewhere,
    ...own.map((row) => ({ ...row, className: group.className })),
  ]);
  if (clash) throw busyTeacher(teacher.name, clash, group.zone);
}
