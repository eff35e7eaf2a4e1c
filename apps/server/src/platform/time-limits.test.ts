import { expect, it } from 'vitest';
import { timeLimits } from './time-limits.ts';

it('leaves a visitor ten seconds at most, and a probe two', () => {
  const { readiness, lastErrors, longStatement, unreadFile, ...limits } = timeLimits;
  expect(readiness).toBeLessThan(2_000);
  expect(lastErrors).toBeLessThanOrEqual(2_000);
  for (const [name, limit] of Object.entries(limits)) {
    expect.soft(limit, name).toBeLessThanOrEqual(10_000);
  }
  // Work that nobody waits for may take longer, but ends.
  expect(longStatement).toBeLessThanOrEqual(30 * 60_000);
  // Here it is we who wait for a client: a slow line moves within a minute.
  expect(unreadFile).toBeLessThanOrEqual(60_000);
});
