import { type BookMonth, getBookMonths } from '@institute/contract/payments/months';
import { Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { useCan } from '../../domains/auth/use-actor.ts';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { useAnswer } from '../../platform/answers.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatDate } from '../../ui/format.ts';
import { monthLabel } from '../../ui/month-label.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { monthsText as text } from './books-text.ts';
import { CloseMonthDialog, ReopenMonthDialog } from './month-dialogs.tsx';

/** The months that are over: which of them are closed, and closing and opening them. */
export function MonthsTab() {
  const months = useAnswer(getBookMonths, {});
  const [doing, setDoing] = useState<BookMonth | null>(null);
  if (!months.data) {
    return months.isPending ? (
      <Loading label={text.list}>
        <Skeleton className="h-80 rounded-card" />
      </Loading>
    ) : (
      <ErrorState title={text.failed} query={months} />
    );
  }
  if (months.data.length === 0) {
    return <EmptyState title={text.empty}>{text.emptyDetail}</EmptyState>;
  }
  const Doing = doing?.isLastClosed ? ReopenMonthDialog : CloseMonthDialog;
  return (
    <>
      <p className="mb-4 text-muted">{text.intro}</p>
      <ul aria-label={text.list} className={cx(cardClass, 'divide-y divide-line overflow-hidden')}>
        {months.data.map((month) => (
          <Month key={month.month} month={month} onAct={() => setDoing(month)} />
        ))}
      </ul>
      {doing && <Doing month={doing} onClose={() => setDoing(null)} />}
    </>
  );
}

/** A month with how it stands, and what can be done with it. */
function Month({ month, onAct }: { month: BookMonth; onAct: () => void }) {
  const { isClosed, isLastClosed } = month;
  const canAct = useCan('money.move') && (isLastClosed || !isClosed);
  const name = monthLabel(month.month);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="min-w-48 grow basis-48">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          <Badge
            tone={isClosed ? 'good' : 'neutral'}
            icon={isClosed ? <Lock size={14} /> : <LockOpen size={14} />}
          >
            {isClosed ? text.closed : text.open}
          </Badge>
        </p>
        <Notes month={month} />
      </div>
      {canAct && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={isClosed ? text.reopenOf(name) : text.closeOf(name)}
          onClick={onAct}
        >
          {isClosed ? text.reopen : text.close}
        </Button>
      )}
    </li>
  );
}

/** Who closed a month or opened it again, and what of it waits. */
function Notes({ month }: { month: BookMonth }) {
  const timeZone = useTimeZone();
  const { isClosed, closedAt, closedBy, reopenedAt, reopenedBy, reason, waiting } = month;
  const dateOf = (at: Date) => formatDate(at, timeZone);
  const notes = [
    ...(closedAt ? [text.closedBy(closedBy || text.somebody, dateOf(closedAt))] : []),
    ...(isClosed && !closedAt ? [text.closedWithLater] : []),
    ...(reopenedAt && !closedAt
      ? [text.reopenedBy(reopenedBy || text.somebody, dateOf(reopenedAt), reason)]
      : []),
    ...(waiting > 0 ? [text.waiting(waiting)] : []),
  ];
  return notes.map((note) => (
    <p key={note} dir="auto" className="text-muted text-sm [overflow-wrap:anywhere]">
      {note}
    </p>
  ));
}
