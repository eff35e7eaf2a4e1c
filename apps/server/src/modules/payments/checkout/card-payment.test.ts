// Proves promise-13.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { credentialsOf, type Institute } from '../../../../test/support/institute.ts';
import {
  type FakePaystack,
  openClassPayment,
  openFunding,
  openWithCards,
} from '../../../../test/support/paystack.ts';
import { aClass, aPaidClass } from '../../../../test/support/school.ts';
import { accounts, cardPayments, enrolments, transfers } from '../../../schema/index.ts';
import { walletBalance } from '../../ledger/index.ts';

let institute: Institute;
let paystack: FakePaystack;
beforeAll(async () => {
  ({ institute, paystack } = await openWithCards());
});
afterAll(() => institute.close());

const rowOf = async (reference: string) => {
  const rows = institute.services.db.select().from(cardPayments);
  return (await rows.where(eq(cardPayments.reference, reference)))[0];
};
const movesOf = async (userId: number) => {
  const moves = await institute.services.db
    .select({ kind: transfers.kind, amount: transfers.amount, key: transfers.idempotencyKey })
    .from(transfers)
    .where(eq(transfers.actorId, userId))
    .orderBy(transfers.id);
  return moves;
};
const balanceOf = (userId: number) => walletBalance(institute.services.db, userId);
const enrolmentsOf = (userId: number) =>
  institute.services.db.select().from(enrolments).where(eq(enrolments.userId, userId));

describe('a card payment', () => {
  // Proves student-7-5, student-7-6, call-initPayment, student-9-1.
  it('is opened with what must arrive, in kobo and naira of Nigeria, for the payer', async () => {
    const payer = await institute.student();
    const { id } = await aPaidClass(institute, 2500.5);
    const opened = await openClassPayment(payer, id);
    expect(opened).toEqual({
      reference: expect.stringMatching(new RegExp(`^CLASS_${id}_[A-Z2-9]{20}$`)),
      amount: 250_050,
      email: payer.email,
      key: 'pk_test_of_the_tests',
      currency: 'NGN',
      provider: 'paystack',
      script: 'https://js.paystack.co/v2/inline.js',
    });
    expect(await rowOf(opened.reference)).toMatchObject({
      userId: payer.id,
      purpose: 'class',
      classId: id,
      expected: 250_050,
      state: 'pending',
      settledAt: null,
    });
    expect((await openFunding(payer, 100)).reference).toMatch(/^FUND_[A-Z2-9]{20}$/);
  });

  // Proves call-initPayment, student-9-1, student-9-2.
  it('is not opened for what cannot be paid', async () => {
    const payer = await institute.student({ wallet: 500_000 });
    const free = await aClass(institute);
    const closed = await aPaidClass(institute, 1000, { regclosedate: '2026-11-01' });
    const joined = await aPaidClass(institute, 1000);
    await payer.call.enrol({ class_id: joined.id });
    const init = (class_id: number) => payer.call.initPayment({ purpose: 'class', class_id });
    expect(await init(free.id)).toMatchObject({ status: false, code: 'class_free' });
    expect(await init(closed.id)).toMatchObject({ code: 'class_closed' });
    expect(await init(joined.id)).toMatchObject({ code: 'already_enrolled' });
    expect(await init(999_999)).toMatchObject({ code: 'class_not_found' });
    const fund = (amount: string) => payer.call.initPayment({ purpose: 'fund', amount });
    expect(await fund('99.99')).toMatchObject({ http: 400, message: 'Minimum amount: ₦100' });
    expect(await fund('-5')).toMatchObject({ http: 400, message: 'Please enter a valid amount' });
    expect(await fund('1e9')).toMatchObject({ http: 400 });
  });

  // Proves student-5-5.
  it('is missing its configuration without a public key', async () => {
    const admin = await institute.admin();
    const payer = await institute.student();
    await admin.call.updateAppSettings({ paystackKey: '' });
    const response = await payer.call.initPayment({ purpose: 'fund', amount: '100' });
    await admin.call.updateAppSettings({ paystackKey: 'pk_test_of_the_tests' });
    expect(response).toMatchObject({
      http: 200,
      code: 'payment_unconfigured',
      message: 'Payment configuration is missing',
    });
  });

  // Proves call-verifyPayment.
  it('funds the wallet once, however often it is asked about', async () => {
    const payer = await institute.student();
    const { reference, amount } = await openFunding(payer, 1500);
    paystack.pay({ reference, amount, email: payer.email });
    for (let time = 0; time < 3; time += 1) {
      const response = await payer.call.verifyPayment({ reference });
      expect(response).toMatchObject({
        status: true,
        data: { state: 'paid', amount: 1500, wallet: 1500, enrolled: false, confirming: false },
      });
    }
    expect(await movesOf(payer.id)).toEqual([
      { kind: 'card_funding', amount: 150_000, key: `card:${reference.replaceAll('_', '-')}` },
    ]);
    const [clearing] = await institute.services.db
      .select()
      .from(accounts)
      .where(eq(accounts.kind, 'card_clearing'));
    expect(clearing?.balance).toBeLessThanOrEqual(-150_000);
    expect(await rowOf(reference)).toMatchObject({
      state: 'paid',
      received: 150_000,
      currency: 'NGN',
      method: 'Visa •••• 4081',
      askAt: null,
    });
  });

  // Proves call-verifyPayment.
  it('of a class joins it, with two movements that the history shows', async () => {
    const payer = await institute.student({ wallet: 70_000 });
    const { id } = await aPaidClass(institute, 5000, { name: 'Sarf' });
    const { reference, amount } = await openClassPayment(payer, id);
    paystack.pay({ reference, amount, email: payer.email });
    const { data } = await payer.call.verifyPayment({ reference });
    expect(data).toMatchObject({ state: 'paid', enrolled: true, wallet: 700, class_name: 'Sarf' });
    expect(await enrolmentsOf(payer.id)).toHaveLength(1);
    const { data: history } = await payer.call.getWalletHistory({});
    expect(history.slice(0, 2)).toMatchObject([
      { description: 'Enrollment: Sarf', type: 'debit', amount: 5000 },
      { description: 'Card payment: Sarf', type: 'credit', amount: 5000 },
    ]);
  });

  it('renews a subscription that is due', async () => {
    const payer = await institute.student({ wallet: 100_000 });
    const { id } = await aPaidClass(institute, 1000, { monthlySub: '1' });
    await payer.call.enrol({ class_id: id });
    const before = institute.clock.now();
    institute.clock.advance({ days: 29 });
    await institute.signInAgain(payer);
    const { reference, amount } = await openClassPayment(payer, id);
    paystack.pay({ reference, amount, email: payer.email });
    expect((await payer.call.verifyPayment({ reference })).data).toMatchObject({ state: 'paid' });
    expect((await enrolmentsOf(payer.id))[0]).toMatchObject({ periods: 2 });
    institute.clock.set(before);
  });

  it('rewards the referrer as an enrolment from the wallet does', async () => {
    const referrer = await institute.student();
    const friend = await institute.student({ refBy: referrer.referralCode });
    const { id } = await aPaidClass(institute, 1000);
    const { reference, amount } = await openClassPayment(friend, id);
    paystack.pay({ reference, amount, email: friend.email });
    await friend.call.verifyPayment({ reference });
    expect(await balanceOf(referrer.id)).toBe(10_000);
  });

  it('is found in either spelling of its reference', async () => {
    const payer = await institute.student();
    const { reference, amount } = await openFunding(payer, 200);
    paystack.pay({ reference, amount, email: payer.email });
    const dashed = reference.replaceAll('_', '-');
    expect((await payer.call.verifyPayment({ reference: dashed })).data.state).toBe('paid');
    expect(await balanceOf(payer.id)).toBe(20_000);
  });
});

describe('a class that cannot be joined any more', () => {
  const cases = {
    'has closed': {
      change: { regclosedate: '2026-11-01' },
      reason: /^Registration for the class has ended\. The money is in your wallet\.$/,
    },
    'costs more by now': {
      change: { amount: '5000' },
      reason: /^The price of the class is higher than what was paid\./,
    },
    'is inactive': { change: { status: '0' }, reason: /^The class is not open for enrollment\./ },
  };
  it.each(Object.entries(cases))(
    '%s: the money stays in the wallet and a message says so',
    async (_, { change, reason }) => {
      // Enough besides to pay a risen price: it is not taken unasked.
      const payer = await institute.student({ wallet: 900_000 });
      const { id } = await aPaidClass(institute, 3000, { name: 'Nahw' });
      const { reference, amount } = await openClassPayment(payer, id);
      const admin = await institute.admin();
      const form = {
        category: 'Grammar',
        name: 'Nahw',
        about: 'The sentence',
        premium: '1',
        amount: '3000',
      };
      const changed = await admin.call.updateClass({ class_id: id, ...form, ...change });
      expect(changed.status).toBe(true);
      paystack.pay({ reference, amount, email: payer.email });
      const { data } = await payer.call.verifyPayment({ reference });
      expect(data).toMatchObject({ state: 'credited', enrolled: false, wallet: 12_000 });
      expect(data.reason).toMatch(reason);
      expect(await enrolmentsOf(payer.id)).toEqual([]);
      expect((await movesOf(payer.id)).map(({ kind }) => kind)).toEqual(['card_funding']);
      const { data: inbox } = await payer.call.getMessages({});
      expect(inbox).toHaveLength(1);
      expect(inbox[0]?.subject).toMatch(/^Your payment is in your wallet: /);
      expect(inbox[0]?.body).toMatch(/₦3,000\.00/);
    },
  );

  it('was joined meanwhile: paying twice loses nothing', async () => {
    const payer = await institute.student();
    const { id } = await aPaidClass(institute, 3000);
    const first = await openClassPayment(payer, id);
    const second = await openClassPayment(payer, id);
    for (const { reference, amount } of [first, second]) {
      paystack.pay({ reference, amount, email: payer.email });
    }
    expect((await payer.call.verifyPayment({ reference: first.reference })).data.state).toBe(
      'paid',
    );
    const { data } = await payer.call.verifyPayment({ reference: second.reference });
    expect(data).toMatchObject({ state: 'credited', enrolled: true, wallet: 3000 });
    expect(data.reason).toBe('You are already enrolled in the class. The money is in your wallet.');
  });

  it('keeps the rest when the price has fallen', async () => {
    const payer = await institute.student();
    const { id } = await aPaidClass(institute, 3000);
    const { reference, amount } = await openClassPayment(payer, id);
    const admin = await institute.admin();
    const form = { category: 'Grammar', name: 'Nahw', about: 'The sentence', premium: '1' };
    await admin.call.updateClass({ class_id: id, ...form, amount: '2000' });
    paystack.pay({ reference, amount, email: payer.email });
    const { data } = await payer.call.verifyPayment({ reference });
    expect(data).toMatchObject({ state: 'paid', enrolled: true, wallet: 1000 });
  });
});

describe('while nothing has arrived', () => {
  // Proves call-getMyPayments.
  it('is being confirmed for one who says it was paid, and not for one who closed the window', async () => {
    const payer = await institute.student();
    const { reference } = await openFunding(payer, 300);
    const pending = async () =>
      (await payer.call.getMyPayments({ state: 'pending' })).data.map((one) => [
        one.reference,
        one.confirming,
      ]);
    expect(await pending()).toEqual([[reference, false]]);
    const verify = (closed: '0' | '1') => payer.call.verifyPayment({ reference, closed });
    expect((await verify('0')).data).toMatchObject({ state: 'pending', confirming: true });
    expect(await pending()).toEqual([[reference, true]]);
    expect((await verify('1')).data).toMatchObject({ state: 'pending', confirming: false });
    expect(await balanceOf(payer.id)).toBe(0);
  });

  it('is being confirmed while the bank is at it, also after the window was closed', async () => {
    const payer = await institute.student();
    const { reference, amount, email } = await openFunding(payer, 300);
    paystack.pay({ reference, amount, email, status: 'underway' });
    const { data } = await payer.call.verifyPayment({ reference, closed: '1' });
    expect(data).toMatchObject({ state: 'pending', confirming: true });
  });

  it('waits when the provider is away, and arrives once it is back', async () => {
    const payer = await institute.student();
    const { reference, amount, email } = await openFunding(payer, 300);
    paystack.pay({ reference, amount, email });
    paystack.isAway = true;
    const away = await payer.call.verifyPayment({ reference });
    paystack.isAway = false;
    expect(away).toMatchObject({ http: 200, data: { state: 'pending', confirming: true } });
    expect((await payer.call.verifyPayment({ reference })).data.state).toBe('paid');
  });

  it('fails when it was declined, and is paid all the same when the next card works', async () => {
    const payer = await institute.student();
    const { reference, amount, email } = await openFunding(payer, 300);
    paystack.pay({ reference, amount, email, status: 'failed' });
    const declined = await payer.call.verifyPayment({ reference });
    expect(declined.data).toMatchObject({
      state: 'failed',
      reason: 'The payment was declined. Nothing was taken.',
      wallet: 0,
    });
    paystack.pay({ reference, amount, email });
    expect((await payer.call.verifyPayment({ reference })).data).toMatchObject({
      state: 'paid',
      reason: '',
      wallet: 300,
    });
  });
});

describe('an administrator signed in as a student', () => {
  it('cannot pay by card', async () => {
    const payer = await institute.student();
    const admin = await institute.admin();
    const asStudent = await admin.call.loginAsStudent({ student_email: payer.email });
    const client = institute.client(credentialsOf(asStudent.headers));
    expect(await client.initPayment({ purpose: 'fund', amount: '100' })).toMatchObject({
      http: 403,
      code: 'not_as_student',
    });
  });
});
