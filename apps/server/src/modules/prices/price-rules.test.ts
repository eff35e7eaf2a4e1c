import { bestOff, priceAfter } from '@institute/contract/prices/price-rules';
import { describe, expect, it } from 'vitest';
import { offText } from './price-rules.ts';

// Proves ours-188.
describe('a price with something taken off', () => {
  it.each([
    ['a share', 20_000_00, { share: 25, off: null }, 15_000_00],
    ['all of it', 20_000_00, { share: 100, off: null }, 0],
    ['kobo that do not divide, which the student keeps', 99, { share: 50, off: null }, 49],
    ['an amount', 20_000_00, { share: null, off: 5_000_00 }, 15_000_00],
    ['more than it costs', 4_000_00, { share: null, off: 5_000_00 }, 0],
  ])('comes to what is left: %s', (_, price, off, left) => {
    expect(priceAfter(price, off)).toBe(left);
  });

  it('is the lowest of several, which are never added', () => {
    const share = { id: 1, share: 10, off: null, isOnce: false };
    const amount = { id: 2, share: null, off: 30_00, isOnce: false };
    expect(bestOff(200_00, [share, amount])?.id).toBe(2);
    expect(bestOff(400_00, [share, amount])?.id).toBe(1);
  });

  it('keeps what is for one payment, where another takes as much', () => {
    const once = { id: 1, share: 10, off: null, isOnce: true };
    expect(bestOff(200_00, [once, { ...once, id: 2, isOnce: false }])?.id).toBe(2);
  });

  it('is none where nothing is taken off', () => {
    expect(bestOff(200_00, [])).toBeNull();
    expect(bestOff(0, [{ id: 1, share: 10, off: null, isOnce: false }])).toBeNull();
  });

  it('is told in words', () => {
    expect([offText({ share: 20, off: null }), offText({ share: null, off: 500_00 })]).toEqual([
      '20 %',
      '₦500.00',
    ]);
  });
});
