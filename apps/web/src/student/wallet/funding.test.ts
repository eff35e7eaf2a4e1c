import { expect, it } from 'vitest';
import { amountError, balanceAfter } from './funding.ts';

// Proves student-5-20, student-8-15, student-9-2.
it.each([
  ['', 'Please enter a valid amount'],
  ['0', 'Please enter a valid amount'],
  ['-5', 'Please enter a valid amount'],
  ['ten', 'Please enter a valid amount'],
  ['100.005', 'Please enter a valid amount'],
  ['99.99', 'Minimum amount: ₦100'],
  ['100', null],
  ['2500.50', null],
  ['1,500', null],
  ['٥٠٠', null],
  ['₦2000', null],
  ['₦ 2,000.00', null],
  ['1,5', 'Please enter a valid amount'],
  ['100000000', null],
  ['100000001', 'Maximum amount: ₦100,000,000'],
  ['9,999,999,999', 'Maximum amount: ₦100,000,000'],
])('of %j says %j', (typed, words) => {
  expect(amountError(typed)).toBe(words);
});

// Proves student-2-82.
it('adds to the balance without rounding, and nothing while it is no amount', () => {
  expect(balanceAfter(10, '100.20')).toEqual({ added: 10_020, after: 10_030 });
  expect(balanceAfter(250_050, '')).toEqual({ added: 0, after: 250_050 });
  expect(balanceAfter(0, '₦1,500.50')).toEqual({ added: 150_050, after: 150_050 });
  expect(balanceAfter(0, '٥٠٠')).toEqual({ added: 50_000, after: 50_000 });
});

it('promises no new balance for an amount that is refused', () => {
  expect(balanceAfter(10_000, '50')).toEqual({ added: 0, after: 10_000 });
});
