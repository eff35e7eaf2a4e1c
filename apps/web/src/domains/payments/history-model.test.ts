import type { Payment } from '@institute/contract/payment-history';
import { expect, it } from 'vitest';
import { paymentOf, paymentSumsOf, wireFilters } from './history-model.ts';

const payment: Payment = {
  id: 1,
  user_id: 7,
  name: 'Amina',
  amount: 2500.5,
  type: 'debit',
  service: 'enrolment',
  title: 'Nahw',
  date: 1_790_000_000,
};

it('reads a payment that can be returned, one that was, and one that cannot be', () => {
  expect(paymentOf(payment)).toMatchObject({
    amountKobo: 250_050,
    at: new Date('2026-09-21T14:13:20Z'),
    receipt: null,
    isReturned: null,
  });
  expect(paymentOf({ ...payment, receipt: 'CLASS_1', returned: false })).toMatchObject({
    receipt: 'CLASS_1',
    isReturned: false,
  });
});

it('counts the sums in kobo', () => {
  const page = { total: 1, page: 1, per_page: 10 };
  const sums = { total_credit: 0.1, total_debit: 0.3, net_balance: -0.2 };
  expect(paymentSumsOf({ ...page, ...sums })).toEqual({
    creditKobo: 10,
    debitKobo: 30,
    netKobo: -20,
  });
});

it('sends the filters that are set', () => {
  expect(wireFilters({ type: '', service: '', date: '', until: '' })).toEqual({});
  const days = { date: '2026-11-30', until: '2026-12-02' };
  expect(wireFilters({ type: 'credit', service: 'fund', ...days })).toEqual({
    ...{ type: 'credit', service: 'fund' },
    ...days,
  });
  expect(wireFilters({ type: 'neither', service: '', date: '', until: '' })).toEqual({});
});
