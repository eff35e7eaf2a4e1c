import { getClosures } from '@institute/contract/meetings/closures';
import { getTimetable } from '@institute/contract/meetings/groups';
import { getMeetings, type OfficeMeeting } from '@institute/contract/meetings/meetings';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aClass } from '../../../test/support/school.ts';
import {
  auditLog,
  closures,
  enrolments,
  groups,
  meetings,
  messages,
  patterns,
  presences,
} from '../../schema/index.ts';
import { planAll } from './plan-meetings.ts';

let institute: Institute;
let admin: Person;
let huda: Person;
let amina: Person;
let classId: number;

const db = () => institute.services.db;

beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

/** Monday, 4 January 2027, 10:00 in Lagos, whatever day it is. */
const NOW = new Date('2027-01-04T09:00:00Z');
beforeEach(async () => {
  for (const table of [presences, meetings, patterns, closures]) await db().delete(table);
  await db().execute(sql`delete from group_members`);
  await db().delete(groups);
  const away = NOW.getTime() - institute.services.clock.now().getTime();
  institute.clock.advance({ seconds: away / 1000 });
  await institute.signInAgain(admin);
  ({ id: classId } = await aClass(institute, { name: 'Roots and Patterns' }));
  huda = await aTeacher('Ustadha Huda');
  amina = await institute.student({ name: 'Amina Yusuf' });
  await amina.call.enrol({ class_id: classId });
});

/** Somebody who teaches a class. */
async function aTeacher(name: string, of = classId): Promise<Person> {
  const person = await institute.student({ name });
  await admin.call.saveClassStaff({ class_id: of, user_id: person.id, powers: ['teach'] });
  return person;
}

const tuesdays = () => ({
  ...{ class_id: classId, from_on: '2027-01-05', weekday: 2, starts_at: '18:00', minutes: 60 },
  teacher_id: huda.id,
});
const timetable = async (of = classId) =>
  z.decode(getTimetable.response, (await admin.call.getTimetable({ class_id: of })).data);
const closedDays = async () =>
  z.decode(getClosures.response, (await admin.call.getClosures({})).data);
const rows = () => db().select().from(meetings).orderBy(asc(meetings.startsAt));
const lastAct = async () =>
  (await db().select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0];
/** What a student was told of meetings, the first first. */
async function toldTo({ id }: Person): Promise<string[]> {
  const { rows: found } = (await db().execute(sql`
    select m.body from ${messages} m join message_recipients r on r.message_id = m.id
    where r.user_id = ${id} order by m.id`)) as unknown as { rows: { body: string }[] };
  return found.map(({ body }) => body.replaceAll(/[\u2066-\u2069]/g, ''));
}
/** A meeting by the day of its hour. */
const onDay = (list: readonly OfficeMeeting[], day: string) => {
  const found = list.find(({ startsAt }) => startsAt.toISOString().startsWith(day));
  if (!found) throw new Error(`no meeting on ${day}`);
  return found;
};

// Proves ours-221, call-addPattern, call-getTimetable.
describe('a weekly time', () => {
  it('makes the group of everybody and its meetings for sixteen weeks', async () => {
    expect(await admin.call.addPattern(tuesdays())).toMatchObject({ status: true });
    const { groups: made, meetings: coming, teachers } = await timetable();
    expect(made).toMatchObject([{ name: '', isEverybody: true, zone: 'Africa/Lagos' }]);
    expect(made[0]?.patterns).toMatchObject([
      { weekday: 2, startsAt: '18:00', teacherName: 'Ustadha Huda', untilOn: null },
    ]);
    expect(teachers).toContainEqual({ id: huda.id, name: 'Ustadha Huda' });
    expect(coming).toHaveLength(16);
    expect(coming[0]).toMatchObject({
      startsAt: new Date('2027-01-05T17:00:00Z'),
      endsAt: new Date('2027-01-05T18:00:00Z'),
      ...{ teacherName: 'Ustadha Huda', state: 'planned', byHand: false, place: '' },
    });
    expect(await lastAct()).toMatchObject({
      ...{ action: 'addPattern', classId },
      details: { class: 'Roots and Patterns', weekly: 'Tuesdays, 18:00–19:00' },
    });
  });

  it('saved again after a lost answer is the one that was saved, and so is its group', async () => {
    const group = { class_id: classId, name: 'Evening', teacher_id: huda.id };
    const added = await admin.call.addGroup(group);
    expect(await admin.call.addGroup(group)).toEqual(added);
    const other = await admin.call.addGroup({ ...group, seats: 5 });
    expect(other.data?.id).not.toBe(added.data?.id);
    const weekly = { ...tuesdays(), group_id: added.data?.id };
    const made = await admin.call.addPattern(weekly);
    expect(made).toMatchObject({ status: true });
    expect(await admin.call.addPattern(weekly)).toEqual(made);
    expect(await rows()).toHaveLength(16);
    const changed = { pattern_id: made.data?.id, from_on: '2027-02-02', starts_at: '19:00' };
    expect(await admin.call.changePattern(changed)).toMatchObject({ status: true });
    expect(await admin.call.changePattern(changed)).toMatchObject({ status: true });
    expect(await db().select().from(patterns)).toHaveLength(2);
    expect(await rows()).toHaveLength(16);
    const later = { ...changed, starts_at: '20:00' };
    expect(await admin.call.changePattern(later)).toMatchObject({ code: 'day_out_of_reach' });
  });

  it('is kept sixteen weeks ahead by the job, which makes none twice', async () => {
    await admin.call.addPattern(tuesdays());
    expect(await planAll(institute.services)).toEqual({ made: 0 });
    institute.clock.advance({ days: 14 });
    expect(await planAll(institute.services)).toEqual({ made: 2 });
    expect(await planAll(institute.services)).toEqual({ made: 0 });
    expect(await rows()).toHaveLength(18);
  });

  it('is none of a class that is deleted, whose teacher is free again', async () => {
    await admin.call.addPattern(tuesdays());
    await admin.call.deleteClass({ class_id: classId, paying: '0' });
    await planAll(institute.services);
    expect(await rows()).toEqual([]);
  });

  it('is refused on days that are over, of teachers who teach nothing, and of groups of others', async () => {
    const other = await aClass(institute, { name: 'Sarf' });
    const { data } = await admin.call.addGroup({ class_id: other.id, name: 'Evening' });
    for (const [own, code] of [
      [{ from_on: '2027-01-03' }, 'day_out_of_reach'],
      [{ from_on: '2027-02-30' }, 'day_out_of_reach'],
      [{ until_on: '2027-01-04' }, 'day_out_of_reach'],
      [{ teacher_id: amina.id }, 'teacher_not_found'],
      [{ group_id: data.id }, 'group_not_found'],
      [{ class_id: 999_999 }, 'class_not_found'],
    ] as const) {
      const refused = await admin.call.addPattern({ ...tuesdays(), ...own });
      expect(refused, code).toMatchObject({ status: false, code });
    }
    expect(await rows()).toEqual([]);
  });
});

// Proves ours-222.
describe('a teacher', () => {
  it('is in one meeting at a time, and the refusal says where', async () => {
    await admin.call.addPattern(tuesdays());
    const other = await aClass(institute, { name: 'Sarf' });
    const refused = await admin.call.addPattern({
      ...{ ...tuesdays(), class_id: other.id, starts_at: '18:30' },
    });
    expect(refused).toMatchObject({ status: false, code: 'teacher_busy' });
    expect(refused.message).toBe(
      'Ustadha Huda is in a meeting of Roots and Patterns then: 5 January 2027, 18:00.',
    );
    // One that begins when the other ends is none at once; and neither is one without a teacher.
    const after = { ...tuesdays(), class_id: other.id, starts_at: '19:00' };
    expect((await admin.call.addPattern(after)).status).toBe(true);
    const alone = { ...tuesdays(), class_id: other.id, teacher_id: 0 };
    expect((await admin.call.addPattern(alone)).status).toBe(true);
  });

  it('is kept from a second meeting by the database itself', async () => {
    await admin.call.addPattern(tuesdays());
    const [row] = await rows();
    if (!row) throw new Error('no meeting');
    const { id: _id, ...twin } = row;
    const inserted = db()
      .insert(meetings)
      .values({ ...twin, plannedOn: '2030-01-01' });
    await expect(Promise.resolve(inserted)).rejects.toMatchObject({ cause: { code: '23P01' } });
  });

  // Proves promise-29.
  it('is planned once for one hour, however many plan it at the same moment', async () => {
    const classes = await Promise.all(
      Array.from({ length: 20 }, (_, n) => aClass(institute, { name: `Class ${n}` })),
    );
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        // Each another one: the same again is the one that was made.
        admin.call.addPattern({
          ...{ ...tuesdays(), class_id: classes[n % 20]?.id ?? 0, place: `Room ${n}` },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status)).toHaveLength(1);
    // A database that is kept busy asks some of them to come again.
    const codes = answers.flatMap((one) =>
      one.status || one.code === 'unavailable' ? [] : [one.code],
    );
    expect(new Set(codes)).toEqual(new Set(['teacher_busy']));
    expect(await db().select().from(patterns)).toHaveLength(1);
    expect(await rows()).toHaveLength(16);
  });
});

// Proves ours-223, call-changePattern, call-endPattern.
describe('a change of a weekly time', () => {
  it('holds from a day on; what was before it stays, and so does what was changed by itself', async () => {
    const { data } = await admin.call.addPattern(tuesdays());
    const before = (await timetable()).meetings;
    const moved = onDay(before, '2027-01-19');
    await admin.call.changeMeeting({
      ...{ meeting_id: moved.id, version: 1, starts_at: '20:00', reason: 'A wedding' },
    });
    const changed = await admin.call.changePattern({
      ...{ pattern_id: data.id, from_on: '2027-01-12', weekday: 3, starts_at: '17:00' },
    });
    expect(changed).toMatchObject({ status: true });
    const after = (await timetable()).meetings;
    expect(after.slice(0, 4).map(({ startsAt }) => startsAt.toISOString())).toEqual([
      ...['2027-01-05T17:00:00.000Z', '2027-01-13T16:00:00.000Z', '2027-01-19T19:00:00.000Z'],
      '2027-01-27T16:00:00.000Z',
    ]);
    // They are the same meetings at another hour.
    expect(after[1]?.id).toBe(onDay(before, '2027-01-12').id);
    expect(after[2]).toMatchObject({ id: moved.id, byHand: true });
    expect((await toldTo(amina)).at(-1)).toBe(
      'From 12 January 2027 on Roots and Patterns meets at another time: Wednesdays, 17:00–18:00 (Lagos time). Until then: Tuesdays, 18:00–19:00 (Lagos time).',
    );
    expect(await lastAct()).toMatchObject({ action: 'changePattern', classId });
  });

  it('from its first day on leaves nothing of the old', async () => {
    const { data } = await admin.call.addPattern(tuesdays());
    await admin.call.changePattern({ pattern_id: data.id, from_on: '2027-01-05', minutes: 90 });
    const { groups: made, meetings: coming } = await timetable();
    expect(made[0]?.patterns).toMatchObject([{ minutes: 90, fromOn: '2027-01-05' }]);
    expect(coming[0]?.endsAt).toEqual(new Date('2027-01-05T18:30:00Z'));
    expect(coming).toHaveLength(16);
  });

  it('by a whole week passes through its own hours', async () => {
    await admin.call.addPattern({ ...tuesdays(), until_on: '2027-02-02' });
    const first = onDay((await timetable()).meetings, '2027-01-05');
    const later = await admin.call.changeMeeting({
      ...{ meeting_id: first.id, version: 1, scope: 'following', on: '2027-01-12' },
    });
    expect(later).toMatchObject({ status: true });
    const { meetings: coming } = await timetable();
    expect(coming.map(({ startsAt }) => startsAt.toISOString().slice(0, 10))).toEqual([
      ...['2027-01-12', '2027-01-19', '2027-01-26', '2027-02-02'],
    ]);
  });

  it('ends it with a day, of which its students are told', async () => {
    const { data } = await admin.call.addPattern(tuesdays());
    const ended = await admin.call.endPattern({ pattern_id: data.id, last_on: '2027-01-12' });
    expect(ended).toMatchObject({ status: true });
    expect((await timetable()).meetings).toHaveLength(2);
    expect((await toldTo(amina)).at(-1)).toBe(
      'Roots and Patterns meets on Tuesdays, 18:00–19:00 (Lagos time) until 12 January 2027, and not at that time any more after it.',
    );
    const over = await admin.call.endPattern({ pattern_id: data.id, last_on: '2027-01-01' });
    expect(over).toMatchObject({ code: 'day_out_of_reach' });
    const none = await admin.call.changePattern({ pattern_id: 999_999, from_on: '2027-01-12' });
    expect(none).toMatchObject({ code: 'pattern_not_found' });
  });
});

// Proves ours-224, ours-226, ours-277, call-changeMeeting, call-cancelMeeting, call-restoreMeeting.
describe('one meeting', () => {
  let first: OfficeMeeting;
  beforeEach(async () => {
    await admin.call.addPattern({ ...tuesdays(), place: 'https://meet.example/roots' });
    const found = (await timetable()).meetings[0];
    if (!found) throw new Error('no meeting');
    first = found;
  });

  it('is moved by itself, its students are told once, and its weekly time leaves it alone', async () => {
    const change = { meeting_id: first.id, version: first.version, on: '2027-01-06' };
    const moved = await admin.call.changeMeeting({ ...change, reason: 'A strike' });
    expect(moved).toMatchObject({ status: true });
    expect((await timetable()).meetings[0]).toMatchObject({
      ...{ startsAt: new Date('2027-01-06T17:00:00Z'), byHand: true, version: 2 },
    });
    expect(await toldTo(amina)).toEqual([
      'The meeting of Roots and Patterns on Tuesday, 5 January 2027, 18:00 (Lagos time) is held at another time: Wednesday, 6 January 2027, 18:00 (Lagos time).\nReason: A strike',
    ]);
    expect(await lastAct()).toMatchObject({
      ...{ action: 'changeMeeting', classId },
      details: {
        ...{ meeting: '5 January 2027, 18:00', reason: 'A strike', scope: 'one' },
        startsAt: { from: '2027-01-05T17:00:00.000Z', to: '2027-01-06T17:00:00.000Z' },
      },
    });
    // Again after a lost answer: it is done, and nobody is told twice.
    const resent = await admin.call.changeMeeting({ ...change, reason: 'A strike' });
    expect(resent).toMatchObject({ status: true });
    expect((await timetable()).meetings[0]).toMatchObject({ version: 2 });
    await planAll(institute.services);
    expect((await rows())[0]).toMatchObject({ startsAt: new Date('2027-01-06T17:00:00Z') });
    // What is not sent stays, and it is put right by itself.
    const again = { meeting_id: first.id, version: 2, place: 'Room 2' };
    expect(await admin.call.changeMeeting(again)).toMatchObject({ status: true });
    expect((await rows())[0]).toMatchObject({ place: 'Room 2', reason: 'A strike' });
    const put = { meeting_id: first.id, version: 3, reason: 'A strike of buses' };
    expect(await admin.call.changeMeeting(put)).toMatchObject({ status: true });
    expect((await rows())[0]).toMatchObject({ reason: 'A strike of buses', byHand: true });
    // Whoever still sees it as it was changes nothing.
    expect(await admin.call.changeMeeting(change)).toMatchObject({ code: 'meeting_changed' });
    const told = await toldTo(amina);
    expect(told).toHaveLength(2);
    expect(told[1]).toContain('It is held here: Room 2.');
  });

  it('is taught by a substitute who is free, elsewhere, about a topic, and its students are told once', async () => {
    const bilal = await aTeacher('Ustadh Bilal');
    const other = await aClass(institute, { name: 'Sarf' });
    await admin.call.addPattern({
      ...{ ...tuesdays(), class_id: other.id, teacher_id: bilal.id, starts_at: '17:30' },
    });
    const which = { meeting_id: first.id, version: 1 };
    const busy = await admin.call.changeMeeting({ ...which, teacher_id: bilal.id });
    expect(busy).toMatchObject({ code: 'teacher_busy' });
    const mine = { place: 'Room 2', topic: 'Form II' };
    const omar = await aTeacher('Ustadh Omar');
    await admin.call.changeMeeting({ ...which, ...mine, teacher_id: omar.id });
    const [now, next] = (await timetable()).meetings;
    expect(now).toMatchObject({ ...mine, teacherName: 'Ustadh Omar', byHand: true });
    expect(next).toMatchObject({
      teacherName: 'Ustadha Huda',
      place: 'https://meet.example/roots',
    });
    expect(await toldTo(amina)).toEqual([
      'The meeting of Roots and Patterns on Tuesday, 5 January 2027, 18:00 (Lagos time) has changed.\nIt is taught by Ustadh Omar.\nIt is held here: Room 2.',
    ]);
  });

  it('with a topic alone goes on to follow its weekly time', async () => {
    await admin.call.changeMeeting({ meeting_id: first.id, version: 1, topic: 'Form II' });
    expect((await rows())[0]).toMatchObject({ topic: 'Form II', byHand: false, version: 2 });
  });

  it('is changed with all that follow: they are its weekly time from then on', async () => {
    const second = onDay((await timetable()).meetings, '2027-01-12');
    const change = {
      ...{ meeting_id: second.id, version: 1, on: '2027-01-11' },
      ...{ scope: 'following' as const, starts_at: '16:00', place: 'Room 2' },
    };
    for (const _again of [1, 2]) {
      expect(await admin.call.changeMeeting(change)).toMatchObject({ status: true });
    }
    const { groups: made, meetings: coming } = await timetable();
    expect(
      coming.slice(0, 3).map(({ startsAt, place }) => [startsAt.toISOString(), place]),
    ).toEqual([
      ['2027-01-05T17:00:00.000Z', 'https://meet.example/roots'],
      ['2027-01-11T15:00:00.000Z', 'Room 2'],
      ['2027-01-18T15:00:00.000Z', 'Room 2'],
    ]);
    expect(made[0]?.patterns).toMatchObject([
      { weekday: 1, startsAt: '16:00', untilOn: null, fromOn: '2027-01-11' },
      { weekday: 2, untilOn: '2027-01-10' },
    ]);
    expect(await toldTo(amina)).toHaveLength(1);
  });

  it('is cancelled for a reason, and held after all', async () => {
    const which = { meeting_id: first.id, version: 1 };
    for (const _again of [1, 2]) {
      const cancelled = await admin.call.cancelMeeting({ ...which, reason: 'The teacher is ill' });
      expect(cancelled).toMatchObject({ status: true });
    }
    expect((await timetable()).meetings[0]).toMatchObject({
      ...{ state: 'cancelled', reason: 'The teacher is ill', byHand: true },
    });
    // Its teacher is free then.
    const other = await aClass(institute, { name: 'Sarf' });
    const once = { ...tuesdays(), class_id: other.id, until_on: '2027-01-05' };
    expect((await admin.call.addPattern(once)).status).toBe(true);
    const back = await admin.call.restoreMeeting({ meeting_id: first.id });
    expect(back).toMatchObject({ code: 'teacher_busy' });
    const [taken] = (await timetable(other.id)).meetings;
    const gone = { meeting_id: taken?.id ?? 0, version: 1, reason: 'A mistake' };
    await admin.call.cancelMeeting(gone);
    await admin.call.restoreMeeting({ meeting_id: first.id });
    expect((await timetable()).meetings[0]).toMatchObject({ state: 'planned', byHand: false });
    expect(await toldTo(amina)).toEqual([
      'The meeting of Roots and Patterns on Tuesday, 5 January 2027, 18:00 (Lagos time) is not held.\nReason: The teacher is ill',
      'The meeting of Roots and Patterns on Tuesday, 5 January 2027, 18:00 (Lagos time) is held after all.',
    ]);
  });

  it('is not changed once it is over, nor where there is none', async () => {
    institute.clock.advance({ days: 2 });
    await institute.signInAgain(admin);
    const which = { meeting_id: first.id, version: 1 };
    expect(await admin.call.changeMeeting({ ...which, topic: 'x' })).toMatchObject({
      code: 'meeting_over',
    });
    expect(await admin.call.cancelMeeting({ ...which, reason: 'x' })).toMatchObject({
      code: 'meeting_over',
    });
    expect(await admin.call.restoreMeeting({ meeting_id: 999_999 })).toMatchObject({
      code: 'meeting_not_found',
    });
  });
});

// Proves ours-226, call-addGroup, call-changeGroup, call-setGroupStudents.
describe('a group', () => {
  it('has students of its own, who alone are told, and no more than its seats', async () => {
    const bint = await institute.student({ name: 'Bint Musa' });
    await bint.call.enrol({ class_id: classId });
    const evening = { class_id: classId, name: 'Evening', seats: 1, zone: 'Africa/Cairo' };
    const { data } = await admin.call.addGroup({ ...evening, teacher_id: huda.id });
    const of = { group_id: data.id };
    const both = { ...of, student_list: `${amina.id},${bint.id}` };
    expect(await admin.call.setGroupStudents(both)).toMatchObject({ code: 'group_full' });
    const stranger = { ...of, student_list: `${bint.id},${huda.id}` };
    await admin.call.changeGroup({ ...of, seats: 2 });
    expect(await admin.call.setGroupStudents(stranger)).toMatchObject({
      ...{ code: 'not_in_class', message: 'Without a place in the class: Ustadha Huda.' },
    });
    // Whoever has no place any more is in no group of the class.
    await admin.call.setGroupStudents(both);
    await db()
      .delete(enrolments)
      .where(and(eq(enrolments.classId, classId), eq(enrolments.userId, amina.id)));
    expect((await timetable()).groups[0]?.students).toEqual([{ id: bint.id, name: 'Bint Musa' }]);
    await amina.call.enrol({ class_id: classId });
    await admin.call.setGroupStudents({ ...of, student_list: String(bint.id) });
    await admin.call.addPattern({ ...tuesdays(), ...of, teacher_id: 0 });
    const { groups: made, meetings: coming } = await timetable();
    expect(made).toMatchObject([
      { name: 'Evening', isEverybody: false, students: [{ id: bint.id, name: 'Bint Musa' }] },
    ]);
    // By the clocks of Cairo, and by its teacher.
    expect(coming[0]).toMatchObject({
      ...{ startsAt: new Date('2027-01-05T16:00:00Z'), teacherName: 'Ustadha Huda' },
    });
    const first = coming[0]?.id ?? 0;
    await admin.call.cancelMeeting({ meeting_id: first, version: 1, reason: 'Rain' });
    expect(await toldTo(amina)).toEqual([]);
    expect(await toldTo(bint)).toEqual([
      'The meeting of Roots and Patterns, Evening on Tuesday, 5 January 2027, 18:00 (Cairo time) is not held.\nReason: Rain',
    ]);
    const everybody = { ...tuesdays(), weekday: 4 };
    await admin.call.addPattern(everybody);
    const all = (await timetable()).groups.find(({ isEverybody }) => isEverybody)?.id ?? 0;
    const refused = await admin.call.setGroupStudents({ group_id: all, student_list: '' });
    expect(refused).toMatchObject({ code: 'group_of_everybody' });
  });

  it('takes its meetings along when its teacher, place or zone is another; what is not sent stays', async () => {
    await admin.call.addPattern({ ...tuesdays(), teacher_id: 0 });
    const { groups: made } = await timetable();
    const of = { group_id: made[0]?.id ?? 0 };
    await admin.call.changeGroup({ ...of, teacher_id: huda.id, place: 'Room 1', seats: 9 });
    await admin.call.changeGroup({ ...of, zone: 'Europe/London', last_on: '2027-01-20' });
    const after = await timetable();
    expect(after.groups).toMatchObject([
      { name: '', teacherName: 'Ustadha Huda', place: 'Room 1', seats: 9, lastOn: '2027-01-20' },
    ]);
    expect(after.meetings).toHaveLength(3);
    expect(after.meetings[0]).toMatchObject({
      startsAt: new Date('2027-01-05T18:00:00Z'),
      ...{ place: 'Room 1', teacherName: 'Ustadha Huda' },
    });
    for (const [own, code] of [
      [{ zone: 'Africa/Nowhere' }, 'invalid_input'],
      [{ first_on: '2027-02-01' }, 'day_out_of_reach'],
      [{ group_id: 999_999 }, 'group_not_found'],
    ] as const) {
      expect(await admin.call.changeGroup({ ...of, ...own })).toMatchObject({ code });
    }
  });
});

// Proves ours-393, call-changeMeeting, call-addGroup, call-setGroupStudents, call-addClosure.
describe('what the office plans', () => {
  it('is on a closed day where that is wanted, and not else', async () => {
    await admin.call.addPattern(tuesdays());
    await admin.call.addClosure({ from_on: '2027-01-07', until_on: '2027-01-08', name: 'Storm' });
    const [first] = (await timetable()).meetings;
    const which = { meeting_id: first?.id ?? 0, version: 1, on: '2027-01-07' };
    expect(await admin.call.changeMeeting(which)).toMatchObject({
      ...{ code: 'day_closed', message: 'Nothing is held on that day: Storm.' },
    });
    expect((await rows())[0]).toMatchObject({ version: 1 });
    expect(await admin.call.changeMeeting({ ...which, on_closed_day: '1' })).toMatchObject({
      status: true,
    });
    expect(await admin.call.changeMeeting({ ...which, version: 2, topic: 'Verbs' })).toMatchObject({
      code: 'day_closed',
    });
    const same = { from_on: '2027-01-07', until_on: '2027-01-08', name: 'Wind' };
    expect(await admin.call.addClosure(same)).toMatchObject({
      ...{ code: 'day_closed', message: 'These days are closed already: Storm.' },
    });
  });

  it('is one meeting of a group at a time, whoever teaches it', async () => {
    const musa = await aTeacher('Musa');
    await admin.call.addPattern(tuesdays());
    const [first, second] = (await timetable()).meetings;
    const to = { meeting_id: second?.id ?? 0, version: 1, on: '2027-01-05', starts_at: '18:30' };
    expect(await admin.call.changeMeeting({ ...to, teacher_id: musa.id })).toMatchObject({
      ...{ code: 'group_busy' },
      message: 'Roots and Patterns is in another meeting then: 5 January 2027, 18:00.',
    });
    expect(await admin.call.changeMeeting({ ...to, teacher_id: 0 })).toMatchObject({
      code: 'group_busy',
    });
    await admin.call.cancelMeeting({ meeting_id: first?.id ?? 0, version: 1, reason: 'Rain' });
    expect(await admin.call.changeMeeting({ ...to, teacher_id: musa.id })).toMatchObject({
      status: true,
    });
  });

  it('at another time is asked anew whether one can come', async () => {
    await admin.call.addPattern(tuesdays());
    const [first, second] = (await timetable()).meetings;
    const ids = [first?.id ?? 0, second?.id ?? 0] as const;
    for (const id of ids) await amina.call.askExcuse({ meeting_id: id, reason: 'A wedding' });
    const excused = async () => (await db().select().from(presences)).map((row) => row.meetingId);
    // A quarter of an hour later it is still the hour that was meant.
    await admin.call.changeMeeting({ meeting_id: ids[0], version: 1, starts_at: '18:15' });
    expect(await excused()).toEqual([...ids]);
    await admin.call.changeMeeting({ meeting_id: ids[0], version: 2, on: '2027-01-07' });
    expect(await excused()).toEqual([ids[1]]);
    const weekly = (await timetable()).groups[0]?.patterns[0]?.id ?? 0;
    await admin.call.changePattern({ pattern_id: weekly, from_on: '2027-01-11', weekday: 3 });
    expect(await excused()).toEqual([]);
  });

  it('is a group of its own name, with its students in no other group of the class', async () => {
    const of = { class_id: classId };
    const evening = await admin.call.addGroup({ ...of, name: 'Evening' });
    const saturday = await admin.call.addGroup({ ...of, name: 'Saturday' });
    expect(await admin.call.addGroup({ ...of, name: 'evening ', seats: 3 })).toMatchObject({
      code: 'group_named',
    });
    const second = { group_id: saturday.data.id };
    expect(await admin.call.changeGroup({ ...second, name: 'Evening' })).toMatchObject({
      code: 'group_named',
    });
    expect(await admin.call.changeGroup({ ...second, name: 'Saturday' })).toMatchObject({
      status: true,
    });
    const list = { student_list: String(amina.id) };
    await admin.call.setGroupStudents({ group_id: evening.data.id, ...list });
    await admin.call.setGroupStudents({ ...second, ...list });
    expect((await timetable()).groups.map(({ students }) => students.length)).toEqual([0, 1]);
  });
});

// Proves ours-225, ours-226, call-getClosures, call-addClosure, call-removeClosure.
describe('closed days', () => {
  it('cancel what is on them, tell each group once, and hold it again when they are opened', async () => {
    await admin.call.addPattern(tuesdays());
    const moved = onDay((await timetable()).meetings, '2027-03-16');
    await admin.call.changeMeeting({ meeting_id: moved.id, version: 1, on: '2027-03-10' });
    const eid = { from_on: '2027-03-02', until_on: '2027-03-10', name: 'Eid al-Fitr' };
    expect((await admin.call.addClosure(eid)).data).toEqual({ meetings: 2 });
    // The same again changes nothing, and nobody is told twice.
    expect((await admin.call.addClosure(eid)).data).toEqual({ meetings: 0 });
    const list = (await timetable()).meetings.filter(({ state }) => state === 'cancelled');
    expect(
      list.map(({ startsAt, reason }) => [startsAt.toISOString().slice(0, 10), reason]),
    ).toEqual([
      ['2027-03-02', 'Eid al-Fitr'],
      ['2027-03-09', 'Eid al-Fitr'],
    ]);
    const told = await toldTo(amina);
    expect(told).toHaveLength(2);
    expect(told.at(-1)).toBe(
      'These meetings of Roots and Patterns are not held:\nTuesday, 2 March 2027, 18:00 (Lagos time)\nTuesday, 9 March 2027, 18:00 (Lagos time)\nReason: Eid al-Fitr',
    );
    const data = await closedDays();
    expect(data.closures).toMatchObject([{ name: 'Eid al-Fitr', fromOn: '2027-03-02' }]);
    expect(data.proposed.map(({ name }) => name)).not.toContain('Eid al-Fitr');
    await admin.call.removeClosure({ closure_id: data.closures[0]?.id ?? 0 });
    expect((await timetable()).meetings.some(({ state }) => state === 'cancelled')).toBe(false);
    expect((await toldTo(amina)).at(-1)).toContain('are held after all');
    const again = await closedDays();
    expect(again.proposed.map(({ name }) => name)).toContain('Eid al-Fitr');
  });

  it('have a group that says so meet as often, after its last day', async () => {
    await admin.call.addPattern(tuesdays());
    const id = (await timetable()).groups[0]?.id ?? 0;
    await admin.call.changeGroup({ group_id: id, last_on: '2027-01-19', on_closure: 'append' });
    await admin.call.addClosure({ from_on: '2027-01-12', until_on: '2027-01-12', name: 'Storm' });
    const { meetings: coming } = await timetable();
    expect(
      coming.map(({ startsAt, state }) => `${startsAt.toISOString().slice(5, 10)} ${state}`),
    ).toEqual([...['01-05 planned', '01-12 cancelled', '01-19 planned', '01-26 planned']]);
  });

  it('are refused where they are over, none, or too long', async () => {
    for (const [from_on, until_on] of [
      ['2026-12-25', '2026-12-26'],
      ['2027-03-10', '2027-03-09'],
      ['2027-02-30', '2027-03-09'],
      ['2027-03-01', '2027-09-01'],
    ] as const) {
      const refused = await admin.call.addClosure({ from_on, until_on, name: 'Eid' });
      expect(refused, from_on).toMatchObject({ code: 'day_out_of_reach' });
    }
    expect(await admin.call.removeClosure({ closure_id: 999_999 })).toMatchObject({
      code: 'closure_not_found',
    });
    expect(await db().select().from(closures)).toEqual([]);
  });
});

// Proves call-getMeetings.
describe('the meetings of some days', () => {
  it('are those of a class, of a teacher or of all, by the days of the institute', async () => {
    await admin.call.addPattern(tuesdays());
    const other = await aClass(institute, { name: 'Sarf' });
    await admin.call.addPattern({ ...tuesdays(), class_id: other.id, teacher_id: 0 });
    const week = { from: '2027-01-05', until: '2027-01-11' };
    const namesOf = async (own: object) =>
      z
        .decode(getMeetings.response, (await admin.call.getMeetings({ ...week, ...own })).data)
        .map(({ className }) => className);
    expect(await namesOf({})).toEqual(['Roots and Patterns', 'Sarf']);
    expect(await namesOf({ class_id: other.id })).toEqual(['Sarf']);
    expect(await namesOf({ teacher_id: huda.id })).toEqual(['Roots and Patterns']);
    expect(await namesOf({ from: '2027-01-06' })).toEqual([]);
    for (const own of [{ until: '2027-01-04' }, { until: '2027-09-01' }, { from: '2027-02-30' }]) {
      const refused = await admin.call.getMeetings({ ...week, ...own });
      expect(refused).toMatchObject({ code: 'day_out_of_reach' });
    }
  });
});

// Proves ours-224.
it('the timetable is the office’s: neither a student nor a teacher changes it', async () => {
  for (const person of [amina, huda]) {
    expect(await person.call.addPattern(tuesdays())).toMatchObject({
      http: 403,
      code: 'forbidden',
    });
    expect(await person.call.getTimetable({ class_id: classId })).toMatchObject({ http: 403 });
  }
  expect(await db().select().from(groups).where(eq(groups.classId, classId))).toEqual([]);
});
