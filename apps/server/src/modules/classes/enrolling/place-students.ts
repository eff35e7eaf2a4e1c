import type { FreeReason } from '@institute/contract/payments/ways';
import { addMonth } from '@institute/contract/time/calendar';
import type { Services } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { lockWallets } from '../../ledger/index.ts';
import { isSubscription } from '../rules.ts';
import { lockClass } from '../store.ts';
import { insertMissing } from './store-enrolments.ts';

/**
 * Gives students places in classes for which nobody pays (decision 075): no money moves, nobody earns
 * a reward by it, and neither a closing date nor a prerequisite stands in the way of the office. A
 * monthly class is theirs for a month. Whoever has a place keeps it as it is, and a class that is gone
 * is passed over. `toTell` are told in the app. How many places were given, and to whom.
 */
export async function placeStudents(
  { clock, config, notices }: Pick<Services, 'clock' | 'config' | 'notices'>,
  tx: Tx,
  order: {
    userIds: readonly number[];
    classIds: readonly number[];
    toTell: readonly number[];
    /** Why nobody pays, where the office said so. */
    freeReason: FreeReason | null;
  },
): Promise<{ given: number; placed: ReadonlySet<number> }> {
  const { userIds, classIds, toTell, freeReason } = order;
  const placed = new Set<number>();
  if (userIds.length === 0) return { given: 0, placed };
  const now = clock.now();
  // As `enrolStudent` does, so that somebody who pays for a place at this moment is waited for.
  await lockWallets(tx, userIds);
  let given = 0;
  for (const classId of [...classIds].sort((a, b) => a - b)) {
    const row = await lockClass(tx, String(classId), 'share');
    if (!row) continue;
    const added = await insertMissing(tx, userIds, {
      classId,
      freeReason,
      enrolledAt: now,
      subscriptionEndsAt: isSubscription(row) ? addMonth(now, config.timeZone) : null,
    });
    given += added.length;
    for (const id of added) placed.add(id);
    const told = added.filter((id) => toTell.includes(id));
    if (told.length === 0) continue;
    await notices.placedInClass(tx, now, { classId, className: row.name, userIds: told });
  }
  return { given, placed };
}
