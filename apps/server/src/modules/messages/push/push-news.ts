import type { Services } from '../../../context.ts';
import type { JobRun } from '../../../platform/job-queue.ts';
import { MOST_AT_ONCE, type Push, PushRefused } from '../../../platform/push.ts';
import { readSettings } from '../../settings/index.ts';
import { newsOf } from './present.ts';
import { endPush, nextToPush, notePushed, type PendingPush, peopleToPush } from './store.ts';

/** News older than this is found in the app; no phone rings for it. */
const NEWS_HOURS = 6;

type Pushing = Pick<Services, 'db' | 'clock' | 'config' | 'push' | 'log'>;

/**
 * Tells the devices of students what has come for them in the app and has not been read yet, some
 * thousands of people at a time. It may be cut off anywhere and run twice: a part goes out again
 * under the same key, which the service shows once. While the service is away everything waits.
 */
export async function pushNews(
  services: Pushing,
  { signal }: Pick<JobRun, 'signal'>,
  atOnce = MOST_AT_ONCE,
): Promise<void> {
  const { db, clock, push, log } = services;
  if (!push) return;
  const since = new Date(clock.now().getTime() - NEWS_HOURS * 3_600_000);
  for (
    let message = await nextToPush(db, since);
    message && !signal.aborted;
    message = await nextToPush(db, since)
  ) {
    try {
      await pushPart(services, push, message, { signal, atOnce });
    } catch (error) {
      if (!(error instanceof PushRefused)) {
        if (!signal.aborted) log.warn({ err: error }, 'push waits for its service');
        return;
      }
      log.error({ err: error, message: message.id }, 'push was refused');
      await endPush(db, message.id);
    }
  }
}

async function pushPart(
  { db, config }: Pushing,
  push: Push,
  message: PendingPush,
  { signal, atOnce }: { signal: AbortSignal; atOnce: number },
): Promise<void> {
  const people = await peopleToPush(db, message, atOnce);
  if (people.unread.length > 0) {
    const { siteName } = await readSettings(db);
    const news = newsOf(message, { name: siteName, url: config.publicUrl });
    await push.send(people.unread, news, signal);
  }
  if (people.last === null) await endPush(db, message.id);
  else await notePushed(db, message, people.last);
}
