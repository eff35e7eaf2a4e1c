import { asc, eq, sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { credentialsOf, Institute, type Person } from '../../../test/support/institute.ts';
import { PostOffice } from '../../../test/support/post-office.ts';
import { aClass } from '../../../test/support/school.ts';
import type { Services } from '../../context.ts';
import {
  enrolments,
  groups,
  mailDeliveries,
  meetingInvitations,
  meetings,
  patterns,
  reminderChoices,
} from '../../schema/index.ts';
import { deliverMail } from '../messages/mail/deliver-mail.ts';
import { forgetOldInvitations, invitePeople } from './invite-people.ts';

let office: PostOffice;
let institute: Institute;
let admin: Person;
let huda: Person;
let amina: Person;
let classId: number;
let patternId: number;
const db = () => institute.services.db;
const run = () => ({ signal: new AbortController().signal });

beforeAll(async () => {
  office = await PostOffice.open();
  institute = await Institute.open({
    SMTP_URL: `${office.url}?rateLimit=100000`,
    MAIL_FROM: 'Institute <post@institute.example>',
    PUBLIC_URL: 'http://institute.example',
  });
  admin = await institute.admin();
});
afterAll(async () => {
  await institute.close();
  await office.goAway();
});

beforeEach(async () => {
  const tables = [meetingInvitations, reminderChoices, meetings, patterns, mailDeliveries];
  for (const table of tables) await db().delete(table);
  await db().execute(sql`delete from group_members`);
  await db().delete(groups);
  institute.clock.set('2027-01-04T09:00:00Z');
  await institute.signInAgain(admin);
  ({ id: classId } = await aClass(institute, { name: 'النحو والصرف' }));
  huda = await institute.student({ name: 'الأستاذة هدى' });
  await admin.call.saveClassStaff({ class_id: classId, user_id: huda.id, powers: ['teach'] });
  amina = await institute.student({ name: 'Amina "Yusuf"' });
  await amina.call.enrol({ class_id: classId });
  // Tuesdays, the first time on 5 January 2027.
  const { data } = await admin.call.addPattern({
    ...{ class_id: classId, from_on: '2027-01-05', weekday: 2, starts_at: '18:00', minutes: 60 },
    ...{ teacher_id: huda.id, place: 'Room 1' },
  });
  patternId = data.id;
  await institute.services.jobs.drain();
  office.taken.length = 0;
});

const want = (person = amina) => person.call.setCalendarInvites({ wanted: '1' });
const invite = (services: Services = institute.services) => invitePeople(services, run());
const deliver = () => deliverMail(institute.services, run());
const rows = () => db().select().from(meetings).orderBy(asc(meetings.startsAt));
const first = async () => {
  const [row] = await rows();
  if (!row) throw new Error('there is no meeting');
  return row;
};

/** What an independent reader finds in the mails to a person that a calendar takes in. */
function read({ email }: Person) {
  return office.taken.flatMap(({ to, raw }) => {
    const part =
      /Content-Type: text\/calendar;([^\r]*(?:\r\n[ \t][^\r]*)*)\r\n([\s\S]*?)\r\n\r\n([\s\S]*?)\r\n--/.exec(
        raw,
      );
    if (to !== email || !part) return [];
    const [, about = '', headers = '', body = ''] = part;
    const text = /base64/i.test(headers)
      ? Buffer.from(body, 'base64').toString()
      : Buffer.from(
          body
            .replaceAll('=\r\n', '')
            .replaceAll(/=([0-9A-F]{2})/g, (_, hex) =>
              String.fromCharCode(Number.parseInt(hex, 16)),
            ),
          'latin1',
        ).toString();
    const calendar = new ICAL.Component(ICAL.parse(text));
    const method = String(calendar.getFirstPropertyValue('method'));
    expect(about).toContain(`method=${method}`);
    const events = calendar.getAllSubcomponents('vevent');
    expect(events).toHaveLength(1);
    const [component] = events as [ICAL.Component];
    const { uid, sequence, summary, description, location, startDate } = new ICAL.Event(component);
    const value = (name: string) => String(component.getFirstPropertyValue(name));
    return [
      {
        ...{ method, uid, sequence, summary, description, location, status: value('status') },
        at: startDate.toJSDate().toISOString(),
        organizer: value('organizer'),
        attendees: component.getAllProperties('attendee').map((one) => one.getFirstValue()),
        name: component.getFirstProperty('attendee')?.getParameter('cn'),
      },
    ];
  });
}
const told = (person: Person) =>
  read(person).map(({ method, at }) => `${method} ${at.slice(0, 16)}`);

// Proves ours-317.
describe('whoever wants it is invited', () => {
  it('to each meeting of the next two weeks, by a file of its own that any calendar reads', async () => {
    await want();
    expect(await invite()).toBe(2);
    await deliver();
    const { id, version } = await first();
    expect(told(amina)).toEqual(['REQUEST 2027-01-05T17:00', 'REQUEST 2027-01-12T17:00']);
    expect(read(amina)[0]).toMatchObject({
      ...{ uid: `meeting-${id}@institute.example`, sequence: version, status: 'CONFIRMED' },
      ...{ summary: 'النحو والصرف', location: 'Room 1', name: 'Amina  Yusuf ' },
      organizer: 'mailto:post@institute.example',
      attendees: [`mailto:${amina.email}`],
    });
    expect(read(amina)[0]?.description).toContain('Teacher: الأستاذة هدى');
    expect(office.taken[0]?.raw).toContain('/unsubscribe/invites.');
    // A week later the next one comes.
    institute.clock.set('2027-01-11T09:00:00Z');
    expect(await invite()).toBe(1);
  });

  it('also who teaches, and nobody who does not want it', async () => {
    await want(huda);
    await invite();
    await deliver();
    expect(told(huda)).toHaveLength(2);
    expect(office.taken).toHaveLength(2);
  });

  it('anew, with the same number and a higher one of its version, when the hour is another', async () => {
    await want();
    await invite();
    await deliver();
    const { id, version } = await first();
    office.taken.length = 0;
    await admin.call.changeMeeting({
      ...{ meeting_id: id, version, scope: 'one', held_on: '2027-01-05', starts_at: '19:00' },
    });
    await institute.services.jobs.drain();
    // Her calendar tells it: no other mail does.
    expect(office.taken).toHaveLength(0);
    expect(await invite()).toBe(1);
    await deliver();
    const [moved] = read(amina);
    expect(moved).toMatchObject({ method: 'REQUEST', uid: `meeting-${id}@institute.example` });
    expect([moved?.at, (moved?.sequence ?? 0) > version]).toEqual([
      '2027-01-05T18:00:00.000Z',
      true,
    ]);
  });

  it('and told that it is not held, or held after all', async () => {
    await want();
    await invite();
    const { id, version } = await first();
    await deliver();
    office.taken.length = 0;
    await admin.call.cancelMeeting({ meeting_id: id, version, reason: 'Rain' });
    await invite();
    await deliver();
    expect(read(amina)).toMatchObject([
      { method: 'CANCEL', status: 'CANCELLED', uid: `meeting-${id}@institute.example` },
    ]);
    await admin.call.restoreMeeting({ meeting_id: id });
    await invite();
    await deliver();
    expect(told(amina)).toEqual(['CANCEL 2027-01-05T17:00', 'REQUEST 2027-01-05T17:00']);
  });

  it('and told at once that somebody else teaches it', async () => {
    await want();
    await want(huda);
    await invite();
    await deliver();
    office.taken.length = 0;
    const musa = await institute.student({ name: 'Musa' });
    await admin.call.saveClassStaff({ class_id: classId, user_id: musa.id, powers: ['teach'] });
    await want(musa);
    await invite();
    const { id, version } = await first();
    await admin.call.changeMeeting({
      ...{ meeting_id: id, version, scope: 'one', teacher_id: musa.id },
      ...{ held_on: '2027-01-05', starts_at: '18:00' },
    });
    await invite();
    await deliver();
    expect(told(huda)).toEqual(['CANCEL 2027-01-05T17:00']);
    expect(told(musa)).toEqual(['REQUEST 2027-01-05T17:00']);
    expect(read(amina)[0]?.description).toContain('Teacher: Musa');
  });

  it('and told so of what is theirs no more: by leaving, and by another weekly time', async () => {
    await want();
    await want(huda);
    await invite();
    await deliver();
    office.taken.length = 0;
    await db().delete(enrolments).where(eq(enrolments.userId, amina.id));
    await admin.call.endPattern({ pattern_id: patternId, last_on: '2027-01-06' });
    await deliver();
    institute.clock.advance({ hours: 7 });
    await invite();
    await deliver();
    expect(told(amina)).toEqual(['CANCEL 2027-01-05T17:00', 'CANCEL 2027-01-12T17:00']);
    expect(told(huda)).toEqual(['CANCEL 2027-01-12T17:00']);
    expect(await invite()).toBe(0);
  });
});

// Proves ours-318.
describe('nothing is told twice', () => {
  it('whatever runs twice, is killed, or finds no mail server', async () => {
    await want();
    await want(huda);
    const { notices } = institute.services;
    let calls = 0;
    const dying: Services = {
      ...institute.services,
      notices: {
        ...notices,
        async meetingInvited(tx, at, news) {
          calls += 1;
          if (calls % 3 === 0) throw new Error('killed');
          const id = await notices.meetingInvited(tx, at, news);
          if (calls % 5 === 0) throw new Error('killed');
          return id;
        },
      },
    };
    for (let tries = 0; tries < 8; tries += 1) {
      await Promise.allSettled([invite(dying), invite(dying)]);
    }
    await Promise.all([invite(), invite()]);
    await Promise.all([deliver(), deliver()]);
    await deliver();
    expect([told(amina).length, told(huda).length]).toEqual([2, 2]);
    expect(await db().$count(meetingInvitations)).toBe(4);
    expect(await db().$count(mailDeliveries)).toBe(4);
  });

  it('nor what was overtaken before it went out', async () => {
    await want();
    await invite();
    const { id, version } = await first();
    await admin.call.cancelMeeting({ meeting_id: id, version, reason: 'Rain' });
    await invite();
    await deliver();
    expect(told(amina)).toEqual(['REQUEST 2027-01-12T17:00', 'CANCEL 2027-01-05T17:00']);
  });

  it('nor what is no news for a calendar', async () => {
    await want();
    await invite();
    const { id, version } = await first();
    await db()
      .update(meetings)
      .set({ version: version + 1, topic: 'Roots' })
      .where(eq(meetings.id, id));
    expect([await invite(), await invite()]).toEqual([0, 0]);
    const [row] = await db()
      .select()
      .from(meetingInvitations)
      .where(eq(meetingInvitations.meetingId, id));
    expect(row?.event.version).toBe(version + 1);
  });

  it('and it is forgotten a month after the meeting', async () => {
    await want();
    await invite();
    institute.clock.set('2027-02-05T00:00:00Z');
    await forgetOldInvitations(institute.services);
    expect(await db().$count(meetingInvitations)).toBe(1);
  });
});

// Proves ours-319, call-setCalendarInvites, call-getCalendarFeed.
describe('the choice', () => {
  it('is off, is made in a press, and ends what has not gone out', async () => {
    expect((await amina.call.getCalendarFeed({})).data).toEqual({ made_at: 0, invited: false });
    expect(await invite()).toBe(0);
    expect((await want()).data).toEqual({ invited: true });
    expect((await amina.call.getCalendarFeed({})).data.invited).toBe(true);
    await invite();
    await amina.call.setCalendarInvites({ wanted: '0' });
    await deliver();
    expect(office.taken).toHaveLength(0);
    expect(await invite()).toBe(0);
  });

  it('is ended by a press in the mail, which ends nothing else', async () => {
    await want();
    await amina.call.setMailChoice({ wanted: '0' });
    await invite();
    await deliver();
    await amina.call.setMailChoice({ wanted: '1' });
    const raw = office.taken[0]?.raw.replaceAll(/\r\n[ \t]+/g, ' ') ?? '';
    const [, url = ''] = /List-Unsubscribe: <http:\/\/institute\.example([^>]+)>/i.exec(raw) ?? [];
    expect((await institute.app.inject({ method: 'POST', url })).statusCode).toBe(200);
    expect((await amina.call.getCalendarFeed({})).data.invited).toBe(false);
    expect((await amina.call.getMailChoice({})).data).toEqual({ is_wanted: true });
  });

  it('is nobody else’s', async () => {
    const { headers } = await admin.call.loginAsStudent({ student_email: amina.email });
    const acting = institute.client(credentialsOf(headers));
    expect(await acting.setCalendarInvites({ wanted: '1' })).toMatchObject({
      code: 'not_as_student',
    });
  });
});
