import type { SemesterGrade } from '@institute/contract/exams/exams';
import { type ScoreTone, scoreText, scoreTone } from '../../domains/exams/score.ts';
import { scoreWords } from '../../domains/exams/text.ts';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { BarChart } from '../../ui/bar-chart.tsx';
import { formatMonth, formatShortMonth } from '../../ui/format.ts';
import { optionsOf } from '../../ui/options.ts';
import { text } from './text.ts';

const fills: Record<ScoreTone, string> = {
  good: 'fill-good',
  info: 'fill-info',
  gold: 'fill-gold',
  bad: 'fill-bad',
};

/** Bars of monthly averages, oldest first. The same figures stand in words in the list below. */
export function ScoreChart({ months }: { months: readonly SemesterGrade[] }) {
  const timeZone = useTimeZone();
  const bars = months.map(({ start, averageScore }) => ({
    key: start.toISOString(),
    short: formatShortMonth(start, { timeZone, withYear: true }),
    long: formatMonth(start, timeZone),
    value: averageScore,
    fill: fills[scoreTone(averageScore)],
  }));
  return (
    <figure>
      <BarChart
        label={text.semester.chart}
        bars={bars}
        ticks={[0, 50, 100]}
        format={scoreText}
        over={scoreText}
        atAxis={String}
        axisRoom={12}
        widestSlot={22}
        className="h-52"
      />
      <figcaption>
        <Legend tones={new Set(months.map(({ averageScore }) => scoreTone(averageScore)))} />
      </figcaption>
    </figure>
  );
}

/** What the colours mean that are drawn; the others would be learnt for nothing. */
function Legend({ tones }: { tones: ReadonlySet<ScoreTone> }) {
  const drawn = optionsOf(text.semester.ranges).filter(({ value }) => tones.has(value));
  return (
    <ul aria-label={text.semester.legend} className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {drawn.map(({ value: tone, label: range }) => (
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
