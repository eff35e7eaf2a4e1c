import type { MonthGrade } from '../../domains/exams/grades-api.ts';
import { type ScoreTone, scoreText, scoreTone, scoreWords } from '../../domains/exams/score.ts';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { optionsOf } from '../../ui/options.ts';
import { monthName } from './month-name.ts';
import { text } from './text.ts';

const fills: Record<ScoreTone, string> = {
  good: 'fill-good',
  info: 'fill-info',
  gold: 'fill-gold',
  bad: 'fill-bad',
};

// Everything in per cent of the drawing, so that it fills any width without stretching its letters.
const TOP = 12;
const FLOOR = 86;
const LEFT = 9;
const WIDEST_SLOT = 22;

const heightOf = (score: number) => ((FLOOR - TOP) * Math.min(100, Math.max(0, score))) / 100;

/** Bars of monthly averages, oldest first. The same figures stand in words in the list below. */
export function ScoreChart({ months }: { months: readonly MonthGrade[] }) {
  const timeZone = useTimeZone();
  const slot = Math.min((100 - LEFT) / months.length, WIDEST_SLOT);
  const spoken = months.map(
    ({ start_date, average_score }) =>
      `${monthName(start_date, timeZone, 'long')} ${scoreText(average_score)}`,
  );
  return (
    <figure className="max-w-2xl">
      <svg
        role="img"
        aria-label={`${text.semester.chart}: ${spoken.join(', ')}`}
        className="h-52 w-full text-xs"
      >
        {[0, 50, 100].map((score) => (
          <g key={score}>
            <line
              x1={`${LEFT - 1}%`}
              x2="100%"
              y1={`${FLOOR - heightOf(score)}%`}
              y2={`${FLOOR - heightOf(score)}%`}
              className="stroke-line"
            />
            <text x="0" y={`${FLOOR - heightOf(score) + 2}%`} className="fill-muted">
              {score}
            </text>
          </g>
        ))}
        {months.map(({ start_date, average_score }, index) => {
          const middle = LEFT + slot * (index + 0.5);
          return (
            <g key={start_date} textAnchor="middle">
              <rect
                x={`${middle - slot * 0.28}%`}
                width={`${slot * 0.56}%`}
                y={`${FLOOR - heightOf(average_score)}%`}
                height={`${heightOf(average_score)}%`}
                rx={4}
                className={fills[scoreTone(average_score)]}
              />
              <text
                x={`${middle}%`}
                y={`${FLOOR - heightOf(average_score) - 3}%`}
                className="fill-ink font-semibold"
              >
                {scoreText(Math.round(average_score * 10) / 10)}
              </text>
              <text x={`${middle}%`} y="97%" className="fill-muted">
                {monthName(start_date, timeZone, 'short')}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption>
        <Legend />
      </figcaption>
    </figure>
  );
}

function Legend() {
  return (
    <ul aria-label={text.semester.legend} className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {optionsOf(text.semester.ranges).map(({ value: tone, label: range }) => (
        <li key={tone} className="flex items-center gap-1.5">
          <svg aria-hidden="true" className="size-3">
            <rect width="100%" height="100%" rx={3} className={fills[tone]} />
          </svg>
          {scoreWords[tone]} <span className="text-muted">{range}</span>
        </li>
      ))}
    </ul>
  );
}
