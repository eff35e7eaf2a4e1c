import {
  type HomeworkToDo,
  MOST_MY_HOMEWORK,
  MY_HOMEWORK_DAYS,
  TO_DO_DAYS,
} from '@institute/contract/homework/my-homework';
import type { HomeworkTask } from '@institute/contract/homework/task';
import { DAY_MS } from '@institute/contract/time/durations';
import { type Context, signedIn } from '../../context.ts';
import { openNow } from '../lessons/index.ts';
import { tasksGivenTo } from '../meetings/index.ts';
import { dueAtOf, isLateAt, wordOf } from './homework-rules.ts';
import { lastOfUser } from './store.ts';
import { blocksGivenTo, handedInOf } from './store-given.ts';

/** Homework that is looked at, of lessons and of meetings. */
const MOST_LOOKED_AT = 200;

/** Whether it is worth speaking of: nothing that is refused by now, or that was due weeks ago. */
function isStillToDo(task: HomeworkTask, now: Date, timeZone: string): boolean {
  const dueAt = dueAtOf(task, timeZone);
  if (dueAt === null || now < dueAt) return true;
  return !task.closes && now.getTime() - dueAt.getTime() < TO_DO_DAYS.late * DAY_MS;
}

/** What the session's user has still to do at home. */
export async function homeworkToDo(context: Context): Promise<HomeworkToDo[]> {
  const { db, clock, config } = context;
  const { userId } = signedIn(context);
  const now = clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const [own, blocks, tasks] = await Promise.all([
    lastOfUser(db, userId, { since: ago(MY_HOMEWORK_DAYS), limit: MOST_LOOKED_AT }),
    blocksGivenTo(db, userId, { now, limit: MOST_LOOKED_AT }),
    tasksGivenTo(db, userId, { now, since: ago(TO_DO_DAYS.meeting), limit: MOST_LOOKED_AT }),
  ]);
  const given = [
    ...blocks.map(({ lessonId, blockId, viewedAt: _seen, ...one }) => ({
      ...{ ...one, lessonId, blockId, meetingId: null },
      homework: wordOf({ lessonId, blockId, meetingId: null }),
    })),
    ...tasks.map(({ meetingId, ...one }) => ({
      ...{ ...one, meetingId, lessonId: null, lessonRand: null, blockId: null },
      homework: wordOf({ lessonId: null, blockId: null, meetingId }),
    })),
  ].filter(({ task }) => isStillToDo(task, now, config.timeZone));
  const words = given.map(({ homework }) => homework);
  const done = await handedInOf(db, userId, words);
  const left = given.filter(({ homework }) => !done.has(homework));
  const open = left.some(({ lessonId }) => lessonId !== null) ? await openNow(context) : new Set();
  const fresh = left
    .filter(({ lessonId }) => lessonId === null || open.has(lessonId))
    .map(({ task, ...one }) => present(task, one, false));
  const again = own
    .filter(({ row }) => row.state === 'again')
    .map(({ row: { asked, blockId, meetingId }, class: { rand, name }, lessonRand }) => {
      const at = { classRand: rand, className: name, lessonRand, blockId: blockId || null };
      return present(asked, { ...at, meetingId }, true);
    });
  return [...again, ...fresh.sort(byDay)].slice(0, MOST_MY_HOMEWORK);

  function present(
    task: HomeworkTask,
    at: Pick<HomeworkToDo, 'classRand' | 'className' | 'lessonRand' | 'blockId' | 'meetingId'>,
    isAgain: boolean,
  ): HomeworkToDo {
    const { classRand, className, lessonRand, blockId, meetingId } = at;
    return {
      ...{ title: task.title, classRand, className, lessonRand, blockId, meetingId, isAgain },
      dueOn: task.dueOn ?? null,
      isLate: !isAgain && isLateAt(task, now, config.timeZone),
    };
  }
}

const byDay = (a: HomeworkToDo, b: HomeworkToDo) => (a.dueOn ?? '9').localeCompare(b.dueOn ?? '9');
