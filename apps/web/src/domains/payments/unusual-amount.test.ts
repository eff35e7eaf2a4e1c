import { expect, it } from 'vitest';
import { isUnusualAmount } from './unusual-amount.ts';

// Proves ours-148.
it.each([
  [49_999_900, null, false],
  [50_000_000, null, true],
  [50_000_000, 10_000_000, true],
  [14_999_900, 1_500_000, false],
  [15_000_000, 1_500_000, true],
  // Where all classes are free, no price says anything.
  [15_000_000, 0, false],
])('%d kobo beside a dearest class of %j: %j', (amount, dearest, unusual) => {
  expect(isUnusualAmount(amount, dearest)).toBe(unusual);
});
