import { useEffect, useState } from 'react';
import {
  afterPause,
  missingLine,
  noPoints,
  type Points,
  type PointsLine,
  withFigure,
  withLine,
  withPoints,
} from '../../domains/homework/points.ts';

/** How long a figure waits for another, in ms. */
const MOMENT_MS = 900;

/** The points of a hand-in as they are given, by keys or by thumb. */
export function usePoints(lines: readonly PointsLine[], before: Points['given']) {
  const [points, setPoints] = useState(() => noPoints(before));
  const isWaiting = points.typed !== '';
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setPoints((now) => afterPause(now, lines)), MOMENT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, lines]);
  return {
    ...{ points, lines },
    isMissing: missingLine(points, lines) !== -1,
    type: (figure: string) => setPoints((now) => withFigure(now, figure, lines)),
    set: (line: PointsLine, value: number | null) =>
      setPoints((now) => withPoints(now, line, value)),
    step: (by: 1 | -1) => setPoints((now) => withLine(now, now.line + by, lines)),
    goTo: (line: number) => setPoints((now) => withLine(now, line, lines)),
    goToMissing: () => setPoints((now) => withLine(now, missingLine(now, lines), lines)),
  };
}
export type PointsGiven = ReturnType<typeof usePoints>;
