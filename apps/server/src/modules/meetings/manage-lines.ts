import { AppError } from '@institute/contract/errors';
import type { AuditNote, Context } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { classByRef, lockClass } from '../classes/index.ts';
import { existingGroup } from './change-groups.ts';
import { offerSeats, offerTo } from './offer-seats.ts';
import { groupsOf } from './store.ts';
import { countUngrouped, endsOfLine, wishesOf, writeMayMove, writeWish } from './store-seats.ts';

/** The lines of the groups of a class, as the office sees them. Errors: class_not_found. */
export async function linesOf({ db, clock }: Context, classRef: string) {
  const row = await classByRef(db, classRef);
  if (!row) throw new AppError('class_not_found');
  const now = clock.now();
  const ids = (await groupsOf(db, row.id))
    .filter(({ group }) => !group.isEverybody)
    .map(({ group }) => group.id);
  const wishes = ids.length === 0 ? [] : await wishesOf(db, ids);
  // A seat that was chosen and not taken is nobody's any more.
  const kept = wishes.filter(({ wish }) => wish.state !== 'held' || (wish.until ?? now) > now);
  return {
    lines: ids.map((groupId) => ({
      groupId,
      people: kept
        .filter(({ wish }) => wish.groupId === groupId)
        .sort((a, b) => Number(a.wish.until === null) - Number(b.wish.until === null))
        .map(({ wish: { userId, state, since, until }, name, isInClass }) => ({
          ...{ studentId: userId, name, state, since, until, isInClass },
        })),
    })),
    ungrouped: ids.length === 0 ? 0 : await countUngrouped(db, row.id),
    mayMove: row.mayMoveGroups,
  };
}

/** Somebody in the line of a group, which is locked. Errors: group_not_found, not_in_line. */
async function inLine(tx: Tx, groupId: number, userId: number) {
  const group = await existingGroup(tx, groupId);
  const found = (await wishesOf(tx, [groupId])).find(({ wish }) => wish.userId === userId);
  if (!found || found.wish.state === 'held') throw new AppError('not_in_line');
  return { group, ...found };
}

/** Who is meant: somebody in the line of a group, and why. */
interface LineAct {
  groupId: number;
  userId: number;
  reason: string;
}

const noteOf = (
  { group, name }: Awaited<ReturnType<typeof inLine>>,
  { userId, reason }: LineAct,
) => ({
  ...{ classId: group.classId, subjectId: userId },
  details: { name, group: group.name, class: group.className, reason },
});

/** Puts somebody first in a line. Errors: group_not_found, not_in_line. */
export async function moveUpInLine(context: Context, act: LineAct): Promise<void> {
  const note: AuditNote = {};
  await context.transaction(async (tx) => {
    const found = await inLine(tx, act.groupId, act.userId);
    Object.assign(note, noteOf(found, act));
    const line = (await wishesOf(tx, [act.groupId])).filter(({ wish }) => wish.until === null);
    if (found.wish.until !== null || line[0]?.wish.userId === act.userId) return;
    const { first } = await endsOfLine(tx, act.groupId);
    await writeWish(tx, { ...found.wish, position: first });
    await offerSeats(context, tx, found.group);
  }, note);
}

/** Offers somebody in a line a seat now. Errors: group_not_found, not_in_line. */
export async function offerSeat(context: Context, act: LineAct): Promise<void> {
  const note: AuditNote = {};
  await context.transaction(async (tx) => {
    const found = await inLine(tx, act.groupId, act.userId);
    Object.assign(note, noteOf(found, act));
    if (found.wish.state === 'waiting') await offerTo(context, tx, found.group, found.wish);
  }, note);
}

/** Says whether the students of a class may go to another group by themselves. Errors: class_not_found. */
export async function setGroupMoves(context: Context, classRef: string, may: boolean) {
  const note: AuditNote = {};
  await context.transaction(async (tx) => {
    const row = await lockClass(tx, classRef, 'update');
    if (!row) throw new AppError('class_not_found');
    note.classId = row.id;
    note.details = { class: row.name, mayMoveGroups: may };
    if (row.mayMoveGroups !== may) await writeMayMove(tx, row.id, may);
  }, note);
}
