import { expect, it } from 'vitest';
import { ARABIC_SIZES, knownSize, OWN_SIZE, sizeBeside } from './arabic-size.ts';

it('goes up and down by one step, and ends at the largest and the smallest', () => {
  const up: number[] = [];
  for (let size: number | null = 0.8; size !== null; size = sizeBeside(size, 1)) up.push(size);
  expect(up).toEqual([...ARABIC_SIZES]);
  expect(sizeBeside(OWN_SIZE, -1)).toBe(0.9);
  expect(sizeBeside(0.8, -1)).toBeNull();
});

// Proves ours-25.
it('takes what was kept only where it is one of its sizes', () => {
  expect([1.3, 7, '1.3', null, undefined, Number.NaN].map(knownSize)).toEqual([1.3, 1, 1, 1, 1, 1]);
});
