import type { Difference } from '@institute/contract/managed-payments';
import { expect, it } from 'vitest';
import {
  balanceSheetOf,
  booksCheckOf,
  comparisonOf,
  differenceOf,
  wireRefund,
} from './managed-model.ts';

const check = { balanced: true, checked_at: 0, accounts: 0, transfers: 0, problems: [] };

it('knows that the books were never checked, and when they were', () => {
  expect(booksCheckOf(check).checkedAt).toBeNull();
  const checked = booksCheckOf({ ...check, checked_at: 1_790_000_000 });
  expect(checked.checkedAt).toEqual(new Date('2026-09-21T14:13:20Z'));
});

it('counts balances in kobo, also those below zero and those a fraction cannot hold', () => {
  const account = { account: 'card_clearing', name: 'Card clearing', holders: null } as const;
  const sheet = balanceSheetOf({
    accounts: [
      { ...account, balance: -1234.56 },
      { ...account, balance: 0.29 },
    ],
    total: 0,
    check,
  });
  expect(sheet.accounts.map(({ balanceKobo }) => balanceKobo)).toEqual([-123_456, 29]);
});

it('reads a difference that is open, and one that is settled', () => {
  const open: Difference = {
    id: 1,
    kind: 'not_credited',
    reference: 'FUND_1',
    provider_amount: 12.5,
    currency: 'USD',
    ledger_amount: 0,
    user_id: 9,
    name: '',
    email: '',
    reason: '',
    paid_at: 1_790_000_000,
    found_at: 1_790_000_000,
    settled_at: 0,
    note: '',
    can_credit: true,
  };
  expect(differenceOf(open)).toMatchObject({
    providerAmount: 1250,
    ledgerKobo: 0,
    studentId: 9,
    settledAt: null,
    isCreditable: true,
  });
  expect(differenceOf({ ...open, settled_at: 60 }).settledAt).toEqual(new Date(60_000));
});

it('reads both sides of a comparison', () => {
  const last = comparisonOf({
    ...{ state: 'differences', message: '', checked_at: 60, from: 0, to: 60, open: 2 },
    ...{ provider_count: 3, provider_total: 300.5, ledger_count: 2, ledger_total: 200 },
  });
  expect(last.provider).toEqual({ count: 3, totalKobo: 30_050 });
  expect(last.ledger).toEqual({ count: 2, totalKobo: 20_000 });
  expect(last.openCount).toBe(2);
});

it('asks for a refund of a payment or of a reference, never of both', () => {
  const reason = 'Paid twice';
  expect(wireRefund({ paymentId: 4, reason, leavesClass: true })).toEqual({
    payment_id: 4,
    reason,
    leave_class: '1',
  });
  expect(wireRefund({ reference: 'FUND_1', reason })).toEqual({ reference: 'FUND_1', reason });
});
