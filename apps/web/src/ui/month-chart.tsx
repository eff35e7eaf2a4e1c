import { cx } from './class-names.ts';
import { niceScale } from './nice-scale.ts';

export interface MonthValue {
  /** Unique: `2026-11`. */
  key: string;
  /** Under the bar: `Nov`. */
  short: string;
  /** In the table and for assistive technology: `November 2026`. */
  long: string;
  value: number;
}

interface MonthChartProps {
  /** What is drawn: "Enrolments by month". */
  label: string;
  /** Oldest first. */
  months: readonly MonthValue[];
  /** A value in full, in the table: `₦12,500.00`. */
  format: (value: number) => string;
  /** A value short, over its bar and at the axis: `₦12.5k`. The full one when absent. */
  formatShort?: (value: number) => string;
  /** Heads of the table: "Month", "Enrolments". */
  heads: readonly [month: string, value: string];
  /** Colour of the bars. */
  tone?: 'primary' | 'gold';
}

// Everything in per cent of the drawing, so that it fills any width without stretching its letters.
const TOP = 12;
const FLOOR = 86;
const LEFT = 12;
const WIDEST_SLOT = 14;

/** Bars by month with the same figures as a table behind them. */
export function MonthChart(props: MonthChartProps) {
  const { label, months, format, formatShort = format, heads, tone = 'primary' } = props;
  const scale = niceScale(Math.max(...months.map(({ value }) => value), 0));
  const heightOf = (value: number) => ((FLOOR - TOP) * Math.max(0, value)) / scale.top;
  const slot = Math.min((100 - LEFT) / Math.max(1, months.length), WIDEST_SLOT);
  // Long figures over twelve narrow bars would run into each other; the table has them all.
  const roomy = months.length <= 8 || months.every(({ value }) => formatShort(value).length <= 3);
  const spoken = months.map(({ long, value }) => `${long} ${format(value)}`);
  return (
    <figure>
      <svg
        role="img"
        aria-label={`${label}: ${spoken.join(', ')}`}
        className="h-56 w-full text-xs tabular-nums"
      >
        {scale.ticks.map((tick) => (
          <g key={tick}>
            <line
              x1={`${LEFT - 1}%`}
              x2="100%"
              y1={`${FLOOR - heightOf(tick)}%`}
              y2={`${FLOOR - heightOf(tick)}%`}
              className="stroke-line"
            />
            <text
              x={`${LEFT - 2.5}%`}
              y={`${FLOOR - heightOf(tick) + 2}%`}
              textAnchor="end"
              className="fill-muted"
            >
              {formatShort(tick)}
            </text>
          </g>
        ))}
        {months.map(({ key, short, value }, index) => {
          const middle = LEFT + slot * (index + 0.5);
          const height = heightOf(value);
          return (
            <g key={key} textAnchor="middle">
              <rect
                x={`${middle - slot * 0.32}%`}
                width={`${slot * 0.64}%`}
                y={`${FLOOR - height}%`}
                height={`${height}%`}
                rx={3}
                className={tone === 'gold' ? 'fill-gold' : 'fill-primary'}
              />
              {value > 0 && roomy && (
                <text
                  x={`${middle}%`}
                  y={`${FLOOR - height - 3}%`}
                  className={cx('fill-ink font-semibold', months.length > 8 && 'max-sm:hidden')}
                >
                  {formatShort(value)}
                </text>
              )}
              <text
                x={`${middle}%`}
                y="97%"
                className={cx(
                  'fill-muted',
                  // Twelve names do not fit a phone: every second one does, the newest among them.
                  months.length > 8 && (months.length - index) % 2 === 0 && 'max-sm:hidden',
                )}
              >
                {short}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption>
        <details className="mt-2">
          <summary className="tap inline-flex items-center rounded-field px-2 font-medium text-primary text-sm hover:bg-primary-soft">
            Show the figures
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
