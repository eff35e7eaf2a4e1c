import { AppError } from '@institute/contract/errors';
import { dateText, daysAfter, displayTime } from '@institute/contract/time/calendar';
import type { Services } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import {
  clashOf,
  isAtOnce,
  isSameSpan,
  type PlannedMeeting,
  plannedMeetings,
  type Taught,
} from './meeting-rules.ts';
import { type LockedGroup, lockGroup, lockTeachers, patternsOf, plannedGroups } from './store.ts';
import { closuresFrom } from './store-closures.ts';
import {
  deleteComing,
  deleteMeetings,
  dropExcuses,
  freeOfDrafts,
  insertMeetings,
  updateMeeting,
} from './store-meeting-changes.ts';
import { type MeetingRow, meetingsToPlan, taughtElsewhere } from './store-meetings.ts';
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
  /** How many had said that they cannot come to a meeting that is on another day now. */
  excuses: number;
}

/** How a group is planned. */
export interface Planning {
  now: Date;
  busy: WhenBusy;
  /** Which meetings that stand without a teacher are given to who their weekly time names; without it none. */
  gives?: (row: MeetingRow) => boolean;
}

/** Gives all of them: the office has said when or by whom they are taught. */
export const givesAll = (): boolean => true;

/**
 * Makes the meetings of a group for the next 16 weeks what its weekly times and the closures say. One that has begun,
 * is taught or was changed by itself is left alone, and one that stands without a teacher is given to nobody of whom
 * the office does not know (decision 197). The group is locked. Errors: teacher_busy, group_busy (with `refuse`).
 */
export async function planGroup(
  tx: Tx,
  group: LockedGroup,
  { now, busy, gives = () => false }: Planning,
): Promise<Planned> {
  const today = dateText(now, group.zone);
  const patterns = await patternsOf(tx, group.id);
  const wanted = plannedMeetings(group, patterns, {
    ...{ closures: await closuresFrom(tx), from: today, until: daysAfter(today, HORIZON) },
  }).filter(({ startsAt }) => startsAt > now);
  const existing = await meetingsToPlan(tx, group.id, { day: today, now });
  const byKey = new Map(existing.map((row) => [keyOf(row), row]));
  const plan = { wanted, existing, byKey, now, busy, gives };
  const taught = apart(group, { ...plan, wanted: await withTeachers(tx, group, plan) });
  const planned: Planned = { made: 0, closed: [], opened: [], excuses: 0 };
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
    else if (!isLeftAlone(row) && row.endsAt > now)
      await bringUp(tx, row, meeting, { planned, group });
  }
  await insertMeetings(
    tx,
    missing.map((meeting) => ({ ...columnsOf(meeting), groupId: group.id })),
  );
  if (!group.isDraft) await freeOfDrafts(tx, group.id, now);
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
  { planned, group }: { planned: Planned; group: LockedGroup },
): Promise<void> {
  const to = columnsOf(meeting);
  const isSame =
    isSameSpan(row, to) &&
    row.teacherId === to.teacherId &&
    row.state === to.state &&
    row.reason === to.reason;
  if (isSame) return;
  // What was told of it before holds no more.
  await updateMeeting(tx, row.id, { ...to, movedFrom: null, toldBy: null, toldFor: null });
  if (isOtherDay(row, to, group.zone)) planned.excuses += await dropExcuses(tx, row.id);
  if (row.state !== to.state) {
    const changed = to.state === 'cancelled' ? planned.closed : planned.opened;
    changed.push({ id: row.id, startsAt: to.startsAt });
  }
}

/** Whether a meeting is to be held on another day, by the clocks of its group. */
export const isOtherDay = (
  { startsAt }: Pick<MeetingRow, 'startsAt'>,
  to: Pick<MeetingRow, 'startsAt'>,
  zone: string,
): boolean => dateText(startsAt, zone) !== dateText(to.startsAt, zone);

/** What is planned, what stands of it, and how. */
interface Plan extends Required<Planning> {
  wanted: PlannedMeeting[];
  existing: MeetingRow[];
  byKey: ReadonlyMap<string, MeetingRow>;
}

/**
 * The planned meetings, of which no two are at once: one that is new or moved and meets another is refused, or is not
 * held. What stands already stays as it is.
 */
function apart(group: LockedGroup, { wanted, existing, byKey, busy }: Plan): PlannedMeeting[] {
  const stands = (meeting: PlannedMeeting): boolean => {
    const row = byKey.get(keyOf(meeting));
    return row !== undefined && row.state !== 'cancelled' && isSameSpan(row, meeting);
  };
  const isLeft = (meeting: PlannedMeeting): boolean => {
    const row = byKey.get(keyOf(meeting));
    return row !== undefined && isLeftAlone(row);
  };
  const open = wanted.filter((meeting) => !isLeft(meeting) && meeting.closedBy === null);
  const held: Pick<PlannedMeeting, 'startsAt' | 'endsAt'>[] = [
    ...existing.filter((row) => isLeftAlone(row) && row.state !== 'cancelled'),
    ...open.filter(stands),
  ];
  const isNew = new Set(open.filter((meeting) => !stands(meeting)));
  return wanted.map((meeting) => {
    if (!isNew.has(meeting)) return meeting;
    const clash = held.find((other) => isAtOnce(other, meeting));
    if (!clash) {
      held.push(meeting);
      return meeting;
    }
    if (busy === 'refuse') throw busyGroup(clash, group.zone);
    return { ...meeting, closedBy: text.groupMeets };
  });
}

/** The planned meetings with their teachers, who are locked: where one is elsewhere, as `busy` says. */
async function withTeachers(
  tx: Tx,
  group: LockedGroup,
  { wanted, existing, byKey, now, busy, gives }: Plan,
): Promise<PlannedMeeting[]> {
  const ids = [...new Set(wanted.flatMap(({ teacherId }) => teacherId ?? []))];
  const known = await lockTeachers(tx, ids);
  const elsewhere: (Taught & { className: string })[] = await taughtElsewhere(tx, ids, {
    ...{ group, now },
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
    const row = byKey.get(keyOf(meeting));
    if (row?.teacherId === null && !gives(row)) return { ...meeting, teacherId: null };
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

/** The refusal that says when a group is in another meeting. */
export const busyGroup = (clash: { startsAt: Date }, zone: string): AppError =>
  new AppError('group_busy', text.groupBusy(displayTime(clash.startsAt, zone)));

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
