import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass, aLesson, aPaidClass } from '../../../../test/support/school.ts';
import { classTotals, users } from '../../../schema/index.ts';

let institute: Institute;
let admin: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

/** Puts students into a class, a minute apart. */
async function join(classId: number, ...people: Person[]): Promise<void> {
  for (const person of people) {
    await person.call.enrol({ class_id: classId });
    institute.clock.advance({ minutes: 1 });
  }
}
const named = (...names: string[]) =>
  Promise.all(names.map((name) => institute.student({ name, wallet: 1_000_000 })));
const erase = (person: Person) =>
  institute.services.db
    .update(users)
    .set({ deletedAt: institute.clock.now(), email: null, searchText: '' })
    .where(eq(users.id, person.id));
const totals = async (classId: number) =>
  (
    await institute.services.db.select().from(classTotals).where(eq(classTotals.classId, classId))
  )[0];

describe('a class as the administrator sees it', () => {
  // Proves call-getManagedClass.
  it('is found by id and token, with its links, also when inactive', async () => {
    const { id, rand } = await aClass(institute, { status: '0', links: 'https://meet.example/x' });
    for (const class_id of [id, rand]) {
      const { data } = await admin.call.getManagedClass({ class_id });
      expect(data).toMatchObject({ id, rand, status: '0', links: 'https://meet.example/x' });
    }
    expect(await admin.call.getManagedClass({ class_id: 999_999 })).toMatchObject({
      status: false,
      code: 'class_not_found',
      message: 'Class not found',
    });
  });
});

describe('the students of a class', () => {
  // Proves call-getClassStudents.
  it('come newest first, in pages, sorted, and found in whatever spelling', async () => {
    const { id } = await aClass(institute);
    const [zaynab, amina, bala] = await named('زَيْنَب', 'Amina', 'bala');
    await join(id, zaynab as Person, amina as Person, bala as Person);
    const names = async (query: Record<string, unknown>) =>
      (await admin.call.getClassStudents({ class_id: id, ...query })).data.map(({ name }) => name);
    expect(await names({})).toEqual(['bala', 'Amina', 'زَيْنَب']);
    expect(await names({ sort: 'name' })).toEqual(['Amina', 'bala', 'زَيْنَب']);
    expect(await names({ sort: 'joined', page: 2, per_page: 2 })).toEqual(['bala']);
    expect(await names({ search: 'زينب' })).toEqual(['زَيْنَب']);
    expect(await names({ search: amina?.email })).toEqual(['Amina']);
    const paged = await admin.call.getClassStudents({ class_id: id, page: 1, per_page: 2 });
    expect(paged.meta).toEqual({ total: 3, page: 1, per_page: 2 });
    const searched = await admin.call.getClassStudents({ class_id: id, search: 'AMIN', page: 1 });
    expect(searched.meta).toEqual({ total: 1, page: 1, per_page: 10 });
    const pastEnd = { class_id: id, search: 'AMIN', page: 4 };
    expect(await admin.call.getClassStudents(pastEnd)).toMatchObject({
      data: [],
      meta: { total: 1, page: 4, per_page: 10 },
    });
    expect(await admin.call.getClassStudents({ class_id: id, sort: 'wallet' })).toMatchObject({
      http: 400,
    });
    expect(await admin.call.getClassStudents({ class_id: 999_999 })).toMatchObject({
      code: 'class_not_found',
    });
  });

  // Proves admin-3-4, call-getClassStudents, decision-099-3.
  it('have how they joined or the end of a subscription, and are active until then', async () => {
    const { id } = await aPaidClass(institute, 100, { monthlySub: '1' });
    const [early, late] = (await named('Early', 'Late')) as [Person, Person];
    await join(id, early);
    institute.clock.advance({ days: 20 });
    await institute.signInAgain(late);
    await join(id, late);
    institute.clock.advance({ days: 15 });
    admin = await institute.admin();
    const { data } = await admin.call.getClassStudents({ class_id: id, sort: 'next' });
    expect(data.map(({ name, status }) => [name, status])).toEqual([
      ['Early', 'expired'],
      ['Late', 'active'],
    ]);
    expect(Number(data[1]?.nextSub) - Number(data[0]?.nextSub)).toBeGreaterThan(19 * 86_400);
    const free = await aClass(institute);
    await institute.signInAgain(early);
    const seenAt = institute.clock.now();
    await join(free.id, early);
    const [student] = (await admin.call.getClassStudents({ class_id: free.id })).data;
    expect(student).toEqual({
      id: early.id,
      name: 'Early',
      email: early.email,
      phonenumber: '+2348010000000',
      nextSub: '0',
      status: 'active',
      terms: 'free',
      last_seen: seenAt.getTime() / 1000,
      opened: 0,
    });
    // Who paid once is no student of a free class, whatever the class costs by now.
    const once = await aPaidClass(institute, 100);
    await institute.signInAgain(late);
    await join(once.id, late);
    await admin.call.updateClass({ class_id: once.id, premium: '0', amount: '0' } as never);
    await join(once.id, early);
    const terms = (await admin.call.getClassStudents({ class_id: once.id, sort: 'joined' })).data;
    expect(terms.map((one) => [one.name, one.terms])).toEqual([
      ['Late', 'once'],
      ['Early', 'free'],
    ]);
    expect(data.map((one) => one.terms)).toEqual(['monthly', 'monthly']);
  });

  it('are counted by the database, and those who are deleted no longer', async () => {
    const { id } = await aClass(institute);
    const one = await aLesson(institute, id);
    const two = await aLesson(institute, id);
    const people = (await named('Musa', 'Hauwa', 'Sani')) as [Person, Person, Person];
    expect(await totals(id)).toBeUndefined();
    await join(id, ...people);
    for (const person of people) {
      await person.call.viewStatus({ class_id: id, lesson_id: one.id });
      await person.call.viewStatus({ class_id: id, lesson_id: one.id });
    }
    await people[0].call.viewStatus({ class_id: id, lesson_id: two.id });
    expect(await totals(id)).toMatchObject({ students: 3, views: 4 });
    const each = (await admin.call.getClassStudents({ class_id: id, sort: 'joined' })).data;
    expect(each.map((student) => student.opened)).toEqual([2, 1, 1]);
    const line = (await admin.call.getClassList({})).data.find((item) => item.id === id);
    expect(line?.students).toBe(3);
    await erase(people[0]);
    expect(await totals(id)).toMatchObject({ students: 2, views: 2 });
    const listed = await admin.call.getClassStudents({ class_id: id, page: 1 });
    expect([listed.data.length, listed.meta?.total]).toEqual([2, 2]);
    const opened = await admin.call.lessonAttendance({ class_id: id, page: 1 });
    expect([opened.data.length, opened.meta?.total]).toEqual([2, 2]);
  });

  it('keep their number when all join and open at once', async () => {
    const { id } = await aClass(institute);
    const lesson = await aLesson(institute, id);
    const people = await Promise.all(Array.from({ length: 12 }, () => institute.student()));
    await Promise.all(
      people.flatMap((person) => [
        person.call.enrol({ class_id: id }),
        person.call.enrol({ class_id: id }),
      ]),
    );
    await Promise.all(
      people.map(({ call }) => call.viewStatus({ class_id: id, lesson_id: lesson.id })),
    );
    expect(await totals(id)).toMatchObject({ students: 12, views: 12 });
  });
});

describe('the contacts of a class', () => {
  // Proves call-getClassContacts.
  it('are those of everybody, each once and none empty', async () => {
    const { id } = await aClass(institute);
    const people = await Promise.all(Array.from({ length: 12 }, () => institute.student()));
    await join(id, ...people);
    const emails = await admin.call.getClassContacts({ class_id: id, kind: 'emails' });
    expect(emails.data).toEqual({ students: 12, contacts: people.map(({ email }) => email) });
    const phones = await admin.call.getClassContacts({ class_id: id, kind: 'phones' });
    expect(phones.data).toEqual({ students: 12, contacts: ['+2348010000000'] });
    await institute.services.db.update(users).set({ phone: ' ' });
    const none = await admin.call.getClassContacts({ class_id: id, kind: 'phones' });
    expect(none.data).toEqual({ students: 12, contacts: [] });
  });
});
