import { AppError } from '@institute/contract/errors';
import type { Untaught } from '@institute/contract/meetings/groups';
import type { AuditNote, Context } from '../../context.ts';
import { classByRef } from '../classes/index.ts';
import { givesAll, planGroup } from './plan-meetings.ts';
import { groupsOf, lockGroup } from './store.ts';
import { untaughtOf } from './store-untaught.ts';

/**
 * Gives the meetings of a class that stand without a teacher to those whom their weekly times name, wherever they are
 * free then. How many were given, and what is left. Errors: class_not_found.
 */
export async function giveMeetings(
  context: Context,
  classRef: string,
): Promise<{ given: number; left: Untaught | null }> {
  const note: AuditNote = {};
  return context.transaction(async (tx) => {
    const row = await classByRef(tx, classRef);
    if (!row) throw new AppError('class_not_found');
    const now = context.clock.now();
    const before = await untaughtOf(tx, row.id, now);
    for (const { group } of before ? await groupsOf(tx, row.id) : []) {
      const locked = await lockGroup(tx, group.id);
      if (locked) await planGroup(tx, locked, { now, busy: 'without', gives: givesAll });
    }
    const left = before && (await untaughtOf(tx, row.id, now));
    const given = (before?.meetings ?? 0) - (left?.meetings ?? 0);
    note.classId = row.id;
    note.details = { class: row.name, total: given };
    return { given, left };
  }, note);
}
