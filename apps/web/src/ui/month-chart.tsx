import { dictionary } from '@institute/contract/language';
import { type Bar, BarChart } from './bar-chart.tsx';
import { niceScale } from './nice-scale.ts';

const text = dictionary('ui/month-chart', {
  figures: 'Show the figures',
});

/** The value of a month; its long name also stands in the table. */
export type MonthValue = Omit<Bar, 'fill'>;

interface MonthChartProps {
  /** What is drawn: "Enrolments by month". */
  label: string;
  /** Oldest first. */
  months: readonly MonthValue[];
  /** A value in full, in the table: `₦12,500.00`. */
  format: (value: number) => string;
  /** A value short, at the axis: `₦12.5k`. The full one when absent. */
  formatShort?: (value: number) => string;
  /** A value over its bar, shorter still: `13k`. As at the axis when absent. */
  formatOver?: (value: number) => string;
  /** Heads of the table: "Month", "Enrolments". */
  heads: readonly [month: string, value: string];
  /** Colour of the bars. */
  tone?: 'primary' | 'gold';
}

/** Bars by month with the same figures as a table behind them. */
export function MonthChart(props: MonthChartProps) {
  const {
    label,
    months,
    format,
    formatShort = format,
    formatOver = formatShort,
    heads,
    tone = 'primary',
  } = props;
  const scale = niceScale(Math.max(...months.map(({ value }) => value), 0));
  const fill = tone === 'gold' ? 'fill-gold' : 'fill-primary';
  return (
    <figure>
      <BarChart
        label={label}
        bars={months.map((month) => ({ ...month, fill }))}
        ticks={scale.ticks}
        format={format}
        over={(value) => (value === 0 ? null : formatOver(value))}
        atAxis={formatShort}
        axisRoom={12}
        widestSlot={14}
        className="h-56"
      />
      <figcaption>
        <details className="mt-2">
          <summary className="tap inline-flex items-center rounded-field px-2 font-medium text-primary text-sm hover:bg-primary-soft">
            {text.figures}
          </summary>
          <FigureTable label={label} months={months} format={format} heads={heads} />
        </details>
      </figcaption>
    </figure>
  );
}

function FigureTable({
  label,
  months,
  format,
  heads,
}: Pick<MonthChartProps, 'label' | 'months' | 'format' | 'heads'>) {
  return (
    <table className="mt-1 w-full max-w-md">
      <caption className="sr-only">{label}</caption>
      <thead className="text-muted text-sm">
        <tr>
          <th scope="col" className="py-1 ps-2 text-start font-medium">
            {heads[0]}
          </th>
          <th scope="col" className="py-1 pe-2 text-end font-medium">
            {heads[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {[...months].reverse().map(({ key, long, value }) => (
          <tr key={key} className="border-line border-t">
            <th scope="row" className="py-1.5 ps-2 text-start font-normal">
              {long}
            </th>
            <td className="py-1.5 pe-2 text-end">
              <span className="figures font-medium">{format(value)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
