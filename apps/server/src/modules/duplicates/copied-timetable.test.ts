import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aRequestKey } from '../../../test/support/request-key.ts';
import { aClass } from '../../../test/support/school.ts';
import {
  auditLog,
  classStaff,
  groupMembers,
  groups,
  meetings,
  patterns,
} from '../../schema/index.ts';
import { planAll } from '../meetings/plan-meetings.ts';

let institute: Institute;
let admin: Person;
let huda: Person;
let classId: number;
let groupId: number;

const db = () => institute.services.db;

beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

/** A class with one group in Cairo that meets on Tuesdays at 18:00 for a term, and one student in it. */
beforeEach(async () => {
  // Monday, 4 January 2027, 10:00 in Lagos.
  const away = Date.parse('2027-01-04T09:00:00Z') - institute.services.clock.now().getTime();
  institute.clock.advance({ seconds: away / 1000 });
  await institute.signInAgain(admin);
  ({ id: classId } = await aClass(institute, { name: 'Roots and Patterns' }));
  huda = await institute.student({ name: 'Ustadha Huda' });
  const amina = await institute.student({ name: 'Amina Yusuf' });
  await amina.call.enrol({ class_id: classId });
  await admin.call.saveClassStaff({
    ...{ class_id: classId, user_id: huda.id, powers: ['teach', 'mark'] },
  });
  const added = await admin.call.addGroup({
    ...{ class_id: classId, name: 'Tuesdays', teacher_id: huda.id, zone: 'Africa/Cairo' },
    ...{ seats: 12, place: 'https://meet.example/t', first_on: '2027-01-05' },
    ...{ last_on: '2027-03-30', on_closure: 'append' },
  });
  expect(added).toMatchObject({ status: true });
  groupId = added.data.id;
  await admin.call.setGroupStudents({ group_id: groupId, student_list: String(amina.id) });
  await admin.call.addPattern({
    ...{ class_id: classId, group_id: groupId, from_on: '2027-01-05', until_on: '2027-03-30' },
    ...{ weekday: 2, starts_at: '18:00', minutes: 90, teacher_id: huda.id, place: 'Room 2' },
  });
});

const groupsOf = (of: number) => db().select().from(groups).where(eq(groups.classId, of));
const meetingsOf = async (of: number) => {
  const rows = await db()
    .select({ meeting: meetings })
    .from(meetings)
    .innerJoin(groups, and(eq(groups.id, meetings.groupId), eq(groups.classId, of)))
    .orderBy(asc(meetings.startsAt));
  return rows.map(({ meeting }) => meeting);
};
const copied = async (own: Record<string, string>) => {
  const { data, status } = await admin.call.duplicateClass({
    ...{ class_id: classId, name: 'Term two', ...own },
  });
  expect(status).toBe(true);
  return data.id;
};

describe('the week of a copied class', () => {
  // Proves ours-293.
  it('is that of the original so many weeks on, at the same time by the clocks of its zone', async () => {
    const id = await copied({ move_weeks: '13', with_teachers: '1' });
    const [group] = await groupsOf(id);
    expect(group).toMatchObject({
      ...{ name: 'Tuesdays', zone: 'Africa/Cairo', seats: 12, teacherId: huda.id },
      ...{ place: 'https://meet.example/t', onClosure: 'append' },
      ...{ firstOn: '2027-04-06', lastOn: '2027-06-29' },
    });
    const [time] = await db()
      .select()
      .from(patterns)
      .where(eq(patterns.groupId, group?.id ?? 0));
    expect(time).toMatchObject({
      ...{ weekday: 2, startsAt: '18:00', minutes: 90, place: 'Room 2', teacherId: huda.id },
      ...{ fromOn: '2027-04-06', untilOn: '2027-06-29' },
    });
    const planned = await meetingsOf(id);
    // Sixteen weeks ahead reach the last Tuesday before 26 April; the rest come with time.
    expect(planned.map(({ startsAt }) => startsAt.toISOString())).toEqual([
      '2027-04-06T16:00:00.000Z',
      '2027-04-13T16:00:00.000Z',
      '2027-04-20T16:00:00.000Z',
    ]);
    // Cairo's clocks go forward on 30 April: 18:00 there is another hour of the world.
    institute.clock.advance({ days: 70 });
    await planAll(institute.services);
    const later = (await meetingsOf(id)).map(({ startsAt }) => startsAt.toISOString());
    expect(later).toContain('2027-05-04T15:00:00.000Z');
    expect(later).toContain('2027-06-29T15:00:00.000Z');
  });

  it('takes along who teaches where that is wanted, and no student', async () => {
    const staffOf = (of: number) =>
      db().select().from(classStaff).where(eq(classStaff.classId, of));
    const with_ = await copied({ move_weeks: '13', with_teachers: '1' });
    expect(await staffOf(with_)).toMatchObject([{ userId: huda.id, powers: ['teach', 'mark'] }]);
    const [group] = await groupsOf(with_);
    const members = await db()
      .select()
      .from(groupMembers)
      .where(eq(groupMembers.groupId, group?.id ?? 0));
    expect(members).toEqual([]);
    const act = (await db().select().from(auditLog)).findLast(
      ({ action }) => action === 'duplicateClass',
    );
    expect(act?.details).toMatchObject({ groupTotal: 1, weeklyTotal: 1, teacherTotal: 1 });

    const without = await copied({ move_weeks: '13' });
    expect(await staffOf(without)).toEqual([]);
    expect((await groupsOf(without))[0]?.teacherId).toBeNull();
    expect((await meetingsOf(without)).map(({ teacherId }) => teacherId)).toEqual([
      null,
      null,
      null,
    ]);
  });

  // Proves ours-294.
  it('leaves a meeting without a teacher who is elsewhere then', async () => {
    const id = await copied({ with_teachers: '1' });
    const [own, original] = [await meetingsOf(id), await meetingsOf(classId)];
    expect(own.map(({ startsAt }) => startsAt)).toEqual(original.map(({ startsAt }) => startsAt));
    expect(new Set(original.map(({ teacherId }) => teacherId))).toEqual(new Set([huda.id]));
    expect(new Set(own.map(({ teacherId }) => teacherId))).toEqual(new Set([null]));
  });

  // Proves ours-294, call-giveMeetings.
  it('says how many stand so and where their teacher is, and gives what is free in one press', async () => {
    const request = { class_id: classId, name: 'Term two', with_teachers: '1' } as const;
    const key = { request_key: aRequestKey() };
    const { data } = await admin.call.duplicateClass({ ...request, ...key });
    const said = { meetings: 13, free: 0, teachers: [huda.name], clashes: ['Roots and Patterns'] };
    expect(data?.untaught).toEqual(said);
    expect((await admin.call.duplicateClass({ ...request, ...key })).data).toEqual(data);
    const class_id = data?.id ?? 0;
    const untaught = async () => (await admin.call.getTimetable({ class_id })).data?.untaught;
    expect(await untaught()).toEqual(said);
    const given = async () => (await admin.call.giveMeetings({ class_id })).data;
    expect(await given()).toEqual({ given: 0, left: said });
    const [first] = await meetingsOf(classId);
    await admin.call.cancelMeeting({
      ...{ meeting_id: first?.id ?? 0, version: first?.version ?? 0, reason: 'A strike' },
    });
    expect(await untaught()).toEqual({ ...said, free: 1 });
    expect(await given()).toEqual({ given: 1, left: { ...said, meetings: 12 } });
    expect(await given()).toMatchObject({ given: 0, left: { meetings: 12 } });
    expect((await meetingsOf(class_id)).map(({ teacherId }) => teacherId)).toEqual([
      huda.id,
      ...Array(12).fill(null),
    ]);
    const acts = await db().select().from(auditLog);
    expect(acts.findLast(({ action }) => action === 'giveMeetings')?.details).toEqual({
      ...{ class: 'Term two', total: 0 },
    });
    expect(await admin.call.giveMeetings({ class_id: 999_999 })).toMatchObject({
      code: 'class_not_found',
    });
  });

  // Proves ours-293.
  it('begins on a day where no lesson has one', async () => {
    const id = await copied({ begins_on: '2027-02-02' });
    expect((await groupsOf(id))[0]).toMatchObject({ firstOn: '2027-02-02', lastOn: '2027-04-27' });
    expect((await meetingsOf(id))[0]?.startsAt.toISOString()).toBe('2027-02-02T16:00:00.000Z');
  });
});
