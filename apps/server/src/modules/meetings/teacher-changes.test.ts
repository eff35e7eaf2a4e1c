import {
  getRegister,
  getTaughtMeetings,
  type TaughtMeeting,
} from '@institute/contract/meetings/registers';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aClass } from '../../../test/support/school.ts';
import {
  auditLog,
  closures,
  groups,
  meetings,
  messages,
  patterns,
  presences,
} from '../../schema/index.ts';

let institute: Institute;
let admin: Person;
let huda: Person;
let amina: Person;
let classId: number;
/** The meetings of Tuesdays from 5 January 2027 on, 18:00 to 19:00 in Lagos. */
let ids: number[];

const db = () => institute.services.db;

beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

beforeEach(async () => {
  for (const table of [presences, meetings, patterns]) await db().delete(table);
  await db().delete(groups);
  await on('2027-01-02T09:00:00Z');
  await admin.call.updateAppSettings({ noticeHours: '24' });
  ({ id: classId } = await aClass(institute, { name: 'Roots and Patterns' }));
  huda = await aTeacher('Ustadha Huda');
  amina = await institute.student({ name: 'Amina Yusuf' });
  await amina.call.enrol({ class_id: classId });
  await admin.call.addPattern({
    ...{ class_id: classId, from_on: '2027-01-05', weekday: 2, starts_at: '18:00', minutes: 60 },
    teacher_id: huda.id,
  });
  ids = (await rows()).map(({ id }) => id);
});

/** It is another moment, and those who are named are signed in. */
async function on(time: string, ...people: Person[]): Promise<void> {
  institute.clock.set(time);
  for (const person of [admin, ...people]) await institute.signInAgain(person);
}

async function aTeacher(name: string, of = classId): Promise<Person> {
  const person = await institute.student({ name });
  await admin.call.saveClassStaff({ class_id: of, user_id: person.id, powers: ['teach'] });
  return person;
}

const rows = () => db().select().from(meetings).orderBy(asc(meetings.startsAt));
const row = async (at = 0) => {
  const [found] = await db()
    .select()
    .from(meetings)
    .where(eq(meetings.id, ids[at] ?? 0));
  if (!found) throw new Error('no such meeting');
  return found;
};
const acts = async (action: string) =>
  db().select().from(auditLog).where(eq(auditLog.action, action)).orderBy(desc(auditLog.id));
/** The subjects of what somebody was told, without the first of the class. */
async function toldTo({ id }: Person): Promise<string[]> {
  const { rows: found } = (await db().execute(sql`
    select m.subject from ${messages} m join message_recipients r on r.message_id = m.id
    where r.user_id = ${id} order by m.id`)) as unknown as { rows: { subject: string }[] };
  return found.map(({ subject }) => subject.replaceAll(/[\u2066-\u2069]/g, ''));
}
const CANCELLED = 'Not held: a meeting of Roots and Patterns';
const MOVED = 'At another time: Roots and Patterns';
const toldOfMeetings = async (person: Person) =>
  (await toldTo(person)).filter((subject) => [CANCELLED, MOVED].includes(subject));

const cancel = (person: Person, more: object = {}) =>
  person.call.changeTaughtMeeting({
    ...{ meeting_id: ids[0] ?? 0, version: 1, change: 'cancel', reason: 'A fever', ...more },
  });
const move = (person: Person, more: object = {}) =>
  cancel(person, { change: 'move', on: '2027-01-06', starts_at: '20:00', ...more });
const requests = async () => (await admin.call.getMeetingRequests({})).data;
const answer = async (said: 'yes' | 'no', at?: number) =>
  admin.call.answerMeetingRequest({
    ...{ meeting_id: ids[0] ?? 0, answer: said },
    asked_at: at ?? (await requests()).first[0]?.asked_at ?? 1,
  });
const taught = async (person: Person): Promise<TaughtMeeting | undefined> =>
  z
    .decode(getTaughtMeetings.response, (await person.call.getTaughtMeetings({ days: 14 })).data)
    .find(({ id }) => id === ids[0]);

// Proves ours-395, call-askForRegister, call-answerMeetingRequest, call-getMeetingRequests.
describe('a register that has closed', () => {
  const stand = async () => (await taught(huda))?.register;
  const ask = () => huda.call.askForRegister({ meeting_id: ids[0] ?? 0 });
  const mark = () =>
    huda.call.markRegister({
      meeting_id: ids[0] ?? 0,
      marks: [{ student_id: amina.id, state: 'present' }],
    });

  it('is told to its teacher, opened for some days by a yes of the office, and closed again', async () => {
    await on('2027-01-19T17:59:00Z', huda);
    expect(await taught(huda)).toMatchObject({
      ...{ register: 'open', lacksRegister: true },
      closesAt: new Date('2027-01-19T18:00:00Z'),
    });
    expect(await ask()).toMatchObject({ code: 'register_open' });
    await on('2027-01-20T09:00:00Z', huda);
    expect([await stand(), await mark()]).toMatchObject(['closed', { code: 'register_closed' }]);
    expect(await ask()).toMatchObject({ status: true });
    institute.clock.advance({ minutes: 5 });
    // Again asks once.
    expect(await ask()).toMatchObject({ status: true });
    expect(await stand()).toBe('asked');
    expect(await requests()).toMatchObject({
      count: 1,
      first: [{ id: ids[0], is_register: true, asked_by: 'Ustadha Huda' }],
    });
    const [asked] = (await requests()).first;
    expect((await admin.call.getOfficeWork({})).data.requests).toMatchObject({ count: 1 });
    const words = 'Please by Friday.';
    const yes = { meeting_id: ids[0] ?? 0, asked_at: asked?.asked_at ?? 0, answer: 'yes' as const };
    expect(await admin.call.answerMeetingRequest({ ...yes, words })).toMatchObject({
      status: true,
    });
    // Again after a lost answer, nobody is told twice.
    expect(await admin.call.answerMeetingRequest({ ...yes, words })).toMatchObject({
      status: true,
    });
    expect((await toldTo(huda)).at(-1)).toBe('The register is open again: Roots and Patterns');
    const [{ body = '' } = {}] = await db()
      .select({ body: messages.body })
      .from(messages)
      .orderBy(desc(messages.id))
      .limit(1);
    expect(body).toContain('Please by Friday.');
    expect((await toldTo(huda)).filter((subject) => /register/.test(subject))).toHaveLength(1);
    expect((await acts('answerMeetingRequest')).at(-1)).toMatchObject({
      details: { answer: 'granted', reply: words },
    });
    expect(await taught(huda)).toMatchObject({
      ...{ register: 'open', closesAt: new Date('2027-01-23T09:05:00Z') },
    });
    expect((await admin.call.getMissingRegisters({})).data.first[0]).toMatchObject({
      ...{ id: ids[0], register_until: new Date('2027-01-23T09:05:00Z').getTime() / 1000 },
    });
    await on('2027-01-23T09:06:00Z', huda);
    expect([await stand(), await mark()]).toMatchObject(['closed', { code: 'register_closed' }]);
    await ask();
    await on('2027-01-23T10:00:00Z', huda);
    expect(await answer('yes')).toMatchObject({ status: true });
    expect(await mark()).toMatchObject({ data: { changed: 1 } });
    expect(await taught(huda)).toBeUndefined();
  });

  it('stays closed by a no, and is not asked about by whoever does not teach it', async () => {
    await on('2027-01-20T09:00:00Z', huda);
    const musa = await aTeacher('Musa', (await aClass(institute)).id);
    expect(await musa.call.askForRegister({ meeting_id: ids[0] ?? 0 })).toMatchObject({
      code: 'meeting_not_found',
    });
    await ask();
    expect(await answer('no')).toMatchObject({ status: true });
    expect([await stand(), await mark()]).toMatchObject(['refused', { code: 'register_closed' }]);
    expect((await toldTo(huda)).at(-1)).toBe('The register stays closed: Roots and Patterns');
    expect(await requests()).toEqual({ count: 0, first: [] });
  });
});

// Proves ours-393, call-changeTaughtMeeting, call-answerMeetingRequest.
it('nothing is moved to a closed day by a teacher, nor by a yes of the office', async () => {
  await admin.call.addClosure({ from_on: '2027-01-06', until_on: '2027-01-06', name: 'Storm' });
  expect(await move(huda)).toMatchObject({
    ...{ code: 'day_closed', message: 'Nothing is held on that day: Storm.' },
  });
  await on('2027-01-05T09:00:00Z', huda);
  expect(await move(huda)).toMatchObject({ code: 'day_closed' });
  expect(await move(huda, { on: '2027-01-07' })).toMatchObject({ data: { outcome: 'asked' } });
  await admin.call.addClosure({ from_on: '2027-01-07', until_on: '2027-01-07', name: 'Wind' });
  expect(await answer('yes')).toMatchObject({ code: 'day_closed' });
  expect(await answer('no')).toMatchObject({ status: true });
  await db().delete(closures);
});

// Proves ours-309, call-changeTaughtMeeting.
describe('a teacher, in time', () => {
  it('cancels a meeting of theirs for a reason, which its students are told once', async () => {
    expect(await taught(huda)).toMatchObject({ change: 'own', asked: null, version: 1 });
    expect(await cancel(huda)).toMatchObject({ status: true, data: { outcome: 'done' } });
    expect(await row()).toMatchObject({ state: 'cancelled', reason: 'A fever', byHand: true });
    // Asked again after a lost answer.
    expect(await cancel(huda)).toMatchObject({ status: true, data: { outcome: 'done' } });
    expect(await toldOfMeetings(amina)).toEqual([CANCELLED]);
    expect((await row()).version).toBe(2);
    expect(await taught(huda)).toMatchObject({ change: 'none', asked: null });
    const [act] = await acts('changeTaughtMeeting');
    expect(act).toMatchObject({ actorId: huda.id, classId });
    expect(act?.details).toMatchObject({ reason: 'A fever', class: 'Roots and Patterns' });
  });

  it('moves it, by the clocks of its group, and again changes nothing', async () => {
    for (const _again of [1, 2]) {
      expect(await move(huda)).toMatchObject({ status: true, data: { outcome: 'done' } });
    }
    expect(await row()).toMatchObject({
      ...{ startsAt: new Date('2027-01-06T19:00:00Z'), endsAt: new Date('2027-01-06T20:00:00Z') },
      ...{ version: 2, reason: 'A fever', state: 'planned' },
    });
    expect(await toldOfMeetings(amina)).toEqual([MOVED]);
  });

  it('twice at once cancels once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => cancel(huda)));
    expect(answers.map(({ data }) => data?.outcome)).toEqual(Array(4).fill('done'));
    const other = await cancel(huda, { reason: 'Another' });
    expect(other).toMatchObject({ status: false, code: 'meeting_cancelled' });
    expect(await toldOfMeetings(amina)).toEqual([CANCELLED]);
    expect((await row()).version).toBe(2);
  });

  it('is refused a time in which they teach, a day that is not, and a meeting that has changed', async () => {
    const clash = { on: '2027-01-12', starts_at: '18:30' };
    expect(await move(huda, clash)).toMatchObject({ code: 'teacher_busy' });
    for (const day of ['2027-02-31', '2027-01-01', '2199-01-01']) {
      expect(await move(huda, { on: day })).toMatchObject({ code: 'day_out_of_reach' });
    }
    await admin.call.changeMeeting({ meeting_id: ids[0] ?? 0, version: 1, place: 'Room 3' });
    expect(await cancel(huda)).toMatchObject({ code: 'meeting_changed' });
    expect(await row()).toMatchObject({ state: 'planned', version: 2 });
  });

  it('does so until as many hours before as the institute says, to the second', async () => {
    await on('2027-01-04T17:00:00Z', huda);
    expect((await taught(huda))?.change).toBe('own');
    await on('2027-01-04T17:00:01Z', huda);
    expect((await taught(huda))?.change).toBe('ask');
    await admin.call.updateAppSettings({ noticeHours: '0' });
    expect((await taught(huda))?.change).toBe('own');
    await on('2027-01-05T16:59:00Z', huda);
    expect(await cancel(huda)).toMatchObject({ data: { outcome: 'done' } });
  });

  it('does it to no meeting that has begun', async () => {
    await on('2027-01-05T17:00:00Z', huda);
    expect((await taught(huda))?.change).toBe('none');
    expect(await cancel(huda)).toMatchObject({ code: 'meeting_over' });
    await on('2027-01-05T18:00:00Z', huda);
    expect(await cancel(huda)).toMatchObject({ code: 'meeting_over' });
  });

  it('has no such word over the meeting of somebody else; a substitute has it, and the office', async () => {
    const musa = await aTeacher('Musa');
    const { id: other } = await aClass(institute, { name: 'Other' });
    const bala = await aTeacher('Bala', other);
    expect(await cancel(musa)).toMatchObject({ code: 'forbidden' });
    expect(await cancel(bala)).toMatchObject({ code: 'meeting_not_found' });
    expect(await cancel(amina)).toMatchObject({ code: 'forbidden' });
    const support = await institute.student({ name: 'Support' });
    await admin.call.saveOfficePowers({ student_id: support.id, powers: ['support'] });
    await institute.signInAgain(support);
    expect(await cancel(support)).toMatchObject({ code: 'forbidden' });
    await admin.call.changeMeeting({ meeting_id: ids[0] ?? 0, version: 1, teacher_id: bala.id });
    expect(await cancel(huda, { version: 2 })).toMatchObject({ code: 'forbidden' });
    expect((await taught(huda))?.change).toBe('none');
    expect((await taught(bala))?.change).toBe('own');
    expect(await move(bala, { version: 2 })).toMatchObject({ data: { outcome: 'done' } });
    await on('2027-01-06T18:00:00Z');
    expect(await cancel(admin, { version: 3 })).toMatchObject({ data: { outcome: 'done' } });
  });
});

// Proves ours-310, call-getMeetingRequests, call-answerMeetingRequest.
describe('a teacher, too late', () => {
  beforeEach(() => on('2027-01-05T08:00:00Z', huda));

  it('asks the office, once, which is shown it in what waits', async () => {
    for (const _again of [1, 2]) {
      expect(await cancel(huda)).toMatchObject({ data: { outcome: 'asked' } });
    }
    const first = {
      ...{ id: ids[0], class_name: 'Roots and Patterns', group_name: '' },
      ...{ asked_by: 'Ustadha Huda', to: 0, reason: 'A fever' },
    };
    expect(await requests()).toMatchObject({ count: 1, first: [first] });
    expect((await admin.call.getOfficeWork({})).data.requests).toMatchObject({ count: 1 });
    expect(await row()).toMatchObject({ state: 'planned', version: 1 });
    expect(await toldOfMeetings(amina)).toEqual([]);
    expect(await taught(huda)).toMatchObject({
      ...{ change: 'ask', asked: { isRefused: false, to: null } },
    });
    const register = await huda.call.getRegister({ meeting_id: ids[0] ?? 0 });
    expect(z.decode(getRegister.response, register.data)).toMatchObject({
      ...{ change: 'ask', asked: { isRefused: false } },
    });
    const [act] = await acts('changeTaughtMeeting');
    expect(act?.details).toMatchObject({ wanted: 'cancel', reason: 'A fever' });
  });

  it('is granted it by one press: it is done, and students and teacher are told once', async () => {
    await cancel(huda);
    const asked_at = (await requests()).first[0]?.asked_at;
    const said = await Promise.all([1, 2, 3].map(() => answer('yes', asked_at)));
    expect(said.map(({ status }) => status)).toEqual([true, true, true]);
    expect(await row()).toMatchObject({ state: 'cancelled', reason: 'A fever', version: 2 });
    expect(await toldOfMeetings(amina)).toEqual([CANCELLED]);
    const yes = 'The office says yes: a meeting of Roots and Patterns';
    expect((await toldTo(huda)).filter((subject) => subject === yes)).toHaveLength(1);
    expect((await requests()).count).toBe(0);
    expect(await answer('no', asked_at)).toMatchObject({ code: 'meeting_changed' });
    const [act] = await acts('answerMeetingRequest');
    expect(act).toMatchObject({ actorId: admin.id, subjectId: huda.id, classId });
    expect(act?.details).toMatchObject({ answer: 'granted', reason: 'A fever' });
  });

  it('asks to move it near as well, and is refused by one press', async () => {
    // In time for the meeting as it is, and not as it is wanted.
    await on('2027-01-04T09:00:00Z', huda);
    const near = { on: '2027-01-04', starts_at: '20:00' };
    expect(await move(huda, near)).toMatchObject({ data: { outcome: 'asked' } });
    const to = new Date('2027-01-04T19:00:00Z').getTime() / 1000;
    expect((await requests()).first).toMatchObject([{ to }]);
    expect(await answer('no')).toMatchObject({ status: true });
    expect(await row()).toMatchObject({ state: 'planned', version: 1 });
    expect(await toldOfMeetings(amina)).toEqual([]);
    expect((await toldTo(huda)).at(-1)).toBe('The office says no: a meeting of Roots and Patterns');
    expect((await taught(huda))?.asked).toMatchObject({ isRefused: true });
    // Asked anew, it waits again, and the old answer is none to it.
    await on('2027-01-04T10:00:00Z', huda);
    await move(huda, near);
    expect(await answer('yes', to)).toMatchObject({ code: 'meeting_changed' });
    expect(await answer('yes')).toMatchObject({ status: true });
    expect(await row()).toMatchObject({ startsAt: new Date(to * 1000), version: 2 });
    expect(await toldOfMeetings(amina)).toEqual([MOVED]);
    expect((await taught(huda))?.asked).toBeNull();
  });

  it('is refused a clash, when it is asked and when it is granted', async () => {
    expect(await move(huda, { on: '2027-01-12', starts_at: '18:30' })).toMatchObject({
      code: 'teacher_busy',
    });
    await move(huda);
    await admin.call.addPattern({
      ...{ class_id: classId, from_on: '2027-01-06', weekday: 3, starts_at: '20:30', minutes: 60 },
      teacher_id: huda.id,
    });
    expect(await answer('yes')).toMatchObject({ code: 'teacher_busy' });
    expect((await requests()).count).toBe(1);
    expect(await row()).toMatchObject({ startsAt: new Date('2027-01-05T17:00:00Z'), version: 1 });
    expect(await answer('no')).toMatchObject({ status: true });
  });

  it('waits no more once it is so, was cancelled or has begun', async () => {
    await move(huda);
    const [{ asked_at } = { asked_at: 1 }] = (await requests()).first;
    await admin.call.changeMeeting({
      ...{ meeting_id: ids[0] ?? 0, version: 1, on: '2027-01-06', starts_at: '20:00' },
    });
    expect([(await requests()).count, (await taught(huda))?.asked]).toEqual([0, null]);
    await admin.call.cancelMeeting({ meeting_id: ids[0] ?? 0, version: 2, reason: 'Rain' });
    expect((await requests()).count).toBe(0);
    // Whoever still sees it changes nothing by it.
    expect(await answer('yes', asked_at)).toMatchObject({ code: 'meeting_cancelled' });
    expect(await row()).toMatchObject({ state: 'cancelled', reason: 'Rain' });
  });

  it('is answered by nobody but the office, and not once the meeting has begun', async () => {
    await cancel(huda);
    const [{ asked_at } = { asked_at: 1 }] = (await requests()).first;
    for (const person of [huda, amina]) {
      const sent = { meeting_id: ids[0] ?? 0, asked_at, answer: 'yes' as const };
      expect(await person.call.answerMeetingRequest(sent)).toMatchObject({ code: 'forbidden' });
      expect(await person.call.getMeetingRequests({})).toMatchObject({ code: 'forbidden' });
    }
    await on('2027-01-05T17:00:00Z');
    expect((await requests()).count).toBe(0);
    expect(await answer('yes', asked_at)).toMatchObject({ code: 'meeting_over' });
  });
});
