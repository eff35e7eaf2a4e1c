import { WAKING } from '@institute/contract/meetings/reminders';
import { wallClock } from '@institute/contract/time/calendar';
import { DAY_MS } from '@institute/contract/time/durations';
import type { Context, Services } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import type { Queue } from '../../platform/job-queue.ts';
import { homeworkToTell, TELL_AFTER_SECONDS } from '../lessons/index.ts';
import { isQuiet } from '../meetings/index.ts';
import { isLateAt, wordOf } from './homework-rules.ts';
import { givenBlock, givenTask, studentsToTell } from './store-given.ts';

type Given = typeof homeworkToTell extends Queue<infer Payload> ? Payload : never;

/** News that could not be told for so long is none any more. */
const NEWS_WAITS_MS = 3 * DAY_MS;
const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Notes that a meeting has given homework. */
export const noteGiven = (
  { jobs, clock }: Pick<Context, 'jobs' | 'clock'>,
  tx: Tx,
  meetingId: number,
): Promise<void> =>
  jobs.enqueue(
    tx,
    homeworkToTell,
    { meetingId, givenAt: clock.now().getTime() },
    { delay: TELL_AFTER_SECONDS },
  );

/**
 * Tells the students of homework that it was given, once for good however often it is changed: not at night, not
 * before its lesson opens, and not of what was taken back meanwhile. Who joined later, or has handed it in, is not told.
 */
export async function tellGiven(
  {
    db,
    clock,
    config,
    jobs,
    notices,
  }: Pick<Services, 'db' | 'clock' | 'config' | 'jobs' | 'notices'>,
  given: Given,
): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    const found =
      'meetingId' in given
        ? await givenTask(tx, given.meetingId)
        : await givenBlock(tx, given.lessonId, given.blockId);
    if (!found || isLateAt(found.task, now, config.timeZone)) return;
    const since = Math.max(given.givenAt, found.opensAt?.getTime() ?? 0);
    if (now.getTime() - since > NEWS_WAITS_MS) return;
    const wait = secondsToWait(found.opensAt, now, config.timeZone);
    if (wait > 0) return jobs.enqueue(tx, homeworkToTell, given, { delay: wait });
    const homework = wordOf(
      'meetingId' in given
        ? { lessonId: null, blockId: null, meetingId: given.meetingId }
        : { lessonId: given.lessonId, blockId: given.blockId, meetingId: null },
    );
    const { classId, className, groupId, task } = found;
    const userIds = await studentsToTell(tx, { classId, groupId, homework, since, now });
    if (userIds.length === 0) return;
    await notices.homeworkGiven(tx, now, {
      ...{ userIds, classId, className, homework, title: task.title },
      ...{ lessonId: 'lessonId' in given ? given.lessonId : null, dueOn: task.dueOn ?? null },
    });
  });
}

/** How long until somebody may be told, a day at the most: a job that waits for weeks might be forgotten. */
function secondsToWait(opensAt: Date | null, now: Date, timeZone: string): number {
  if (opensAt && opensAt > now) {
    return Math.min(DAY_SECONDS, Math.ceil((opensAt.getTime() - now.getTime()) / 1000));
  }
  if (!isQuiet(now, timeZone)) return 0;
  const { hour } = wallClock(now, timeZone);
  // To the hour in which people wake, or a little into it.
  return ((WAKING.from - hour + 24) % 24) * HOUR_SECONDS;
}
