import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aClass, aLesson, aPaidClass } from '../../../test/support/school.ts';
import { auditLog, classTotals, enrolments } from '../../schema/index.ts';
import { walletBalance } from '../ledger/index.ts';

let institute: Institute;
let admin: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

const db = () => institute.services.db;
const listOf = (...people: Person[]) => people.map(({ id }) => id).join(',');
const placesOf = (who: Person) =>
  db().select().from(enrolments).where(eq(enrolments.userId, who.id));
const totalOf = async (classId: number) => {
  const rows = await db().select().from(classTotals).where(eq(classTotals.classId, classId));
  return rows[0]?.students ?? 0;
};
const monthly = (name: string, naira: number) =>
  aPaidClass(institute, naira, { name, monthlySub: '1' });

/** A student who has paid for a class. */
async function aPayer(classId: number) {
  const payer = await institute.student({ wallet: 1_000_000 });
  await payer.call.enrol({ class_id: classId });
  return payer;
}

describe('moving students to another class', () => {
  // Proves call-movePlaces, ours-85, call-checkPlaces.
  it('carries the paid time of a place, moves no money and tells why', async () => {
    const [from, to] = [await monthly('Evenings', 2000), await monthly('Mornings', 3000)];
    const payer = await aPayer(from.id);
    const [before] = await placesOf(payer);
    institute.clock.advance({ days: 10 });
    admin = await institute.admin();
    const order = { class_id: from.id, student_list: listOf(payer), to_class_id: to.rand };
    expect((await admin.call.checkPlaces(order)).data).toEqual({
      ...{ places: 1, absent: 0, refundable: 1, refundable_amount: 2000 },
      last_ends_at: Math.floor((before?.subscriptionEndsAt?.getTime() ?? 0) / 1000),
      target: {
        ...{ there: 0, needs: '', active: '1', closed: '0', carried: '1', draft: '0' },
        ...{ meets_at: 0, paid_until: expect.any(Number) },
      },
    });
    const done = await admin.call.movePlaces({ ...order, reason: 'Evenings are full' });
    expect(done).toMatchObject({
      message: '1 moved.',
      data: { moved: 1, absent: 0, there: 0, returned: 0, returned_amount: 0 },
    });
    expect(await placesOf(payer)).toEqual([{ ...before, classId: to.id }]);
    expect([await totalOf(from.id), await totalOf(to.id)]).toEqual([0, 1]);
    expect(await walletBalance(db(), payer.id)).toBe(800_000);
    const [news] = (await payer.call.getMessages({})).data;
    expect(news?.subject).toContain('Mornings');
    expect(news?.body).toContain('The time that you have paid for goes on there.');
    expect(news?.body).toContain('Evenings are full');
    const noted = await db().select().from(auditLog).where(eq(auditLog.subjectId, payer.id));
    expect(noted.at(-1)).toMatchObject({
      ...{ action: 'movePlace', classId: from.id },
      details: { class: 'Evenings', to: 'Mornings', reason: 'Evenings are full' },
    });
    // What was paid goes along: it can still be returned, once.
    const end = {
      class_id: to.id,
      student_list: listOf(payer),
      reason: 'Over',
      refund: '1',
    } as const;
    expect((await admin.call.endPlaces(end)).data).toMatchObject({ returned_amount: 2000 });
  });

  // Proves ours-85.
  it('with a refund gives the new place as the office gives one', async () => {
    const [from, to] = [await monthly('Put off', 2000), await monthly('In its place', 3000)];
    const payer = await aPayer(from.id);
    const [before] = await placesOf(payer);
    institute.clock.advance({ days: 5 });
    const done = await admin.call.movePlaces({
      ...{ class_id: from.id, student_list: listOf(payer), to_class_id: to.id },
      ...{ reason: 'It is put off', refund: '1' },
    });
    expect(done.message).toBe('1 moved, ₦2,000.00 refunded.');
    expect(await walletBalance(db(), payer.id)).toBe(1_000_000);
    const [place] = await placesOf(payer);
    expect(place?.classId).toBe(to.id);
    expect(place?.id).not.toBe(before?.id);
    expect(place?.subscriptionEndsAt?.getTime()).toBeGreaterThan(
      before?.subscriptionEndsAt?.getTime() ?? 0,
    );
    const check = { class_id: to.id, student_list: listOf(payer) };
    expect((await admin.call.checkPlaces(check)).data).toMatchObject({ refundable: 0 });
    const [news] = (await payer.call.getMessages({})).data;
    expect(news?.body).toContain('₦2,000.00 was returned');
    expect(news?.body).not.toContain('goes on there');
  });

  // Proves ours-85.
  it('passes over closing and prerequisite, which are said before, and those who are there', async () => {
    const first = await aClass(institute, { name: 'Nahw 1' });
    await aLesson(institute, first.id);
    const from = await aClass(institute, { name: 'Group A' });
    const own = { name: 'Group B', prequisite_id: first.id, regclosedate: '2026-01-01' };
    const to = await aClass(institute, own);
    const [amina, bala, stranger] = [
      await institute.student(),
      await institute.student(),
      await institute.student(),
    ];
    const join = { class_ids: [from.id], student_list: listOf(amina, bala) };
    await admin.call.enrolStudents(join);
    await admin.call.enrolStudents({ class_ids: [to.id], student_list: listOf(bala) });
    await institute.services.jobs.drain();
    const student_list = listOf(amina, bala, stranger);
    const order = { class_id: from.id, student_list, to_class_id: to.id };
    expect((await admin.call.checkPlaces(order)).data).toEqual({
      ...{ places: 1, absent: 1, refundable: 0, refundable_amount: 0, last_ends_at: 0 },
      target: {
        ...{ there: 1, needs: 'Nahw 1', active: '1', closed: '1', carried: '0', draft: '0' },
        ...{ meets_at: 0, paid_until: 0 },
      },
    });
    const done = await admin.call.movePlaces({ ...order, reason: 'Another hour' });
    expect(done.message).toBe('1 moved; 1 was in the new class already; 1 was not in the class.');
    expect((await placesOf(amina)).map(({ classId }) => classId)).toEqual([to.id]);
    expect(await placesOf(bala)).toHaveLength(2);
    const again = { ...order, student_list: listOf(bala), reason: 'Another hour' };
    expect(await admin.call.movePlaces(again)).toMatchObject({
      ...{ http: 200, code: 'already_in_class', message: 'They are in the new class already.' },
    });
    expect(await admin.call.movePlaces({ ...again, to_class_id: from.id })).toMatchObject({
      code: 'same_class',
    });
    expect(await placesOf(bala)).toHaveLength(2);
  });

  // Proves ours-82.
  it('two at once, to two classes, moves the place once', async () => {
    const from = await aPaidClass(institute, 1000);
    const targets = [await aClass(institute), await aClass(institute)];
    const payer = await aPayer(from.id);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        admin.call.movePlaces({
          ...{ class_id: from.id, student_list: listOf(payer), reason: 'Race', refund: '1' },
          to_class_id: targets[n % 2]?.id ?? 0,
        }),
      ),
    );
    expect(answers.filter(({ status }) => status)).toHaveLength(1);
    expect(await placesOf(payer)).toHaveLength(1);
    expect(await walletBalance(db(), payer.id)).toBe(1_000_000);
  });
});
