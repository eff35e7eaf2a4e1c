import type { DataOf } from '@institute/contract/call';
import { koboOf } from '@institute/contract/money';
import type * as wire from '@institute/contract/reports';
import { dateOfUnix } from '../../platform/decode.ts';

/** The institute in figures, for administrators. */
export interface AdminReport {
  students: number;
  activeClasses: number;
  /** Exams whose theory part waits for its grade. */
  pendingExams: number;
  /** When the automatic-marking subscription ends; null when it was never begun. */
  markingEndsAt: Date | null;
  /** Enrolments by month (2026-11), oldest first, no month left out. */
  enrolment: readonly { month: string; count: number }[];
  /** What was paid for classes less what was returned, by month as above. */
  income: readonly { month: string; kobo: number }[];
}

export function adminReportOf(report: DataOf<typeof wire.getAdminReport>): AdminReport {
  return {
    students: report.total_regular_users,
    activeClasses: report.total_active_classes,
    pendingExams: report.pending_exams,
    markingEndsAt: dateOfUnix(report.aisub),
    enrolment: report.enrolment,
    income: report.income.map(({ month, amount }) => ({ month, kobo: koboOf(amount) })),
  };
}
