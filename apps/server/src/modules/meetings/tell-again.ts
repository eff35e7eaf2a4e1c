import { HOUR_MS } from '@institute/contract/time/durations';
import type { Services } from '../../context.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import { isQuiet } from './reminder-rules.ts';
import { type UnreadChange, unreadChanges } from './store-reminders.ts';

/**
 * Tells once more of changes of meetings, an hour before they were or are to begin, whoever has not read of them: never
 * at night, and not of a change that another has followed. Gives how many were told.
 */
export async function tellAgain(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'notices'>,
): Promise<number> {
  const { db, clock, config, notices } = services;
  const now = clock.now();
  const until = new Date(now.getTime() + HOUR_MS);
  return inTransaction(db, async (tx) => {
    const unread = await unreadChanges(tx, { now, until, zone: config.timeZone });
    const awake = unread.filter(({ zone }) => !isQuiet(now, zone));
    let told = 0;
    for (const [onceKey, people] of byMessage(awake)) {
      const [{ classId, subject, body, isMailed }] = people as [UnreadChange];
      const userIds = people.map(({ userId }) => userId);
      const news = { userIds, classId, subject, body, isMailed, onceKey };
      if (await notices.meetingsChangedAgain(tx, now, news)) told += userIds.length;
    }
    return told;
  });
}

/** Who is told once more of what, those by mail as well apart, under the key by which that is done once. */
function byMessage(changes: readonly UnreadChange[]): Map<string, UnreadChange[]> {
  const messages = new Map<string, UnreadChange[]>();
  for (const change of changes) {
    const { messageId, isMailed } = change;
    const key = `meeting-again:${messageId}${isMailed ? ':mail' : ''}`;
    const people = messages.get(key);
    if (people) people.push(change);
    else messages.set(key, [change]);
  }
  return messages;
}
