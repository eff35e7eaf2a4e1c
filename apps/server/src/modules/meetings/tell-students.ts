import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import type { MeetingChange } from '../../ports-notices/meetings.ts';
import { type LockedGroup, studentsToTell } from './store.ts';
import { invitedToAll } from './store-invitations.ts';
import { noteTold } from './store-meeting-changes.ts';
import { zonesOf } from './store-reminders.ts';

/**
 * Tells the students of a group what is another about its meetings; of those of `about` it is told once more an hour
 * before, to whoever has not read it.
 */
export async function tellStudents(
  { notices, clock }: Pick<Context, 'notices' | 'clock'>,
  tx: Tx,
  group: LockedGroup,
  change: MeetingChange,
  about: readonly { id: number; toldFor: Date }[] = [],
): Promise<void> {
  const now = clock.now();
  const userIds = await studentsToTell(tx, group, now);
  if (userIds.length === 0) return;
  const { classId, className, name, zone } = group;
  const ids = about.map(({ id }) => id);
  const invited = await invitedToAll(tx, userIds, ids);
  const messageId = await notices.meetingsChanged(tx, now, {
    ...{ classId, className, groupName: name, zone, userIds, invited, change },
    zones: await zonesOf(tx, userIds),
  });
  for (const { id, toldFor } of about) await noteTold(tx, id, { toldBy: messageId, toldFor });
}
