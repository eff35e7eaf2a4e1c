import { expect, it } from 'vitest';
import { classPriceWords } from './class-price.ts';

it.each([
  ['0', '0', '0', 'Free'],
  ['0', '5000', '0', 'Free'],
  ['1', '0', '1', 'Free'],
  ['1', '5000', '0', '₦5,000, paid once'],
  ['1', '2500', '1', '₦2,500 a month'],
  ['1', '1234567.50', '0', '₦1,234,567.50, paid once'],
] as const)('premium %s, %s naira, monthly %s: %s', (premium, amount, monthlySub, words) => {
  expect(classPriceWords({ premium, amount, monthlySub })).toBe(words);
});
