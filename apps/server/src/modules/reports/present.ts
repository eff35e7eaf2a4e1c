import type { DataOf } from '@institute/contract/call';
import { unixOf } from '@institute/contract/fields';
import { nairaNumber } from '@institute/contract/money';
import type { getAdminReport } from '@institute/contract/reports';
import { monthName } from '@institute/contract/rules/month-name';
import type { Report } from './make-report.ts';

/** `November` of `2026-11`. */
const nameOf = (key: string) => monthName(Number(key.slice(5)));

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, one) => total + one, 0);

/** The report as the wire has it. */
export function presentReport(report: Report): DataOf<typeof getAdminReport> {
  const { months } = report;
  return {
    total_regular_users: report.students,
    total_active_classes: report.activeClasses,
    classes: report.classes.map(({ id, name }) => ({
      id,
      name,
      monthly_enrollment: Object.fromEntries(
        months.flatMap(({ month, figures }) => {
          const count = figures.enrolments.get(id);
          return count ? [[nameOf(month.key), count]] : [];
        }),
      ),
    })),
    aisub: unixOf(report.markingEndsAt),
    enrolment: months.map(({ month, figures }) => ({
      month: month.key,
      count: sum(figures.enrolments.values()),
    })),
    income: months.map(({ month, figures }) => ({
      month: month.key,
      amount: nairaNumber(figures.income),
    })),
    pending_exams: report.pendingExams,
  };
}
