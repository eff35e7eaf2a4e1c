import { AppError } from '@institute/contract/errors';
import type { Tx } from '../../platform/db.ts';
import { type ClassRow, type EnrolmentRow, enrolmentsIn, lockClass } from '../classes/index.ts';
import { type GroupChosen, keepSeats, takeKept } from '../meetings/index.ts';

/** The class to which students of another go, locked. Errors: class_not_found, same_class. */
export async function lockTarget(tx: Tx, from: ClassRow, toRef: string): Promise<ClassRow> {
  const to = await lockClass(tx, toRef, 'share');
  if (!to) throw new AppError('class_not_found');
  if (to.id === from.id) throw new AppError('same_class');
  return to;
}

/**
 * The places of those who are not in a class yet: their wallets are locked, so nobody joins meanwhile. Errors:
 * already_in_class (all of them are).
 */
export async function notYetIn(
  tx: Tx,
  classId: number,
  places: readonly EnrolmentRow[],
): Promise<EnrolmentRow[]> {
  const userIds = places.map(({ userId }) => userId);
  const there = new Set((await enrolmentsIn(tx, classId, userIds)).map(({ userId }) => userId));
  const movers = places.filter(({ userId }) => !there.has(userId));
  if (movers.length === 0) throw new AppError('already_in_class');
  return movers;
}

/**
 * Gives students places in a class by `give`, and where a group of it was chosen has them be in that; what the audit
 * log says of the group. Errors: group_not_found, group_full.
 */
export async function seatThem(
  tx: Tx,
  about: {
    to: ClassRow;
    movers: readonly EnrolmentRow[];
    now: Date;
    group: GroupChosen | undefined;
  },
  give: () => Promise<void>,
): Promise<{ group?: string }> {
  const { to, movers, now, group } = about;
  const order = { classId: to.id, userIds: movers.map(({ userId }) => userId), now };
  const seated = group ? await keepSeats(tx, { ...order, group }) : {};
  await give();
  await takeKept(tx, order);
  return seated;
}
