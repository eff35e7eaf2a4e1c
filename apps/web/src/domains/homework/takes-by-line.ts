import type { TakeOfStudent } from '@institute/contract/homework/answers';

/** What reads one line, the first one first. */
export interface LineOfTakes {
  /** Empty for what was spoken as a whole. */
  arabic: string;
  takes: readonly TakeOfStudent[];
}

/**
 * Recordings by the line that they read, in the order in which each was read first, so that the first weeks stand
 * beside the last. What was spoken as a whole stands behind them.
 */
export function linesOfTakes(takes: readonly TakeOfStudent[]): LineOfTakes[] {
  const lines = new Map<string, TakeOfStudent[]>();
  const byTime = [...takes].sort((one, other) => Number(one.handedInAt) - Number(other.handedInAt));
  for (const take of byTime) {
    const before = lines.get(take.arabic);
    if (before) before.push(take);
    else lines.set(take.arabic, [take]);
  }
  const whole = lines.get('');
  lines.delete('');
  if (whole) lines.set('', whole);
  return [...lines].map(([arabic, all]) => ({ arabic, takes: all }));
}
