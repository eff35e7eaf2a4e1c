import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

it('always shows the first, the last and the page in view, in order, without a repeat', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 }), (a, b) => {
      const page = Math.min(a, b);
      const count = Math.max(a, b);
      const numbers = pageWindow(page, count).filter((item) => typeof item === 'number');
      expect(numbers).toEqual([...new Set(numbers)].sort((x, y) => x - y));
      expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
      expect(numbers.length).toBeLessThanOrEqual(5);
    }),
  );
});
