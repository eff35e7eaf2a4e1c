import { expect, it } from 'vitest';
import { slugNow } from './slug-now.ts';

const known = { pages: new Map([['nahw-1', 1]]), moved: new Map([['old', 'nahw-1']]) };

it.each(['nahw-1', 'nahw-1).', '(nahw-1)', '“Nahw-1”', 'old', '…old!'])(
  '%s leads there',
  (slug) => {
    expect(slugNow(slug, known)).toBe('nahw-1');
  },
);

it.each(['', '!', 'nahw', 'nahw-1/x'])('%j leads nowhere', (slug) => {
  expect(slugNow(slug, known)).toBeUndefined();
});

it('takes no longer the longer an address is', () => {
  // Trying anew from each sign would take minutes.
  expect(slugNow(`a${'!'.repeat(1_000_000)}a`, known)).toBeUndefined();
  expect(slugNow(`nahw-1${'!'.repeat(1_000_000)}`, known)).toBe('nahw-1');
});
