import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { credentialsOf, type Institute, type Person } from '../../../test/support/institute.ts';
import { openClassPayment, openWithCards } from '../../../test/support/paystack.ts';
import { aPaidClass } from '../../../test/support/school.ts';
import { auditLog, coupons, enrolments, invoices, studentPrices } from '../../schema/index.ts';
import { checkLedger, walletBalance } from '../ledger/index.ts';

let institute: Institute;
let admin: Person;
let amina: Person;
beforeAll(async () => {
  ({ institute } = await openWithCards());
  admin = await institute.admin();
});
afterAll(() => institute.close());
beforeEach(async () => {
  amina = await institute.student({ name: 'Amina Yusuf' });
});

const db = () => institute.services.db;
const walletOf = ({ id }: Person) => walletBalance(db(), id);
const dayIn = (days: number) =>
  new Date(institute.services.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const fund = ({ id }: Person, naira: number) =>
  admin.call.fundWallet({ student_id: id, amount: String(naira) });
const give = (terms: object = {}) =>
  admin.call.addStudentPrice({
    ...{ student_id: amina.id, share: '25', why: 'sibling', reason: 'Her brother is here' },
    ...terms,
  });
const pricesOf = ({ id }: Person) =>
  db()
    .select()
    .from(studentPrices)
    .where(eq(studentPrices.userId, id))
    .orderBy(asc(studentPrices.id));
const ownPriceIn = async (classId: number) =>
  (await amina.call.getClassDetails({ class_id: classId })).data.own_price ?? null;

let codes = 0;
/** Makes a coupon of a code that no other has; its code. */
async function aCoupon(terms: object = {}): Promise<string> {
  codes += 1;
  const code = `EARLY-${codes}`;
  const made = await admin.call.addCoupon({
    ...{ code, amount: '5000', uses: '10', note: 'Early birds' },
    ...terms,
  });
  expect(made.status).toBe(true);
  return code;
}

describe('a price of one’s own', () => {
  // Proves ours-188, call-addStudentPrice.
  it('is what the student is shown and what is taken', async () => {
    const { id } = await aPaidClass(institute, 20_000);
    expect(await ownPriceIn(id)).toBeNull();
    await give({ class_id: id });
    expect(await ownPriceIn(id)).toMatchObject({ price: 15_000, share: 25, why: 'sibling' });
    await fund(amina, 16_000);
    const shown = { price: '15000', now: '15000', monthly: '0' };
    expect(await amina.call.enrol({ class_id: id, ...shown })).toMatchObject({ status: true });
    expect(await walletOf(amina)).toBe(100_000);
    expect((await checkLedger(db())).problems).toEqual([]);
  });

  // Proves ours-188.
  it('holds in its class alone, or in all of them', async () => {
    const { id } = await aPaidClass(institute, 20_000);
    const { id: other } = await aPaidClass(institute, 10_000);
    await give({ class_id: id, share: undefined, amount: '3000' });
    expect(await ownPriceIn(other)).toBeNull();
    await give({ share: '10', why: 'other', reason: 'A neighbour' });
    expect(await ownPriceIn(id)).toMatchObject({ price: 17_000, why: 'sibling' });
    expect(await ownPriceIn(other)).toMatchObject({ price: 9000, why: 'other' });
  });

  // Proves ours-188.
  it('is refused once it is over, at the price that was shown', async () => {
    const { id } = await aPaidClass(institute, 20_000);
    await give({ until: dayIn(3) });
    await fund(amina, 20_000);
    institute.clock.advance({ days: 5 });
    await institute.signInAgain(admin);
    await institute.signInAgain(amina);
    expect(await ownPriceIn(id)).toBeNull();
    expect(
      await amina.call.enrol({ class_id: id, price: '15000', now: '15000', monthly: '0' }),
    ).toMatchObject({ code: 'price_changed' });
    expect(await walletOf(amina)).toBe(2_000_000);
  });

  // Proves ours-188.
  it('opens a class for which nothing is left to pay, as a scholarship', async () => {
    const { id } = await aPaidClass(institute, 20_000);
    await give({ share: '100', why: 'scholarship', reason: 'Best of her year' });
    expect(await amina.call.enrol({ class_id: id, price: '0', now: '0' })).toMatchObject({
      status: true,
    });
    const [place] = await db().select().from(enrolments).where(eq(enrolments.userId, amina.id));
    expect(place?.freeReason).toBe('scholarship');
  });

  // Proves ours-188.
  it('holds for each month of a class by the month', async () => {
    const { id } = await aPaidClass(institute, 4000, { monthlySub: '1' });
    await give({ class_id: id });
    await fund(amina, 6000);
    await amina.call.enrol({ class_id: id });
    institute.clock.advance({ days: 40 });
    await institute.signInAgain(admin);
    await institute.signInAgain(amina);
    expect(await amina.call.enrol({ class_id: id })).toMatchObject({ status: true });
    expect(await walletOf(amina)).toBe(0);
  });

  // Proves ours-188.
  it('is what a class in parts is divided by', async () => {
    const { id } = await aPaidClass(institute, 20_000, { parts: '50:0,50:30' });
    await give({ class_id: id });
    await fund(amina, 7500);
    await amina.call.enrol({ class_id: id });
    const rows = await db().select().from(invoices).where(eq(invoices.userId, amina.id));
    expect(rows.map(({ amount }) => amount)).toEqual([750_000, 750_000]);
    expect(await walletOf(amina)).toBe(0);
  });

  // Proves ours-188.
  it('is what a card is asked for', async () => {
    const { id } = await aPaidClass(institute, 20_000);
    await give({ class_id: id });
    expect(await openClassPayment(amina, id)).toMatchObject({ amount: 1_500_000 });
  });

  // Proves ours-189, call-addStudentPrice.
  it('is given once by one press, and refused where it says nothing or too much', async () => {
    const key = { request_key: 'a-press-of-the-office' };
    const made = await Promise.all(Array.from({ length: 5 }, () => give(key)));
    expect(new Set(made.map(({ data }) => data.id)).size).toBe(1);
    expect(await give({ ...key, share: '30' })).toMatchObject({ code: 'invalid_input' });
    for (const terms of [
      { amount: '10' },
      { share: undefined },
      { share: '0' },
      { share: '101' },
      { share: undefined, amount: '0' },
      { reason: '  ' },
    ]) {
      expect(await give(terms)).toMatchObject({ code: 'invalid_input' });
    }
    for (const until of [dayIn(-1), '2027-13-45']) {
      expect(await give({ until })).toMatchObject({ code: 'day_out_of_reach' });
    }
    expect(await give({ student_id: 999_999 })).toMatchObject({ code: 'student_not_found' });
    expect(await give({ class_id: 999_999 })).toMatchObject({ code: 'class_not_found' });
    expect(await give({ student_id: admin.id })).toMatchObject({ code: 'not_for_oneself' });
    expect(await pricesOf(amina)).toHaveLength(1);
    const [act] = await db().select().from(auditLog).where(eq(auditLog.subjectId, amina.id));
    expect(act?.details).toMatchObject({ what: '25 %', reason: 'Her brother is here' });
  });

  // Proves ours-189, call-getStudentPrices, call-endStudentPrice.
  it('is ended by the office, and stays to be seen', async () => {
    const { id } = await aPaidClass(institute, 20_000);
    const { data } = await give();
    expect(await admin.call.endStudentPrice({ price_id: data.id })).toMatchObject({ status: true });
    expect(await ownPriceIn(id)).toBeNull();
    const seen = await admin.call.getStudentPrices({ student_id: amina.id });
    expect(seen.data).toMatchObject([{ share: 25, given_by: admin.name, class_name: null }]);
    expect(seen.data[0]?.ended_at).not.toBeNull();
    expect(await admin.call.endStudentPrice({ price_id: 999_999 })).toMatchObject({
      code: 'price_not_found',
    });
    expect(await amina.call.getStudentPrices({ student_id: amina.id })).toMatchObject({
      status: false,
    });
  });
});

describe('a coupon', () => {
  // Proves ours-190, call-takeCoupon, call-addCoupon.
  it('takes off the next payment for a class, once per person', async () => {
    const { id } = await aPaidClass(institute, 4000, { monthlySub: '1' });
    const code = await aCoupon({ amount: '1000' });
    const taken = await amina.call.takeCoupon({ class_id: id, code: ` ${code.toLowerCase()} ` });
    expect(taken.data).toMatchObject({ price: 3000, off: 1000, why: 'coupon', once: true });
    // A press whose answer was lost is repeated, and counts once.
    const again = await amina.call.takeCoupon({ class_id: id, code });
    expect(again.data).toMatchObject({ price: 3000, once: true });
    const [coupon] = await db().select().from(coupons).where(eq(coupons.code, code));
    expect(coupon?.used).toBe(1);
    const { id: other } = await aPaidClass(institute, 20_000);
    expect(await amina.call.takeCoupon({ class_id: other, code })).toMatchObject({
      code: 'coupon_used',
    });
    await fund(amina, 7000);
    await amina.call.enrol({ class_id: id });
    expect(await walletOf(amina)).toBe(400_000);
    expect(await amina.call.takeCoupon({ class_id: id, code })).toMatchObject({
      code: 'coupon_used',
    });
    institute.clock.advance({ days: 40 });
    await institute.signInAgain(admin);
    await institute.signInAgain(amina);
    expect(await ownPriceIn(id)).toBeNull();
    await amina.call.enrol({ class_id: id });
    expect(await walletOf(amina)).toBe(0);
    const [own] = await pricesOf(amina);
    expect(own?.usedAt).not.toBeNull();
  });

  // Proves ours-190, promise-28.
  it('of ten uses is had by ten of a hundred who take it at once', async () => {
    const { id } = await aPaidClass(institute, 20_000);
    const code = await aCoupon({ uses: '10' });
    const people = await Promise.all(
      Array.from({ length: 100 }, (_, place) => institute.student({ name: `Student ${place}` })),
    );
    const answers = await Promise.all(
      people.map((person) => person.call.takeCoupon({ class_id: id, code })),
    );
    expect(answers.filter(({ status }) => status)).toHaveLength(10);
    const refused = answers.filter(({ status }) => !status);
    expect(new Set(refused.map((answer) => answer.code))).toEqual(new Set(['coupon_used_up']));
    const [row] = await db().select().from(coupons).where(eq(coupons.code, code));
    expect(row?.used).toBe(10);
    expect(await db().$count(studentPrices, eq(studentPrices.couponId, row?.id ?? 0))).toBe(10);
  });

  // Proves ours-190.
  it('is not known for another class, once it is over, and in a class that costs nothing', async () => {
    const { id } = await aPaidClass(institute, 20_000);
    const { id: other } = await aPaidClass(institute, 20_000);
    const { id: free } = await aPaidClass(institute, 0, { premium: '0' });
    const code = await aCoupon({ class_ids: [id], until: dayIn(2) });
    expect(await amina.call.takeCoupon({ class_id: other, code })).toMatchObject({
      code: 'coupon_unknown',
    });
    expect(await amina.call.takeCoupon({ class_id: free, code })).toMatchObject({
      code: 'class_free',
    });
    expect(await amina.call.takeCoupon({ class_id: id, code: 'NOBODY' })).toMatchObject({
      code: 'coupon_unknown',
    });
    institute.clock.advance({ days: 4 });
    await institute.signInAgain(amina);
    await institute.signInAgain(admin);
    expect(await amina.call.takeCoupon({ class_id: id, code })).toMatchObject({
      code: 'coupon_unknown',
    });
    expect(await pricesOf(amina)).toEqual([]);
  });

  // Proves ours-190.
  it('is taken by the student alone, not by whoever is signed in as her', async () => {
    const { id } = await aPaidClass(institute, 20_000);
    const code = await aCoupon();
    const { headers } = await admin.call.loginAsStudent({ student_email: amina.email });
    const acting = institute.client(credentialsOf(headers));
    expect(await acting.takeCoupon({ class_id: id, code })).toMatchObject({
      code: 'not_as_student',
    });
    expect(await pricesOf(amina)).toEqual([]);
  });

  // Proves ours-342.
  it('is not taken by whoever has made it', async () => {
    const { id } = await aPaidClass(institute, 20_000);
    const code = await aCoupon();
    expect(await admin.call.takeCoupon({ class_id: id, code })).toMatchObject({
      code: 'not_for_oneself',
    });
    expect(await pricesOf(admin)).toEqual([]);
    expect((await amina.call.takeCoupon({ class_id: id, code })).status).toBe(true);
  });

  // Proves ours-190.
  it('is not guessed: twenty tries an hour', async () => {
    const { id } = await aPaidClass(institute, 20_000);
    const answers: unknown[] = [];
    for (let attempt = 0; attempt < 21; attempt += 1) {
      const answer = await amina.call.takeCoupon({ class_id: id, code: `GUESS-${attempt}` });
      answers.push(answer.code);
    }
    expect(answers.filter((code) => code === 'coupon_unknown')).toHaveLength(20);
    expect(answers.at(-1)).toBe('too_many');
  });

  // Proves ours-191, call-getCoupons, call-endCoupon.
  it('is seen by the office with who has taken it, and ended', async () => {
    const { id } = await aPaidClass(institute, 20_000);
    const code = await aCoupon({ class_ids: [id], note: 'For the mosque' });
    await amina.call.takeCoupon({ class_id: id, code });
    expect(await admin.call.addCoupon({ code, share: '5', uses: '1', note: 'x' })).toMatchObject({
      code: 'coupon_taken',
    });
    const { data, meta } = await admin.call.getCoupons({ search: 'mosque' });
    expect(meta).toMatchObject({ total: 1 });
    expect(data).toMatchObject([{ code, used: 1, uses: 10, classes: [{ id }] }]);
    const coupon_id = data[0]?.id ?? 0;
    expect(await admin.call.endCoupon({ coupon_id })).toMatchObject({ status: true });
    expect(await admin.call.endCoupon({ coupon_id })).toMatchObject({ status: true });
    expect(await admin.call.endCoupon({ coupon_id: 999_999 })).toMatchObject({
      code: 'coupon_not_found',
    });
    const bala = await institute.student({ name: 'Bala' });
    expect(await bala.call.takeCoupon({ class_id: id, code })).toMatchObject({
      code: 'coupon_unknown',
    });
    // Whoever has taken it keeps what it gave.
    expect(await ownPriceIn(id)).toMatchObject({ price: 15_000 });
    // The code is free again, and the same press made twice makes one.
    const next = { code, share: '5', uses: '1', note: 'Again' };
    const made = await Promise.all([admin.call.addCoupon(next), admin.call.addCoupon(next)]);
    expect(new Set(made.map(({ data }) => data.id)).size).toBe(1);
    expect(
      await admin.call.addCoupon({
        code: 'NEW-1',
        share: '5',
        uses: '1',
        note: 'x',
        class_ids: [99_999],
      }),
    ).toMatchObject({ code: 'class_not_found' });
  });
});
