import { AppError } from '@institute/contract/errors';
import type { ClosureRule } from '@institute/contract/meetings/meetings';
import { isCalendarDay } from '@institute/contract/time/calendar';
import type { AuditNote, Context } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { changesBetween } from '../../shared/audit-changes.ts';
import { lockClass } from '../classes/index.ts';
import { isZone } from './meeting-rules.ts';
import { offerSeats } from './offer-seats.ts';
import { givesAll, planGroup } from './plan-meetings.ts';
import {
  classOfGroup,
  type GroupRow,
  groupsOf,
  insertGroup,
  type LockedGroup,
  lockGroup,
  lockTeachers,
  updateGroup,
} from './store.ts';
import { touchComing } from './store-meeting-changes.ts';
import { text } from './text.ts';

/** What a group is, as the office says it; a change holds what was sent. */
export interface GroupForm {
  name: string;
  teacher_id: number | null;
  /** Empty for the zone of the institute. */
  zone: string;
  seats: number;
  place: string;
  first_on: string;
  last_on: string;
  on_closure: ClosureRule;
}

/** The group of an id, locked. Errors: group_not_found. */
export async function existingGroup(tx: Tx, id: number): Promise<LockedGroup> {
  const group = await lockGroup(tx, id);
  if (!group) throw new AppError('group_not_found');
  return group;
}

/** Refuses somebody who teaches nothing; they are locked. Errors: teacher_not_found. */
export async function existingTeacher(tx: Tx, id: number | null | undefined): Promise<void> {
  if (!id) return;
  if ((await lockTeachers(tx, [id])).length === 0) throw new AppError('teacher_not_found');
}

/** Refuses days that no calendar has, and a last day before the first. Errors: day_out_of_reach. */
export function checkDays(first: string | null, last: string | null): void {
  const isKnown = [first, last].every((day) => day === null || isCalendarDay(day));
  if (!isKnown) throw new AppError('day_out_of_reach');
  if (first && last && last < first) throw new AppError('day_out_of_reach', text.daySpan);
}

/** What was sent of a group, as it is stored. Errors: invalid_input (no such zone). */
function columnsOf(sent: Partial<GroupForm>, institutesZone: string) {
  const zone = sent.zone === '' ? institutesZone : sent.zone;
  if (zone !== undefined && !isZone(zone)) throw new AppError('invalid_input', text.unknownZone);
  const { name, seats, place } = sent;
  return {
    ...(name !== undefined && { name }),
    ...(seats !== undefined && { seats }),
    ...(place !== undefined && { place }),
    ...(zone !== undefined && { zone }),
    ...(sent.teacher_id !== undefined && { teacherId: sent.teacher_id }),
    ...(sent.first_on !== undefined && { firstOn: sent.first_on || null }),
    ...(sent.last_on !== undefined && { lastOn: sent.last_on || null }),
    ...(sent.on_closure !== undefined && { onClosure: sent.on_closure }),
  };
}

/** Refuses a name that a group of a class has, however it is written. Errors: group_name_taken. */
async function checkName(tx: Tx, classId: number, name: string): Promise<void> {
  const isTaken = (await groupsOf(tx, classId)).some(
    ({ group }) => group.name.toLowerCase() === name.toLowerCase(),
  );
  if (isTaken) throw new AppError('group_name_taken');
}

/**
 * Adds a group of some students. Errors: class_not_found, teacher_not_found, day_out_of_reach, invalid_input,
 * group_name_taken.
 */
export async function addGroup(
  context: Context,
  classRef: string,
  form: GroupForm,
): Promise<number> {
  const note: AuditNote = {};
  const columns = columnsOf(form, context.config.timeZone);
  checkDays(columns.firstOn ?? null, columns.lastOn ?? null);
  return context.transaction(async (tx) => {
    // By one at a time, so that no two are called alike.
    const row = await lockClass(tx, classRef, 'update');
    if (!row) throw new AppError('class_not_found');
    await existingTeacher(tx, form.teacher_id);
    const wanted = {
      ...columns,
      ...{ classId: row.id, isEverybody: false, name: form.name },
      zone: columns.zone ?? context.config.timeZone,
    };
    // Asked again after a lost answer, it is the one that was made.
    const made = (await groupsOf(tx, row.id)).find(({ group }) => isSameGroup(group, wanted));
    if (!made) await checkName(tx, row.id, form.name);
    const id = made?.group.id ?? (await insertGroup(tx, wanted));
    note.classId = row.id;
    note.details = { group: form.name, class: row.name };
    return id;
  }, note);
}

const told = ['zone', 'seats', 'place', 'firstOn', 'lastOn', 'onClosure', 'teacherId'] as const;

/** Whether a group is called as another would be, and is all that is said of that. */
const isSameGroup = (one: GroupRow, other: Partial<GroupRow>) =>
  one.name === other.name && told.every((field) => one[field] === (other[field] ?? null));

/**
 * Changes a group and plans its meetings anew. Errors: group_not_found, teacher_not_found, teacher_busy, group_busy,
 * day_out_of_reach, invalid_input, group_name_taken.
 */
export async function changeGroup(
  context: Context,
  id: number,
  sent: Partial<GroupForm>,
): Promise<void> {
  const note: AuditNote = {};
  const columns = columnsOf(sent, context.config.timeZone);
  await context.transaction(async (tx) => {
    const classId = sent.name === undefined ? null : await classOfGroup(tx, id);
    // The class before its groups, as whoever adds one does.
    if (classId !== null) await lockClass(tx, String(classId), 'update');
    const before = await existingGroup(tx, id);
    const name = before.isEverybody ? before.name : (sent.name ?? before.name);
    if (name.toLowerCase() !== before.name.toLowerCase()) {
      await checkName(tx, before.classId, name);
    }
    const change = before.isEverybody ? { ...columns, name: '' } : columns;
    const group = { ...before, ...change };
    checkDays(group.firstOn, group.lastOn);
    await existingTeacher(tx, sent.teacher_id);
    await updateGroup(tx, id, change);
    const now = context.clock.now();
    const isNamed = sent.teacher_id !== undefined && sent.teacher_id !== before.teacherId;
    await planGroup(tx, group, { now, busy: 'refuse', ...(isNamed && { gives: givesAll }) });
    // Calendars take no notice of a change that is not counted.
    const isOther = group.place !== before.place || group.name !== before.name;
    if (isOther) await touchComing(tx, id, now);
    await offerSeats(context, tx, group);
    note.classId = group.classId;
    note.details = {
      ...{ group: group.name || text.everybody, class: group.className },
      ...changesBetween<LockedGroup>(before, change, told),
    };
  }, note);
}
