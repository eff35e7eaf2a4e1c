import type { Database } from '../../../platform/db.ts';
import { examsFound } from './rules.ts';
import { allExams, countWaiting, type WaitingRow, waitingResults } from './store-queue.ts';

/**
 * A page of the exams that wait for a grade, oldest first, found by subject or class. Neither the
 * page nor its total takes longer where more of them wait.
 */
export async function listWaiting(
  db: Database,
  { search, limit, offset }: { search: string; limit: number; offset: number },
): Promise<{ total: number; rows: WaitingRow[] }> {
  if (search === '') {
    const total = await countWaiting(db);
    return { total, rows: await waitingResults(db, null, { limit, offset, total }) };
  }
  const exams = examsFound(await allExams(db), search).filter(({ waiting }) => waiting > 0);
  const total = exams.reduce((sum, { waiting }) => sum + waiting, 0);
  const ids = exams.map(({ lessonId }) => lessonId);
  return { total, rows: await waitingResults(db, ids, { limit, offset, total }) };
}
