import { calendarPath } from '@institute/contract/meetings/calendar-feed';
import { asc, eq, sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { credentialsOf, Institute, type Person } from '../../../test/support/institute.ts';
import { aClass } from '../../../test/support/school.ts';
import { calendarFeeds, enrolments, groups, meetings, patterns } from '../../schema/index.ts';

const URL_OF = 'http://institute.example';
const LINK = 'https://meet.example/roots';
let institute: Institute;
let admin: Person;
let huda: Person;
let amina: Person;
let classId: number;
let patternId: number;
const db = () => institute.services.db;

beforeAll(async () => {
  institute = await Institute.open({ PUBLIC_URL: URL_OF });
  admin = await institute.admin();
});
afterAll(() => institute.close());

beforeEach(async () => {
  for (const table of [calendarFeeds, meetings, patterns]) await db().delete(table);
  await db().execute(sql`delete from group_members`);
  await db().delete(groups);
  institute.clock.set('2027-01-04T09:00:00Z');
  await institute.signInAgain(admin);
  ({ id: classId } = await aClass(institute, { name: 'النحو والصرف' }));
  huda = await aTeacher('الأستاذة هدى');
  amina = await institute.student({ name: 'Amina Yusuf' });
  await amina.call.enrol({ class_id: classId });
  const { data } = await admin.call.addPattern({
    ...{ class_id: classId, from_on: '2027-01-05', weekday: 2, starts_at: '18:00', minutes: 60 },
    ...{ teacher_id: huda.id, place: LINK },
  });
  patternId = data.id;
});

async function aTeacher(name: string): Promise<Person> {
  const person = await institute.student({ name });
  await admin.call.saveClassStaff({
    ...{ class_id: classId, user_id: person.id, powers: ['teach'] },
  });
  return person;
}

const pathOfFeed = async (person: Person): Promise<string> => {
  const { data } = await person.call.makeCalendarFeed({});
  expect(data.url).toMatch(/^http:\/\/institute\.example\/calendar\/[\w-]{32}\.ics$/);
  return new URL(data.url).pathname;
};
const get = (url: string, headers: Record<string, string> = {}) =>
  institute.app.inject({ method: 'GET', url, headers });

/** What an independent reader finds at the address. */
async function read(url: string) {
  const { body, statusCode } = await get(url);
  expect(statusCode).toBe(200);
  expect(body).not.toContain(LINK);
  return new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent').map((component) => {
    const { uid, sequence, summary, description, location, startDate } = new ICAL.Event(component);
    const status = component.getFirstPropertyValue('status');
    const changed = String(component.getFirstPropertyValue('last-modified'));
    const at = startDate.toJSDate().toISOString();
    return { uid, sequence, summary, description, location, at, status, changed };
  });
}
const rows = () => db().select().from(meetings).orderBy(asc(meetings.startsAt));
const third = async () => {
  const row = (await rows())[2];
  if (!row) throw new Error('there is no third meeting');
  return row;
};

// Proves ours-281, ours-283, promise-29, call-makeCalendarFeed, call-changeMeeting.
describe('the feed of a student', () => {
  it('holds the meetings of their groups, with the page to join and never the link', async () => {
    const events = await read(await pathOfFeed(amina));
    expect(events).toHaveLength(16);
    const [first] = await rows();
    expect(events[0]).toMatchObject({
      ...{ uid: `meeting-${first?.id}@institute.example`, sequence: 1, status: 'CONFIRMED' },
      ...{ at: '2027-01-05T17:00:00.000Z', summary: 'النحو والصرف' },
      location: `${URL_OF}/meetings/${first?.id}`,
    });
    expect(events[0]?.description).toContain('الأستاذة هدى');
  });

  it('follows one that is moved: the same number, a higher version', async () => {
    const path = await pathOfFeed(amina);
    const before = (await read(path))[2];
    const { id, version } = await third();
    await db()
      .update(meetings)
      .set({ changedAt: new Date('2027-01-01T00:00:00Z') });
    await admin.call.changeMeeting({
      ...{ meeting_id: id, version, on: '2027-01-20', starts_at: '10:00', reason: 'A wedding' },
    });
    const after = (await read(path)).find(({ uid }) => uid === before?.uid);
    expect(after?.at).toBe('2027-01-20T09:00:00.000Z');
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 9);
    expect(after?.changed).not.toBe('2027-01-01T00:00:00Z');
    expect(after?.description).toContain('A wedding');
  });

  it('keeps one that is cancelled, and says so', async () => {
    const path = await pathOfFeed(amina);
    const { id, version } = await third();
    await admin.call.cancelMeeting({ meeting_id: id, version, reason: 'She is ill' });
    const events = await read(path);
    expect(events).toHaveLength(16);
    const found = events.find(({ uid }) => uid.startsWith(`meeting-${id}@`));
    expect(found).toMatchObject({ status: 'CANCELLED', sequence: version + 1 });
    await admin.call.restoreMeeting({ meeting_id: id });
    const again = (await read(path)).find(({ uid }) => uid === found?.uid);
    expect(again?.status).toBe('CONFIRMED');
    expect(again?.sequence).toBeGreaterThan(found?.sequence ?? 9);
  });

  it('follows this and all that follow, each under its number', async () => {
    const path = await pathOfFeed(amina);
    const before = await read(path);
    const { id, version } = await third();
    await admin.call.changeMeeting({
      ...{ meeting_id: id, version, scope: 'following', starts_at: '19:30' },
    });
    const after = await read(path);
    expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
    for (const [index, event] of after.slice(2).entries()) {
      expect(event.at).toContain('T18:30:00');
      expect(event.sequence).toBeGreaterThan(before[index + 2]?.sequence ?? 9);
    }
  });

  it('counts another room of the group and of the weekly time as a change', async () => {
    const path = await pathOfFeed(amina);
    const sums = async () => (await read(path)).map(({ sequence }) => sequence);
    const before = await sums();
    await admin.call.changePattern({
      ...{ pattern_id: patternId, from_on: '2027-01-05', place: 'Room 2' },
    });
    const after = await sums();
    for (const [index, sequence] of after.entries()) {
      expect(sequence).toBeGreaterThan(before[index] ?? 9);
    }
    expect((await read(path))[0]?.location).toBe('Room 2');
    const [group] = await db().select().from(groups);
    await admin.call.changeGroup({ group_id: group?.id ?? 0, place: 'Room 3' });
    expect((await sums())[0]).toBeGreaterThan(after[0] ?? 9);
  });

  it('reaches four weeks back, from when they joined, and no place that is over', async () => {
    const path = await pathOfFeed(amina);
    institute.clock.set('2027-02-03T09:00:00Z');
    // Those of 5 January are out of reach by now.
    expect((await read(path)).map(({ at }) => at.slice(0, 10)).slice(0, 2)).toEqual([
      ...['2027-01-12', '2027-01-19'],
    ]);
    const bilal = await institute.student();
    await bilal.call.enrol({ class_id: classId });
    expect((await read(await pathOfFeed(bilal)))[0]?.at).toContain('2027-02-09');
    const own = eq(enrolments.userId, amina.id);
    await db()
      .update(enrolments)
      .set({ subscriptionEndsAt: new Date('2027-02-01T00:00:00Z') })
      .where(own);
    expect((await read(path)).at(-1)?.at).toContain('2027-02-02');
  });
});

// Proves ours-281.
describe('the feed of a teacher', () => {
  it('holds what they teach and substitute, with the page of the register', async () => {
    const [path, salma] = [await pathOfFeed(huda), await aTeacher('Salma')];
    const hers = await pathOfFeed(salma);
    expect(await read(hers)).toEqual([]);
    const { id, version } = await third();
    await admin.call.changeMeeting({ meeting_id: id, version, teacher_id: salma.id });
    expect(await read(path)).toHaveLength(15);
    expect(await read(hers)).toMatchObject([
      { uid: `meeting-${id}@institute.example`, location: `${URL_OF}/teaching/meetings/${id}` },
    ]);
  });
});

// Proves ours-282, call-getCalendarFeed, call-removeCalendarFeed.
describe('the address of a feed', () => {
  it('is kept as a hash, told once, and ends with the next one or by removing it', async () => {
    const since = async () => (await amina.call.getCalendarFeed({})).data.made_at;
    expect(await since()).toBe(0);
    const first = await pathOfFeed(amina);
    expect(await since()).toBe(Date.parse('2027-01-04T09:00:00Z') / 1000);
    const kept = JSON.stringify(await db().select().from(calendarFeeds));
    expect(kept).not.toContain(first.slice('/calendar/'.length, -'.ics'.length));
    const second = await pathOfFeed(amina);
    expect((await get(first)).statusCode).toBe(404);
    expect((await get(second)).statusCode).toBe(200);
    await amina.call.removeCalendarFeed({});
    expect((await get(second)).statusCode).toBe(404);
    expect(await since()).toBe(0);
  });

  it('takes no session, tells nobody else what it answers, and is in no log', async () => {
    const path = await pathOfFeed(amina);
    const { headers } = await get(path);
    expect(headers).toMatchObject({
      ...{ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-cache' },
      'x-robots-tag': 'noindex',
    });
    expect(headers['set-cookie']).toBeUndefined();
    const key = path.slice('/calendar/'.length, -'.ics'.length);
    for (const other of [`${key}x`, 'x'.repeat(32), 'x', '%00', `../${key}`]) {
      expect((await get(calendarPath(other))).statusCode).toBe(404);
    }
  });

  it('is asked about by the state that is held, and sends nothing while it is the same', async () => {
    const path = await pathOfFeed(amina);
    const { headers, body } = await get(path);
    const held = { 'if-none-match': String(headers.etag) };
    institute.clock.advance({ hours: 6 });
    const again = await get(path, held);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const { id, version } = await third();
    await admin.call.cancelMeeting({ meeting_id: id, version, reason: 'She is ill' });
    const changed = await get(path, held);
    expect(changed.statusCode).toBe(200);
    expect(changed.body).not.toBe(body);
  });

  it('is not made by an administrator who is signed in as the student, and ends with them', async () => {
    const path = await pathOfFeed(amina);
    const { headers } = await admin.call.loginAsStudent({ student_email: amina.email });
    const acting = institute.client(credentialsOf(headers));
    expect(await acting.makeCalendarFeed({})).toMatchObject({ code: 'not_as_student' });
    expect(await acting.removeCalendarFeed({})).toMatchObject({ code: 'not_as_student' });
    expect((await get(path)).statusCode).toBe(200);
    await institute.signInAgain(admin);
    await admin.call.deleteStudent({ student_id: amina.id });
    expect((await get(path)).statusCode).toBe(404);
    expect(await db().select().from(calendarFeeds)).toEqual([]);
  });
});

// Proves ours-284, call-getMeetingFile.
describe('one meeting as a file', () => {
  it('is that of the feed, for whoever attends or teaches it', async () => {
    const { id } = await third();
    const { data } = await amina.call.getMeetingFile({ meeting_id: id });
    expect(data.name).toBe(`meeting-${id}.ics`);
    const events = new ICAL.Component(ICAL.parse(data.text)).getAllSubcomponents('vevent');
    expect(events.map((one) => new ICAL.Event(one).uid)).toEqual([
      `meeting-${id}@institute.example`,
    ]);
    expect((await huda.call.getMeetingFile({ meeting_id: id })).data.text).toContain('/teaching/');
    const bilal = await institute.student();
    expect(await bilal.call.getMeetingFile({ meeting_id: id })).toMatchObject({
      code: 'meeting_not_found',
    });
  });
});
