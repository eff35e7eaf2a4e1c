import { ChartColumn } from 'lucide-react';
import { useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatMonth, formatShortMonth } from '../../ui/format.ts';
import { MonthChart, type MonthValue } from '../../ui/month-chart.tsx';
import type { text } from './text.ts';

interface MonthPanelProps {
  words: typeof text.enrolment | typeof text.income;
  months: readonly { month: string; value: number }[];
  format: (value: number) => string;
  formatShort?: (value: number) => string;
  formatOver?: (value: number) => string;
  tone: 'primary' | 'gold';
}

/** One series of the last twelve months, drawn and listed. */
export function MonthPanel({ words, months, ...chart }: MonthPanelProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl">
        {words.title}
      </h2>
      {months.some(({ value }) => value !== 0) ? (
        <MonthChart
          label={words.title}
          months={months.map(monthValue)}
          heads={words.heads}
          {...chart}
        />
      ) : (
        <EmptyState title={words.none} icon={<ChartColumn size={44} />}>
          {words.noneDetail}
        </EmptyState>
      )}
    </Card>
  );
}

/** A month, 2026-11, with its names. */
function monthValue({ month, value }: { month: string; value: number }): MonthValue {
  const start = new Date(`${month}-15T00:00:00Z`);
  return {
    key: month,
    short: formatShortMonth(start, { timeZone: 'UTC', withYear: false }),
    long: formatMonth(start, 'UTC'),
    value,
  };
}
