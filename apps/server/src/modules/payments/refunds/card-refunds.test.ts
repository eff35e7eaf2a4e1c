import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/support/institute.ts';
import { openWithRefunds } from '../../../../test/support/refunds.ts';
import { aPaidClass } from '../../../../test/support/school.ts';
import { auditLog, enrolments } from '../../../schema/index.ts';
import { walletBalance } from '../../ledger/index.ts';
import { sweepRefunds } from './follow-refund.ts';

let ground: Awaited<ReturnType<typeof openWithRefunds>>;
let admin: Person;
beforeAll(async () => {
  ground = await openWithRefunds();
  ({ admin } = ground);
});
afterAll(() => ground.close());
beforeEach(() => {
  ground.simulator.refunds.ending = 'stuck';
});
afterEach(async () => {
  expect(await ground.problems()).toEqual([]);
});

const walletOf = (who: Person) => walletBalance(ground.db, who.id);
const later = async (minutes: number) => {
  ground.institute.clock.advance({ minutes });
  await sweepRefunds(ground.institute.services);
  await ground.institute.services.jobs.drain();
};
const givenBack = (reference: string) =>
  ground.simulator.refunds.all
    .filter(({ one, status }) => one.reference === reference && status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);

describe('money back to the card', () => {
  // Proves call-sendRefund, call-getMyRefunds, ours-180, ours-187.
  it('leaves the wallet at once, is on its way, and has left when the provider says so', async () => {
    const { payer, reference } = await ground.aPayer(2000);
    const due = await ground.balanceOf('refunds_due');
    const clearing = await ground.balanceOf('card_clearing');
    const sent = await admin.call.sendRefund(ground.byCard(payer, reference, 1500));
    expect(sent).toMatchObject({
      ...{ status: true, message: expect.stringContaining('ten working days') },
      data: { state: 'underway', amount: 1500, to: 'Visa •••• 4081', own: true, name: payer.name },
    });
    expect(await walletOf(payer)).toBe(50_000);
    expect(await ground.balanceOf('refunds_due')).toBe(due + 150_000);
    await ground.institute.services.jobs.drain();
    expect(givenBack(reference)).toBe(150_000);
    ground.step(reference, 'processed');
    await ground.hearRefund(reference);
    await ground.hearRefund(reference);
    expect(await ground.rowsOf(payer)).toMatchObject([{ state: 'done', askAt: null }]);
    expect(await ground.balanceOf('refunds_due')).toBe(due);
    expect(await ground.balanceOf('card_clearing')).toBe(clearing + 150_000);
    const subjects = (await payer.call.getMessages({})).data.map(({ subject }) => subject);
    expect(subjects.slice(0, 2)).toEqual([
      '₦1,500.00 was sent back to you',
      '₦1,500.00 is on its way back to you',
    ]);
    expect((await payer.call.getMyRefunds({})).data).toMatchObject([
      { state: 'done', amount: 1500, reason: 'Paid twice', to: 'Visa •••• 4081' },
    ]);
    const mails = ground.institute.mails.filter(({ to }) => to === payer.email);
    expect(mails.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        '₦1,500.00 is on its way back to you',
        '₦1,500.00 was sent back to you',
      ]),
    );
    const [trace] = await ground.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(trace).toMatchObject({
      ...{ action: 'sendRefund', actorId: admin.id, subjectId: payer.id },
      details: { kobo: 150_000, way: 'card', reference, reason: 'Paid twice' },
    });
  });

  it('that fails at the bank is in the wallet again, with a word to the student', async () => {
    const { payer, reference } = await ground.aPayer(900);
    await admin.call.sendRefund(ground.byCard(payer, reference, 900));
    await ground.institute.services.jobs.drain();
    ground.step(reference, 'failed');
    await ground.hearRefund(reference, 'failed');
    expect(await walletOf(payer)).toBe(90_000);
    expect(await ground.rowsOf(payer)).toMatchObject([{ state: 'failed' }]);
    const [told] = (await payer.call.getMessages({})).data;
    expect(told?.subject).toBe('₦900.00 could not be sent back');
    // What failed may be sent again.
    const again = await admin.call.sendRefund(ground.byCard(payer, reference, 900));
    expect(again.status).toBe(true);
  });

  it('that the provider refuses is in the wallet again, in its words to the office', async () => {
    const { payer, reference } = await ground.aPayer(700);
    // Given back at the provider's own pages, which nobody has told us yet.
    ground.simulator.refund(reference, 70_000);
    await admin.call.sendRefund(ground.byCard(payer, reference, 700));
    await ground.institute.services.jobs.drain();
    const [own] = await ground.rowsOf(payer);
    expect(own).toMatchObject({ state: 'failed', problem: expect.stringContaining('more than') });
    expect(await walletOf(payer)).toBe(70_000);
  });

  // Proves ours-184, call-completeRefund.
  it('that the payer’s bank refuses waits for an account, which the office tells the provider', async () => {
    const { payer, reference } = await ground.aPayer(600);
    const { data } = await admin.call.sendRefund(ground.byCard(payer, reference, 600));
    await ground.institute.services.jobs.drain();
    const account = { refund_id: data.id, bank: '058' as const, account_number: '0123456785' };
    expect(await admin.call.completeRefund(account)).toMatchObject({ code: 'refund_decided' });
    ground.step(reference, 'needs-attention');
    await ground.hearRefund(reference, 'needs-attention');
    await ground.hearRefund(reference, 'needs-attention');
    const about = (await payer.call.getMessages({})).data.filter(({ subject }) =>
      subject.startsWith('We need your bank account'),
    );
    expect(about).toHaveLength(1);
    const wrong = await admin.call.completeRefund({ ...account, account_number: '0123456789' });
    expect(wrong).toMatchObject({ code: 'invalid_input' });
    const done = await admin.call.completeRefund(account);
    expect(done.data).toMatchObject({ bank: 'Guaranty Trust Bank', account_number: '0123456785' });
    await ground.institute.services.jobs.drain();
    expect(await ground.rowsOf(payer)).toMatchObject([{ state: 'underway', bank: '058' }]);
    ground.step(reference, 'processed');
    await ground.hearRefund(reference);
    expect(await ground.rowsOf(payer)).toMatchObject([{ state: 'done' }]);
    expect(await walletOf(payer)).toBe(0);
    const none = await admin.call.completeRefund({ ...account, refund_id: 999_999 });
    expect(none).toMatchObject({ code: 'refund_not_found' });
  });

  it('of a place returns it to the wallet in the same act, and ends it where that is wanted', async () => {
    const { id } = await aPaidClass(ground.institute, 2000, { name: 'Sarf 1' });
    const { payer, reference } = await ground.aPayer(2000, 'Zubaida');
    await payer.call.enrol({ class_id: id });
    const { data } = await admin.call.getPaymentHistory({ search: payer.name, type: 'debit' });
    const payment_id = data[0]?.id ?? 0;
    const order = { payment_id, leave_class: '1' as const };
    const short = await admin.call.sendRefund(ground.byCard(payer, reference, 2001, order));
    expect(short).toMatchObject({ code: 'refund_too_large' });
    // Refused whole: the place is still paid.
    expect(await walletOf(payer)).toBe(0);
    const sent = await admin.call.sendRefund(ground.byCard(payer, reference, 2000, order));
    expect(sent.status).toBe(true);
    const left = await ground.db.select().from(enrolments).where(eq(enrolments.userId, payer.id));
    expect([left, await walletOf(payer)]).toEqual([[], 0]);
    const twice = await admin.call.sendRefund(ground.byCard(payer, reference, 1, order));
    expect(twice).toMatchObject({ code: 'already_refunded' });
  });
});

describe('pressed often, and with answers that are lost', () => {
  // Proves ours-181.
  it('50 presses at once send it once, under one key and under many', async () => {
    const { payer, reference } = await ground.aPayer(1000);
    const order = ground.byCard(payer, reference, 1000);
    const same = await Promise.all(Array.from({ length: 25 }, () => admin.call.sendRefund(order)));
    const many = await Promise.all(
      Array.from({ length: 25 }, () =>
        admin.call.sendRefund(ground.byCard(payer, reference, 1000)),
      ),
    );
    expect(new Set(same.map(({ data }) => data?.id)).size).toBe(1);
    expect(many.filter(({ status }) => status)).toEqual([]);
    await ground.institute.services.jobs.drain();
    expect(givenBack(reference)).toBe(100_000);
    expect(await ground.rowsOf(payer)).toHaveLength(1);
    const other = await admin.call.sendRefund({ ...order, amount: '5' });
    expect(other).toMatchObject({ code: 'invalid_input' });
  });

  it('an answer that was lost sends nothing twice: it is found by its note', async () => {
    const { payer, reference } = await ground.aPayer(800);
    ground.simulator.refunds.ending = 'lost';
    await admin.call.sendRefund(ground.byCard(payer, reference, 400));
    await ground.institute.services.jobs.drain().catch(() => undefined);
    expect(await ground.rowsOf(payer)).toMatchObject([{ state: 'underway', providerId: null }]);
    await later(5);
    const [row] = await ground.rowsOf(payer);
    expect(row?.providerId).not.toBeNull();
    expect(givenBack(reference)).toBe(40_000);
  });

  it('killed after it was noted and before the provider heard of it, it is sent later, once', async () => {
    const { payer, reference } = await ground.aPayer(500);
    await admin.call.sendRefund(ground.byCard(payer, reference, 500));
    // As a process leaves it that dies between the note and the request.
    await ground.db.execute(sql`update refunds set requested_at = ${ground.institute.clock.now()},
      ask_at = ${ground.institute.clock.now()} where user_id = ${payer.id}`);
    await ground.institute.services.jobs.drain();
    expect(givenBack(reference)).toBe(0);
    await later(5);
    await later(5);
    expect(givenBack(reference)).toBe(50_000);
  });
});

// Proves ours-182, call-getRefundSources.
it('no more goes back than came in, nor by card than is left of the payment', async () => {
  const { payer, reference } = await ground.aPayer(1000);
  const second = await ground.paysUnheard(payer, 300);
  await payer.call.verifyPayment({ reference: second });
  await admin.call.fundWallet({ student_id: payer.id, amount: '5000' });
  const sources = async () => (await admin.call.getRefundSources({ student_id: payer.id })).data;
  expect(await sources()).toMatchObject({
    ...{ wallet: 6300, most: 1300 },
    cards: [
      { reference: second, amount: 300, left: 300 },
      { reference, amount: 1000, left: 1000 },
    ],
  });
  const card = (naira: number, own = {}) =>
    admin.call.sendRefund(ground.byCard(payer, reference, naira, own));
  expect(await card(1001)).toMatchObject({ code: 'refund_too_large' });
  expect(await admin.call.sendRefund(ground.toBank(payer, 1301))).toMatchObject({
    code: 'refund_too_large',
  });
  expect((await card(600)).status).toBe(true);
  expect(await card(401)).toMatchObject({ code: 'refund_too_large' });
  expect((await admin.call.sendRefund(ground.toBank(payer, 700))).status).toBe(true);
  expect(await card(1)).toMatchObject({ code: 'refund_too_large' });
  expect(await sources()).toMatchObject({ wallet: 5000, most: 0 });
  const spent = await ground.aPayer(400);
  const { id } = await aPaidClass(ground.institute, 400);
  await spent.payer.call.enrol({ class_id: id });
  expect(
    await admin.call.sendRefund(ground.byCard(spent.payer, spent.reference, 400)),
  ).toMatchObject({ code: 'insufficient_balance' });
});

it.each([
  ['of nobody', { student_id: 999_999 }, 'payment_not_found'],
  ['of another’s payment', { reference: 'FUND_of_another' }, 'payment_not_found'],
  ['of no place', { payment_id: 1_999_999 }, 'payment_not_found'],
] as const)('money back %s is refused', async (_what, own, code) => {
  const { payer, reference } = await ground.aPayer(100);
  const refused = await admin.call.sendRefund(ground.byCard(payer, reference, 100, own));
  expect(refused).toMatchObject({ status: false, code });
  expect([await walletOf(payer), await ground.rowsOf(payer)]).toEqual([10_000, []]);
});
