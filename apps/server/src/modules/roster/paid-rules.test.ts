import { expect, it } from 'vitest';
import { readOwed, readPaid } from './paid-rules.ts';

// Proves ours-172.
it.each([
  ['15,000', 'paid', 1_500_000],
  ['₦15000', 'paid', 1_500_000],
  ['Paid 15k', 'paid', 1_500_000],
  ['N 2 500.50'.replace(' 2 ', ' 2'), 'paid', 250_050],
  ['١٥٬٠٠٠', 'paid', 1_500_000],
  ['دفع ٥٠٠', 'paid', 50_000],
  ['Paid', 'paid', null],
  ['Waived', 'waived', null],
  ['Scholarship 5,000', 'waived', 500_000],
  ['معفى', 'waived', null],
  ['Owing 5,000', 'owed', 500_000],
  ['not paid', 'owed', null],
] as const)('%s is %s', (cell, kind, amount) => {
  expect(readPaid(cell)).toEqual({ kind, amount });
});

// Proves ours-172.
it.each([
  ['', 'nothing'],
  ['-', 'nothing'],
  ['0', 'nothing'],
  ['nil', 'nothing'],
  ['5,000 of 15,000', 'unclear'],
  ['see Musa', 'unclear'],
  ['no 5000', 'unclear'],
] as const)('%s is %s, of which nothing is booked', (cell, kind) => {
  expect(readPaid(cell)).toEqual({ kind });
});

// Proves ours-178.
it.each([
  ['5,000', { kind: 'owed', amount: 500_000 }],
  ['المتبقي ٥٠٠٠', { kind: 'owed', amount: 500_000 }],
  ['unpaid', { kind: 'owed', amount: null }],
  ['Paid', { kind: 'nothing' }],
  ['0', { kind: 'nothing' }],
  ['-', { kind: 'nothing' }],
  ['Paid 5,000', { kind: 'unclear' }],
  ['5,000 or 6,000', { kind: 'unclear' }],
  ['ask her father', { kind: 'unclear' }],
] as const)('%s in a column of what is owed', (cell, read) => {
  expect(readOwed(cell)).toEqual(read);
});
