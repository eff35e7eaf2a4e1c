import { expect, it } from 'vitest';
import { timeLimits } from './time-limits.ts';

it('leaves a visitor ten seconds at most, and a probe two', () => {
  const { readiness, lastErrors, longStatement, ...limits } = timeLimits;
  expect(readiness).toBeLessThan(2_000);
  expect(lastErrors).toBeLessThanOrEqual(2_000);
  for (const [name, limit] of Object.entries(limits)) {
    expect.soft(limit, name).toBeLessThanOrEqual(10_000);
  }
  // Work that nobody waits for may take longer, but ends.
  expect(longStatement).toBeLessThanOrEqual(30 * 60_000);
});
