import { AppError } from '@institute/contract/errors';
import { dateText, daysAfter, displayTime } from '@institute/contract/time/calendar';
import type { Services } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import {
  clashOf,
  isAtOnce,
  type PlannedMeeting,
  plannedMeetings,
  type Taught,
} from './meeting-rules.ts';
import { type LockedGroup, lockGroup, lockTeachers, patternsOf, plannedGroups } from './store.ts';
import {
  closuresFrom,
  deleteComing,
  deleteMeetings,
  insertMeetings,
  type MeetingRow,
  meetingsToPlan,
  taughtElsewhere,
  updateMeeting,
} from './store-meetings.ts';
import { dropExcuses } from './store-presences.ts';
import { text } from './text.ts';

/** How far ahead meetings are made, in days. */
export const HORIZON = 16 * 7;

/** What becomes of a meeting whose teacher is elsewhere: the act is refused, or it is planned without one. */
export type WhenBusy = 'refuse' | 'without';

/** What planning has done to the meetings of a group. */
export interface Planned {
  made: number;
  /** Those that its closures have cancelled, and those that are held after all. */
  closed: Pick<MeetingRow, 'id' | 'startsAt'>[];
  opened: Pick<MeetingRow, 'id' | 'startsAt'>[];
}

/**
 * Makes the meetings of a group for the next 16 weeks what its weekly times and the closures say. One that has begun,
 * is taught or was changed by itself is left alone. The group is locked. Errors: teacher_busy (with `refuse`).
 */
export async function planGroup(
  tx: Tx,
  group: LockedGroup,
  { now, busy }: { now: Date; busy: WhenBusy },
): Promise<Planned> {
  const today = dateText(now, group.zone);
  const patterns = await patternsOf(tx, group.id);
  const wanted = plannedMeetings(group, patterns, {
    ...{ closures: await closuresFrom(tx), from: today, until: daysAfter(today, HORIZON) },
  }).filter(({ startsAt }) => startsAt > now);
  const existing = await meetingsToPlan(tx, group.id, { day: today, now });
  const byKey = new Map(existing.map((row) => [keyOf(row), row]));
  const taught = await withTeachers(tx, group, { wanted, existing, now, busy });
  const planned: Planned = { made: 0, closed: [], opened: [] };
  const keys = new Set(wanted.map(keyOf));
  const gone = existing.filter(
    (row) => !isLeftAlone(row) && row.startsAt > now && !keys.has(keyOf(row)),
  );
  await deleteMeetings(
    tx,
    gone.map(({ id }) => id),
  );
  const missing: PlannedMeeting[] = [];
  for (const meeting of taught) {
    const row = byKey.get(keyOf(meeting));
    if (!row) missing.push(meeting);
    else if (!isLeftAlone(row) && row.endsAt > now) await bringUp(tx, row, meeting, planned);
  }
  await insertMeetings(
    tx,
    missing.map((meeting) => ({ ...columnsOf(meeting), groupId: group.id })),
  );
  planned.made = missing.length;
  return planned;
}

/** Whether a meeting stays as it is whatever its weekly time says: it was changed by itself, or taught. */
const isLeftAlone = ({ byHand, state }: MeetingRow) =>
  byHand || state === 'held' || state === 'teacher_absent';

const keyOf = ({ patternId, plannedOn }: { patternId: number; plannedOn: string }) =>
  `${patternId} ${plannedOn}`;

/** A planned meeting as it is stored. */
const columnsOf = ({ closedBy, ...meeting }: PlannedMeeting) => ({
  ...meeting,
  state: closedBy === null ? ('planned' as const) : ('cancelled' as const),
  reason: closedBy ?? '',
});

/** Brings a meeting to what its weekly time says, where it is not that already. */
async function bringUp(
  tx: Tx,
  row: MeetingRow,
  meeting: PlannedMeeting,
  planned: Planned,
): Promise<void> {
  const to = columnsOf(meeting);
  const isSame =
    row.startsAt.getTime() === to.startsAt.getTime() &&
    row.endsAt.getTime() === to.endsAt.getTime() &&
    row.teacherId === to.teacherId &&
    row.state === to.state &&
    row.reason === to.reason;
  if (isSame) return;
  if (!isAtOnce(row, to)) await dropExcuses(tx, [row.id]);
  // What was told of it before holds no more.
  await updateMeeting(tx, row.id, { ...to, toldBy: null, toldFor: null });
  if (row.state !== to.state) {
    const changed = to.state === 'cancelled' ? planned.closed : planned.opened;
    changed.push({ id: row.id, startsAt: to.startsAt });
  }
}

/** The planned meetings with their teachers, who are locked: where one is elsewhere, as `busy` says. */
async function withTeachers(
  tx: Tx,
  group: LockedGroup,
  plan: { wanted: PlannedMeeting[]; existing: MeetingRow[]; now: Date; busy: WhenBusy },
): Promise<PlannedMeeting[]> {
  const { wanted, existing, now, busy } = plan;
  const ids = [...new Set(wanted.flatMap(({ teacherId }) => teacherId ?? []))];
  const known = await lockTeachers(tx, ids);
  const elsewhere: (Taught & { className: string })[] = await taughtElsewhere(tx, ids, {
    ...{ groupId: group.id, now },
  });
  const { className } = group;
  const alone = existing.filter((row) => isLeftAlone(row) && row.state !== 'cancelled');
  elsewhere.push(...alone.map((row) => ({ ...row, className })));
  const kept = new Set(existing.filter(isLeftAlone).map(keyOf));
  return wanted.map((meeting) => {
    if (kept.has(keyOf(meeting))) return meeting;
    // Whoever teaches no more, or is no more, teaches nothing that comes.
    const teacher = known.find(({ id }) => id === meeting.teacherId);
    if (!teacher || meeting.closedBy !== null) {
      return { ...meeting, teacherId: teacher?.id ?? null };
    }
    const clash = clashOf(meeting, elsewhere);
    if (!clash) {
      elsewhere.push({ ...meeting, id: 0, className });
      return meeting;
    }
    if (busy === 'refuse') throw busyTeacher(teacher.name, clash, group.zone);
    return { ...meeting, teacherId: null };
  });
}

/** The refusal that names where a teacher is. */
export const busyTeacher = (
  name: string,
  clash: { className: string; startsAt: Date },
  zone: string,
): AppError =>
  new AppError('teacher_busy', text.busy(name, clash.className, displayTime(clash.startsAt, zone)));

/** Plans every group anew, each in a transaction of its own; what somebody is needed for stands without a teacher. */
export async function planAll(services: Pick<Services, 'db' | 'clock'>): Promise<{ made: number }> {
  const total = { made: 0 };
  for (const id of await plannedGroups(services.db)) {
    const now = services.clock.now();
    total.made += await inTransaction(services.db, async (tx) => {
      const group = await lockGroup(tx, id);
      // Its class is deleted: nobody is kept from other meetings by it.
      if (!group) await deleteComing(tx, id, now);
      if (!group) return 0;
      return (await planGroup(tx, group, { now, busy: 'without' })).made;
    });
  }
  return total;
}
