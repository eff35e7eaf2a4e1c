import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass, aLesson, aPaidClass } from '../../../../test/support/school.ts';
import { auditLog, classes, enrolments, examResults } from '../../../schema/index.ts';

let institute: Institute;
let admin: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

const rowOf = async (id: number) =>
  (await institute.services.db.select().from(classes).where(eq(classes.id, id)))[0];
const inboxOf = async (person: Person) =>
  (await person.call.getMessages({})).data.map(({ subject }) => subject);

describe('before a class is deleted', () => {
  // Proves call-getClassDeletion.
  it('it is said what that hides and ends', async () => {
    const { id } = await aPaidClass(institute, 100);
    await aLesson(institute, id);
    const exam = await aLesson(institute, id, { inputetype: 'Exam', about: 'Explain' });
    await aClass(institute, { name: 'Sarf', prequisite_id: String(id) });
    const payer = await institute.student({ wallet: 20_000 });
    const other = await institute.student({ wallet: 20_000 });
    await payer.call.enrol({ class_id: id });
    await other.call.enrol({ class_id: id });
    const lessons = (await payer.call.getClassDetails({ class_id: id })).data.lessons;
    for (const { rand } of lessons) {
      await payer.call.viewStatus({ class_id: id, lesson_id: rand });
    }
    await payer.call.submitExam({ lesson_id: exam.id, theory: 'Because' });
    expect((await admin.call.getClassDeletion({ class_id: id })).data).toEqual({
      students: 2,
      paying: 2,
      lessons: 2,
      results: 1,
      required_by: ['Sarf'],
    });
    expect((await rowOf(id))?.deletedAt).toBeNull();
  });

  // Proves call-getClassDeletion.
  it('students of a free class, and months that have ended, lose nothing paid', async () => {
    const free = await aClass(institute);
    const monthly = await aPaidClass(institute, 100, { monthlySub: '1' });
    const student = await institute.student({ wallet: 20_000 });
    await student.call.enrol({ class_id: free.id });
    await student.call.enrol({ class_id: monthly.id });
    const paying = async (class_id: number) =>
      (await (await institute.admin()).call.getClassDeletion({ class_id })).data.paying;
    expect([await paying(free.id), await paying(monthly.id)]).toEqual([0, 1]);
    // What it costs today says nothing about who has paid.
    const form = { category: 'Grammar', name: 'Nahw', about: 'A', premium: '1', amount: '50' };
    await admin.call.updateClass({ class_id: free.id, ...form });
    expect(await paying(free.id)).toBe(0);
    institute.clock.advance({ days: 32 });
    expect(await paying(monthly.id)).toBe(0);
    admin = await institute.admin();
  });

  it('a class that is not there has nothing to say', async () => {
    for (const call of [admin.call.getClassDeletion, admin.call.deleteClass]) {
      expect(await call({ class_id: 999_999 })).toMatchObject({ code: 'class_not_found' });
    }
  });
});

describe('deleting a class', () => {
  // Proves call-deleteClass, admin-8-32.
  it('hides it, keeps what was done in it, and leaves a trace', async () => {
    const { id, rand } = await aClass(institute, { name: 'Balagha' });
    const exam = await aLesson(institute, id, { inputetype: 'Exam', about: 'Explain' });
    const student = await institute.student();
    await student.call.enrol({ class_id: id });
    await student.call.submitExam({ lesson_id: exam.id, theory: 'Because' });
    expect(await admin.call.deleteClass({ class_id: rand })).toMatchObject({
      status: true,
      message: 'Class deleted successfully!',
    });
    expect((await rowOf(id))?.deletedAt).toEqual(institute.clock.now());
    expect(await student.call.getClassDetails({ class_id: id })).toMatchObject({
      code: 'class_not_found',
    });
    expect((await student.call.getMyClasses({})).data).toEqual([]);
    const ids = (await admin.call.getClasses({})).data.map((row) => row.id);
    expect(ids).not.toContain(id);
    const { db } = institute.services;
    expect(await db.$count(enrolments, eq(enrolments.classId, id))).toBe(1);
    expect(await db.$count(examResults, eq(examResults.classId, id))).toBe(1);
    const [noted] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(noted).toMatchObject({
      action: 'deleteClass',
      actorId: admin.id,
      details: { class: rand, name: 'Balagha', paying: 0 },
    });
    expect(await admin.call.deleteClass({ class_id: id })).toMatchObject({
      code: 'class_not_found',
    });
  });

  // Proves call-deleteClass.
  it('ends nothing paid silently: the administrator knows how many, and they are told', async () => {
    const { id } = await aPaidClass(institute, 100, { name: 'Paid' });
    const payer = await institute.student({ wallet: 20_000 });
    await payer.call.enrol({ class_id: id });
    expect(await admin.call.deleteClass({ class_id: id })).toMatchObject({
      http: 200,
      status: false,
      code: 'class_paid_for',
    });
    expect((await rowOf(id))?.deletedAt).toBeNull();
    expect(await inboxOf(payer)).toEqual([]);
    expect(await admin.call.deleteClass({ class_id: id, paying: '1' })).toMatchObject({
      status: true,
    });
    expect(await inboxOf(payer)).toEqual(['Class closed: \u2068Paid\u2069']);
    const history = (await payer.call.getWalletHistory({})).data;
    expect(history.map(({ amount }) => Number(amount))).toContain(100);
  });

  it('never lets somebody pay for a class that is gone', async () => {
    const { id } = await aPaidClass(institute, 100);
    const people = await Promise.all(
      Array.from({ length: 8 }, () => institute.student({ wallet: 20_000 })),
    );
    const [deleted, ...joined] = await Promise.all([
      admin.call.deleteClass({ class_id: id }),
      ...people.map((person) => person.call.enrol({ class_id: id })),
    ]);
    const paid = joined.filter(({ status }) => status).length;
    // Either it was gone before anybody paid, or it stands because somebody had.
    expect(deleted.status).toBe(paid === 0);
    expect((await rowOf(id))?.deletedAt === null).toBe(paid > 0);
  });
});
