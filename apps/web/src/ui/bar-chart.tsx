import { cx } from './class-names.ts';
import { READING } from './reading.ts';

export interface Bar {
  /** Unique: `2026-11`. */
  key: string;
  /** Under the bar: `Nov`. */
  short: string;
  /** For assistive technology: `November 2026`. */
  long: string;
  value: number;
  /** Colour of the bar: `fill-primary`. */
  fill: string;
}

interface BarChartProps {
  /** What is drawn: "Enrolments by month". */
  label: string;
  /** From left to right. */
  bars: readonly Bar[];
  /** The values at which lines are drawn; the largest is the height of the drawing. */
  ticks: readonly number[];
  /** A value in full, for assistive technology. */
  format: (value: number) => string;
  /** A value short, over its bar; null to leave it out. */
  over: (value: number) => string | null;
  /** A value at the axis. */
  atAxis: (value: number) => string;
  /** Room for the words at the axis, and the widest room of a bar, in per cent of the drawing. */
  axisRoom: number;
  widestSlot: number;
  className?: string;
}

// Everything in per cent of the drawing, so that it fills any width without stretching its letters.
const TOP = 12;
/** Where figures stand upright over the bars, they reach higher. */
const TOP_OF_UPRIGHT = 22;
const FLOOR = 86;

/** The longest figure that lies over one of many bars without touching the next. */
const LONGEST_LYING = 4;
/** Figures that stand upright: they begin at the top of their bar and are read from below. */
const upright = {
  onPhones: cx(
    'max-sm:[direction:ltr] max-sm:[text-anchor:start] max-sm:[transform-box:fill-box]',
    'max-sm:origin-left max-sm:-rotate-90',
  ),
  always: cx(
    '[direction:ltr] [text-anchor:start] [transform-box:fill-box]',
    'origin-left -rotate-90',
  ),
};

/** Bars side by side, each with its value and its name. */
export function BarChart(props: BarChartProps) {
  const { label, bars, ticks, format, over, atAxis, axisRoom, widestSlot, className } = props;
  const most = Math.max(...ticks);
  const isCrowded = bars.length > 8;
  const figures = bars.map(({ value }) => over(value));
  const isLong = figures.some((figure) => (figure?.length ?? 0) > LONGEST_LYING);
  const stance = isLong ? upright.always : upright.onPhones;
  const top = isCrowded ? TOP_OF_UPRIGHT : TOP;
  const heightOf = (value: number) =>
    ((FLOOR - top) * Math.min(most, Math.max(0, value))) / Math.max(1, most);
  const slot = Math.min((100 - axisRoom) / Math.max(1, bars.length), widestSlot);
  // Where one reads from the right, time runs from the right too.
  const across = (place: number) => `${READING === 1 ? place : 100 - place}%`;
  const spoken = bars.map(({ long, value }) => `${long} ${format(value)}`);
  return (
    <svg
      role="img"
      aria-label={`${label}: ${spoken.join(', ')}`}
      className={cx('w-full text-xs tabular-nums', className)}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={across(axisRoom - 1)}
            x2={across(100)}
            y1={`${FLOOR - heightOf(tick)}%`}
            y2={`${FLOOR - heightOf(tick)}%`}
            className="stroke-line"
          />
          <text
            x={across(axisRoom - 2.5)}
            y={`${FLOOR - heightOf(tick) + 2}%`}
            textAnchor="end"
            className="fill-muted"
          >
            {atAxis(tick)}
          </text>
        </g>
      ))}
      {bars.map(({ key, short, value, fill }, index) => {
        const middle = axisRoom + slot * (index + 0.5);
        const height = heightOf(value);
        const figure = figures[index] ?? null;
        return (
          <g key={key} textAnchor="middle">
            <rect
              x={across(middle - READING * slot * 0.32)}
              width={`${slot * 0.64}%`}
              y={`${FLOOR - height}%`}
              height={`${height}%`}
              rx={3}
              className={fill}
            />
            {figure !== null && (
              <text
                x={across(middle)}
                y={`${FLOOR - height - 3}%`}
                className={cx('fill-ink font-semibold', isCrowded && stance)}
              >
                {figure}
              </text>
            )}
            <text
              x={across(middle)}
              y="97%"
              className={cx(
                'fill-muted',
                // Twelve names do not fit a phone: every second one does, the newest among them.
                isCrowded && (bars.length - index) % 2 === 0 && 'max-sm:hidden',
              )}
            >
              {short}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
