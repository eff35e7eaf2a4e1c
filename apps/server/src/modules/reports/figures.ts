import type { Database } from '../../platform/db.ts';
import { isOver, type Month } from './rules.ts';
import { enrolmentsOf, incomeOf } from './store.ts';

/** What happened in one month. */
export interface Figures {
  /** Enrolments by class id. */
  enrolments: ReadonlyMap<number, number>;
  /** Kobo. */
  income: number;
}

const past = new WeakMap<Database, Map<string, Figures>>();

/**
 * The figures of a month. A month that is over never changes again, so it is counted once per
 * process: however many years there are, the dashboard reads the present month.
 */
export async function figuresOf(db: Database, month: Month, now: Date): Promise<Figures> {
  const kept = past.get(db) ?? new Map<string, Figures>();
  past.set(db, kept);
  const known = kept.get(month.key);
  if (known) return known;
  const [enrolments, income] = await Promise.all([
    enrolmentsOf(db, month.from, month.to),
    incomeOf(db, month.from, month.to),
  ]);
  const figures = { enrolments, income };
  if (isOver(month, now)) kept.set(month.key, figures);
  return figures;
}
