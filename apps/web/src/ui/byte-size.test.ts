import { expect, test } from 'vitest';
import { sizeText } from './byte-size.ts';

test.each([
  [0, '0.1 kB'],
  [12, '0.1 kB'],
  [1_440_000, '1.4 MB'],
  [209_715_200, '210 MB'],
  [12_340_000_000, '12.3 GB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeText(bytes)).toBe(words);
});
