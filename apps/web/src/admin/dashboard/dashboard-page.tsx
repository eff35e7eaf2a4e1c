import { formatNumber } from '@institute/contract/language';
import { formatKobo } from '@institute/contract/money';
import { pathTo } from '@institute/contract/routes';
import { BookOpen, CalendarPlus, ClipboardCheck, Users } from 'lucide-react';
import { useAdminReport } from '../../domains/reports/api.ts';
import type { AdminReport } from '../../domains/reports/model.ts';
import { formatCompact } from '../../ui/format.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { HealthLine } from './health-line.tsx';
import { MarkingPanel } from './marking-panel.tsx';
import { MonthPanel } from './month-panel.tsx';
import { PendingBanner } from './pending-banner.tsx';
import { ReportFailure } from './report-failure.tsx';
import { text } from './text.ts';
import { Tiles } from './tiles.tsx';
import { useTimeLeft } from './use-time-left.ts';

/** The institute in figures, what waits for the administrator, and the ways into the area. */
export function DashboardPage() {
  const report = useAdminReport();
  const { data } = report;
  const left = useTimeLeft(data?.markingEndsAt ?? null);
  const pending = data?.pendingExams ?? 0;
  const figure = (of: (report: AdminReport) => number) =>
    data ? formatNumber(of(data)) : report.isPending ? undefined : null;
  return (
    <>
      <PageHeader title={text.title} />
      <div className="flex flex-col gap-6">
        {report.isError && (
          <ReportFailure
            error={report.error}
            onRetry={() => void report.refetch()}
            retrying={report.isFetching}
          />
        )}
        <HealthLine />
        {pending > 0 && <PendingBanner count={pending} />}
        <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
          <StatCard
            to={pathTo('students')}
            icon={Users}
            label={text.students}
            value={figure(({ students }) => students)}
          />
          <StatCard
            to={pathTo('managedClasses')}
            icon={BookOpen}
            label={text.activeClasses}
            value={figure(({ activeClasses }) => activeClasses)}
          />
          <StatCard
            icon={CalendarPlus}
            label={text.thisMonth}
            value={figure(({ enrolment }) => enrolment.at(-1)?.count ?? 0)}
          />
          <StatCard
            to={pathTo('exams')}
            icon={ClipboardCheck}
            label={text.pendingExams}
            value={figure(({ pendingExams }) => pendingExams)}
            tone={pending > 0 ? 'gold' : 'plain'}
          />
        </div>
        {data ? (
          <MarkingPanel endsAt={data.markingEndsAt} left={left} />
        ) : (
          report.isPending && <Skeleton className="h-36 rounded-card md:h-24" />
        )}
        <Tiles pending={pending} isExpired={left === null} />
        <Charts report={data} isPending={report.isPending} />
      </div>
    </>
  );
}

function Charts({ report, isPending }: { report: AdminReport | undefined; isPending: boolean }) {
  const none = isPending ? undefined : null;
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      <MonthPanel
        words={text.enrolment}
        months={report?.enrolment.map(({ month, count }) => ({ month, value: count })) ?? none}
        format={formatNumber}
        formatShort={formatCompact}
        tone="primary"
      />
      <MonthPanel
        words={text.income}
        months={report?.income.map(({ month, kobo }) => ({ month, value: kobo })) ?? none}
        format={formatKobo}
        formatShort={(kobo) => (kobo === 0 ? '₦0' : `₦${formatCompact(kobo / 100)}`)}
        tone="gold"
      />
    </div>
  );
}
