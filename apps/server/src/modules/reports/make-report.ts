import type { Context } from '../../context.ts';
import { countWaiting } from '../exams/index.ts';
import { countStudents } from '../people/index.ts';
import { markingEndsAt } from '../settings/index.ts';
import { type Figures, figuresOf } from './figures.ts';
import { type Month, reportMonths } from './rules.ts';
import { liveClasses } from './store.ts';

/** The institute in figures. */
export interface Report {
  students: number;
  activeClasses: number;
  classes: { id: number; name: string }[];
  /** When automatic marking ends; null when it was never begun. */
  markingEndsAt: Date | null;
  pendingExams: number;
  /** Oldest first, the present month last. */
  months: { month: Month; figures: Figures }[];
}

/** Gathers the figures of the dashboard, cheaply enough to be asked for whenever it is looked at. */
export async function makeReport(context: Context): Promise<Report> {
  const { db, clock, config } = context;
  const now = clock.now();
  const [students, classes, aisub, pending, months] = await Promise.all([
    countStudents(db),
    liveClasses(db),
    markingEndsAt(db),
    countWaiting(db),
    Promise.all(
      reportMonths(now, config.timeZone).map(async (month) => ({
        month,
        figures: await figuresOf(db, month, now),
      })),
    ),
  ]);
  return {
    students,
    activeClasses: classes.filter(({ isActive }) => isActive).length,
    classes,
    markingEndsAt: aisub,
    pendingExams: pending,
    months,
  };
}
