import { AppError } from '@institute/contract/errors';
import type { ClosureRule } from '@institute/contract/meetings/meetings';
import { isCalendarDay } from '@institute/contract/time/calendar';
import type { AuditNote, Context } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { changesBetween } from '../../shared/audit-changes.ts';
import { enrolmentsIn, lockClass } from '../classes/index.ts';
import { isZone } from './meeting-rules.ts';
import { offerSeats } from './offer-seats.ts';
import { planGroup } from './plan-meetings.ts';
import {
  type GroupRow,
  groupsOf,
  insertGroup,
  type LockedGroup,
  lockGroup,
  lockTeachers,
  namesOf,
  updateGroup,
  writeMembers,
} from './store.ts';
import { touchComing } from './store-meetings.ts';
import { deleteWishesOf, membersAmong, wishesOf, writeGroup } from './store-seats.ts';
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

/**
 * Adds a group of some students. Errors: class_not_found, teacher_not_found, group_named, day_out_of_reach,
 * invalid_input.
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
    const row = await lockClass(tx, classRef, 'share');
    if (!row) throw new AppError('class_not_found');
    await existingTeacher(tx, form.teacher_id);
    const wanted = {
      ...columns,
      ...{ classId: row.id, isEverybody: false, name: form.name },
      zone: columns.zone ?? context.config.timeZone,
    };
    // Asked again after a lost answer, it is the one that was made.
    const others = await groupsOf(tx, row.id);
    const made = others.find(({ group }) => isSameGroup(group, wanted));
    if (!made) checkName(form.name, others);
    const id = made?.group.id ?? (await insertGroup(tx, wanted));
    note.classId = row.id;
    note.details = { group: form.name, class: row.name };
    return id;
  }, note);
}

/** Refuses a name that another group of the class has: nobody could tell them apart. Errors: group_named. */
function checkName(name: string, others: readonly { group: GroupRow }[]): void {
  const plain = (typed: string) => typed.trim().toLocaleLowerCase();
  if (others.some(({ group }) => group.name !== '' && plain(group.name) === plain(name))) {
    throw new AppError('group_named');
  }
}

const told = ['zone', 'seats', 'place', 'firstOn', 'lastOn', 'onClosure', 'teacherId'] as const;

/** Whether a group is called as another would be, and is all that is said of that. */
const isSameGroup = (one: GroupRow, other: Partial<GroupRow>) =>
  one.name === other.name && told.every((field) => one[field] === (other[field] ?? null));

/**
 * Changes a group and plans its meetings anew. Errors: group_not_found, group_named, teacher_not_found,
 * teacher_busy, day_out_of_reach, invalid_input.
 */
export async function changeGroup(
  context: Context,
  id: number,
  sent: Partial<GroupForm>,
): Promise<void> {
  const note: AuditNote = {};
  const columns = columnsOf(sent, context.config.timeZone);
  await context.transaction(async (tx) => {
    const before = await existingGroup(tx, id);
    const change = before.isEverybody ? { ...columns, name: '' } : columns;
    const group = { ...before, ...change };
    checkDays(group.firstOn, group.lastOn);
    await existingTeacher(tx, sent.teacher_id);
    if (group.name !== before.name) {
      checkName(
        group.name,
        (await groupsOf(tx, group.classId)).filter((other) => other.group.id !== id),
      );
    }
    await updateGroup(tx, id, change);
    const now = context.clock.now();
    await planGroup(tx, group, { now, busy: 'refuse' });
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

/** Names those of some people who have no place in the class. */
async function withoutPlace(
  tx: Tx,
  ids: readonly number[],
  places: readonly { userId: number }[],
): Promise<AppError> {
  const inClass = new Set(places.map(({ userId }) => userId));
  const missing = ids.filter((id) => !inClass.has(id));
  const names = (await namesOf(tx, missing)).map(({ name }) => name);
  return new AppError('not_in_class', text.notInClass(names.join(', ')));
}

/** Refuses somebody new where the seats left are offered to others, or kept for them. Errors: group_full. */
async function checkKept(
  tx: Tx,
  group: LockedGroup,
  { ids, now }: { ids: readonly number[]; now: Date },
): Promise<void> {
  if (group.seats === 0) return;
  const kept = (await wishesOf(tx, [group.id])).filter(
    ({ wish }) => wish.until !== null && wish.until > now && !ids.includes(wish.userId),
  );
  if (kept.length === 0 || ids.length + kept.length <= group.seats) return;
  const isIn = new Set(await membersAmong(tx, group.id, ids));
  if (ids.every((id) => isIn.has(id))) return;
  throw new AppError('group_full', text.seatsKept(kept.map(({ name }) => name).join(', ')));
}

/**
 * Says who is in a group; they leave the others of its class. Errors: group_not_found, group_of_everybody,
 * group_full (its seats are taken, or kept for others), not_in_class (somebody of them has no place in the class).
 */
export async function setGroupStudents(
  context: Context,
  id: number,
  studentIds: readonly number[],
): Promise<void> {
  const note: AuditNote = {};
  const ids = [...new Set(studentIds)];
  const now = context.clock.now();
  await context.transaction(async (tx) => {
    const group = await existingGroup(tx, id);
    if (group.isEverybody) throw new AppError('group_of_everybody');
    if (group.seats > 0 && ids.length > group.seats) throw new AppError('group_full');
    await checkKept(tx, group, { ids, now });
    const places = await enrolmentsIn(tx, group.classId, ids);
    if (places.length < ids.length) throw await withoutPlace(tx, ids, places);
    await writeMembers(tx, id, ids, now);
    await writeGroup(tx, group, ids, now);
    await deleteWishesOf(tx, ids, group.classId);
    await offerSeats(context, tx, group);
    note.classId = group.classId;
    note.details = { group: group.name, class: group.className, total: ids.length };
  }, note);
}
