import { classesWith, reachOf } from '@institute/contract/auth/abilities';
import type { LetterThreads } from '@institute/contract/letters/letters';
import { type Context, signedIn } from '../../context.ts';
import { countWaiting, hoursOf, listThreads, type Place } from './store-lists.ts';

/** How many conversations are listed at a time. */
const AT_A_TIME = 30;

/** Which conversations are wanted: null for of all classes, of all students. */
export interface Wanted {
  classId: number | null;
  studentId: number | null;
  state: 'waiting' | 'all';
  after: Place | null;
}

/** The conversations that the session's user may open, without what is said in them; of a class of others none. */
export async function readThreads(context: Context, wanted: Wanted): Promise<LetterThreads> {
  const { db, config } = context;
  const actor = signedIn(context);
  const isOffice = reachOf(actor, 'letters.review') === 'every';
  const own = isOffice ? null : classesWith(actor, 'comments.answer');
  const { classId, studentId, state, after } = wanted;
  const classIds = classId === null ? own : own === null || own.includes(classId) ? [classId] : [];
  const [waiting, found, hours] = await Promise.all([
    countWaiting(db, classIds),
    listThreads(db, { classIds, studentId, state, after, limit: AT_A_TIME + 1 }),
    hoursOf(db, [actor.userId]),
  ]);
  const threads = found.slice(0, AT_A_TIME);
  const last = threads.at(-1);
  const at = state === 'waiting' ? last?.waitingSince : last?.lastAt;
  return {
    waiting,
    threads,
    next: last && at && found.length > AT_A_TIME ? `${at.getTime()}-${last.id}` : '',
    hours: hours.get(actor.userId) ?? null,
    zone: config.timeZone,
  };
}
