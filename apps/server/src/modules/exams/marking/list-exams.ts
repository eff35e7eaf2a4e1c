import type { Database } from '../../../platform/db.ts';
import { examsFound } from './rules.ts';
import { type MarkedRow, markedResults } from './store-marked.ts';
import {
  allExams,
  countWaiting,
  type WaitingRow,
  waitingOfExamsOrStudents,
  waitingResults,
} from './store-queue.ts';

/** Which exams are wanted: those of some classes, or all; found by subject, class and student. */
export interface WantedExams {
  search: string;
  /** Null for every class. */
  classIds: readonly number[] | null;
  /** Whether students are found by their names alone, not by e-mail and phone. */
  byName: boolean;
  limit: number;
  offset: number;
}

/**
 * A page of the exams that wait for a grade, oldest first. Without a search neither the page nor its
 * total takes longer where more of them wait.
 */
export async function listWaiting(
  db: Database,
  { search, classIds, byName, limit, offset }: WantedExams,
): Promise<{ total: number; rows: WaitingRow[] }> {
  if (search === '' && classIds === null) {
    const total = await countWaiting(db);
    return { total, rows: await waitingResults(db, null, { limit, offset, total }) };
  }
  const { within, found } = await examsWanted(db, { search, classIds });
  const queued = found.filter(({ waiting }) => waiting > 0);
  const lessonIds = queued.map(({ lessonId }) => lessonId);
  if (search !== '') {
    return waitingOfExamsOrStudents(db, { lessonIds, within, search, byName }, { limit, offset });
  }
  const total = queued.reduce((sum, { waiting }) => sum + waiting, 0);
  return { total, rows: await waitingResults(db, lessonIds, { limit, offset, total }) };
}

/** A page of what people have marked, newest first. */
export async function listMarked(
  db: Database,
  { search, classIds, byName, limit, offset }: WantedExams,
): Promise<{ total: number; more: boolean; rows: MarkedRow[] }> {
  const { within, found } = await examsWanted(db, { search, classIds });
  const lessonIds = search === '' ? null : found.map(({ lessonId }) => lessonId);
  return markedResults(db, { lessonIds, within, search, byName }, { limit, offset });
}

/** The exams of the class, null for all; and those among them whose subject or class is searched for. */
export async function examsWanted(
  db: Database,
  { search, classIds }: Pick<WantedExams, 'search' | 'classIds'>,
) {
  const inClass = search === '' && classIds === null ? [] : await allExams(db, classIds);
  return {
    within: classIds === null ? null : inClass.map(({ lessonId }) => lessonId),
    found: search === '' ? inClass : examsFound(inClass, search),
  };
}
