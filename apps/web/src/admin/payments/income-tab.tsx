import type { DataOf } from '@institute/contract/call';
import { getIncome, type IncomeLine } from '@institute/contract/payments/income';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { downloadIncome } from '../../domains/payments/books-api.ts';
import { useToday } from '../../domains/settings/time-zone.ts';
import { useAnswer } from '../../platform/answers.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { monthLabel } from '../../ui/month-label.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useListQuery } from '../../ui/use-list-query.ts';
import { ExportButton } from '../export-button.tsx';
import { incomeText as text } from './books-text.ts';
import { IncomeTable } from './income-table.tsx';
import { MonthSelect } from './month-select.tsx';

type Income = DataOf<typeof getIncome>;

/** What classes have earned, by month, class and the way it was paid; what was given away stands apart. */
export function IncomeTab() {
  const { query, change } = useListQuery();
  const thisMonth = useToday().slice(0, 7);
  const from = monthOf(query.get('from')) ?? thisMonth;
  const typed = monthOf(query.get('until')) ?? thisMonth;
  const months = { from, until: typed < from ? from : typed };
  const income = useAnswer(getIncome, months);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="flex flex-wrap gap-3">
          <MonthSelect
            label={text.from}
            value={months.from}
            onChange={(month) => change({ from: month })}
          />
          <MonthSelect
            label={text.until}
            value={months.until}
            onChange={(month) => change({ until: month })}
          />
        </div>
        <ExportButton
          total={income.data ? income.data.lines.length + income.data.given.length : 0}
          download={(options) => downloadIncome(months, options)}
        />
      </div>
      {income.data ? (
        <Months income={income.data} />
      ) : income.isPending ? (
        <Loading label={text.income}>
          <Skeleton className="h-80 rounded-card" />
        </Loading>
      ) : (
        <ErrorState title={text.failed} query={income} />
      )}
    </div>
  );
}

const monthOf = (typed: string | null) =>
  typed && /^\d{4}-(0[1-9]|1[0-2])$/.test(typed) ? typed : null;

function Months({ income }: { income: Income }) {
  const { lines, given } = income;
  const months = [...new Set([...lines, ...given].map(({ month }) => month))].sort().reverse();
  if (months.length === 0) return <EmptyState title={text.empty}>{text.emptyDetail}</EmptyState>;
  return months.map((month) => (
    <Month
      key={month}
      month={month}
      lines={lines.filter((line) => line.month === month)}
      given={given.filter((one) => one.month === month)}
    />
  ));
}

interface MonthProps {
  month: string;
  lines: readonly IncomeLine[];
  given: Income['given'];
}

/** A month: what it earned by class, and what was given away in it. */
function Month({ month, lines, given }: MonthProps) {
  return (
    <section aria-label={monthLabel(month)}>
      <h2 className="mb-3 text-xl">{monthLabel(month)}</h2>
      {lines.length > 0 && <IncomeTable label={monthLabel(month)} lines={lines} />}
      {given.length > 0 && (
        <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-muted text-sm">
          <dt className="font-medium">{text.given}</dt>
          {given.map(({ account, name, amountKobo }) => (
            <dd key={account}>
              {name} <Money kobo={amountKobo} />
            </dd>
          ))}
        </dl>
      )}
    </section>
  );
}
