import { expect, test } from 'vitest';
import { scaledSize } from './scaled-size.ts';

// Proves student-9-9.
test.each([
  [4000, 3000, 800, 600],
  [3000, 4000, 600, 800],
  [801, 801, 800, 800],
  [800, 600, 800, 600],
  [320, 200, 320, 200],
  [1, 1, 1, 1],
  [10_000, 3, 800, 1],
  [1600, 901, 800, 451],
])('%i × %i becomes %i × %i', (width, height, scaledWidth, scaledHeight) => {
  expect(scaledSize({ width, height }, 800)).toEqual({ width: scaledWidth, height: scaledHeight });
});
