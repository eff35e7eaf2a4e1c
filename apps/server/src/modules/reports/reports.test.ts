import type { WireOf } from '@institute/contract/call';
import type { getAdminReport } from '@institute/contract/reports/reports';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aClass, aLesson, aPaidClass } from '../../../test/support/school.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import { extendMarking } from '../settings/index.ts';

let institute: Institute;

const report = async (): Promise<WireOf<typeof getAdminReport>> => {
  const admin = await institute.admin();
  const response = await admin.call.getAdminReport({});
  expect(response.status).toBe(true);
  return response.data;
};
const last = <Item>(items: readonly Item[]) => items.at(-1);

let year = 2026;

beforeAll(async () => {
  institute = await Institute.open();
});
// Each test has the twelve months it looks at to itself.
beforeEach(() => {
  year += 2;
  institute.clock.set(`${year}-11-16T09:00:00Z`);
});
afterAll(() => institute.close());

describe('the report', () => {
  it('of an empty institute holds twelve months of nothing', async () => {
    const data = await report();
    expect(data).toMatchObject({
      total_regular_users: 0,
      total_active_classes: 0,
      classes: [],
      aisub: 0,
      pending_exams: 0,
    });
    expect(data.enrolment).toHaveLength(12);
    expect(data.enrolment[0]).toEqual({ month: `${year - 1}-12`, count: 0 });
    expect(last(data.income)).toEqual({ month: `${year}-11`, amount: 0 });
  });

  // Proves admin-3-10, call-getAdminReport.
  it('counts live students and active classes', async () => {
    const gone = await institute.student();
    await institute.student();
    await aClass(institute);
    await aClass(institute, { name: 'Sarf', status: '0' });
    await institute.services.db.execute(
      `update users set deleted_at = now(), email = null where id = ${gone.id}`,
    );
    expect(await report()).toMatchObject({ total_regular_users: 1, total_active_classes: 1 });
    const promote = `update users set role = 11 where email like 'student2%'`;
    await institute.services.db.execute(promote);
    expect((await report()).total_regular_users).toBe(0);
  });

  // Proves admin-3-1, admin-3-10, call-getAdminReport.
  it('counts enrolments by class and month, renewals not among them', async () => {
    const nahw = await aPaidClass(institute, 100, { monthlySub: '1' });
    const free = await aClass(institute, { name: 'Sarf' });
    const amina = await institute.student({ wallet: 100_000 });
    const bilal = await institute.student();
    await amina.call.enrol({ class_id: nahw.id });
    await amina.call.enrol({ class_id: free.id });
    institute.clock.set(`${year}-12-16T08:00:00Z`);
    await institute.signInAgain(amina);
    expect((await amina.call.enrol({ class_id: nahw.id })).status).toBe(true);
    await institute.signInAgain(bilal);
    await bilal.call.enrol({ class_id: free.id });
    const data = await report();
    expect(data.classes.slice(-2)).toEqual([
      { id: nahw.id, name: 'Nahw', monthly_enrollment: { November: 1 } },
      { id: free.id, name: 'Sarf', monthly_enrollment: { November: 1, December: 1 } },
    ]);
    expect(data.enrolment.slice(-2)).toEqual([
      { month: `${year}-11`, count: 2 },
      { month: `${year}-12`, count: 1 },
    ]);
    expect(data.income.slice(-2)).toEqual([
      { month: `${year}-11`, amount: 100 },
      { month: `${year}-12`, amount: 100 },
    ]);
  });

  // Proves call-getAdminReport.
  it('takes the months of the institute, to the minute', async () => {
    const paid = await aPaidClass(institute, 250.5);
    const students = await Promise.all(
      [0, 1, 2, 3].map(() => institute.student({ wallet: 50_000 })),
    );
    // Lagos is an hour ahead of UTC: its December begins at 23:00.
    const times = ['11-30T22:59', '11-30T23:00', '12-31T22:59', '12-31T23:00'];
    for (const [index, time] of times.entries()) {
      const student = students[index] as Person;
      institute.clock.set(`${year}-${time}:00Z`);
      await institute.signInAgain(student);
      expect((await student.call.enrol({ class_id: paid.id })).status).toBe(true);
    }
    const data = await report();
    expect(data.income.slice(-3)).toEqual([
      { month: `${year}-11`, amount: 250.5 },
      { month: `${year}-12`, amount: 501 },
      { month: `${year + 1}-01`, amount: 250.5 },
    ]);
    expect(data.enrolment.slice(-3).map(({ count }) => count)).toEqual([1, 2, 1]);
  });

  it('answers the same once a month is over as it did before, and anew of the present one', async () => {
    const free = await aClass(institute);
    const [amina, bilal] = [await institute.student(), await institute.student()];
    await amina.call.enrol({ class_id: free.id });
    expect(last((await report()).enrolment)?.count).toBe(1);
    await bilal.call.enrol({ class_id: free.id });
    expect(last((await report()).enrolment)?.count).toBe(2);
    institute.clock.set(`${year}-12-20T08:00:00Z`);
    const counts = (await report()).enrolment.slice(-2).map(({ count }) => count);
    expect(counts).toEqual([2, 0]);
    expect((await report()).enrolment.slice(-2).map(({ count }) => count)).toEqual(counts);
  });

  it('takes what was returned off the income', async () => {
    const paid = await aPaidClass(institute, 1000);
    const amina = await institute.student({ wallet: 500_000 });
    await amina.call.enrol({ class_id: paid.id });
    expect(last((await report()).income)?.amount).toBe(1000);
    await institute.services.db.execute(`
      insert into transfers (debit_account_id, credit_account_id, amount, kind, description, idempotency_key, created_at)
      select i.id, w.id, 100000, 'refund', 'Refund', 'refund:1', '${year}-11-16T10:00:00Z'
      from accounts i, accounts w where i.kind = 'class_revenue' and w.user_id = ${amina.id}`);
    expect(last((await report()).income)?.amount).toBe(0);
  });

  // Proves admin-3-10.
  it('says how many exams wait for a mark and when automatic marking ends', async () => {
    const { id: class_id } = await aClass(institute);
    const form = { inputetype: 'Exam', theoryAnswer: 'The nominative' } as const;
    const exam = await aLesson(institute, class_id, form);
    const amina = await institute.student();
    await amina.call.enrol({ class_id });
    await amina.call.getLessonDetails({ class_id, lesson_id: exam.id });
    const handedIn = await amina.call.submitExam({ lesson_id: exam.id, theory: 'Marfu' });
    expect(handedIn.status).toBe(true);
    const { db, clock } = institute.services;
    const until = await inTransaction(db, (tx) => extendMarking(tx, clock.now(), 30));
    expect(await report()).toMatchObject({ pending_exams: 1, aisub: until.getTime() / 1000 });
  });
});
