import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute } from '../../../../test/support/institute.ts';
import { aClass, aClassOnShow, aLesson, aPaidClass } from '../../../../test/support/school.ts';
import { enrolments, transfers } from '../../../schema/index.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());

let count = 0;
/** Signs up from a class; gives the answer, and the classes that the student is in by then. */
async function signUpFrom(classId: number | string) {
  count += 1;
  // Windows of the throttle are over by the next.
  institute.clock.advance({ hours: 2 });
  const email = `from-a-class-${count}@example.com`;
  const form = { email, password: 'correct horse', name: 'Zainab', phonenumber: '0802 000 0000' };
  const answer = await institute.visitor.signup({ ...form, class_id: classId });
  expect(answer).toMatchObject({ http: 200, status: true, message: 'Registration successful!' });
  const { db } = institute.services;
  const joined = await db.select().from(enrolments).where(eq(enrolments.userId, answer.data.id));
  return { ...answer.data, classes: joined.map((one) => one.classId) };
}

describe('signing up from a class', () => {
  // Proves call-signup, ours-3.
  it('joins a free one in the same act, and says with which lesson it begins', async () => {
    const { id, rand } = await aClass(institute);
    await aLesson(institute, id, { inputetype: 'Timetableble', about: 'Saturday 10:00' });
    const first = await aLesson(institute, id);
    await aLesson(institute, id);
    const made = await signUpFrom(rand);
    expect(made.joined).toEqual({ class_id: rand, lesson_id: first.rand });
    expect(made.classes).toEqual([id]);
    expect((await signUpFrom(id)).joined).toEqual(made.joined);
  });

  it('joins one that has no lesson yet', async () => {
    const { id, rand } = await aClass(institute);
    expect((await signUpFrom(rand)).joined).toEqual({ class_id: rand, lesson_id: '' });
    expect((await signUpFrom(rand)).classes).toEqual([id]);
  });

  it('makes the account all the same where joining costs something or cannot be', async () => {
    const paid = await aPaidClass(institute, 5000);
    const closed = await aClass(institute, { regclosedate: '2020-01-01' });
    const inactive = await aClass(institute, { status: '0' });
    const before = await aClassOnShow(institute);
    const later = await aClass(institute, { prequisite_id: String(before.id) });
    const { db } = institute.services;
    const moved = (await db.select().from(transfers)).length;
    for (const classId of [paid.id, closed.rand, inactive.id, later.id, 2_000_000_000, 'no-such']) {
      const made = await signUpFrom(classId);
      expect(made).not.toHaveProperty('joined');
      expect(made.classes).toEqual([]);
    }
    expect(await db.select().from(transfers)).toHaveLength(moved);
  });
});

describe('what a visitor is told of a class to join', () => {
  const ask = (classId: number | string) => institute.visitor.getClassToJoin({ class_id: classId });

  // Proves call-getClassToJoin.
  it('is its name, its price in words and what comes first', async () => {
    const { id, rand } = await aClassOnShow(institute, { name: 'Nahw' });
    const free = { name: 'Nahw', price: 'Free', is_free: true, comes_after: '' };
    expect((await ask(rand)).data).toEqual(free);
    const monthly = await aPaidClass(institute, 2500, { name: 'Sarf', monthlySub: '1' });
    expect((await ask(monthly.id)).data).toEqual({
      ...{ name: 'Sarf', price: '₦2,500 a month', is_free: false, comes_after: '' },
    });
    const later = await aClass(institute, { prequisite_id: String(id) });
    expect((await ask(later.id)).data).toMatchObject({ is_free: true, comes_after: 'Nahw' });
  });

  it('is nothing of one that cannot be seen or joined now', async () => {
    const closed = await aClass(institute, { regclosedate: '2020-01-01' });
    const inactive = await aClass(institute, { status: '0' });
    for (const classId of [closed.id, inactive.rand, 'no-such']) {
      expect(await ask(classId)).toMatchObject({ status: false, code: 'class_not_found' });
    }
  });
});
