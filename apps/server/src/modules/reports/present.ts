import type { AdminReport } from '@institute/contract/reports/reports';
import { monthName } from '@institute/contract/time/month-name';
import type { Report } from './make-report.ts';

/** `November` of `2026-11`. */
const nameOf = (key: string) => monthName(Number(key.slice(5)));

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, one) => total + one, 0);

/** The report, its figures by month. */
export function presentReport(report: Report): AdminReport {
  const { months } = report;
  return {
    students: report.students,
    activeClasses: report.activeClasses,
    classes: report.classes.map(({ id, name }) => ({
      id,
      name,
      monthlyEnrollment: Object.fromEntries(
        months.flatMap(({ month, figures }) => {
          const count = figures.enrolments.get(id);
          return count ? [[nameOf(month.key), count]] : [];
        }),
      ),
    })),
    markingEndsAt: report.markingEndsAt,
    enrolment: months.map(({ month, figures }) => ({
      month: month.key,
      count: sum(figures.enrolments.values()),
    })),
    income: months.map(({ month, figures }) => ({
      month: month.key,
      kobo: figures.income,
    })),
    pendingExams: report.pendingExams,
  };
}
