import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { studentsToTell } from './store.ts';
import type { HeldLine } from './store-registers.ts';

/** Tells the students of a meeting's group that it can be heard, once however often it is recorded. */
export async function tellRecording(
  { notices, clock }: Pick<Context, 'notices' | 'clock'>,
  tx: Tx,
  { meeting, group, class: { id: classId, name: className } }: HeldLine,
): Promise<void> {
  const now = clock.now();
  const userIds = await studentsToTell(tx, group, now);
  if (userIds.length === 0) return;
  await notices.recordingHeard(tx, now, {
    ...{ classId, className, groupName: group.name, zone: group.zone, userIds },
    ...{ startsAt: meeting.startsAt, topic: meeting.topic || meeting.taught },
    onceKey: `recording ${meeting.id}`,
  });
}
