import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openWithAccounts } from '../../../../test/support/account-numbers.ts';
import type { Person } from '../../../../test/support/institute.ts';
import { auditLog, cardPayments, paymentDifferences, transfers } from '../../../schema/index.ts';
import { checkLedger, walletBalance } from '../../ledger/index.ts';
import { sweepPayments } from '../checkout/sweep-payments.ts';
import { reconcileAll } from '../reconciliation/reconcile.ts';
import { lookForTransfers } from './request-account.ts';
import { accountNumberOf } from './store-accounts.ts';

let ground: Awaited<ReturnType<typeof openWithAccounts>>;
beforeAll(async () => {
  ground = await openWithAccounts();
});
afterAll(() => ground.close());
beforeEach(() => ground.simulator.assigns('at once'));

const services = () => ground.institute.services;
const drain = () => services().jobs.drain();
const balanceOf = ({ id }: Person) => walletBalance(services().db, id);
const credits = (reference: string) =>
  services()
    .db.select()
    .from(transfers)
    .where(eq(transfers.idempotencyKey, `card:${reference}`));
const rowOf = async (reference: string) =>
  (await services().db.select().from(cardPayments).where(eq(cardPayments.reference, reference)))[0];
const differenceOf = async (reference: string) =>
  (
    await services()
      .db.select()
      .from(paymentDifferences)
      .where(eq(paymentDifferences.reference, reference))
  )[0];
const openDifferences = () =>
  services().db.$count(paymentDifferences, isNull(paymentDifferences.settledAt));
const balanced = async () => expect((await checkLedger(services().db)).problems).toEqual([]);

describe('a transfer to an account number', () => {
  // Proves ours-158, promise-27.
  it('is credited once and told, however many webhooks and looks there are', async () => {
    const { person, number } = await ground.withNumber();
    const reference = ground.transfer(number, 500_000);
    const row = await accountNumberOf(services().db, person.id);
    const accounts = services().cardProviders.paystack?.accounts;
    if (!row || !accounts) throw new Error('there is no account number');
    await Promise.all([
      ...Array.from({ length: 50 }, () => ground.arrives(reference)),
      ...Array.from({ length: 50 }, () => lookForTransfers(services(), accounts, row)),
      drain(),
    ]);
    await drain();
    expect(await credits(reference)).toHaveLength(1);
    expect(await balanceOf(person)).toBe(500_000);
    expect(await rowOf(reference)).toMatchObject({
      ...{ state: 'paid', userId: person.id, received: 500_000, method: 'Bank transfer' },
    });
    const { data } = await person.call.getPaymentReceipt({ reference });
    expect(data).toMatchObject({ amount: 5000, method: 'Bank transfer', purpose: 'fund' });
    const told = (await person.call.getMessages({})).data;
    expect(told.map(({ subject }) => subject)).toEqual(['Your payment of ₦5,000.00 has arrived']);
    await balanced();
  });

  // Proves ours-158.
  it('forged, or not known to the provider, credits nothing', async () => {
    const { person, number } = await ground.withNumber();
    const reference = ground.transfer(number, 700_000);
    expect(await ground.arrives(reference, 'sk_test_of_a_forger')).toBe(401);
    expect(await ground.arrives('1693242424xmadeup')).toBe(200);
    await drain();
    expect(await balanceOf(person)).toBe(0);
    expect(await rowOf(reference)).toBeUndefined();
    expect(await credits('1693242424xmadeup')).toEqual([]);
    // A payment by card under a reference of somebody's own is none to an account number.
    ground.simulator.pay({ reference: 'SHOP_42424242', amount: 100, email: person.email });
    await ground.arrives('SHOP_42424242');
    await drain();
    expect(await credits('SHOP-42424242')).toEqual([]);
  });

  // Proves ours-159.
  it.each([
    ['of another number', (own: { second: string }) => ({ number: own.second })],
    ['in another currency', () => ({ currency: 'USD' })],
  ])('%s is credited to nobody and stands among what needs a look', async (_, lie) => {
    const { person, number } = await ground.withNumber();
    const { person: second, number: other } = await ground.withNumber();
    const customer = ground.customerOf(person);
    const own = { customer, ...lie({ second: other }) };
    const reference = ground.transfer(number, 300_000, own);
    await ground.arrives(reference);
    await drain();
    expect([await balanceOf(person), await balanceOf(second)]).toEqual([0, 0]);
    expect(await differenceOf(reference)).toMatchObject({ kind: 'not_credited', settledAt: null });
  });

  // Proves ours-159, call-refundPayment.
  it('that matches nobody is given to a student by the office, once', async () => {
    const { person, number } = await ground.withNumber();
    const [account] = ground.simulator.accounts.all.filter((one) => one.account_number === number);
    const stranger = ground.simulator.accounts.customer({
      ...{ email: 'stranger@example.com', first_name: 'A', last_name: 'B', phone: '1' },
    });
    if (!account) throw new Error('there is no account');
    const reference = ground.transfer(number, 250_000, { customer: stranger });
    await ground.arrives(reference);
    await drain();
    expect(await rowOf(reference)).toMatchObject({ state: 'failed', userId: null });
    const { data: open } = await ground.admin.call.getReconciliation({});
    const [shown] = open.filter((one) => one.reference === reference);
    expect(shown).toMatchObject({ can_give: true, can_credit: false });
    expect(shown?.reason).toContain(number);
    const order = { reference, reason: 'Her father wrote', student_id: person.id };
    expect(await person.call.refundPayment(order)).toMatchObject({ status: false });
    const own = await ground.admin.call.refundPayment({ ...order, student_id: ground.admin.id });
    expect(own).toMatchObject({ code: 'not_for_oneself' });
    const nobody = await ground.admin.call.refundPayment({ ...order, student_id: 999_999 });
    expect(nobody).toMatchObject({ code: 'student_not_found' });
    const given = await Promise.all(
      Array.from({ length: 6 }, () => ground.admin.call.refundPayment(order)),
    );
    expect(given.filter(({ status }) => status)).toHaveLength(1);
    await ground.arrives(reference);
    await drain();
    expect(await balanceOf(person)).toBe(250_000);
    expect(await credits(reference)).toHaveLength(1);
    expect(await differenceOf(reference)).toMatchObject({ userId: person.id, note: order.reason });
    const again = await ground.admin.call.refundPayment(order);
    expect(again).toMatchObject({ code: 'already_refunded' });
    const log = await services()
      .db.select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, person.id));
    expect(log.map(({ action }) => action)).toEqual(['refundPayment']);
    await balanced();
  });

  // Proves ours-160.
  it('that overtakes its number waits for it, and is credited when it is known', async () => {
    ground.simulator.assigns('never');
    const person = await ground.institute.student();
    await person.call.requestAccountNumber({});
    const customer = ground.customerOf(person);
    const { account_number } = ground.simulator.accounts.assign(customer, 'test-bank');
    const reference = ground.transfer(account_number, 400_000);
    await ground.arrives(reference);
    await drain();
    expect(await balanceOf(person)).toBe(0);
    expect(await rowOf(reference)).toMatchObject({ state: 'pending', userId: person.id });
    expect(await differenceOf(reference)).toBeUndefined();
    await ground.hear('dedicatedaccount.assign.success', { customer });
    await drain();
    await sweepPayments(services());
    expect(await balanceOf(person)).toBe(400_000);
    expect(await credits(reference)).toHaveLength(1);
  });

  // Proves ours-159.
  it('to a number whose student was erased is nobody’s', async () => {
    const { person, number } = await ground.withNumber();
    await ground.admin.call.deleteStudent({ student_id: person.id });
    const reference = ground.transfer(number, 100_000);
    await ground.arrives(reference);
    await drain();
    expect(await credits(reference)).toEqual([]);
    expect(await differenceOf(reference)).toMatchObject({ kind: 'not_credited', userId: null });
  });
});

describe('a transfer that nobody told of', () => {
  // Proves ours-161, call-requeryAccountNumber.
  it('is brought in by “It has not come”, which has a limit', async () => {
    const { person, number } = await ground.withNumber();
    const reference = ground.transfer(number, 150_000);
    expect(await person.call.requeryAccountNumber({})).toMatchObject({ status: true });
    expect(await balanceOf(person)).toBe(150_000);
    expect(await credits(reference)).toHaveLength(1);
    const asked = await Promise.all(
      Array.from({ length: 8 }, () => person.call.requeryAccountNumber({})),
    );
    expect(asked.some(({ code }) => code === 'too_many')).toBe(true);
    const without = await ground.institute.student();
    expect(await without.call.requeryAccountNumber({})).toMatchObject({
      code: 'payment_not_found',
    });
  });

  // Proves ours-161.
  it('is brought in by the comparison with the provider, which finds nothing strange in it', async () => {
    const { person, number } = await ground.withNumber();
    const reference = ground.transfer(number, 220_000);
    const before = await openDifferences();
    await reconcileAll(services(), null);
    expect(await balanceOf(person)).toBe(220_000);
    await reconcileAll(services(), null);
    expect(await credits(reference)).toHaveLength(1);
    expect(await differenceOf(reference)).toBeUndefined();
    expect(await openDifferences()).toBe(before);
    await balanced();
  });
});
