import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Institute, Person } from '../../../../test/support/institute.ts';
import {
  aShortPayment,
  type FakePaystack,
  openWithCards,
  webhook,
} from '../../../../test/support/paystack.ts';
import { transfers } from '../../../schema/index.ts';
import { walletBalance } from '../../ledger/index.ts';

/** Money that the office has returned outside of the product, and says so. */

let institute: Institute;
let paystack: FakePaystack;
let admin: Person;
beforeAll(async () => {
  ({ institute, paystack } = await openWithCards());
  admin = await institute.admin();
});
afterAll(() => institute.close());

const db = () => institute.services.db;
const note = 'Returned by bank transfer';
const differenceOf = async (reference: string) => {
  const { data } = await admin.call.getReconciliation({});
  return data.find((one) => one.reference === reference)?.id ?? 0;
};
const settle = async (reference: string) =>
  admin.call.settleDifference({ difference_id: await differenceOf(reference), note });
const credit = (reference: string) => admin.call.refundPayment({ reference, reason: 'Short' });
const noteOf = async (reference: string) => {
  const { data } = await admin.call.getReconciliation({ settled: '1' });
  return data.find((one) => one.reference === reference)?.note;
};
const credits = (reference: string) =>
  db()
    .select()
    .from(transfers)
    .where(eq(transfers.idempotencyKey, `card:${reference.replaceAll('_', '-')}`));

describe('a difference that is settled by hand', () => {
  it('is put into no wallet by whoever has an old page', async () => {
    const { payer, reference } = await aShortPayment(institute, paystack);
    expect(await settle(reference)).toMatchObject({ status: true });
    expect(await credit(reference)).toMatchObject({ code: 'difference_not_found' });
    expect(await walletBalance(db(), payer.id)).toBe(0);
    expect(await noteOf(reference)).toBe(note);
  });

  it('is put into none either when it is settled while the provider is being asked', async () => {
    const { payer, reference } = await aShortPayment(institute, paystack);
    const { verify } = paystack;
    paystack.verify = async (asked) => {
      await settle(reference);
      return verify.call(paystack, asked);
    };
    const answer = await credit(reference);
    paystack.verify = verify;
    expect(answer).toMatchObject({ code: 'difference_not_found' });
    expect(await walletBalance(db(), payer.id)).toBe(0);
    expect(await noteOf(reference)).toBe(note);
  });

  it('pressed at once with crediting it, is one of the two', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { payer, reference } = await aShortPayment(institute, paystack);
      const order = { difference_id: await differenceOf(reference), note };
      const [settled, credited] = await Promise.all([
        admin.call.settleDifference(order),
        credit(reference),
      ]);
      expect([settled.status, credited.status].filter(Boolean)).toHaveLength(1);
      const balance = await walletBalance(db(), payer.id);
      expect(balance).toBe(credited.status ? 80_000 : 0);
      expect(await noteOf(reference)).toBe(credited.status ? 'Short' : note);
    }
  });

  it('is not credited to a payer who signs up later, whoever asks', async () => {
    const email = 'returned@example.com';
    const [verified, heard] = ['FUND_returned', 'FUND_heard'];
    for (const reference of [verified, heard]) {
      paystack.pay({ reference, amount: 70_000, email });
      await webhook(institute, reference);
    }
    await institute.services.jobs.drain();
    for (const reference of [verified, heard]) await settle(reference);
    const payer = await institute.student({ email });
    const asked = await payer.call.verifyPayment({ reference: verified });
    expect(asked.data).toMatchObject({ state: 'failed', wallet: 0 });
    expect(asked.data.reason).toMatch(/has dealt with this payment/);
    await webhook(institute, heard);
    await institute.services.jobs.drain();
    const { data } = await admin.call.runReconciliation({});
    expect(data).toMatchObject({ state: 'agreed', open: 0 });
    expect(await walletBalance(db(), payer.id)).toBe(0);
    for (const reference of [verified, heard]) expect(await credits(reference)).toEqual([]);
  });
});
