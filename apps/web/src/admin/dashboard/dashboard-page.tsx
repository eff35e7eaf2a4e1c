import { formatNumber, language } from '@institute/contract/language';
import { formatKobo } from '@institute/contract/money';
import {
  type AdminReport,
  type ByMonth,
  getAdminReport,
} from '@institute/contract/reports/reports';
import { pathTo } from '@institute/contract/routes';
import { Activity, BookOpen, CalendarPlus, ClipboardCheck, Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useHealth } from '../../domains/health/api.ts';
import { needingAction } from '../../domains/health/model.ts';
import { text as names } from '../../domains/health/text.ts';
import { useOfficeWork } from '../../domains/reports/work-api.ts';
import { useAnswer } from '../../platform/answers.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { formatCompact, formatRough } from '../../ui/format.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { MarkingPanel } from './marking-panel.tsx';
import { MonthPanel } from './month-panel.tsx';
import { PendingBanner } from './pending-banner.tsx';
import { ReportFailure } from './report-failure.tsx';
import { SetupList } from './setup-list.tsx';
import { text } from './text.ts';
import { Tiles } from './tiles.tsx';
import { type TimeLeft, timeLeft } from './time-left.ts';
import { WorkList } from './work-list.tsx';

/** Interval of the countdown (admin specification, section 9). */
const TICK_MS = 1000;

/** What is left until `end`, second by second; null once it is over, or for no end. */
function useTimeLeft(end: Date | null): TimeLeft | null {
  const [now, setNow] = useState(serverNow);
  const left = timeLeft(end, now);
  const isRunning = left !== null;
  useEffect(() => {
    if (!isRunning) return;
    // It may have stood still: a subscription extended while this page is open runs again.
    setNow(serverNow());
    const timer = setInterval(() => setNow(serverNow()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return left;
}

const list = new Intl.ListFormat(language.locale, { type: 'unit', style: 'long' });

/** One line when something of the institute needs action, with the way to what and why. */
function HealthLine() {
  const { data } = useHealth();
  const parts = data ? needingAction(data.parts) : [];
  if (parts.length === 0) return null;
  return (
    <section
      aria-label={text.health.title}
      className="flex items-center gap-3 rounded-card border border-line bg-surface px-4 py-2"
    >
      <Activity size={20} aria-hidden="true" className="shrink-0 text-bad max-sm:hidden" />
      <p className="flex grow flex-wrap items-center justify-between gap-x-4">
        <span className="py-1">
          {text.health.needed.replace(
            '{parts}',
            list.format(parts.map((name) => names.parts[name])),
          )}
        </span>
        <LinkButton to={pathTo('health')} variant="ghost" size="sm">
          {text.health.open}
        </LinkButton>
      </p>
    </section>
  );
}

/**
 * What waits for whoever works in the office, or what an institute still needs; then the institute in
 * figures, and the ways into the area.
 */
export function DashboardPage() {
  // Never fresh: asked for on opening and on coming back to the window.
  const report = useAnswer(
    getAdminReport,
    {},
    { staleTime: 0, refetchOnMount: 'always', refetchOnWindowFocus: 'always' },
  );
  const work = useOfficeWork({ onOpening: true });
  const { data } = report;
  const left = useTimeLeft(data?.markingEndsAt ?? null);
  const pending = data?.pendingExams ?? 0;
  const { joined, classes, exams } = work.data ?? {};
  const figure = (of: (report: AdminReport) => number) => (data ? formatNumber(of(data)) : null);
  // Both are there before anything is shown: what waits would push the figures down.
  if (report.isPending || work.isPending) return <DashboardSkeleton />;
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
        {pending > 0 && <PendingBanner count={pending} exams={exams} />}
        {work.data && (
          <>
            <SetupList setup={work.data.setup} />
            <WorkList work={work.data} />
          </>
        )}
        <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
          <StatCard
            to={pathTo('students')}
            icon={Users}
            label={text.students}
            value={figure(({ students }) => students)}
            note={joined && changeOf(joined)}
          />
          <StatCard
            to={pathTo('managedClasses')}
            icon={BookOpen}
            label={text.activeClasses}
            value={figure(({ activeClasses }) => activeClasses)}
            note={classes && changeOf(classes)}
          />
          <StatCard
            icon={CalendarPlus}
            label={text.thisMonth}
            value={figure(({ enrolment }) => enrolment.at(-1)?.count ?? 0)}
            note={data && text.change.lastMonth(data.enrolment.at(-2)?.count ?? 0)}
          />
          <StatCard
            to={pathTo('exams')}
            icon={ClipboardCheck}
            label={text.pendingExams}
            value={figure(({ pendingExams }) => pendingExams)}
            note={exams && exams.thisMonth > 0 && text.change.handedIn(exams.thisMonth)}
            tone={pending > 0 ? 'gold' : 'plain'}
          />
        </div>
        {data && <MarkingPanel endsAt={data.markingEndsAt} left={left} />}
        <Tiles pending={pending} isExpired={left === null} />
        {data && <Charts report={data} />}
      </div>
    </>
  );
}

const changeOf = ({ thisMonth, lastMonth }: ByMonth) => text.change.byMonth(thisMonth, lastMonth);

function Charts({ report }: { report: AdminReport }) {
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      <MonthPanel
        words={text.enrolment}
        months={report.enrolment.map(({ month, count }) => ({ month, value: count }))}
        format={formatNumber}
        formatShort={formatCompact}
        formatOver={formatRough}
        tone="primary"
      />
      <MonthPanel
        words={text.income}
        months={report.income.map(({ month, kobo }) => ({ month, value: kobo }))}
        format={formatKobo}
        formatShort={(kobo) => (kobo === 0 ? '₦0' : `₦${formatCompact(kobo / 100)}`)}
        formatOver={(kobo) => formatRough(kobo / 100)}
        tone="gold"
      />
    </div>
  );
}

/** The outline of the page, of about its measures. */
function DashboardSkeleton() {
  return (
    <>
      <PageHeader title={text.title} />
      <Loading label={text.loading}>
        <div className="flex flex-col gap-6">
          <Skeleton className="h-40 rounded-card" />
          <Skeleton className="h-28 rounded-card" />
          <Skeleton className="h-24 rounded-card" />
          <Skeleton className="h-64 rounded-card" />
        </div>
      </Loading>
    </>
  );
}
