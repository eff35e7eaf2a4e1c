import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatKobo,
  formatNaira,
  koboOf,
  MAX_AMOUNT,
  nairaNumber,
  nairaText,
  parseNaira,
} from './money.ts';

const kobo = fc.integer({ min: 0, max: MAX_AMOUNT });

describe('reading naira', () => {
  it.each([
    ['2500', 250_000],
    ['2500.5', 250_050],
    ['2500.50', 250_050],
    ['0.07', 7],
    ['0', 0],
    [' 100 ', 10_000],
    ['0.29', 29],
    ['100000000', MAX_AMOUNT],
  ])('takes %j', (text, expected) => {
    expect(parseNaira(text)).toBe(expected);
  });

  it.each([
    '',
    '-5',
    '+5',
    '1,000',
    '1.005',
    '.5',
    '5.',
    '1e3',
    'NaN',
    '0x10',
    '₦5',
    '٥',
    '100000000.01',
    '9999999999',
  ])('refuses %j', (text) => {
    expect(parseNaira(text)).toBeNull();
  });

  it('answers any text with an amount in range or with null', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.float().map(String), fc.bigInt().map(String)),
        (text) => {
          const amount = parseNaira(text);
          expect(
            amount === null ||
              (Number.isSafeInteger(amount) && amount >= 0 && amount <= MAX_AMOUNT),
          ).toBe(true);
        },
      ),
    );
  });
});

describe('writing naira', () => {
  it('shows kobo only where there are some', () => {
    expect([0, 7, 250_000, 250_050, -250_050].map(nairaText)).toEqual([
      '0',
      '0.07',
      '2500',
      '2500.50',
      '-2500.50',
    ]);
  });

  it('loses nothing on the way out and back', () => {
    fc.assert(
      fc.property(kobo, (amount) => {
        expect(parseNaira(nairaText(amount))).toBe(amount);
        expect(Math.round(nairaNumber(amount) * 100)).toBe(amount);
        expect(koboOf(nairaNumber(amount))).toBe(amount);
        expect(formatKobo(amount)).toBe(formatNaira(nairaText(amount)));
        expect(String(nairaNumber(amount))).toBe(nairaText(amount).replace(/(\.\d)0$/, '$1'));
      }),
    );
  });

  it('speaks to people with the sign of the naira and two decimals', () => {
    expect(formatNaira(2500)).toBe('₦2,500.00');
    expect(formatNaira('1234567.5')).toBe('₦1,234,567.50');
    expect(formatNaira(-12)).toBe('-₦12.00');
  });
});
