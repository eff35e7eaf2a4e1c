import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import type { MeetingChange } from '../../ports-notices.ts';
import { type LockedGroup, studentsToTell } from './store.ts';

/** Tells the students of a group what is another about its meetings, once. */
export async function tellStudents(
  { notices, clock }: Pick<Context, 'notices' | 'clock'>,
  tx: Tx,
  group: LockedGroup,
  change: MeetingChange,
): Promise<void> {
  const now = clock.now();
  const userIds = await studentsToTell(tx, group, now);
  if (userIds.length === 0) return;
  const { classId, className, name, zone } = group;
  await notices.meetingsChanged(tx, now, {
    ...{ classId, className, groupName: name, zone, userIds, change },
  });
}
