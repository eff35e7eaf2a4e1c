import { expect, it } from 'vitest';
import { amountError, balanceAfter } from './funding.ts';

it.each([
  ['', 'Please enter a valid amount'],
  ['0', 'Please enter a valid amount'],
  ['-5', 'Please enter a valid amount'],
  ['ten', 'Please enter a valid amount'],
  ['100.005', 'Please enter a valid amount'],
  ['99.99', 'Minimum amount: ₦100'],
  ['100', null],
  ['2500.50', null],
])('of %j says %j', (typed, words) => {
  expect(amountError(typed)).toBe(words);
});

it('adds to the balance without rounding, and nothing while it is no amount', () => {
  expect(balanceAfter(10, '0.20')).toEqual({ added: 20, after: 30 });
  expect(balanceAfter(250_050, '')).toEqual({ added: 0, after: 250_050 });
});
