import { expect, it } from 'vitest';
import { classPriceWords } from './class-price.ts';

it.each([
  [false, 0, false, 'Free'],
  [false, 500_000, false, 'Free'],
  [true, 0, true, 'Free'],
  [true, 500_000, false, '₦5,000, paid once'],
  [true, 250_000, true, '₦2,500 a month'],
  [true, 123_456_750, false, '₦1,234,567.50, paid once'],
] as const)('premium %s, %s kobo, monthly %s: %s', (isPremium, priceKobo, isMonthly, words) => {
  expect(classPriceWords({ isPremium, priceKobo, isMonthly })).toBe(words);
});
