import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Institute, Person } from '../../../../test/support/institute.ts';
import {
  aShortPayment,
  type FakePaystack,
  openClassPayment,
  openFunding,
  openWithCards,
  webhook,
} from '../../../../test/support/paystack.ts';
import { aPaidClass } from '../../../../test/support/school.ts';
import { auditLog, classTotals, enrolments, transfers } from '../../../schema/index.ts';
import { walletBalance } from '../../ledger/index.ts';

let institute: Institute;
let paystack: FakePaystack;
let admin: Person;
beforeAll(async () => {
  ({ institute, paystack } = await openWithCards());
  admin = await institute.admin();
});
afterAll(() => institute.close());

const db = () => institute.services.db;
const joinedOf = (who: Person) =>
  db().select().from(enrolments).where(eq(enrolments.userId, who.id));
const debitOf = async (who: Person) => {
  const { data } = await admin.call.getPaymentHistory({ search: who.name, type: 'debit' });
  return data[0]?.id ?? 0;
};

/** A student who has paid a class of ₦2,000 by card. */
async function aPayer(name: string) {
  const payer = await institute.student({ name });
  const { id } = await aPaidClass(institute, 2000, { name: `Class of ${name}` });
  const { reference, amount, email } = await openClassPayment(payer, id);
  paystack.pay({ reference, amount, email });
  await payer.call.verifyPayment({ reference });
  return { payer, classId: id, reference };
}

describe('a refund', () => {
  // Proves call-refundPayment.
  it('returns the payment of a class to the wallet with its reason, once', async () => {
    const { payer } = await aPayer('Zubaida');
    const payment_id = await debitOf(payer);
    const response = await admin.call.refundPayment({ payment_id, reason: 'Paid twice' });
    expect(response).toMatchObject({ status: true, data: { amount: 2000, wallet: 2000 } });
    expect(await joinedOf(payer)).toHaveLength(1);
    const [line] = (await payer.call.getWalletHistory({})).data;
    expect(line).toMatchObject({
      description: 'Refund: Class of Zubaida (Paid twice)',
      type: 'credit',
      amount: 2000,
    });
    const [message] = (await payer.call.getMessages({})).data;
    expect(message?.subject).toMatch(/^A payment was returned to your wallet/);
    const [trace] = await db().select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(trace).toMatchObject({
      action: 'refundPayment',
      actorId: admin.id,
      subjectId: payer.id,
      details: { paymentId: payment_id, kobo: 200_000, reason: 'Paid twice' },
    });
    const again = await admin.call.refundPayment({ payment_id, reason: 'Paid twice' });
    expect(again).toMatchObject({ status: false, code: 'already_refunded' });
    expect(await walletBalance(db(), payer.id)).toBe(200_000);
  });

  it('pressed 30 times at once returns once', async () => {
    const { payer } = await aPayer('Yahaya');
    const payment_id = await debitOf(payer);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => admin.call.refundPayment({ payment_id, reason: 'Race' })),
    );
    expect(answers.filter(({ status }) => status)).toHaveLength(1);
    expect(await walletBalance(db(), payer.id)).toBe(200_000);
  });

  it('takes the student out of the class when it is to', async () => {
    const { payer, classId } = await aPayer('Xavier');
    const payment_id = await debitOf(payer);
    const left = await admin.call.refundPayment({ payment_id, reason: 'Wrong', leave_class: '1' });
    expect(left).toMatchObject({ status: true });
    expect(await joinedOf(payer)).toEqual([]);
    const [kept] = await db().select().from(classTotals).where(eq(classTotals.classId, classId));
    expect(kept?.students).toBe(0);
    // Joining again is a new enrolment, paid for anew.
    expect(await payer.call.enrol({ class_id: classId })).toMatchObject({ status: true });
    expect(await walletBalance(db(), payer.id)).toBe(0);
  });

  it('is refused once the account is deleted: nobody reaches its wallet', async () => {
    const { payer } = await aPayer('Thuraya');
    const payment_id = await debitOf(payer);
    await admin.call.deleteStudent({ student_id: payer.id });
    const order = { payment_id, reason: 'Gone' };
    expect(await admin.call.refundPayment(order)).toMatchObject({ code: 'not_refundable' });
    expect(await walletBalance(db(), payer.id)).toBe(0);
  });

  it('is refused for what is no payment of a class', async () => {
    const funded = await institute.student({ wallet: 5000, name: 'Wahida' });
    const { data } = await admin.call.getPaymentHistory({ search: funded.name });
    const refund = (payment_id: number) => admin.call.refundPayment({ payment_id, reason: 'No' });
    expect(await refund(data[0]?.id ?? 0)).toMatchObject({ code: 'not_refundable' });
    expect(await refund(1_999_999)).toMatchObject({ code: 'payment_not_found' });
    expect(await admin.call.refundPayment({ reason: 'None' })).toMatchObject({ http: 400 });
    const both = { payment_id: 1, reference: 'FUND_123456', reason: 'Both' };
    expect(await admin.call.refundPayment(both)).toMatchObject({ http: 400 });
    expect(await admin.call.refundPayment({ payment_id: 1, reason: ' ' })).toMatchObject({
      http: 400,
      message: 'Reason is required',
    });
  });
});

describe('money that arrived otherwise than it was asked for', () => {
  // Proves call-refundPayment.
  it('is put into the wallet by an administrator, as much as arrived, once', async () => {
    const { payer, reference } = await aShortPayment(institute, paystack);
    const { data } = await admin.call.getReconciliation({});
    expect(data.find((one) => one.reference === reference)).toMatchObject({
      kind: 'not_credited',
      provider_amount: 800,
      ledger_amount: 0,
      email: payer.email,
      can_credit: true,
    });
    const order = { reference, reason: 'Short by ₦100' };
    const answers = await Promise.all([1, 2, 3].map(() => admin.call.refundPayment(order)));
    expect(answers.filter(({ status }) => status)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'already_refunded')).toHaveLength(2);
    expect(await walletBalance(db(), payer.id)).toBe(80_000);
    const moved = await db()
      .select()
      .from(transfers)
      .where(eq(transfers.idempotencyKey, `card:${reference.replaceAll('_', '-')}`));
    expect(moved).toMatchObject([{ amount: 80_000, actorId: admin.id }]);
    expect((await payer.call.verifyPayment({ reference })).data).toMatchObject({
      state: 'credited',
      amount: 800,
    });
    const settled = (await admin.call.getReconciliation({ settled: '1' })).data;
    expect(settled.find((one) => one.reference === reference)).toMatchObject({
      note: 'Short by ₦100',
      can_credit: false,
    });
  });

  it('is not when it is no naira, or the provider is away, or says otherwise by now', async () => {
    const dollars = await openFunding(await institute.student(), 900);
    paystack.pay({ ...dollars, currency: 'USD' });
    await webhook(institute, dollars.reference);
    await institute.services.jobs.drain();
    const credit = (reference: string) => admin.call.refundPayment({ reference, reason: 'Try' });
    expect(await credit(dollars.reference)).toMatchObject({ code: 'not_refundable' });
    const { reference, payer } = await aShortPayment(institute, paystack);
    paystack.isAway = true;
    const away = await credit(reference);
    paystack.isAway = false;
    expect(away).toMatchObject({ http: 503, code: 'unavailable' });
    paystack.pay({ reference, amount: 80_000, email: payer.email, status: 'failed' });
    expect(await credit(reference)).toMatchObject({ code: 'not_refundable' });
    expect(await walletBalance(db(), payer.id)).toBe(0);
    const pending = await openFunding(payer, 100);
    expect(await credit(pending.reference)).toMatchObject({ code: 'not_refundable' });
  });
});

describe('a receipt', () => {
  // Proves call-getPaymentReceipt.
  it('shows what was paid, how, and what came of it, to the payer and to administrators', async () => {
    const { payer, reference, classId } = await aPayer('Umar');
    const { data } = await payer.call.getPaymentReceipt({ reference });
    expect(data).toMatchObject({
      reference,
      state: 'paid',
      purpose: 'class',
      amount: 2000,
      name: 'Umar',
      email: payer.email,
      siteName: 'Arabic Institute',
      method: 'Visa •••• 4081',
      class_name: 'Class of Umar',
      lines: [
        { description: 'Card payment: Class of Umar', type: 'credit', amount: 2000 },
        { description: 'Enrollment: Class of Umar', type: 'debit', amount: 2000 },
      ],
    });
    expect(data.class_id).not.toBe(String(classId));
    expect(data.paid_at).toBeGreaterThan(0);
    expect((await admin.call.getPaymentReceipt({ reference })).data.name).toBe('Umar');
    const pending = await openFunding(payer, 100);
    expect(await payer.call.getPaymentReceipt(pending)).toMatchObject({
      code: 'payment_not_found',
    });
  });
});
