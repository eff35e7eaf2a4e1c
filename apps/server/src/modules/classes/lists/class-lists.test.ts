import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass, aLesson, aPaidClass } from '../../../../test/support/school.ts';

let institute: Institute;
let admin: Person;
let student: Person;
/** Ids by name: what each list is made of. */
const ids = { free: 0, paid: 0, closed: 0, inactive: 0, second: 0 };
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
  student = await institute.student({ wallet: 1_000_000 });
  ids.free = (await aClass(institute, { name: 'Free', links: 'https://meet.example/a' })).id;
  ids.paid = (await aPaidClass(institute, 2500.5, { name: 'Paid', monthlySub: '1' })).id;
  ids.closed = (await aClass(institute, { name: 'Closed', regclosedate: '2026-11-15' })).id;
  ids.inactive = (await aClass(institute, { name: 'Inactive' })).id;
  ids.second = (await aClass(institute, { name: 'Second', prequisite_id: ids.free })).id;
  // With something in them, so that visitors see them too.
  for (const id of Object.values(ids)) await aLesson(institute, id, { inputetype: 'Timetableble' });
  await student.call.enrol({ class_id: ids.inactive });
  const form = { category: 'Grammar', name: 'Inactive', about: 'Old', premium: '0', status: '0' };
  await admin.call.updateClass({ class_id: ids.inactive, ...form });
});
afterAll(() => institute.close());

const sorted = (found: { id: number }[]) => found.map(({ id }) => id).sort((a, b) => a - b);
const classesOf = async (who: Person) => sorted((await who.call.getClasses({})).data);

describe('the classes', () => {
  // Proves student-3-5, call-getClasses.
  it('are the active ones for a visitor, without their links', async () => {
    const response = await institute.visitor.getClasses({});
    expect(response).toMatchObject({ http: 200, status: true });
    expect(sorted(response.data)).toEqual([ids.free, ids.paid, ids.closed, ids.second]);
    expect(response.data.find(({ id }) => id === ids.paid)).toEqual({
      id: ids.paid,
      rand: expect.stringMatching(/^(?!\d+$)[\w-]{16,}$/),
      name: 'Paid',
      category: 'Grammar',
      about: 'The sentence',
      premium: '1',
      amount: '2500.50',
      regclosedate: '0',
      subjecttotal: 1,
      links: '',
      monthlySub: '1',
      parts: '',
      monthlylimit: 0,
      entry_exam_id: 0,
      status: '1',
      is_draft: '0',
      prequisite_id: 0,
      slug: 'paid',
      level: '',
      hours: 0,
      outcomes: '',
      teacher: '',
    });
    expect(response.data.map(({ links }) => links).join('')).toBe('');
  });

  // Proves decision-072-1.
  it('are for a visitor none without lessons, which students and administrators see', async () => {
    const { id } = await aClass(institute, { name: 'Draft' });
    const shown = async () => sorted((await institute.visitor.getClasses({})).data).includes(id);
    expect(await shown()).toBe(false);
    expect(await classesOf(await institute.student())).toContain(id);
    expect(await classesOf(admin)).toContain(id);
    const { data } = await institute.visitor.getClasses({});
    expect(data.map(({ name }) => name)).not.toContain('Draft');
    const lesson = await aLesson(institute, id);
    expect(await shown()).toBe(true);
    await admin.call.deleteLesson({ lesson_id: lesson.id });
    expect(await shown()).toBe(false);
    await admin.call.deleteClass({ class_id: id });
  });

  // Proves call-getClasses.
  it('are for a student also inactive ones joined, for administrators all', async () => {
    const active = [ids.free, ids.paid, ids.closed, ids.second];
    const all = [...active, ids.inactive].sort((a, b) => a - b);
    expect(await classesOf(student)).toEqual(all);
    expect(await classesOf(await institute.student())).toEqual(active);
    expect(await classesOf(admin)).toEqual(all);
  });
});

describe('the classes joined', () => {
  // Proves student-3-6, call-getMyClasses.
  it('come newest first, with the end of a subscription and the links', async () => {
    institute.clock.advance({ minutes: 1 });
    await student.call.enrol({ class_id: ids.free });
    institute.clock.advance({ minutes: 1 });
    await student.call.enrol({ class_id: ids.paid });
    const { data } = await student.call.getMyClasses({});
    expect(data.map(({ class_details }) => class_details.id)).toEqual([
      ids.paid,
      ids.free,
      ids.inactive,
    ]);
    const [monthly, once] = data;
    // A month after it was joined on 16 November, at 09:02 UTC.
    expect(monthly?.myclass).toEqual({
      id: expect.any(Number),
      nextSub: String(Date.UTC(2026, 11, 16, 9, 2) / 1000),
    });
    expect(once?.myclass.nextSub).toBe('0');
    expect(once?.class_details.links).toBe('https://meet.example/a');
    expect((await (await institute.student()).call.getMyClasses({})).data).toEqual([]);
  });
});

describe('the classes one may join', () => {
  // Proves call-getEligibleClasses.
  it('are active, open, not joined, and their prerequisite is met', async () => {
    const other = await institute.student({ wallet: 1_000_000 });
    const lesson = await aLesson(institute, ids.free);
    const eligible = async () => sorted((await other.call.getEligibleClasses({})).data);
    expect(await eligible()).toEqual([ids.free, ids.paid]);
    await other.call.enrol({ class_id: ids.free });
    expect(await eligible()).toEqual([ids.paid]);
    await other.call.viewStatus({ class_id: ids.free, lesson_id: lesson.id });
    expect(await eligible()).toEqual([ids.paid, ids.second]);
  });
});

describe('the live links of a class', () => {
  it('are for administrators and for students whose subscription has not expired', async () => {
    const links = 'https://meet.example/monthly';
    const monthly = await aPaidClass(institute, 100, { name: 'Live', monthlySub: '1', links });
    const own = await institute.student({ wallet: 100_000 });
    const seenBy = async (who: Person) => {
      const [listed, detail] = [
        await who.call.getClasses({}),
        await who.call.getClassDetails({ class_id: monthly.id }),
      ];
      const inList = listed.data.find(({ id }) => id === monthly.id);
      return [inList?.links, detail.data.class_details.links];
    };
    const inMine = async () =>
      (await own.call.getMyClasses({})).data.map(({ class_details }) => class_details.links);

    expect(await seenBy(own)).toEqual(['', '']);
    await own.call.enrol({ class_id: monthly.id });
    expect(await seenBy(own)).toEqual([links, links]);
    expect(await inMine()).toEqual([links]);

    const [{ myclass } = { myclass: { nextSub: '0' } }] = (await own.call.getMyClasses({})).data;
    const left = Number(myclass.nextSub) * 1000 - institute.clock.now().getTime();
    institute.clock.advance({ minutes: Math.ceil(left / 60_000) });
    await institute.signInAgain(own);
    expect(await seenBy(own)).toEqual(['', '']);
    expect(await inMine()).toEqual(['']);
    expect(await seenBy(await institute.admin())).toEqual([links, links]);

    await own.call.enrol({ class_id: monthly.id });
    expect(await seenBy(own)).toEqual([links, links]);
  });
});
