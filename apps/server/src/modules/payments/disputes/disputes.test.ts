import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openWithDisputes } from '../../../../test/support/disputes.ts';
import { openFunding } from '../../../../test/support/paystack.ts';
import { aLesson, aPaidClass } from '../../../../test/support/school.ts';
import { DisputeRefused } from '../../../platform/dispute-provider.ts';
import { auditLog, disputes, meetings, presences } from '../../../schema/index.ts';
import { paymentByKey } from '../checkout/store-cards.ts';
import { followReturns } from '../refunds/hear-refund.ts';
import { sweepDisputes, tellAnswer } from './follow-dispute.ts';

let ground: Awaited<ReturnType<typeof openWithDisputes>>;
beforeAll(async () => {
  ground = await openWithDisputes();
});
afterAll(() => ground.close());
afterEach(async () => {
  ground.simulator.disputes.isLost = false;
  expect(await ground.problems()).toEqual([]);
  expect(await ground.accountOf('refunds_due')).toBe(0);
});

const answered = (dispute_id: number, answer: 'accept' | 'contest', message = 'See the file') =>
  ground.admin.call.answerDispute({ dispute_id, answer, message });

/** What is being sent back of a payment has left. */
async function settled(reference: string): Promise<void> {
  await ground.drain();
  for (const refund of ground.simulator.refunds.all) {
    if (refund.one.reference === reference) ground.simulator.step(refund, 'processed');
  }
  const row = await paymentByKey(ground.db, reference.replaceAll('_', '-'));
  if (row) await followReturns(ground.services, row);
}

// Proves ours-216, call-getDisputes.
describe('an event of a dispute', () => {
  it('makes one task with its clock, however often it is told, and none where it is forged', async () => {
    const person = await ground.institute.student({ name: 'Amina Yusuf' });
    const reference = await ground.funds(person, 900);
    const dispute = ground.simulator.dispute(reference);
    expect(await ground.hears(dispute, 'create', 'sk_test_of_a_forger')).toBe(401);
    expect(await ground.db.$count(disputes, eq(disputes.providerId, dispute.id))).toBe(0);
    await Promise.all(Array.from({ length: 5 }, () => ground.hears(dispute, 'create')));
    await ground.hears(dispute, 'remind');
    expect(await ground.db.$count(disputes, eq(disputes.providerId, dispute.id))).toBe(1);
    const row = await ground.rowOf(dispute);
    expect(row).toMatchObject({ state: 'open', amount: 90_000 });
    expect(row.dueAt.getTime() - row.openedAt.getTime()).toBeGreaterThanOrEqual(24 * 3_600_000);
    const { data } = await ground.admin.call.getDisputes({ state: 'waiting' });
    expect(data[0]).toMatchObject({
      reference,
      user_id: person.id,
      name: 'Amina Yusuf',
      amount: 900,
    });
    expect(data[0]?.reminded_at).toBeGreaterThan(0);
    expect(await ground.balanceOf(person)).toBe(90_000);
  });

  it('that comes before its charge has that credited first', async () => {
    const person = await ground.institute.student();
    const { reference, amount, email } = await openFunding(person, 700);
    ground.simulator.pay({ reference, amount, email });
    const dispute = ground.simulator.dispute(reference);
    await ground.hears(dispute, 'create');
    expect(await ground.balanceOf(person)).toBe(70_000);
    expect((await ground.rowOf(dispute)).paymentId).not.toBeNull();
  });

  it('about a payment that nobody knows stands in the list without a student', async () => {
    ground.simulator.pay({ reference: 'SHOP_424242', amount: 5000, email: 'x@example.com' });
    const dispute = ground.simulator.dispute('SHOP_424242');
    await ground.hears(dispute, 'create');
    const { data } = await ground.admin.call.getDisputes({ search: 'SHOP_424242' });
    expect(data).toMatchObject([{ name: '', user_id: 0, amount: 50 }]);
    ground.simulator.endDispute(dispute, 'merchant-accepted');
    await ground.hears(dispute, 'resolve');
    expect(await ground.rowOf(dispute)).toMatchObject({ state: 'lost', refundId: null });
  });
});

// Proves ours-217, call-getDisputeEvidence.
it('the evidence has receipt, sign-ins, lessons, meetings and messages, and runs nothing that people wrote', async () => {
  const { id: class_id } = await aPaidClass(ground.institute, 900);
  const { rand } = await aLesson(ground.institute, class_id, { subject: '<b>Iʿrāb</b> إعراب' });
  const { person, id } = await ground.disputed(900);
  await person.call.enrol({ class_id });
  await person.call.viewStatus({ class_id, lesson_id: rand });
  await ground.admin.call.sendMessage({
    ...{ subject: 'Welcome', message: 'Come in', recipients: [person.id], type: 'inApp' },
  } as never);
  const day = ground.institute.clock.now().toISOString().slice(0, 10);
  await ground.admin.call.addPattern({
    ...{ class_id, from_on: day, weekday: 2, starts_at: '18:00', minutes: 60 },
    place: 'https://meet.example/roots',
  });
  const [meeting] = await ground.db.select().from(meetings).orderBy(asc(meetings.startsAt));
  const saidAt = meeting?.startsAt ?? new Date();
  await ground.db.insert(presences).values({
    ...{ meetingId: meeting?.id ?? 0, userId: person.id, saidAt, arrivedAt: saidAt },
    ...{ state: 'left_early', source: 'teacher' },
  });
  const { data } = await ground.admin.call.getDisputeEvidence({ dispute_id: id });
  expect(data.name).toMatch(/^dispute-\d+\.html$/);
  for (const part of [
    'Receipt',
    'Sign-ins',
    'Lessons opened',
    'Live meetings',
    'Left early',
    'Messages sent',
    'Visa •••• 4081',
  ]) {
    expect(data.html).toContain(part);
  }
  expect(data.html).toContain('إعراب');
  expect(data.html).not.toContain('<b>');
  expect((await ground.admin.call.getDisputeEvidence({ dispute_id: 999_999 })).code).toBe(
    'dispute_not_found',
  );
});

// Proves ours-218, call-answerDispute.
describe('an answer of the office', () => {
  it('that accepts gives the money back once, out of the wallet', async () => {
    const { person, dispute, id } = await ground.disputed(900);
    const before = await ground.accountOf('card_clearing');
    expect((await answered(id, 'accept')).data?.state).toBe('answering');
    await Promise.all([
      tellAnswer(ground.services, id),
      tellAnswer(ground.services, id),
      ground.drain(),
    ]);
    await ground.hears(dispute, 'resolve');
    expect(await ground.rowOf(dispute)).toMatchObject({ state: 'lost' });
    expect(await ground.balanceOf(person)).toBe(0);
    expect(Math.abs((await ground.accountOf('card_clearing')) - before)).toBe(90_000);
    const [noted] = await ground.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'answerDispute'));
    expect(noted).toMatchObject({ actorId: ground.admin.id, subjectId: person.id });
    expect((await ground.told(person))[0]).toContain('₦900.00');
  });

  it('that accepts gives back what has not gone back, and money is not sent back while it is disputed', async () => {
    const person = await ground.institute.student({ name: 'Amina Yusuf' });
    const reference = await ground.funds(person, 900);
    const back = (naira: string, key: string) =>
      ground.admin.call.sendRefund({
        ...{ student_id: person.id, way: 'card', reference, amount: naira },
        ...{ reason: 'Paid twice', request_key: key },
      });
    expect((await back('300', 'before-the-dispute')).status).toBe(true);
    await settled(reference);
    const dispute = ground.simulator.dispute(reference);
    await ground.hears(dispute, 'create');
    expect(await back('100', 'while-it-is-disputed')).toMatchObject({ code: 'not_refundable' });
    const sources = await ground.admin.call.getRefundSources({ student_id: person.id });
    expect(sources.data.cards).toEqual([]);
    await answered((await ground.rowOf(dispute)).id, 'accept');
    await ground.drain();
    await ground.hears(dispute, 'resolve');
    expect(await ground.rowOf(dispute)).toMatchObject({ state: 'lost' });
    expect(await ground.balanceOf(person)).toBe(0);
    const gone = ground.simulator.refunds.all.filter(({ one }) => one.reference === reference);
    expect(gone.map(({ amount }) => amount)).toEqual([30_000, 60_000]);
  });

  it('that accepts what has gone back whole is refused; lost all the same, the wallet pays nothing twice', async () => {
    const person = await ground.institute.student({ name: 'Bilkisu' });
    const reference = await ground.funds(person, 900);
    await ground.funds(person, 500);
    const order = { student_id: person.id, way: 'card', reference, amount: '900' } as const;
    const request_key = 'whole-before-the-dispute';
    const sent = await ground.admin.call.sendRefund({ ...order, reason: 'Twice', request_key });
    expect(sent.status).toBe(true);
    await settled(reference);
    const dispute = ground.simulator.dispute(reference);
    await ground.hears(dispute, 'create');
    const { id } = await ground.rowOf(dispute);
    expect(await answered(id, 'accept')).toMatchObject({ code: 'not_refundable' });
    const lost = await ground.accountOf('card_losses');
    ground.simulator.endDispute(dispute, 'merchant-accepted');
    await ground.hears(dispute, 'resolve');
    expect(await ground.balanceOf(person)).toBe(50_000);
    expect((await ground.accountOf('card_losses')) - lost).toBe(-90_000);
  });

  it('that contests sends the evidence as a file; won, nothing moves', async () => {
    const { person, dispute, id } = await ground.disputed(900);
    await answered(id, 'contest', 'She has studied here');
    await ground.drain();
    expect(await ground.rowOf(dispute)).toMatchObject({ state: 'sent' });
    expect(dispute).toMatchObject({ message: 'She has studied here' });
    expect(ground.simulator.disputes.files.get(dispute.file ?? '')).toContain('Amina Yusuf');
    ground.simulator.endDispute(dispute, 'declined');
    await ground.hears(dispute, 'resolve');
    expect(await ground.rowOf(dispute)).toMatchObject({ state: 'won' });
    expect(await ground.balanceOf(person)).toBe(90_000);
  });

  it('is given once: another answer, and one to what is over, is refused', async () => {
    const { id, dispute } = await ground.disputed(900);
    await answered(id, 'contest');
    expect((await answered(id, 'contest')).status).toBe(true);
    expect((await answered(id, 'accept')).code).toBe('dispute_answered');
    await ground.drain();
    ground.simulator.endDispute(dispute, 'declined');
    await ground.hears(dispute, 'resolve');
    expect((await answered(id, 'accept')).code).toBe('dispute_answered');
    expect((await answered(999_999, 'accept')).code).toBe('dispute_not_found');
  });

  it('whose answer from the provider is lost is taken once', async () => {
    const { person, dispute, id } = await ground.disputed(900);
    ground.simulator.disputes.isLost = true;
    await answered(id, 'accept');
    await ground.drain();
    ground.simulator.disputes.isLost = false;
    await ground.drain(true);
    expect(await ground.rowOf(dispute)).toMatchObject({ state: 'lost' });
    expect(await ground.balanceOf(person)).toBe(0);
  });
});

/** The services, with a provider that refuses an answer once `before` has happened. */
function refusing(before: () => Promise<void>): typeof ground.services {
  const { paystack } = ground.services.cardProviders;
  if (!paystack?.disputes) throw new Error('the provider knows no disputes');
  const accept = async () => {
    await before();
    throw new DisputeRefused('Dispute has been resolved or is awaiting the bank');
  };
  const disputes = { ...paystack.disputes, accept };
  return { ...ground.services, cardProviders: { paystack: { ...paystack, disputes } } };
}

describe('an answer that the provider refuses', () => {
  it('because another process was faster counts as that one has it', async () => {
    for (const isHeard of [true, false]) {
      const { person, dispute, id } = await ground.disputed(900);
      await answered(id, 'accept');
      const services = refusing(async () => {
        ground.simulator.endDispute(dispute, 'merchant-accepted');
        if (isHeard) await ground.hears(dispute, 'resolve');
      });
      await tellAnswer(services, id);
      expect(await ground.rowOf(dispute)).toMatchObject({ state: 'lost', answer: 'accept' });
      expect(await ground.balanceOf(person)).toBe(0);
    }
  });

  it('and still has open is open again, with its words', async () => {
    const { dispute, id } = await ground.disputed(900);
    await answered(id, 'accept');
    await tellAnswer(
      refusing(async () => {}),
      id,
    );
    const problem = 'Dispute has been resolved or is awaiting the bank';
    const again = { state: 'open', answer: null, answeredAt: null, problem };
    expect(await ground.rowOf(dispute)).toMatchObject(again);
    await answered(id, 'accept');
    await ground.drain();
    expect(await ground.rowOf(dispute)).toMatchObject({ state: 'lost', problem: '' });
  });
});

// Proves ours-219.
describe('a dispute that is lost', () => {
  it('never overdraws the wallet: what is missing the institute has lost, and sees', async () => {
    const { id: class_id } = await aPaidClass(ground.institute, 600);
    const { person, dispute, id, reference } = await ground.disputed(900);
    await person.call.enrol({ class_id });
    const before = await ground.accountOf('card_losses');
    ground.simulator.endDispute(dispute, 'merchant-accepted');
    await Promise.all(Array.from({ length: 5 }, () => ground.hears(dispute, 'resolve')));
    expect(await ground.balanceOf(person)).toBe(0);
    expect(Math.abs((await ground.accountOf('card_losses')) - before)).toBe(60_000);
    const { data } = await ground.admin.call.getDisputes({ search: reference });
    expect(data).toMatchObject([{ id, state: 'lost', lost: 600 }]);
    // What the provider lists as a refund of the dispute is booked by that alone.
    const payment = await paymentByKey(ground.db, reference.replaceAll('_', '-'));
    if (payment) await followReturns(ground.services, payment);
    expect(Math.abs((await ground.accountOf('card_losses')) - before)).toBe(60_000);
  });

  it('of which nobody told at all is found by what goes back', async () => {
    const person = await ground.institute.student();
    const reference = await ground.funds(person, 900);
    const dispute = ground.simulator.dispute(reference);
    ground.simulator.endDispute(dispute, 'merchant-accepted');
    const payment = await paymentByKey(ground.db, reference.replaceAll('_', '-'));
    if (payment) await followReturns(ground.services, payment);
    await ground.drain();
    expect(await ground.rowOf(dispute)).toMatchObject({ state: 'lost' });
    expect(await ground.balanceOf(person)).toBe(0);
  });

  it('of which nobody told, since its time ran out, is found by the clock', async () => {
    const { person, dispute } = await ground.disputed(900);
    ground.simulator.endDispute(dispute, 'merchant-accepted');
    ground.institute.clock.advance({ hours: 2 });
    await Promise.all(Array.from({ length: 3 }, () => sweepDisputes(ground.services)));
    expect(await ground.rowOf(dispute)).toMatchObject({ state: 'lost' });
    expect(await ground.balanceOf(person)).toBe(0);
  });
});
