import type { ReadLine } from '@institute/contract/lessons/blocks';

/** Where a line is heard in its sound, in seconds; `end` is null where the sound ends with it. */
export interface LineTime {
  start: number;
  end: number | null;
}

/** When each line that has a time is heard: until the next one begins, in the order of the times. */
export function lineTimes(lines: readonly Pick<ReadLine, 'id' | 'from'>[]): Map<string, LineTime> {
  const timed = lines
    .flatMap(({ id, from }) => (from === undefined ? [] : [{ id, from }]))
    .sort((one, other) => one.from - other.from);
  return new Map(
    timed.map(({ id, from }, at) => {
      const next = timed[at + 1];
      return [id, { start: from / 1000, end: next ? next.from / 1000 : null }];
    }),
  );
}

/** The line that is heard at a time of the sound; null before the first. */
export function lineAt(times: ReadonlyMap<string, LineTime>, seconds: number): string | null {
  let found: string | null = null;
  for (const [id, { start }] of times) if (start <= seconds) found = id;
  return found;
}
