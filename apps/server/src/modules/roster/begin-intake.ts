import { AppError } from '@institute/contract/errors';
import type { FreeReason } from '@institute/contract/payments/ways';
import type { ColumnKind } from '@institute/contract/roster/columns';
import { type AuditNote, type Context, signedIn } from '../../context.ts';
import type { Database, Tx } from '../../platform/db.ts';
import { classNames, enrolmentsIn } from '../classes/index.ts';
import { classOfGroup, type GroupChosen, keepSeats } from '../meetings/index.ts';
import { intakeJobs } from './continue-intake.ts';
import {
  type IntakeLine,
  type IntakeRow,
  insertIntake,
  intakeLines,
  intakeUnder,
} from './store.ts';
import { keepColumns } from './store-columns.ts';

/** What the office begins: for whom, and for which classes. */
type Beginning = Pick<IntakeRow, 'kind' | 'people' | 'classIds' | 'requestKey'> & {
  /** What the columns of a sheet were, by their folded heads. */
  columns?: readonly { header: string; kind: ColumnKind }[];
  /** Why nobody pays for the places, where that was said. */
  freeReason?: FreeReason | undefined;
  /** A group of one of the classes, for those who are there already. */
  group?: GroupChosen | undefined;
};

/**
 * Notes an intake and leaves it to a job, in one transaction; the same key begins one. Errors:
 * class_not_found, group_not_found, group_full.
 */
export async function beginIntake(context: Context, beginning: Beginning): Promise<IntakeLine> {
  const { kind, people, columns = [], freeReason = null, group } = beginning;
  const { userId } = signedIn(context);
  // One person's key is nothing in another's hands.
  const requestKey = beginning.requestKey === null ? null : `${userId}:${beginning.requestKey}`;
  const note: AuditNote = { details: {} };
  const id = await context.transaction(async (tx) => {
    const found = await refuseUnknownClasses(tx, beginning.classIds);
    const row = await insertIntake(tx, {
      ...{ kind, people, requestKey, freeReason, total: people.length },
      classIds: found.map((one) => one.id),
      startedAt: context.clock.now(),
      startedBy: userId,
    });
    // The same request again, as after a lost response: what came of it.
    if (!row) return (await intakeUnder(tx, requestKey ?? '')).id;
    await keepColumns(tx, columns, context.clock.now());
    const seated = group && (await seatThem(tx, context.clock.now(), { ...beginning, group }));
    note.details = {
      ...{ intake: row.id, total: people.length },
      classes: found.map(({ name }) => name).join(', '),
      ...seated,
    };
    await context.jobs.enqueue(tx, intakeJobs, { id: row.id }, { key: String(row.id) });
    return row.id;
  }, note);
  const [line] = await intakeLines(context.db, [id]);
  if (!line) throw new Error('the intake is gone');
  return line;
}

/** Keeps seats in a group for those who have no place in its class yet. Errors: group_not_found, group_full. */
async function seatThem(
  tx: Tx,
  now: Date,
  { group, people, classIds }: Pick<Beginning, 'people' | 'classIds'> & { group: GroupChosen },
): Promise<{ group: string }> {
  const classId = await classOfGroup(tx, group.id);
  if (classId === null || !classIds.includes(classId)) throw new AppError('group_not_found');
  const ids = people.flatMap((one) => ('id' in one ? [one.id] : []));
  const there = new Set((await enrolmentsIn(tx, classId, ids)).map(({ userId }) => userId));
  const userIds = ids.filter((id) => !there.has(id));
  return keepSeats(tx, { classId, group, userIds, now });
}

/** The classes of some ids, which are all there. Errors: class_not_found. */
export async function refuseUnknownClasses(
  db: Database,
  classIds: readonly number[],
): Promise<{ id: number; name: string }[]> {
  const wanted = [...new Set(classIds)];
  const found = await classNames(db, wanted);
  if (found.length < wanted.length) throw new AppError('class_not_found');
  return found;
}
