import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Institute, Person } from '../../../../test/support/institute.ts';
import {
  type FakePaystack,
  openFunding,
  openWithCards,
} from '../../../../test/support/paystack.ts';
import { walletBalance } from '../../ledger/index.ts';

let institute: Institute;
let paystack: FakePaystack;
let admin: Person;
beforeAll(async () => {
  ({ institute, paystack } = await openWithCards());
  admin = await institute.admin();
});
afterAll(() => institute.close());

const balanceOf = (userId: number) => walletBalance(institute.services.db, userId);

/** A payment that its payer believes in and that the provider has declined. */
async function aFailedPayment() {
  const payer = await institute.student();
  const { reference, amount, email } = await openFunding(payer, 250);
  paystack.pay({ reference, amount, email, status: 'failed' });
  await payer.call.verifyPayment({ reference });
  return { payer, reference, pay: () => paystack.pay({ reference, amount, email }) };
}

describe('a card payment of a student', () => {
  // Proves call-getStudentPayments.
  it('stands in the office with what became of it and why, the newest first', async () => {
    const { payer, reference } = await aFailedPayment();
    const later = await openFunding(payer, 100);
    const other = await aFailedPayment();
    const { data, meta } = await admin.call.getStudentPayments({ student_id: payer.id });
    expect(data.map((one) => one.reference)).toEqual([later.reference, reference]);
    expect(meta).toMatchObject({ total: 2 });
    expect(data[1]).toMatchObject({
      ...{ amount: 250, state: 'failed', paid_at: 0 },
      reason: 'The payment was declined. Nothing was taken.',
    });
    expect((await other.payer.call.getStudentPayments({ student_id: payer.id })).http).toBe(403);
  });

  // Proves call-askAboutPayment.
  it('is credited once however many ask at once, and the log says who asked about whose', async () => {
    const { payer, reference, pay } = await aFailedPayment();
    const ask = () => admin.call.askAboutPayment({ reference });
    expect((await ask()).data).toMatchObject({ reference, state: 'failed' });
    pay();
    const answers = await Promise.all([ask(), ask(), payer.call.verifyPayment({ reference })]);
    for (const { data } of answers) expect(data).toMatchObject({ state: 'paid', amount: 250 });
    expect(await balanceOf(payer.id)).toBe(25_000);
    const acts = (await admin.call.getAuditLog({ act: 'askAboutPayment' })).data;
    expect(acts).toHaveLength(3);
    expect(acts.map(({ actor, subject }) => [actor?.id, subject?.id])).toEqual(
      acts.map(() => [admin.id, payer.id]),
    );
    expect(acts.at(-1)?.details).toEqual(
      expect.arrayContaining([
        { name: 'reference', value: reference },
        { name: 'state', value: 'failed' },
      ]),
    );
    expect((await payer.call.askAboutPayment({ reference })).http).toBe(403);
  });

  // Proves call-askAboutPayment.
  it('is as it was while the provider is away, and unknown where there is none', async () => {
    const { payer, reference, pay } = await aFailedPayment();
    pay();
    paystack.isAway = true;
    expect((await admin.call.askAboutPayment({ reference })).code).toBe('unavailable');
    paystack.isAway = false;
    expect(await balanceOf(payer.id)).toBe(0);
    const unknown = await admin.call.askAboutPayment({ reference: 'FUND_nobodys' });
    expect(unknown.code).toBe('payment_not_found');
  });
});
