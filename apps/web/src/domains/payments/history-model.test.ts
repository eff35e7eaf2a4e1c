import { expect, it } from 'vitest';
import { filterInput, paymentSumsOf } from './history-model.ts';

it('counts the sums in kobo', () => {
  const page = { total: 1, page: 1, per_page: 10 };
  const sums = { total_credit: 0.1, total_debit: 0.3, net_balance: -0.2 };
  expect(paymentSumsOf({ ...page, ...sums })).toEqual({
    creditKobo: 10,
    debitKobo: 30,
    netKobo: -20,
  });
});

const none = { type: '', service: '', date: '', until: '', classId: '', way: '' };

// Proves ours-56, ours-213.
it('sends the filters that are set', () => {
  expect(filterInput(none)).toEqual({});
  const days = { date: '2026-11-30', until: '2026-12-02' };
  expect(filterInput({ ...none, type: 'credit', service: 'fund', ...days })).toEqual({
    ...{ type: 'credit', service: 'fund' },
    ...days,
  });
  expect(filterInput({ ...none, classId: '7', way: 'cash' })).toEqual({ classId: 7, way: 'cash' });
  expect(filterInput({ ...none, type: 'neither', classId: 'x', way: 'x' })).toEqual({});
});
