import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Institute, Person } from '../../../../test/support/institute.ts';
import {
  type FakePaystack,
  openFunding,
  openWithCards,
} from '../../../../test/support/paystack.ts';
import { aPaidClass } from '../../../../test/support/school.ts';
import { walletBalance } from '../../ledger/index.ts';

let institute: Institute;
let paystack: FakePaystack;
let admin: Person;
beforeAll(async () => {
  ({ institute, paystack } = await openWithCards());
  admin = await institute.admin();
});
afterAll(() => institute.close());

const run = async () => (await admin.call.runReconciliation({})).data;
const open = async () => (await admin.call.getReconciliation({})).data;

describe('a reconciliation', () => {
  // Proves call-runReconciliation.
  it('has never been before the first, and then agrees over what both have', async () => {
    const before = await admin.call.getReconciliation({});
    expect(before.meta).toMatchObject({ total: 0, last: { state: 'never', checked_at: 0 } });
    const payer = await institute.student();
    for (const naira of [100, 200, 300, 400, 500]) {
      const { reference, amount, email } = await openFunding(payer, naira);
      paystack.pay({ reference, amount, email });
      await payer.call.verifyPayment({ reference });
    }
    paystack.pay({ reference: 'SHOP_9', amount: 777, email: 'of.another.shop@example.com' });
    expect(await run()).toMatchObject({
      state: 'agreed',
      provider_count: 5,
      provider_total: 1500,
      ledger_count: 5,
      ledger_total: 1500,
      open: 0,
    });
    expect(await open()).toEqual([]);
  });

  // Proves call-runReconciliation.
  it('settles what was missed, as a webhook would have', async () => {
    const payer = await institute.student();
    const { reference, amount, email } = await openFunding(payer, 250);
    paystack.pay({ reference, amount, email });
    paystack.pay({ reference: 'FUND_missed', amount: 4000, email });
    expect(await run()).toMatchObject({ state: 'agreed', provider_count: 7 });
    expect(await walletBalance(institute.services.db, payer.id)).toBe(29_000);
  });

  // Proves call-getReconciliation, call-settleDifference.
  it('reports what cannot be settled, until somebody has dealt with it', async () => {
    const payer = await institute.student();
    const { reference, email } = await openFunding(payer, 250);
    paystack.pay({ reference, amount: 1, email, currency: 'USD' });
    paystack.pay({ reference: 'FUND_lost', amount: 4000, email: 'gone@example.com' });
    expect(await run()).toMatchObject({ state: 'differences', open: 2 });
    expect(await run()).toMatchObject({ state: 'differences', open: 2 });
    const found = await open();
    expect(found.map((one) => [one.reference, one.kind, one.can_credit]).sort()).toEqual(
      [
        [reference, 'not_credited', false],
        ['FUND_lost', 'not_credited', false],
      ].sort(),
    );
    for (const { id } of found) {
      const settle = { difference_id: id, note: 'Returned at the provider' };
      expect((await admin.call.settleDifference(settle)).status).toBe(true);
      expect(await admin.call.settleDifference(settle)).toMatchObject({
        code: 'difference_not_found',
      });
    }
    const acts = (await admin.call.getAuditLog({ act: 'settleDifference' })).data;
    const told = acts.map(({ subject, details }) => [
      details.find(({ name }) => name === 'reference')?.value,
      subject?.id ?? null,
    ]);
    expect(told.sort()).toEqual(
      [
        [reference, payer.id],
        ['FUND_lost', null],
      ].sort(),
    );
    expect(await run()).toMatchObject({ state: 'agreed', open: 0 });
    const { data } = await admin.call.getReconciliation({ settled: '1', page: '1' });
    expect(data.map(({ note }) => note)).toEqual(Array(2).fill('Returned at the provider'));
  });

  it('reports what the ledger credited and the provider does not know, or knows otherwise', async () => {
    const payer = await institute.student();
    const gone = await openFunding(payer, 110);
    const other = await openFunding(payer, 120);
    for (const one of [gone, other]) {
      paystack.pay(one);
      await payer.call.verifyPayment(one);
    }
    paystack.transactions.delete(gone.reference);
    paystack.pay({ ...other, amount: 99 });
    expect(await run()).toMatchObject({ state: 'differences', open: 2 });
    expect(await open()).toMatchObject([
      { reference: gone.reference, kind: 'not_at_provider', ledger_amount: 110 },
      { reference: other.reference, kind: 'amount', ledger_amount: 120, provider_amount: 0.99 },
    ]);
    for (const { id } of await open()) {
      await admin.call.settleDifference({ difference_id: id, note: 'Test' });
    }
    paystack.pay({ ...other });
    paystack.pay({ ...gone });
  });

  it('asks about what lies at the edge of its days', async () => {
    const payer = await institute.student();
    const late = await openFunding(payer, 130);
    // Paid two days ago at the provider, arrived here today.
    paystack.pay({ ...late, paidAt: new Date('2026-11-13T23:59:00Z') });
    await payer.call.verifyPayment(late);
    expect(await run()).toMatchObject({ state: 'agreed', open: 0 });
    const quiet = await admin.call.runReconciliation({ date: '2026-11-13' });
    expect(quiet.data).toMatchObject({ state: 'agreed', provider_count: 0, ledger_count: 0 });
    const day = await admin.call.runReconciliation({ date: '2026-11-14' });
    // In Lagos it was the 14th already.
    expect(day.data).toMatchObject({ state: 'agreed', provider_count: 1, ledger_count: 1 });
  });

  it('says when the provider did not answer', async () => {
    paystack.isAway = true;
    const failed = await run();
    paystack.isAway = false;
    expect(failed).toMatchObject({
      state: 'failed',
      message: 'The card payment provider did not answer.',
    });
  });
});

describe('the balance sheet', () => {
  // Proves call-getBalanceSheet.
  it('shows all accounts, which come to nothing together, and when the books were checked', async () => {
    const payer = await institute.student({ wallet: 500_000 });
    const { id } = await aPaidClass(institute, 1200, { name: 'Sarf' });
    await payer.call.enrol({ class_id: id });
    const { data } = await admin.call.getBalanceSheet({});
    expect(data.total).toBe(0);
    const balance = (name: string) =>
      data.accounts.find(({ account }) => account === name)?.balance;
    expect(data.accounts.map(({ account }) => account)).toEqual([
      'card_clearing',
      'class_revenue',
      'referral_bonus',
      'game_reward',
      'admin_adjustment',
      'wallets',
    ]);
    expect(balance('class_revenue')).toBe(1200);
    expect(balance('admin_adjustment')).toBe(-5000);
    expect(data.accounts.reduce((sum, one) => sum + Math.round(one.balance * 100), 0)).toBe(0);
    expect(data.check).toMatchObject({ balanced: true, problems: [] });
    institute.clock.advance({ minutes: 5 });
    const { data: again } = await admin.call.checkBooks({});
    expect(again.checked_at).toBe(data.check.checked_at + 300);
    expect((await admin.call.getBalanceSheet({})).data.check).toEqual(again);
  });

  // Proves call-getAccountTransfers.
  it('leads to the transfers of an account, searched and in pages', async () => {
    const { data, meta } = await admin.call.getAccountTransfers({ account: 'class_revenue' });
    expect(meta).toMatchObject({ total: 1 });
    expect(data).toMatchObject([
      { description: 'Enrollment: Sarf', type: 'credit', amount: 1200, counterparty: 'Wallet' },
    ]);
    const record = await admin.call.getStudentRecord({ student_id: data[0]?.user_id ?? 0 });
    expect(record.data.student.name).toBe(data[0]?.name);
    const wallets = await admin.call.getAccountTransfers({
      account: 'wallets',
      page: '1',
      per_page: '2',
    });
    expect(wallets.data).toMatchObject([
      { type: 'debit', counterparty: 'Class revenue' },
      { type: 'credit', counterparty: 'Adjustments by administrators', amount: 5000 },
    ]);
    expect(wallets.meta?.total).toBeGreaterThan(8);
    const second = await admin.call.getAccountTransfers({
      account: 'card_clearing',
      page: '2',
      per_page: '3',
    });
    const first = await admin.call.getAccountTransfers({
      account: 'card_clearing',
      page: '1',
      per_page: '3',
    });
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
    expect(ids).toHaveLength(6);
    const found = await admin.call.getAccountTransfers({ account: 'wallets', search: 'sarf' });
    expect(found.data).toHaveLength(1);
  });

  // Proves call-checkBooks.
  it('says so when the books do not balance', async () => {
    const { db } = institute.services;
    await db.execute(sql`alter table transfers disable trigger transfers_no_truncate`);
    const { data } = await admin.call.checkBooks({});
    await db.execute(sql`alter table transfers enable trigger transfers_no_truncate`);
    expect(data).toMatchObject({
      balanced: false,
      problems: ['The guard transfers_no_truncate is missing or disabled.'],
    });
    expect((await admin.call.checkBooks({})).data.balanced).toBe(true);
  });
});
