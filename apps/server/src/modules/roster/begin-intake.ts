import { AppError } from '@institute/contract/errors';
import type { FreeReason } from '@institute/contract/payments/ways';
import type { ColumnKind } from '@institute/contract/roster/columns';
import { type AuditNote, type Context, signedIn } from '../../context.ts';
import type { Database } from '../../platform/db.ts';
import { classNames } from '../classes/index.ts';
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
};

/**
 * Notes an intake and leaves it to a job, in one transaction; the same key begins one. Errors:
 * class_not_found.
 */
export async function beginIntake(context: Context, beginning: Beginning): Promise<IntakeLine> {
  const { kind, people, columns = [], freeReason = null } = beginning;
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
    note.details = {
      ...{ intake: row.id, total: people.length },
      classes: found.map(({ name }) => name).join(', '),
    };
    await context.jobs.enqueue(tx, intakeJobs, { id: row.id }, { key: String(row.id) });
    return row.id;
  }, note);
  const [line] = await intakeLines(context.db, [id]);
  if (!line) throw new Error('the intake is gone');
  return line;
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
