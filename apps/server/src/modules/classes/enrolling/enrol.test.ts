// Proves promise-6.

import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute } from '../../../../test/support/institute.ts';
import { aClass, aLesson, aPaidClass } from '../../../../test/support/school.ts';
import { enrolments, transfers } from '../../../schema/index.ts';
import { walletBalance } from '../../ledger/index.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());

const enrolmentRows = (userId: number, classId: number) =>
  institute.services.db
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.userId, userId), eq(enrolments.classId, classId)));
const debits = async (userId: number) =>
  (
    await institute.services.db.select().from(transfers).where(eq(transfers.actorId, userId))
  ).filter(({ kind }) => kind.startsWith('class_'));

describe('enrolling', () => {
  // Proves call-enrol, student-8-29.
  it('joins a free class without moving money', async () => {
    const student = await institute.student();
    const { id, rand } = await aClass(institute);
    const response = await student.call.enrol({ class_id: rand });
    expect(response).toMatchObject({
      http: 200,
      status: true,
      message: 'Successfully enrolled in the class!',
      data: { nextSub: '0', wallet: 0 },
    });
    expect(await enrolmentRows(student.id, id)).toHaveLength(1);
    expect(await debits(student.id)).toEqual([]);
  });

  // Proves student-2-79, call-enrol, call-getWalletHistory.
  it('charges a paid class once and shows it in the history', async () => {
    const student = await institute.student({ wallet: 700_050 });
    const { id } = await aPaidClass(institute, 5000, { name: 'Sarf' });
    const response = await student.call.enrol({ class_id: id });
    expect(response.data).toEqual({ nextSub: '0', wallet: 2000.5 });
    const history = await student.call.getWalletHistory({});
    expect(
      history.data.map(({ type, amount, description }) => ({ type, amount, description })),
    ).toEqual([
      { type: 'debit', amount: 5000, description: 'Enrollment: Sarf' },
      { type: 'credit', amount: 7000.5, description: 'Wallet funded by the institute' },
    ]);
    const found = await student.call.getWalletHistory({ search: 'enrollment: SARF', page: 1 });
    expect(found.meta).toEqual({ total: 1, page: 1, per_page: 10 });
    const again = await student.call.enrol({ class_id: id });
    expect(again).toMatchObject({ http: 200, status: false, code: 'already_enrolled' });
    expect(await debits(student.id)).toHaveLength(1);
  });

  // Proves student-8-3.
  it('refuses too little money in the words the browser looks for, and leaves nothing behind', async () => {
    const student = await institute.student({ wallet: 499_999 });
    const { id } = await aPaidClass(institute, 5000);
    const response = await student.call.enrol({ class_id: id });
    expect(response).toMatchObject({ http: 200, status: false, code: 'insufficient_balance' });
    expect(response.message).toContain('Insufficient wallet balance');
    expect(await enrolmentRows(student.id, id)).toEqual([]);
    expect(await walletBalance(institute.services.db, student.id)).toBe(499_999);
  });

  it('takes no more than was shown: a price that has risen is said, and nothing is taken', async () => {
    const student = await institute.student({ wallet: 600_000 });
    const { id } = await aPaidClass(institute, 5000);
    const free = { class_id: id, price: '0', monthly: '0' } as const;
    const cheap = { class_id: id, price: '4999.99', monthly: '0' } as const;
    for (const shown of [free, cheap]) {
      expect(await student.call.enrol(shown)).toMatchObject({
        http: 200,
        code: 'price_changed',
        message: 'The price is ₦5,000.00 now. Nothing was taken.',
      });
    }
    expect(await enrolmentRows(student.id, id)).toEqual([]);
    expect(await walletBalance(institute.services.db, student.id)).toBe(600_000);
    // One that has fallen is simply charged.
    const dear = await student.call.enrol({ class_id: id, price: '5500', monthly: '0' });
    expect(dear.data).toMatchObject({ wallet: 1000 });
  });

  it('refuses a class that is missing, inactive or closed', async () => {
    const student = await institute.student();
    const inactive = await aClass(institute, { status: '0' });
    const closed = await aClass(institute, { regclosedate: '2026-11-15' });
    const lastDay = await aClass(institute, { regclosedate: '2026-11-16' });
    expect(await student.call.enrol({ class_id: 999_999 })).toMatchObject({
      code: 'class_not_found',
      message: 'Class not found',
    });
    expect(await student.call.enrol({ class_id: inactive.id })).toMatchObject({
      code: 'class_inactive',
    });
    expect(await student.call.enrol({ class_id: closed.id })).toMatchObject({
      code: 'class_closed',
      message: 'Registration for this class has ended.',
    });
    expect(await student.call.enrol({ class_id: lastDay.id })).toMatchObject({ status: true });
  });

  it('asks for the prerequisite', async () => {
    const student = await institute.student();
    const first = await aClass(institute, { name: 'First' });
    const lesson = await aLesson(institute, first.id);
    const second = await aClass(institute, { name: 'Second', prequisite_id: first.id });
    expect(await student.call.enrol({ class_id: second.id })).toMatchObject({
      code: 'prerequisite_not_met',
    });
    await student.call.enrol({ class_id: first.id });
    await student.call.viewStatus({ class_id: first.id, lesson_id: lesson.id });
    expect(await student.call.enrol({ class_id: second.id })).toMatchObject({ status: true });
  });

  it('asks to have joined a prerequisite that holds no lesson yet', async () => {
    const student = await institute.student();
    const first = await aClass(institute, { name: 'Not written yet' });
    const second = await aClass(institute, { name: 'After it', prequisite_id: first.id });
    const mayJoin = async () =>
      (await student.call.getEligibleClasses({})).data.some(({ id }) => id === second.id);
    expect(await mayJoin()).toBe(false);
    expect(await student.call.enrol({ class_id: second.id })).toMatchObject({
      code: 'prerequisite_not_met',
    });
    await student.call.enrol({ class_id: first.id });
    expect(await mayJoin()).toBe(true);
    expect(await student.call.enrol({ class_id: second.id })).toMatchObject({ status: true });
  });

  it('renews a subscription from its end, near its end and after it, and never twice by accident', async () => {
    institute.clock.set('2027-01-31T09:00:00Z');
    const student = await institute.student({ wallet: 1_000_000 });
    const { id } = await aPaidClass(institute, 2500, { monthlySub: '1' });
    const seconds = (time: string) => String(new Date(time).getTime() / 1000);
    const joined = await student.call.enrol({ class_id: id });
    expect(joined.data.nextSub).toBe(seconds('2027-02-28T09:00:00Z'));

    expect(await student.call.enrol({ class_id: id })).toMatchObject({ code: 'already_enrolled' });
    institute.clock.set('2027-02-26T09:00:00Z');
    const [one, two] = await Promise.all([
      student.call.enrol({ class_id: id }),
      student.call.enrol({ class_id: id }),
    ]);
    expect([one.status, two.status].filter(Boolean)).toHaveLength(1);
    const early = one.status ? one : two;
    expect(early.data.nextSub).toBe(seconds('2027-03-31T09:00:00Z'));

    institute.clock.set('2027-05-10T12:00:00Z');
    await institute.signInAgain(student);
    const late = await student.call.enrol({ class_id: id });
    expect(late.data.nextSub).toBe(seconds('2027-06-10T12:00:00Z'));
    expect(await debits(student.id)).toHaveLength(3);
    expect(late.data.wallet).toBe(2500);
    institute.clock.set('2026-11-16T09:00:00Z');
  });

  // Proves call-getReferralCount, student-9-3.
  it('rewards the referrer once, when the friend first enrols in a paid class', async () => {
    const referrer = await institute.student();
    const friend = await institute.student({ refBy: referrer.referralCode, wallet: 1_000_000 });
    const balance = () => walletBalance(institute.services.db, referrer.id);
    const free = await aClass(institute);
    await friend.call.enrol({ class_id: free.id });
    expect(await balance()).toBe(0);
    for (let n = 0; n < 2; n += 1) {
      const paid = await aPaidClass(institute, 1000);
      expect(await friend.call.enrol({ class_id: paid.id })).toMatchObject({ status: true });
    }
    expect(await balance()).toBe(10_000);
    expect((await friend.call.getUserData({})).data.wallet).toBe(10_000 + 100 - 2000);
    expect((await referrer.call.getReferralCount({})).data.referral_count).toBe(1);
  });
});

/** Asks again while the database does not keep up, which is said before anything is written. */
async function untilAnswered<Answer extends { http: number }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (answer.http !== 503) return answer;
  }
}

describe('a race of enrolments', () => {
  it('lets exactly one of 100 parallel enrolments in two classes win, with one debit', async () => {
    const student = await institute.student({ wallet: 500_000 });
    const classes = [await aPaidClass(institute, 5000), await aPaidClass(institute, 5000)];
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        untilAnswered(() => student.call.enrol({ class_id: classes[n % 2]?.id ?? 0 })),
      ),
    );
    expect(answers.filter(({ status }) => status)).toHaveLength(1);
    const refusals = answers
      .filter(({ status }) => !status)
      .map(({ http, code }) => `${http} ${code}`);
    expect(new Set(refusals)).toEqual(
      new Set(['200 insufficient_balance', '200 already_enrolled']),
    );
    expect(await debits(student.id)).toHaveLength(1);
    const joined = await Promise.all(classes.map(({ id }) => enrolmentRows(student.id, id)));
    expect(joined.flat()).toHaveLength(1);
    expect(await walletBalance(institute.services.db, student.id)).toBe(0);
  });
});

it('buys no month where the class itself was shown for sale, and renews at the price shown', async () => {
  const student = await institute.student({ wallet: 600_000 });
  const { id } = await aPaidClass(institute, 2000, { monthlySub: '1' });
  const order = { class_id: id, price: '2000' };
  expect(await student.call.enrol({ ...order, monthly: '0' })).toMatchObject({
    code: 'price_changed',
    message: 'The price is ₦2,000.00 a month now. Nothing was taken.',
  });
  expect(await student.call.enrol({ ...order, monthly: '1' })).toMatchObject({ status: true });
  institute.clock.advance({ days: 27 });
  await institute.signInAgain(student);
  const renew = await student.call.enrol({ class_id: id, price: '1500', monthly: '1' });
  expect(renew).toMatchObject({ code: 'price_changed' });
  expect(await debits(student.id)).toHaveLength(1);
  expect(await student.call.enrol({ ...order, monthly: '1' })).toMatchObject({ status: true });
  expect(await walletBalance(institute.services.db, student.id)).toBe(200_000);
});
