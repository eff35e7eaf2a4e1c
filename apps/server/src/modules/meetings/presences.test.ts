import {
  getMyMeetings,
  joinMeeting,
  type MyMeeting,
} from '@institute/contract/meetings/my-meetings';
import { getClassRegisters } from '@institute/contract/meetings/office-registers';
import { arrivalAt, tallyOf } from '@institute/contract/meetings/presence-rules';
import {
  getRegister,
  getTaughtMeetings,
  showMeetingCode,
} from '@institute/contract/meetings/registers';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { credentialsOf, Institute, type Person } from '../../../test/support/institute.ts';
import { aClass, aLesson, aPaidClass } from '../../../test/support/school.ts';
import {
  auditLog,
  enrolments,
  groupMembers,
  groups,
  meetings,
  patterns,
  presences,
  throttles,
} from '../../schema/index.ts';
import { planAll } from './plan-meetings.ts';

let institute: Institute;
let admin: Person;
let huda: Person;
let amina: Person;
let classId: number;
/** The meeting of Tuesday, 5 January 2027, 18:00 to 19:00 in Lagos. */
let meetingId: number;

const LINK = 'https://meet.example/roots';
const db = () => institute.services.db;

beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

const at = (time: string) => institute.clock.set(new Date(`2027-01-05T${time}Z`));

beforeEach(async () => {
  for (const table of [presences, meetings, patterns, throttles]) await db().delete(table);
  await db().execute(sql`delete from group_members`);
  await db().delete(groups);
  institute.clock.set('2027-01-04T09:00:00Z');
  await institute.signInAgain(admin);
  ({ id: classId } = await aClass(institute, { name: 'Roots and Patterns' }));
  huda = await aTeacher('Ustadha Huda');
  amina = await aStudent('Amina Yusuf');
  meetingId = await planned(classId);
  at('16:55:00');
});

async function aTeacher(name: string, of = classId): Promise<Person> {
  const person = await institute.student({ name });
  await admin.call.saveClassStaff({
    class_id: of,
    user_id: person.id,
    powers: ['teach', 'people'],
  });
  return person;
}

async function aStudent(name: string): Promise<Person> {
  const person = await institute.student({ name });
  await person.call.enrol({ class_id: classId });
  return person;
}

/** Has a class, or a group of it, meet on Tuesdays at 18:00; the number of its first meeting. */
async function planned(of: number, own: Record<string, unknown> = {}): Promise<number> {
  const tuesdays = { from_on: '2027-01-05', weekday: 2, starts_at: '18:00', minutes: 60 };
  const { data, message } = await admin.call.addPattern({
    ...{ class_id: of, ...tuesdays, teacher_id: huda.id, place: LINK, ...own },
  });
  const [first] = await db()
    .select({ id: meetings.id })
    .from(meetings)
    .where(eq(meetings.patternId, data?.id ?? 0))
    .orderBy(asc(meetings.startsAt))
    .limit(1);
  if (!first) throw new Error(`no meeting: ${message}`);
  return first.id;
}

const rows = () => db().select().from(presences).orderBy(asc(presences.userId));
const meetingRow = async () =>
  (await db().select().from(meetings).where(eq(meetings.id, meetingId)))[0];
const lastAct = async () =>
  (await db().select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0];
const join = (person: Person, id = meetingId) => person.call.joinMeeting({ meeting_id: id });
const register = async (person: Person, id = meetingId) =>
  z.decode(getRegister.response, (await person.call.getRegister({ meeting_id: id })).data);
const own = async (person: Person) =>
  z.decode(getMyMeetings.response, (await person.call.getMyMeetings({ class_id: classId })).data);
const mark = (person: Person, state: 'present' | 'late' | 'excused' | 'absent', of = amina) =>
  person.call.markRegister({ meeting_id: meetingId, marks: [{ student_id: of.id, state }] });

// Proves ours-228, ours-229, call-joinMeeting, call-getMyMeeting.
describe('joining a meeting', () => {
  it('is the arrival, tells the link, and again leaves the same row', async () => {
    const first = await join(amina);
    expect(first).toMatchObject({ status: true, data: { place: LINK, presence: 'present' } });
    at('17:40:00');
    expect(await join(amina)).toMatchObject({ data: { place: LINK, presence: 'present' } });
    expect(await rows()).toMatchObject([
      {
        ...{ meetingId, userId: amina.id, state: 'present', source: 'joined', saidById: null },
        arrivedAt: new Date('2027-01-05T16:55:00Z'),
      },
    ]);
    z.decode(joinMeeting.response, first.data);
  });

  it('is late more than ten minutes after the start', async () => {
    at('17:10:00');
    expect(await join(amina)).toMatchObject({ data: { presence: 'present' } });
    const tunde = await aStudent('Tunde');
    at('17:10:01');
    expect(await join(tunde)).toMatchObject({ data: { presence: 'late' } });
  });

  it.each([
    ['16:49:59', 'meeting_not_begun'],
    ['18:00:00', 'meeting_over'],
  ])('at %s is refused: %s', async (time, code) => {
    at(time);
    expect(await join(amina)).toMatchObject({ status: false, code });
    expect(await rows()).toEqual([]);
  });

  it('is refused to whoever has no place, or is in another group', async () => {
    const stranger = await institute.student({ name: 'Stranger' });
    expect(await join(stranger)).toMatchObject({ code: 'meeting_not_found' });
    expect(await stranger.call.getMyMeeting({ meeting_id: meetingId })).toMatchObject({
      code: 'meeting_not_found',
    });
    institute.clock.set('2027-01-04T10:00:00Z');
    const { data } = await admin.call.addGroup({ class_id: classId, name: 'Morning' });
    const morning = await planned(classId, { group_id: data.id, starts_at: '09:00' });
    institute.clock.set('2027-01-05T08:00:00Z');
    expect(await join(amina, morning)).toMatchObject({ code: 'meeting_not_found' });
    await admin.call.setGroupStudents({ group_id: data.id, student_list: String(amina.id) });
    expect(await join(amina, morning)).toMatchObject({ data: { place: LINK } });
  });

  it('is refused while the place is not paid for, or on hold', async () => {
    const { id } = await aPaidClass(institute, 1000, { name: 'Sarf', monthlySub: '1' });
    institute.clock.set('2027-01-04T10:00:00Z');
    const paid = await planned(id, { starts_at: '20:00' });
    await db()
      .insert(enrolments)
      .values({
        ...{ userId: amina.id, classId: id, enrolledAt: institute.clock.now() },
        subscriptionEndsAt: new Date('2027-01-05T12:00:00Z'),
      });
    at('19:00:00');
    const place = { where: sql`user_id = ${amina.id} and class_id = ${id}` };
    expect(await join(amina, paid)).toMatchObject({ code: 'subscription_expired' });
    const until = new Date('2027-02-05T12:00:00Z');
    await db().update(enrolments).set({ subscriptionEndsAt: until }).where(place.where);
    expect(await join(amina, paid)).toMatchObject({ data: { place: LINK } });
    const now = institute.clock.now();
    await db().update(enrolments).set({ overdueAt: now }).where(place.where);
    expect(await join(amina, paid)).toMatchObject({ code: 'payment_overdue' });
    const hold = { overdueAt: null, heldFrom: now, heldUntil: until };
    await db().update(enrolments).set(hold).where(place.where);
    expect(await join(amina, paid)).toMatchObject({ code: 'place_on_hold' });
    const coming = (await amina.call.getMyMeetings({})).data.coming;
    expect(coming.every(({ class_id }) => class_id === classId)).toBe(true);
  });

  it('is refused where it is cancelled, or held in a room', async () => {
    institute.clock.set('2027-01-04T10:00:00Z');
    const { version } = await register(huda);
    const change = { meeting_id: meetingId, version, place: 'Room 2' };
    await admin.call.changeMeeting(change);
    at('17:00:00');
    expect(await join(amina)).toMatchObject({ code: 'meeting_in_room' });
    expect((await own(amina)).coming[0]).toMatchObject({ room: 'Room 2' });
    await admin.call.cancelMeeting({ meeting_id: meetingId, version: version + 1, reason: 'Ill' });
    expect(await join(amina)).toMatchObject({ code: 'meeting_cancelled' });
    expect((await own(amina)).coming[0]).toMatchObject({ state: 'cancelled', reason: 'Ill' });
    expect(await rows()).toEqual([]);
  });

  it('opens an address also where its beginning was not typed, wherever it is said; else it is a room', async () => {
    const typed = 'zoom.us/j/123';
    const link = { data: { place: `https://${typed}` } };
    const { patternId = 0, groupId = 0, version = 0 } = (await meetingRow()) ?? {};
    const { changeMeeting, changePattern, changeGroup } = admin.call;
    const saves = [
      () => changeMeeting({ meeting_id: meetingId, version, place: typed }),
      () => changePattern({ pattern_id: patternId, from_on: '2027-01-05', place: typed }),
      () => changeGroup({ group_id: groupId, place: typed }),
    ];
    for (const save of saves) {
      await db().update(meetings).set({ place: '' });
      await db().update(patterns).set({ place: '' });
      await db().update(groups).set({ place: '' });
      expect(await save()).toMatchObject({ status: true });
      expect(await join(amina)).toMatchObject(link);
    }
    await db().update(groups).set({ place: '' });
    await huda.call.startMeeting({ meeting_id: meetingId, place: 'www.meet.example' });
    expect(await join(amina)).toMatchObject({ data: { place: 'https://www.meet.example' } });
    for (const room of ['Room 2', 'Block B/2', 'St. John', '2.14/3']) {
      await db().update(meetings).set({ place: '' });
      await huda.call.startMeeting({ meeting_id: meetingId, place: room });
      expect((await own(amina)).coming[0], room).toMatchObject({ room });
    }
  });

  it('twice at once leaves one row, and thirty at once thirty', async () => {
    const both = await Promise.all([join(amina), join(amina)]);
    expect(both.map(({ data }) => data)).toEqual([
      ...[both[0]?.data, { place: LINK, presence: 'present' }],
    ]);
    expect(await rows()).toHaveLength(1);
    const others: Person[] = [];
    for (let n = 0; n < 29; n += 1) others.push(await aStudent(`Student ${n}`));
    const all = await Promise.all(others.map((person) => join(person)));
    expect(all.every(({ status }) => status)).toBe(true);
    expect((await rows()).map(({ state }) => state)).toEqual(Array(30).fill('present'));
  });
});

// Proves ours-386.
describe('joining where there is no link yet', () => {
  beforeEach(async () => {
    await db().update(patterns).set({ place: '' });
  });

  it('is no arrival: the student waits, which counts nowhere, and the teacher sees since when', async () => {
    expect((await own(amina)).coming[0]).toMatchObject({ hasPlace: false, presence: null });
    expect((await join(amina)).data).toEqual({ place: '' });
    at('17:30:00');
    expect((await join(amina)).data).toEqual({ place: '' });
    const since = new Date('2027-01-05T16:55:00Z');
    expect(await rows()).toMatchObject([{ source: 'asked', saidAt: since, arrivedAt: null }]);
    expect((await own(amina)).coming[0]).toMatchObject({
      ...{ presence: null, source: 'asked', excuse: '' },
    });
    const { students } = await register(huda);
    expect(students).toMatchObject([{ state: null, source: 'asked', saidAt: since }]);
    at('18:30:00');
    const { data } = await huda.call.getTaughtMeetings({});
    expect(data).toMatchObject([{ id: meetingId, said: 0, lacks_register: true }]);
    expect(tallyOf((await own(amina)).past).counted).toBe(0);
  });

  it('counts from then once the link is there and is fetched', async () => {
    await join(amina);
    const tunde = await aStudent('Tunde');
    at('17:20:00');
    await huda.call.startMeeting({ meeting_id: meetingId, place: LINK });
    expect((await own(amina)).coming[0]).toMatchObject({ hasPlace: true, presence: null });
    expect((await join(amina)).data).toEqual({ place: LINK, presence: 'present' });
    expect((await join(tunde)).data).toEqual({ place: LINK, presence: 'late' });
    expect(await rows()).toMatchObject([
      { state: 'present', source: 'joined', arrivedAt: institute.clock.now() },
      { state: 'late', source: 'joined' },
    ]);
  });

  it('takes no excuse away, and is not taken back with one', async () => {
    at('15:00:00');
    await amina.call.askExcuse({ meeting_id: meetingId, reason: 'I travel' });
    at('16:55:00');
    await join(amina);
    expect(await rows()).toMatchObject([{ state: 'excused', source: 'asked' }]);
    const tunde = await aStudent('Tunde');
    await join(tunde);
    await tunde.call.takeBackExcuse({ meeting_id: meetingId });
    expect(await rows()).toHaveLength(2);
  });
});

// Proves ours-230, call-askExcuse, call-takeBackExcuse.
describe('a student who cannot come', () => {
  const ask = (reason = 'I travel') => amina.call.askExcuse({ meeting_id: meetingId, reason });

  it('says so until an hour before, which the teacher is shown as theirs', async () => {
    at('16:00:00');
    expect(await ask()).toMatchObject({ status: true });
    expect(await ask('I travel to Kano')).toMatchObject({ status: true });
    expect(await rows()).toMatchObject([
      { state: 'excused', source: 'asked', excuse: 'I travel to Kano', saidById: null },
    ]);
    const { students } = await register(huda);
    expect(students).toMatchObject([
      { name: 'Amina Yusuf', state: 'excused', source: 'asked', excuse: 'I travel to Kano' },
    ]);
    at('16:00:01');
    expect(await ask()).toMatchObject({ code: 'excuse_late' });
  });

  // Proves ours-387.
  it('is not excused before the register is held, which keeps it unless it says another thing', async () => {
    const bala = await aStudent('Bala');
    const chidi = await aStudent('Chidi');
    at('15:00:00');
    await ask();
    await bala.call.askExcuse({ meeting_id: meetingId, reason: 'An exam' });
    at('18:30:00');
    const said = async () => (await own(amina)).past[0];
    expect(await said()).toMatchObject({ presence: null, source: 'asked', excuse: 'I travel' });
    expect(tallyOf((await own(amina)).past)).toMatchObject({ counted: 0, excused: 0 });
    const marks = [
      { student_id: bala.id, state: 'absent' as const },
      { student_id: chidi.id, state: 'present' as const },
    ];
    await huda.call.markRegister({ meeting_id: meetingId, marks });
    expect(await said()).toMatchObject({ presence: 'excused', source: 'teacher' });
    expect(await rows()).toMatchObject([
      { userId: amina.id, state: 'excused', source: 'teacher', saidById: huda.id },
      { userId: bala.id, state: 'absent', source: 'teacher' },
      { userId: chidi.id, state: 'present' },
    ]);
    expect((await lastAct())?.details).toMatchObject({
      total: 3,
      marks: `${bala.id}: absent, ${chidi.id}: present, ${amina.id}: excused`,
    });
  });

  it('takes it back, or comes after all', async () => {
    at('15:00:00');
    await ask();
    expect(await amina.call.takeBackExcuse({ meeting_id: meetingId })).toMatchObject({
      status: true,
    });
    expect(await amina.call.takeBackExcuse({ meeting_id: meetingId })).toMatchObject({
      status: true,
    });
    expect(await rows()).toEqual([]);
    await ask();
    at('17:00:00');
    expect(await join(amina)).toMatchObject({ data: { presence: 'present' } });
    expect(await rows()).toMatchObject([
      { state: 'present', source: 'joined', excuse: 'I travel' },
    ]);
    const stranger = await institute.student({ name: 'Stranger' });
    for (const answer of [
      await stranger.call.askExcuse({ meeting_id: meetingId, reason: 'x' }),
      await stranger.call.takeBackExcuse({ meeting_id: meetingId }),
    ]) {
      expect(answer).toMatchObject({ code: 'meeting_not_found' });
    }
  });

  it('says nothing over the word of a teacher', async () => {
    await mark(huda, 'absent');
    at('15:00:00');
    expect(await ask()).toMatchObject({ code: 'presence_said' });
    expect(await amina.call.takeBackExcuse({ meeting_id: meetingId })).toMatchObject({
      code: 'presence_said',
    });
    expect(await rows()).toMatchObject([{ state: 'absent', source: 'teacher', excuse: '' }]);
  });

  it('says so in person, as they arrive: no administrator does it for them', async () => {
    const { headers } = await admin.call.loginAsStudent({ student_email: amina.email });
    const acting = institute.client(credentialsOf(headers));
    const which = { meeting_id: meetingId };
    for (const answer of [
      await acting.joinMeeting(which),
      await acting.enterMeetingCode({ ...which, code: '123456' }),
      await acting.askExcuse({ ...which, reason: 'Travel' }),
      await acting.takeBackExcuse(which),
    ]) {
      expect(answer).toMatchObject({ code: 'not_as_student' });
    }
    expect(await rows()).toEqual([]);
    expect(await acting.getMyMeeting(which)).toMatchObject({ status: true });
  });

  it('goes with a meeting that is planned no more', async () => {
    at('12:00:00');
    const later = (await own(amina)).coming[1] as MyMeeting;
    await amina.call.askExcuse({ meeting_id: later.id, reason: 'I travel' });
    const [pattern] = await db().select().from(patterns);
    await admin.call.endPattern({ pattern_id: pattern?.id ?? 0, last_on: '2027-01-05' });
    expect(await rows()).toEqual([]);
    expect((await own(amina)).coming).toHaveLength(1);
  });
});

// Proves ours-231, ours-233, call-markRegister, call-getRegister.
describe('the register', () => {
  it('takes the last word, which no press and no code changes, and is told to the audit log', async () => {
    expect(await mark(huda, 'absent')).toMatchObject({ status: true, data: { changed: 1 } });
    expect(await mark(huda, 'absent')).toMatchObject({ status: true, data: { changed: 0 } });
    expect(await join(amina)).toMatchObject({ data: { place: LINK, presence: 'absent' } });
    const { data } = await huda.call.showMeetingCode({ meeting_id: meetingId });
    const entered = await amina.call.enterMeetingCode({ meeting_id: meetingId, code: data.code });
    expect(entered).toMatchObject({ data: { presence: 'absent' } });
    expect(await rows()).toMatchObject([
      {
        ...{ state: 'absent', source: 'teacher', saidById: huda.id },
        arrivedAt: new Date('2027-01-05T16:55:00Z'),
      },
    ]);
    expect(await mark(admin, 'excused')).toMatchObject({ data: { changed: 1 } });
    expect(await rows()).toMatchObject([{ state: 'excused', source: 'office' }]);
    expect(await lastAct()).toMatchObject({
      ...{ action: 'markRegister', classId },
      details: { class: 'Roots and Patterns', total: 1, marks: `${amina.id}: excused` },
    });
    expect(await meetingRow()).toMatchObject({ state: 'held' });
  });

  // Proves ours-394, call-markRegister, call-reportMeeting.
  it('is not written over by a second hand that has not seen the first', async () => {
    const bala = await aStudent('Bala');
    const say = (person: Person, state: 'absent' | 'excused', shown?: 'none' | 'absent') =>
      person.call.markRegister({
        meeting_id: meetingId,
        marks: [
          { student_id: amina.id, state, ...(shown && { shown }) },
          { student_id: bala.id, state: 'present', shown: 'none' },
        ],
      });
    expect((await say(huda, 'absent', 'none')).data).toEqual({ changed: 2, others: [] });
    // Of another tab, or sent after the line was away: Bala is said to be present already, Amina another thing.
    expect((await say(admin, 'excused', 'none')).data).toEqual({
      changed: 0,
      others: [{ student_id: amina.id, state: 'absent', said_by: 'Ustadha Huda' }],
    });
    expect((await rows())[0]).toMatchObject({ state: 'absent', saidById: huda.id });
    // Again once it was seen; and again after a lost answer.
    expect((await say(admin, 'excused', 'absent')).data).toEqual({ changed: 1, others: [] });
    expect((await say(admin, 'excused', 'absent')).data).toEqual({ changed: 0, others: [] });
    // What the student has pressed is no word of a teacher.
    const tunde = await aStudent('Tunde');
    await join(tunde);
    const marks = [{ student_id: tunde.id, state: 'late' as const, shown: 'none' as const }];
    expect((await huda.call.markRegister({ meeting_id: meetingId, marks })).data).toMatchObject({
      changed: 1,
    });
    const report = (person: Person, taught: string, shown: string) =>
      person.call.reportMeeting({ meeting_id: meetingId, taught, shown_taught: shown });
    expect(await report(huda, 'The verb', '')).toMatchObject({ status: true });
    expect(await report(admin, 'The noun', '')).toMatchObject({
      ...{ code: 'report_changed', message: expect.stringContaining('The verb') },
    });
    expect(await report(huda, 'The verb', '')).toMatchObject({ status: true });
    expect(await report(admin, 'The noun', 'The verb')).toMatchObject({ status: true });
    expect(await meetingRow()).toMatchObject({ taught: 'The noun' });
  });

  it('saved by two at once leaves the last word of each student, and touches nobody else', async () => {
    const [tunde, emeka, folake] = [
      ...[await aStudent('Tunde'), await aStudent('Emeka'), await aStudent('Folake')],
    ] as [Person, Person, Person];
    const said = (person: Person, ids: [Person, 'present' | 'late'][]) =>
      person.call.markRegister({
        meeting_id: meetingId,
        marks: ids.map(([{ id }, state]) => ({ student_id: id, state })),
      });
    await join(folake);
    const saved = await Promise.all([
      said(huda, [
        [amina, 'present'],
        [tunde, 'present'],
      ]),
      said(admin, [
        [emeka, 'late'],
        [tunde, 'late'],
      ]),
    ]);
    expect(saved.every(({ status }) => status)).toBe(true);
    const byId = new Map((await rows()).map((row) => [row.userId, row]));
    expect(byId.get(amina.id)).toMatchObject({ state: 'present', source: 'teacher' });
    expect(byId.get(emeka.id)).toMatchObject({ state: 'late', source: 'office' });
    const last = byId.get(tunde.id);
    expect(['present teacher', 'late office']).toContain(`${last?.state} ${last?.source}`);
    expect(byId.get(folake.id)).toMatchObject({ state: 'present', source: 'joined' });
    expect(byId.size).toBe(4);
  });

  it('holds the students of the group who had a place then, by name', async () => {
    at('18:30:00');
    const later = await aStudent('Zainab, who joined later');
    const { students } = await register(huda);
    expect(students.map(({ name }) => name)).toEqual(['Amina Yusuf']);
    expect(await mark(huda, 'present', later)).toMatchObject({ code: 'not_in_class' });
    expect(await mark(huda, 'present', admin)).toMatchObject({ code: 'not_in_class' });
    expect(await rows()).toEqual([]);
  });

  it('opens ten minutes before, and closes to teachers after fourteen days, never to the office', async () => {
    at('16:49:00');
    expect(await mark(huda, 'present')).toMatchObject({ code: 'meeting_not_begun' });
    expect(await register(huda)).toMatchObject({ isOpen: false });
    institute.clock.set('2027-01-19T18:00:00Z');
    expect(await mark(huda, 'present')).toMatchObject({ status: true });
    institute.clock.set('2027-01-19T18:00:01Z');
    expect(await mark(huda, 'late')).toMatchObject({ code: 'register_closed' });
    const report = { meeting_id: meetingId, taught: 'Roots' };
    expect(await huda.call.reportMeeting(report)).toMatchObject({ code: 'register_closed' });
    expect(await register(huda)).toMatchObject({ isOpen: false });
    await institute.signInAgain(admin);
    expect(await mark(admin, 'late')).toMatchObject({ status: true });
    expect(await rows()).toMatchObject([{ state: 'late', source: 'office' }]);
  });
});

// Proves ours-232, promise-29, call-enterMeetingCode, call-showMeetingCode.
describe('the code of a meeting', () => {
  const shown = async () =>
    z.decode(
      showMeetingCode.response,
      (await huda.call.showMeetingCode({ meeting_id: meetingId })).data,
    );
  const enter = (person: Person, code: string) =>
    person.call.enterMeetingCode({ meeting_id: meetingId, code });

  it('is six digits, the same for 90 seconds, and another after them', async () => {
    const { code, until } = await shown();
    expect(code).toMatch(/^\d{6}$/);
    expect(until).toEqual(new Date('2027-01-05T16:56:30Z'));
    expect(await shown()).toEqual({ code, until });
    expect(await enter(amina, code)).toMatchObject({ data: { presence: 'present' } });
    expect(await enter(amina, code)).toMatchObject({ data: { presence: 'present' } });
    expect(await rows()).toMatchObject([{ source: 'code', state: 'present' }]);
    const tunde = await aStudent('Tunde');
    at('16:56:30');
    expect(await enter(tunde, code)).toMatchObject({ code: 'meeting_code_wrong' });
    expect((await shown()).until).toEqual(new Date('2027-01-05T16:58:00Z'));
  });

  it('is nothing to a student of another group, nor before any is shown', async () => {
    expect(await enter(amina, '000000')).toMatchObject({ code: 'meeting_code_wrong' });
    const { code } = await shown();
    const stranger = await institute.student({ name: 'Stranger' });
    expect(await enter(stranger, code)).toMatchObject({ code: 'meeting_not_found' });
    expect(await rows()).toEqual([]);
  });

  it('is guessed ten times at the most, while a class types its own', async () => {
    const { code } = await shown();
    const wrong = code === '111111' ? '222222' : '111111';
    for (let n = 0; n < 10; n += 1) {
      expect(await enter(amina, wrong)).toMatchObject({ code: 'meeting_code_wrong' });
    }
    expect(await enter(amina, code)).toMatchObject({ code: 'too_many' });
    const tunde = await aStudent('Tunde');
    for (let n = 0; n < 12; n += 1) {
      expect(await enter(tunde, code)).toMatchObject({ data: { presence: 'present' } });
    }
  });
});

// Proves ours-234, call-startMeeting, call-reportMeeting, call-getTaughtMeetings.
describe('who teaches', () => {
  it('starts the meeting, which takes the link where it has none', async () => {
    expect(await huda.call.startMeeting({ meeting_id: meetingId, place: 'x' })).toMatchObject({
      data: { place: LINK },
    });
    expect(await meetingRow()).toMatchObject({
      ...{ state: 'held', startedAt: new Date('2027-01-05T16:55:00Z'), place: '', version: 1 },
    });
    await db().update(patterns).set({ place: '' });
    at('16:57:00');
    const link = 'https://meet.example/other';
    const started = await huda.call.startMeeting({ meeting_id: meetingId, place: link });
    expect(started).toMatchObject({ data: { place: link } });
    expect(await meetingRow()).toMatchObject({
      startedAt: new Date('2027-01-05T16:55:00Z'),
      place: link,
    });
    expect(await join(amina)).toMatchObject({ data: { place: link } });
    at('18:00:00');
    for (const answer of [
      await huda.call.startMeeting({ meeting_id: meetingId }),
      await huda.call.showMeetingCode({ meeting_id: meetingId }),
    ]) {
      expect(answer).toMatchObject({ code: 'meeting_over' });
    }
  });

  it('is its teacher, a substitute, who teaches the class, and the office; nobody else', async () => {
    const other = await aClass(institute, { name: 'Sarf' });
    const musa = await aTeacher('Musa', other.id);
    const refused = { code: 'meeting_not_found' };
    const acts = (person: Person) => [
      person.call.getRegister({ meeting_id: meetingId }),
      mark(person, 'present'),
      person.call.startMeeting({ meeting_id: meetingId }),
      person.call.showMeetingCode({ meeting_id: meetingId }),
      person.call.reportMeeting({ meeting_id: meetingId, taught: 'Roots' }),
    ];
    for (const act of acts(musa)) expect(await act).toMatchObject(refused);
    for (const act of acts(amina)) expect(await act).toMatchObject({ code: 'forbidden' });
    expect(await rows()).toEqual([]);
    await db().update(meetings).set({ teacherId: musa.id }).where(eq(meetings.id, meetingId));
    for (const person of [musa, huda, admin]) {
      for (const act of acts(person)) expect(await act).toMatchObject({ status: true });
    }
    const taught = z.decode(
      getTaughtMeetings.response,
      (await musa.call.getTaughtMeetings({})).data,
    );
    expect(taught).toMatchObject([{ id: meetingId, className: 'Roots and Patterns', said: 1 }]);
  });

  it('says what was taught, and that nobody was there to teach, which counts for nobody', async () => {
    const lesson = await aLesson(institute, classId, { subject: 'Patterns of the verb' });
    const report = { meeting_id: meetingId, taught: 'Roots', homework: 'Page 12' };
    const said = await huda.call.reportMeeting({ ...report, lesson_id: lesson.id, state: 'held' });
    expect(said).toMatchObject({ status: true });
    await mark(huda, 'absent');
    at('18:30:00');
    expect((await own(amina)).past).toMatchObject([
      {
        ...{ taught: 'Roots', homework: 'Page 12', lesson: 'Patterns of the verb' },
        ...{ lessonRand: lesson.rand, presence: 'absent', source: 'teacher' },
      },
    ]);
    expect(tallyOf((await own(amina)).past)).toMatchObject({ counted: 1, came: 0 });
    await huda.call.reportMeeting({ meeting_id: meetingId, state: 'teacher_absent' });
    expect(tallyOf((await own(amina)).past)).toMatchObject({ counted: 0, came: 0 });
    const elsewhere = await aClass(institute, { name: 'Sarf' });
    const foreign = await aLesson(institute, elsewhere.id);
    expect(
      await huda.call.reportMeeting({ meeting_id: meetingId, lesson_id: foreign.id }),
    ).toMatchObject({ code: 'lesson_not_found' });
  });

  it('is shown today’s meetings, and registers that wait', async () => {
    const taught = async () =>
      z.decode(getTaughtMeetings.response, (await huda.call.getTaughtMeetings({})).data);
    expect(await taught()).toMatchObject([{ id: meetingId, said: 0, state: 'planned' }]);
    institute.clock.set('2027-01-06T08:00:00Z');
    await institute.signInAgain(huda);
    expect(await taught()).toMatchObject([{ id: meetingId }]);
    await mark(huda, 'present');
    expect(await taught()).toEqual([]);
  });
});

// Proves ours-235.
it('a meeting that was taught is left alone by its weekly time', async () => {
  await mark(huda, 'present');
  const [pattern] = await db().select().from(patterns);
  await admin.call.changePattern({
    ...{ pattern_id: pattern?.id ?? 0, from_on: '2027-01-05', starts_at: '20:00' },
  });
  await planAll(institute.services);
  expect(await meetingRow()).toMatchObject({
    ...{ state: 'held', startsAt: new Date('2027-01-05T17:00:00Z') },
  });
  expect(await rows()).toHaveLength(1);
});

// Proves call-getMyMeetings, call-getClassRegisters.
it('past meetings are told with the own presence, and to the class with their sums', async () => {
  await join(amina);
  institute.clock.set('2027-01-12T17:30:00Z');
  await institute.signInAgain(amina);
  const { coming, past } = await own(amina);
  expect(past).toMatchObject([{ id: meetingId, presence: 'present', source: 'joined', room: '' }]);
  expect(coming[0]).toMatchObject({ startsAt: new Date('2027-01-12T17:00:00Z'), presence: null });
  expect(JSON.stringify(coming)).not.toContain(LINK);
  await institute.signInAgain(huda);
  const sums = await huda.call.getClassRegisters({ class_id: classId });
  expect(z.decode(getClassRegisters.response, sums.data)).toMatchObject([
    { startsAt: new Date('2027-01-12T17:00:00Z'), present: 0 },
    { id: meetingId, present: 1, late: 0, absent: 0 },
  ]);
  const unknown = await huda.call.getClassRegisters({ class_id: 999_999 });
  expect(unknown).toMatchObject({ code: 'class_not_found' });
});

// Proves ours-228.
it('late is more than ten minutes after the start, to the second', () => {
  const startsAt = new Date('2027-01-05T17:00:00Z');
  expect(arrivalAt({ startsAt }, new Date('2027-01-05T16:50:00Z'))).toBe('present');
  expect(arrivalAt({ startsAt }, new Date('2027-01-05T17:10:00Z'))).toBe('present');
  expect(arrivalAt({ startsAt }, new Date('2027-01-05T17:10:00.001Z'))).toBe('late');
});

// Proves ours-307, call-getMissingRegisters.
describe('a register that nobody held', () => {
  const missing = async () => (await admin.call.getMissingRegisters({})).data;
  const waits = async () =>
    z
      .decode(getTaughtMeetings.response, (await huda.call.getTaughtMeetings({})).data)
      .map(({ id, lacksRegister }) => [id, lacksRegister]);
  const listed = async () => (await admin.call.getOfficeWork({})).data.registers;
  const week = async () =>
    (await admin.call.getMeetings({ from: '2027-01-05', until: '2027-01-05' })).data.map(
      ({ lacks_register }) => lacks_register,
    );

  it('is said to the office and to its teacher once the meeting is over, until it is held', async () => {
    at('17:59:59');
    expect(await missing()).toEqual({ count: 0, first: [] });
    // That some have arrived, and that it was started, holds no register.
    await aStudent('Bala');
    await join(amina);
    await huda.call.startMeeting({ meeting_id: meetingId });
    at('18:00:00');
    const row = { id: meetingId, class_name: 'Roots and Patterns', group_name: '' };
    const first = { ...row, teacher_name: 'Ustadha Huda', zone: 'Africa/Lagos' };
    expect(await missing()).toMatchObject({ count: 1, first: [first] });
    expect(await listed()).toMatchObject({ count: 1, first: [first] });
    expect([await waits(), await week()]).toEqual([[[meetingId, true]], [true]]);
    await mark(huda, 'present');
    expect(await missing()).toEqual({ count: 0, first: [] });
    expect(await listed()).toEqual({ count: 0, first: [] });
    expect([await waits(), await week()]).toEqual([[[meetingId, false]], [false]]);
  });

  it('is not missing where all have joined or said that they cannot come', async () => {
    const bala = await aStudent('Bala');
    at('15:00:00');
    await bala.call.askExcuse({ meeting_id: meetingId, reason: 'An exam' });
    at('18:30:00');
    expect((await missing()).count).toBe(1);
    at('16:55:00');
    await join(amina);
    at('18:30:00');
    expect((await missing()).count).toBe(0);
  });

  it('is not missing where nobody taught it, nor where it has no students', async () => {
    at('18:30:00');
    expect((await missing()).count).toBe(1);
    await huda.call.reportMeeting({ meeting_id: meetingId, state: 'teacher_absent' });
    expect((await missing()).count).toBe(0);
    await huda.call.reportMeeting({ meeting_id: meetingId, state: 'held' });
    expect((await missing()).count).toBe(1);
    await db().update(meetings).set({ state: 'cancelled' }).where(eq(meetings.id, meetingId));
    expect((await missing()).count).toBe(0);
    const { id: empty } = await aClass(institute, { name: 'Empty' });
    const musa = await aTeacher('Musa', empty);
    const zainab = await institute.student({ name: 'Zainab' });
    await zainab.call.enrol({ class_id: empty });
    institute.clock.set('2027-01-04T09:00:00Z');
    await institute.signInAgain(admin);
    const { data } = await admin.call.addGroup({ class_id: empty, name: 'Evening' });
    const bare = await planned(empty, { group_id: data?.id, teacher_id: musa.id });
    at('18:30:00');
    expect(await missing()).toEqual({ count: 0, first: [] });
    // Whoever joined after it was over stood in no register of it.
    await db()
      .insert(groupMembers)
      .values({
        ...{ groupId: data?.id ?? 0, userId: zainab.id, since: new Date('2027-01-05T18:30:00Z') },
      });
    expect((await missing()).count).toBe(0);
    await db()
      .update(enrolments)
      .set({ enrolledAt: new Date('2027-01-01T00:00:00Z') });
    expect((await missing()).first).toMatchObject([{ id: bare, group_name: 'Evening' }]);
  });

  it('is told to its teacher and to the office for 30 days, after 14 as closed', async () => {
    await db().delete(meetings).where(sql`${meetings.id} <> ${meetingId}`);
    institute.clock.set('2027-01-19T18:00:01Z');
    for (const person of [admin, huda]) await institute.signInAgain(person);
    // Closed to its teacher, who may ask the office to open it.
    expect([await waits(), (await missing()).count]).toEqual([[[meetingId, true]], 1]);
    expect((await register(huda)).register).toBe('closed');
    institute.clock.set('2027-02-04T17:00:01Z');
    for (const person of [admin, huda]) await institute.signInAgain(person);
    expect([await waits(), (await missing()).count]).toEqual([[], 0]);
  });
});

// Proves ours-279, ours-399, call-getLongAbsences, call-getStudentMeetings.
it('three absences running are told to the office, and no more once somebody came or was excused', async () => {
  const bala = await aStudent('Bala');
  const weeks = await db()
    .select({ id: meetings.id })
    .from(meetings)
    .orderBy(asc(meetings.startsAt))
    .limit(4);
  institute.clock.set('2027-02-03T09:00:00Z');
  await institute.signInAgain(admin);
  const say = (week: number, state: 'present' | 'excused' | 'absent', of: Person) =>
    admin.call.markRegister({
      ...{ meeting_id: weeks[week]?.id ?? 0, marks: [{ student_id: of.id, state }] },
    });
  const away = async () => (await admin.call.getLongAbsences({})).data.map((row) => row.name);
  for (const week of [0, 1]) for (const who of [amina, bala]) await say(week, 'absent', who);
  expect(await away()).toEqual([]);
  await say(2, 'absent', amina);
  await say(2, 'excused', bala);
  expect(await away()).toEqual(['Amina Yusuf']);
  // One whose teacher was absent does not count.
  await admin.call.reportMeeting({ meeting_id: weeks[1]?.id ?? 0, state: 'teacher_absent' });
  expect(await away()).toEqual([]);
  // The page of a student has each, the last first.
  const mine = (await admin.call.getStudentMeetings({ student_id: bala.id })).data;
  expect(mine.map(({ state, presence }) => [state, presence])).toEqual([
    ...[
      ['planned', undefined],
      ['planned', undefined],
      ['held', 'excused'],
      ['teacher_absent', 'absent'],
      ['held', 'absent'],
    ],
  ]);
  expect((await huda.call.getStudentMeetings({ student_id: bala.id })).status).toBe(false);
  await say(3, 'absent', amina);
  expect((await admin.call.getLongAbsences({})).data).toMatchObject([
    { student_id: amina.id, class_id: classId, class_name: 'Roots and Patterns' },
  ]);
  await say(3, 'present', amina);
  expect(await away()).toEqual([]);
});
