import type { Database } from '../../../platform/db.ts';
import type { WantedSubmissions } from './store-found.ts';
import {
  countWaiting,
  queuesOf,
  type WaitingRow,
  waitingFound,
  waitingResults,
} from './store-queue.ts';

/** Which page of which exams is wanted. */
export interface WantedExams extends WantedSubmissions {
  limit: number;
  offset: number;
}

/**
 * A page of the exams that wait for a grade, oldest first. Neither the page nor its total takes longer
 * where more of them wait: the length of a queue is kept, and what a search finds is counted so far.
 */
export async function listWaiting(
  db: Database,
  wanted: WantedExams,
): Promise<{ total: number; more: boolean; rows: WaitingRow[] }> {
  const { search, classIds, limit, offset } = wanted;
  if (search !== '') return waitingFound(db, wanted);
  if (classIds === null) {
    const total = await countWaiting(db);
    return { total, more: false, rows: await waitingResults(db, null, { limit, offset, total }) };
  }
  const queues = await queuesOf(db, classIds);
  const total = queues.reduce((sum, { waiting }) => sum + waiting, 0);
  const lessonIds = queues.map(({ lessonId }) => lessonId);
  const rows = await waitingResults(db, lessonIds, { limit, offset, total });
  return { total, more: false, rows };
}
