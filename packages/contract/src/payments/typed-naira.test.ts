import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatKobo, MAX_AMOUNT } from '../money.ts';
import { parseTypedNaira } from './typed-naira.ts';

const kobo = fc.integer({ min: 0, max: MAX_AMOUNT });

describe('reading naira as people type them', () => {
  it.each([
    ['1,500', 150_000],
    ['1,234,567.50', 123_456_750],
    ['₦2000', 200_000],
    ['N2,000', 200_000],
    ['NGN 2000', 200_000],
    ['2 500', 250_000],
    ['٥٠٠', 50_000],
    ['١٬٥٠٠٫٥٠', 150_050],
    ['۱۲۰۰', 120_000],
    [' 100 ', 10_000],
  ])('takes %j', (typed, expected) => {
    expect(parseTypedNaira(typed)).toBe(expected);
  });

  it.each(['', '1,5', '1,50', '15,00', ',500', '1,500,', '-5', '5n', 'ten', '100000001'])(
    'refuses %j',
    (typed) => {
      expect(parseTypedNaira(typed)).toBeNull();
    },
  );

  it('reads back whatever is shown', () => {
    fc.assert(
      fc.property(kobo, (amount) => {
        expect(parseTypedNaira(formatKobo(amount))).toBe(amount);
      }),
    );
  });
});
