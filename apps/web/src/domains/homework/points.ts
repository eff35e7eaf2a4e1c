import type { HomeworkTask } from '@institute/contract/homework/task';
import { BEST_MARK } from '@institute/contract/homework/task-limits';

/** A line that gets points; a mark is one of 100. */
export interface PointsLine {
  id: string;
  /** Empty for the mark. */
  title: string;
  most: number;
}

/** The id of the line that is a mark. */
export const MARK = 'mark';

/** What is to be given for a task; nothing where it is only seen. */
export function linesOf({ marking }: Pick<HomeworkTask, 'marking'>): readonly PointsLine[] {
  if (marking.kind === 'seen') return [];
  if (marking.kind === 'mark') return [{ id: MARK, title: '', most: BEST_MARK }];
  return marking.lines.map(({ id, title, points }) => ({ id, title, most: points }));
}

/** Points as they are given by keys: which line is next, and what was typed into it a moment ago. */
export interface Points {
  given: Readonly<Record<string, number>>;
  line: number;
  /** The figures that a next one may join; empty once the moment is over. */
  typed: string;
}

export const noPoints = (given: Points['given'] = {}): Points => ({ given, line: 0, typed: '' });

/** The line that follows, where there is one. */
const next = (line: number, lines: readonly PointsLine[]) => Math.min(line + 1, lines.length - 1);

/**
 * A figure typed to the line in view. It joins the one before where both together are no more than the line may
 * have; the next line is in view as soon as no other figure can join.
 */
export function withFigure(points: Points, figure: string, lines: readonly PointsLine[]): Points {
  const line = lines[points.line];
  if (!line) return points;
  const joined = points.typed + figure;
  const typed = points.typed !== '' && Number(joined) <= line.most ? joined : figure;
  const value = Number(typed);
  if (value > line.most) return points;
  const given = { ...points.given, [line.id]: value };
  const isFull = value === 0 || value * 10 > line.most;
  return isFull
    ? { given, line: next(points.line, lines), typed: '' }
    : { given, line: points.line, typed };
}

/**
 * The moment in which a figure may join another is over: the next line is in view. On the last line slow fingers go on
 * where they were: nothing else is to be typed.
 */
export const afterPause = (points: Points, lines: readonly PointsLine[]): Points =>
  points.typed === '' || points.line === lines.length - 1
    ? points
    : { ...points, line: next(points.line, lines), typed: '' };

/** Another line is in view. */
export const withLine = (points: Points, line: number, lines: readonly PointsLine[]): Points => ({
  ...points,
  line: Math.max(0, Math.min(line, lines.length - 1)),
  typed: '',
});

/** A line has so many points, or none with null. */
export function withPoints(points: Points, line: PointsLine, value: number | null): Points {
  const { [line.id]: _before, ...rest } = points.given;
  if (value === null) return { ...points, given: rest, typed: '' };
  const held = Math.max(0, Math.min(line.most, Math.round(value)));
  return { ...points, given: { ...rest, [line.id]: held }, typed: '' };
}

/** The first line without points; -1 where each has some. */
export const missingLine = ({ given }: Points, lines: readonly PointsLine[]): number =>
  lines.findIndex(({ id }) => given[id] === undefined);

/** What is sent of it with an answer; nothing where a line is missing. */
export function sentPoints(points: Points, lines: readonly PointsLine[]) {
  if (lines.length === 0 || missingLine(points, lines) !== -1) return {};
  const mark = points.given[MARK];
  if (lines[0]?.id === MARK && mark !== undefined) return { mark };
  return { rubric: lines.map(({ id }) => ({ id, points: points.given[id] ?? 0 })) };
}
