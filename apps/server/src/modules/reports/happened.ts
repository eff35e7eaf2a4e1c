import type { Database } from '../../platform/db.ts';
import { enrolmentsOf } from './store.ts';
import { joinedBetween } from './work/store.ts';

/** How many students joined, and how many places were taken, from `from` until before `to`. */
export async function happenedBetween(
  db: Database,
  from: Date,
  to: Date,
): Promise<{ students: number; enrolments: number }> {
  const [[students = 0], places] = await Promise.all([
    joinedBetween(db, [from, to]),
    enrolmentsOf(db, from, to),
  ]);
  return { students, enrolments: [...places.values()].reduce((sum, count) => sum + count, 0) };
}
