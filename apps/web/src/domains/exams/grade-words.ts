import { WHOLE_TIME } from '@institute/contract/exams/grade-period';
import { type GradeCell, type GradeColumn, isWritten } from '@institute/contract/exams/grades';
import { countOf, dictionary, formatNumber } from '@institute/contract/language';
import { formatMonth } from '../../ui/format.ts';

/** How a grade comes about, in words. */
const words = dictionary('domains/exams/grades', {
  wholeTime: 'The whole class',
  came: (came: string, counted: string) => `came to ${came} of ${counted}`,
  excused: (count: number) =>
    count === 1
      ? 'excused from 1, which does not count'
      : `excused from ${formatNumber(count)}, which do not count`,
  unsaid: 'no register yet',
  exams: (done: string, total: string) => `${done} of ${total} marked`,
  waits: (count: number) =>
    count === 1 ? '1 waits for its mark' : `${formatNumber(count)} wait for their mark`,
  noExam: 'no exam yet',
  written: 'written by the teacher',
  mean: (count: number) => `mean of ${countOf(count, 'month')}`,
  homework: (count: number) => `mean of ${countOf(count, 'homework')}`,
  unmarked: 'not marked yet',
  zero: 'not marked, counts as 0',
  points: (points: string, outOf: string) => `${points} of ${outOf}`,
  grade: (grade: string) => `${grade} of 100`,
  soFar: (points: string, all: string) => `from ${points} of ${all} points so far`,
  so: (points: string, outOf: string) =>
    `${points} of the ${outOf} points that are marked, in a hundred, rounded once to one decimal.`,
  missingWaits: 'What is not marked yet does not count.',
  missingIsZero: 'What is not marked counts as 0.',
  noGrade: 'No grade yet',
});

export const gradeWords = words;

/** A time in words: a month, or all of the class. */
export const periodName = (period: string): string =>
  period === WHOLE_TIME ? words.wholeTime : formatMonth(new Date(`${period}-15T12:00:00Z`), 'UTC');

/** A grade in words; null without one. */
export const gradeText = (grade: number | null): string | null =>
  grade === null ? null : words.grade(formatNumber(grade));

/** Of how many points of all a grade is made: `from 40 of 100 points so far`; null where of all, or of none. */
export function soFarText(
  { grade, outOf }: { grade: number | null; outOf: number },
  columns: readonly Pick<GradeColumn, 'weight'>[],
): string | null {
  const all = columns.reduce((sum, { weight }) => sum + weight, 0);
  return grade === null || outOf >= all
    ? null
    : words.soFar(formatNumber(outOf), formatNumber(all));
}

/** The points of a column: `9.2 of 10`, or null where nothing counts yet. */
export const pointsText = ({ points }: GradeCell, { weight }: GradeColumn): string | null =>
  points === null ? null : words.points(formatNumber(points), formatNumber(weight));

/** What the points of a column come of: `came to 11 of 12`. */
export function cellWords(cell: GradeCell, { kind }: GradeColumn): string {
  if (kind === 'attendance') return attendanceWords(cell);
  if (isWritten(kind)) return writtenWords(cell);
  const { done, total, waits } = cell;
  if (total === 0) return words.noExam;
  return [
    words.exams(formatNumber(done), formatNumber(total)),
    ...(waits > 0 ? [words.waits(waits)] : []),
  ].join(', ');
}

function attendanceWords({ done, total, excused }: GradeCell): string {
  const parts = [
    ...(total > 0 ? [words.came(formatNumber(done), formatNumber(total))] : []),
    ...(excused > 0 ? [words.excused(excused)] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : words.unsaid;
}

function writtenWords({ mark, done, points, homework }: GradeCell): string {
  if (mark !== null) return words.written;
  if (homework !== null) return words.homework(homework);
  if (done > 0) return words.mean(done);
  return points === null ? words.unmarked : words.zero;
}

/** The rule by which a grade is made of its columns. */
export function ruleWords(
  { grade, points, outOf }: { grade: number | null; points: number; outOf: number },
  missingIsZero: boolean,
): string {
  const missing = missingIsZero ? words.missingIsZero : words.missingWaits;
  return grade === null
    ? missing
    : `${words.so(formatNumber(points), formatNumber(outOf))} ${missing}`;
}
