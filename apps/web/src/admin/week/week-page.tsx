import { getClosures } from '@institute/contract/meetings/closures';
import { getMeetings, type OfficeMeeting } from '@institute/contract/meetings/meetings';
import { pathTo } from '@institute/contract/routes';
import { daysAfter, isCalendarDay } from '@institute/contract/time/calendar';
import { zoneName } from '@institute/contract/time/zone-name';
import { CalendarOff, ChevronLeft, ChevronRight } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useTimeZone, useToday } from '../../domains/settings/time-zone.ts';
import { useAnswer } from '../../platform/answers.ts';
import { useNow } from '../../platform/server-clock.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatDay } from '../../ui/format.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { LongAbsences } from './long-absences.tsx';
import { MeetingRequests } from './meeting-requests.tsx';
import { MissingRegisters } from './missing-registers.tsx';
import { text } from './text.ts';
import { WeekDays } from './week-days.tsx';
import { WeekGrid } from './week-grid.tsx';
import { closedDays, lackNames, lacksOf, type WeekWay, weekOf, weekWays } from './week-model.ts';

/** Names in the address: a day of the week that is shown, and what a row is about. */
const WEEK = 'week';
const BY = 'by';

/** From where seven days stand beside each other. */
const WIDE = '(min-width: 64rem)';

/** /admin/week: the meetings of a week by teacher or by class, on a phone day by day, and what they lack. */
export function WeekPage() {
  const [query, setQuery] = useSearchParams();
  const timeZone = useTimeZone();
  const today = useToday();
  const isWide = useMedia(WIDE);
  const asked = query.get(WEEK) ?? '';
  const days = weekOf(isCalendarDay(asked) ? asked : today);
  const [from = today, until = today] = [days[0], days.at(-1)];
  const way = weekWays.find((one) => one === query.get(BY)) ?? 'teacher';
  const meetings = useAnswer(getMeetings, { from, until });
  const closures = useAnswer(getClosures, {}).data?.closures ?? [];
  const closed = closedDays(days, closures);
  const put = (name: string, value: string) =>
    setQuery((before) => {
      const next = new URLSearchParams(before);
      if (value === '') next.delete(name);
      else next.set(name, value);
      return next;
    });
  return (
    <>
      <PageHeader
        title={text.title}
        actions={
          <LinkButton variant="secondary" icon={<CalendarOff size={18} />} to={pathTo('closures')}>
            {text.closures}
          </LinkButton>
        }
      >
        {text.intro(zoneName(timeZone))}
      </PageHeader>
      <MeetingRequests />
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex items-center gap-1">
          <IconButton label={text.previous} onClick={() => put(WEEK, daysAfter(from, -7))}>
            <ChevronLeft size={20} className="rtl:-scale-x-100" />
          </IconButton>
          <p aria-live="polite" className="font-semibold">
            {text.days(formatDay(from), formatDay(until))}
          </p>
          <IconButton label={text.next} onClick={() => put(WEEK, daysAfter(from, 7))}>
            <ChevronRight size={20} className="rtl:-scale-x-100" />
          </IconButton>
        </div>
        {!days.includes(today) && (
          <Button variant="ghost" size="sm" onClick={() => put(WEEK, '')}>
            {text.today}
          </Button>
        )}
        {isWide && (
          <Segmented<WeekWay>
            label={text.by}
            options={weekWays.map((value) => ({ value, label: text.ways[value] }))}
            value={way}
            onChange={(value) => put(BY, value === 'teacher' ? '' : value)}
            className="ms-auto"
          />
        )}
      </div>
      {meetings.data ? (
        <Week {...{ days, way, isWide, timeZone, today, closed }} meetings={meetings.data} />
      ) : meetings.error ? (
        <ErrorState title={text.failed} query={meetings} />
      ) : (
        <Loading label={text.loading}>
          <Skeleton className="h-96" />
        </Loading>
      )}
      <MissingRegisters />
      <LongAbsences />
    </>
  );
}

interface WeekProps {
  meetings: readonly OfficeMeeting[];
  days: readonly string[];
  way: WeekWay;
  isWide: boolean;
  timeZone: string;
  today: string;
  /** What closes the institute on days of them. */
  closed: ReadonlyMap<string, string>;
}

function Week({ meetings, isWide, ...shown }: WeekProps) {
  const now = useNow();
  if (meetings.length === 0) {
    return (
      <Card>
        <EmptyState
          title={text.none}
          action={
            <LinkButton to={pathTo('managedClasses')} variant="secondary">
              {text.toClasses}
            </LinkButton>
          }
        >
          {text.noneDetail}
        </EmptyState>
      </Card>
    );
  }
  const lacks = meetings.flatMap((meeting) => lacksOf(meeting, now));
  const Shown = isWide ? WeekGrid : WeekDays;
  return (
    <>
      <p className="mb-3 flex flex-wrap items-center gap-2">
        <span className="text-muted">{text.meetings(meetings.length)}</span>
        {lackNames.map((name) => {
          const count = lacks.filter((lack) => lack === name).length;
          return (
            count > 0 && (
              <Badge key={name} tone="bad">
                {text.lacking[name](count)}
              </Badge>
            )
          );
        })}
      </p>
      <Shown {...{ meetings, now }} {...shown} />
    </>
  );
}
