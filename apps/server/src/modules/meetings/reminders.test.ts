import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { credentialsOf, Institute, type Person } from '../../../test/support/institute.ts';
import { PostOffice } from '../../../test/support/post-office.ts';
import { aClass } from '../../../test/support/school.ts';
import { rowsOf } from '../../platform/db.ts';
import {
  enrolments,
  groups,
  mailDeliveries,
  meetingReminders,
  meetings,
  patterns,
  presences,
  reminderChoices,
} from '../../schema/index.ts';
import { deliverMail } from '../messages/mail/deliver-mail.ts';
import { forgetOldReminders, remindPeople } from './remind-people.ts';
import { tellAgain } from './tell-again.ts';

let office: PostOffice;
let institute: Institute;
let admin: Person;
let huda: Person;
let amina: Person;
let classId: number;
const db = () => institute.services.db;

beforeAll(async () => {
  office = await PostOffice.open();
  institute = await Institute.open({
    SMTP_URL: `${office.url}?rateLimit=100000`,
    MAIL_FROM: 'Institute <post@institute.example>',
  });
  admin = await institute.admin();
});
afterAll(async () => {
  await institute.close();
  await office.goAway();
});

/** 5 January 2027 by the clocks of Lagos. */
const clock = (time: string, day = '05') =>
  institute.clock.set(new Date(`2027-01-${day}T${time}:00+01:00`));

beforeEach(async () => {
  const tables = [meetingReminders, reminderChoices, presences, meetings, patterns, mailDeliveries];
  for (const table of tables) await db().delete(table);
  await db().execute(sql`delete from group_members`);
  await db().delete(groups);
  institute.clock.set('2027-01-04T09:00:00Z');
  await institute.signInAgain(admin);
  ({ id: classId } = await aClass(institute, { name: 'Roots' }));
  huda = await institute.student({ name: 'Ustadha Huda' });
  await admin.call.saveClassStaff({ class_id: classId, user_id: huda.id, powers: ['teach'] });
  amina = await institute.student({ name: 'Amina' });
  await amina.call.enrol({ class_id: classId });
  await weekly(classId, '18:00');
  await institute.services.jobs.drain();
  office.taken.length = 0;
});

/** Has a class meet on Wednesdays, the first time on 6 January 2027. */
const weekly = (of: number, starts_at: string, teacher_id: number | null = huda.id) =>
  admin.call.addPattern({
    ...{ class_id: of, from_on: '2027-01-06', weekday: 3, starts_at, minutes: 60 },
    ...(teacher_id !== null && { teacher_id }),
  });
/** Sends the mails that wait. */
const deliver = () => deliverMail(institute.services, { signal: new AbortController().signal });
const remind = () => remindPeople(institute.services);
/** The reminders of a person, the first first. */
async function told({ id }: Person) {
  const found = await rowsOf<{ subject: string; body: string }>(
    db(),
    sql`select distinct m.id, m.subject, m.body from messages m
      join meeting_reminders r on r.message_id = m.id where r.user_id = ${id} order by m.id`,
  );
  return found.map(({ subject, body }) => ({
    subject: subject.replaceAll(/[\u2066-\u2069]/g, ''),
    body: body.replaceAll(/[\u2066-\u2069]/g, ''),
  }));
}
const subjects = async (person: Person) => (await told(person)).map(({ subject }) => subject);
const firstMeeting = async () => {
  const [row] = await db().select().from(meetings).orderBy(asc(meetings.startsAt));
  if (!row) throw new Error('there is no meeting');
  return row;
};

// Proves ours-286.
describe('a person is reminded', () => {
  it('in the evening before and an hour before, once each; so is who teaches', async () => {
    clock('17:55');
    expect(await remind()).toBe(0);
    clock('18:00');
    expect(await remind()).toBe(2);
    expect(await remind()).toBe(0);
    clock('16:55', '06');
    expect(await remind()).toBe(0);
    clock('17:00', '06');
    expect(await remind()).toBe(2);
    expect(await remind()).toBe(0);
    expect(await subjects(amina)).toEqual(['Tomorrow, 18:00: Roots', 'At 18:00: Roots']);
    expect((await told(amina))[0]?.body).toContain(
      'Wednesday, 6 January 2027, 18:00 (Lagos time): Roots · Ustadha Huda',
    );
    expect(await subjects(huda)).toEqual(['Tomorrow, 18:00: Roots', 'At 18:00: Roots']);
    expect((await told(huda))[0]?.body).not.toContain('Ustadha Huda');
  });

  it('of two classes of one evening in one message', async () => {
    const { id: other } = await aClass(institute, { name: 'Poems' });
    await amina.call.enrol({ class_id: other });
    await weekly(other, '19:30', null);
    clock('18:00');
    await remind();
    clock('17:00', '06');
    await remind();
    clock('18:30', '06');
    await remind();
    expect(await subjects(amina)).toEqual([
      ...['Tomorrow from 18:00: 2 live meetings', 'From 18:00: 2 live meetings'],
    ]);
    expect((await told(amina))[1]?.body).toMatch(/18:00.*: Roots[\s\S]*19:30.*: Poems/);
  });

  it('by mail as well, or in the app alone, or not at all, at the hour and by the clocks of theirs', async () => {
    const [bilal, salma] = [await institute.student(), await institute.student()];
    for (const one of [bilal, salma]) await one.call.enrol({ class_id: classId });
    await bilal.call.setReminderChoice({ way: 'inApp', hour: '20', zone: 'Africa/Cairo' });
    await salma.call.setReminderChoice({ way: 'none', hour: '18', zone: 'Africa/Lagos' });
    clock('18:00');
    await remind();
    await deliver();
    expect(office.taken.map(({ to }) => to).sort()).toEqual([amina.email, huda.email].sort());
    expect(await told(bilal)).toEqual([]);
    // Cairo is an hour ahead of Lagos in winter.
    clock('19:00');
    await remind();
    expect(await subjects(bilal)).toEqual(['Tomorrow, 19:00: Roots']);
    await deliver();
    expect(office.taken).toHaveLength(2);
    expect(await told(salma)).toEqual([]);
  });

  it('not who cannot come, whose place is over, or who has left', async () => {
    const [bilal, salma] = [await institute.student(), await institute.student()];
    for (const one of [bilal, salma]) await one.call.enrol({ class_id: classId });
    const { id } = await firstMeeting();
    await amina.call.askExcuse({ meeting_id: id, reason: 'I travel' });
    await db()
      .update(enrolments)
      .set({ subscriptionEndsAt: new Date('2027-01-05T00:00:00Z') })
      .where(and(eq(enrolments.userId, bilal.id), eq(enrolments.classId, classId)));
    await admin.call.deleteStudent({ student_id: salma.id });
    clock('18:00');
    expect(await remind()).toBe(1);
    expect(await told(huda)).toHaveLength(1);
  });
});

// Proves ours-287.
describe('a reminder whose reason has gone', () => {
  it('is not made for a meeting that is cancelled, and made anew for one that is moved', async () => {
    clock('18:00');
    await remind();
    const { id, version } = await firstMeeting();
    await admin.call.changeMeeting({ meeting_id: id, version, on: '2027-01-07' });
    clock('17:00', '06');
    expect(await remind()).toBe(0);
    clock('18:00', '06');
    expect(await remind()).toBe(2);
    const moved = await firstMeeting();
    await admin.call.cancelMeeting({
      ...{ meeting_id: moved.id, version: moved.version, reason: 'She is ill' },
    });
    clock('17:00', '07');
    expect(await remind()).toBe(0);
    expect(await subjects(amina)).toEqual(['Tomorrow, 18:00: Roots', 'Tomorrow, 18:00: Roots']);
  });

  it('does not go out by mail either, when the mail has waited meanwhile', async () => {
    clock('18:00');
    await remind();
    const { id, version } = await firstMeeting();
    await admin.call.cancelMeeting({ meeting_id: id, version, reason: 'She is ill' });
    await deliver();
    const mails = office.taken.filter(({ raw }) => raw.includes('Tomorrow'));
    expect(mails).toEqual([]);
    expect(office.taken.filter(({ to }) => to === amina.email)).toHaveLength(1);
  });

  it('and no mail of one goes out once it is over', async () => {
    clock('17:30', '06');
    await remind();
    clock('19:30', '06');
    await deliver();
    expect(office.taken).toEqual([]);
  });
});

// Proves ours-289.
describe('a change of a meeting', () => {
  /** What a person was told of meetings, the last last, without reminders. */
  async function changesTo({ id }: Person): Promise<string[]> {
    const found = await rowsOf<{ subject: string; body: string }>(
      db(),
      sql`select m.subject, m.body from messages m join message_recipients r on r.message_id = m.id
        where r.user_id = ${id} and not exists (
          select 1 from meeting_reminders t where t.message_id = m.id) order by m.id`,
    );
    return found.map(({ subject, body }) =>
      `${subject}\n${body}`.replaceAll(/[\u2066-\u2069]/g, ''),
    );
  }
  const again = () => tellAgain(institute.services);
  const change = async (form: Record<string, unknown>) => {
    const { id, version } = await firstMeeting();
    expect(await admin.call.changeMeeting({ meeting_id: id, version, ...form })).toMatchObject({
      status: true,
    });
  };

  it('of who teaches it or of its room is told at once, of a link not', async () => {
    const salma = await institute.student({ name: 'Salma' });
    await admin.call.saveClassStaff({ class_id: classId, user_id: salma.id, powers: ['teach'] });
    await change({ place: 'https://meet.example/a' });
    await change({ place: 'https://meet.example/b' });
    expect(await changesTo(amina)).toEqual([]);
    await change({ teacher_id: salma.id });
    await change({ place: 'Room 2' });
    expect(await changesTo(amina)).toEqual([
      'Changed: a meeting of Roots\nThe meeting of Roots on Wednesday, 6 January 2027, 18:00 (Lagos time) has changed.\nIt is taught by Salma.',
      'Changed: a meeting of Roots\nThe meeting of Roots on Wednesday, 6 January 2027, 18:00 (Lagos time) has changed.\nIt is held here: Room 2.',
    ]);
  });

  it('is told once more an hour before, to whoever has not read it, and once', async () => {
    const bilal = await institute.student();
    await bilal.call.enrol({ class_id: classId });
    const { id, version } = await firstMeeting();
    await admin.call.cancelMeeting({ meeting_id: id, version, reason: 'She is ill' });
    const [message] = (await bilal.call.getMessages({})).data;
    await bilal.call.readMessage({ message_id: message?.id ?? 0 });
    clock('16:55', '06');
    expect(await again()).toBe(0);
    clock('17:00', '06');
    expect((await Promise.all([again(), again()])).sort()).toEqual([0, 1]);
    expect(await again()).toBe(0);
    expect((await changesTo(amina)).map((said) => said.split('\n')[0])).toEqual([
      ...['Not held: a meeting of Roots', 'Once more: Not held: a meeting of Roots'],
    ]);
    expect(await changesTo(bilal)).toHaveLength(1);
  });

  // Proves ours-389.
  it('is told to each by their own clocks, with those of the group beside, and so once more', async () => {
    const [bilal, salma] = [await institute.student(), await institute.student()];
    for (const one of [bilal, salma]) await one.call.enrol({ class_id: classId });
    const choice = { way: 'both', hour: '18' } as const;
    await bilal.call.setReminderChoice({ ...choice, zone: 'Africa/Cairo' });
    // The same clocks under another name.
    await salma.call.setReminderChoice({ ...choice, zone: 'Africa/Douala' });
    const { id, version } = await firstMeeting();
    await admin.call.cancelMeeting({ meeting_id: id, version, reason: 'She is ill' });
    clock('17:00', '06');
    expect(await again()).toBe(3);
    expect(await again()).toBe(0);
    const said = async (one: Person) =>
      (await changesTo(one)).map((words) => /on (\w+, .*\)) is/.exec(words)?.[1]);
    const lagos = 'Wednesday, 6 January 2027, 18:00 (Lagos time)';
    const cairo = 'Wednesday, 6 January 2027, 19:00 (Cairo time; 18:00 Lagos time)';
    expect(await said(amina)).toEqual([lagos, lagos]);
    expect(await said(salma)).toEqual([lagos, lagos]);
    expect(await said(bilal)).toEqual([cairo, cairo]);
  });

  it('is not told again once another has followed, nor by night, nor to who wants none', async () => {
    const { id, version } = await firstMeeting();
    await admin.call.cancelMeeting({ meeting_id: id, version, reason: 'She is ill' });
    await admin.call.restoreMeeting({ meeting_id: id });
    clock('17:00', '06');
    expect(await again()).toBe(1);
    expect((await changesTo(amina)).at(-1)).toContain('Once more: Held after all');
    const [bilal, salma] = [await institute.student(), await institute.student()];
    for (const one of [bilal, salma]) await one.call.enrol({ class_id: classId });
    await bilal.call.setReminderChoice({ way: 'inApp', hour: '8', zone: 'Asia/Tokyo' });
    await salma.call.setReminderChoice({ way: 'none', hour: '8', zone: 'Africa/Lagos' });
    clock('15:00', '06');
    await admin.call.changeMeeting({
      ...{ meeting_id: id, version: (await firstMeeting()).version, on: '2027-01-08' },
      reason: 'A wedding',
    });
    clock('17:30', '06');
    // It is past midnight in Tokyo.
    expect(await again()).toBe(1);
    expect((await changesTo(amina)).at(-1)).toContain('Once more: At another time');
    expect(await changesTo(bilal)).toHaveLength(1);
    expect(await changesTo(salma)).toHaveLength(1);
  });
});

// Proves ours-288, call-getReminderChoice, call-setReminderChoice.
describe('how one is reminded', () => {
  it('is as usual until one chooses, and then as one has chosen', async () => {
    const daily = { daily_way: 'push', daily_hour: 17 } as const;
    const usual = { way: 'both', hour: 18, zone: 'Africa/Lagos', ...daily };
    const unchosen = { ...usual, is_chosen: false };
    expect((await amina.call.getReminderChoice({})).data).toEqual(unchosen);
    const chosen = { way: 'inApp', hour: 8, zone: 'Africa/Cairo' } as const;
    const sent = { ...chosen, hour: '8' };
    for (const answer of [
      await amina.call.setReminderChoice(sent),
      await amina.call.setReminderChoice(sent),
      await amina.call.getReminderChoice({}),
    ]) {
      expect(answer.data).toEqual({ ...chosen, ...daily, is_chosen: true });
    }
    const { data } = await amina.call.setReminderChoice({ ...sent, zone: 'Nowhere/Land' });
    expect(data.zone).toBe('Africa/Lagos');
    for (const hour of ['6', '21', 'x']) {
      expect((await amina.call.setReminderChoice({ ...sent, hour })).http).toBe(400);
    }
    expect((await huda.call.getReminderChoice({})).data).toEqual(unchosen);
  });

  it('is nobody else’s to choose', async () => {
    const { headers } = await admin.call.loginAsStudent({ student_email: amina.email });
    const acting = institute.client(credentialsOf(headers));
    const choice = { way: 'none', hour: '18', zone: 'Africa/Lagos' } as const;
    expect(await acting.setReminderChoice(choice)).toMatchObject({ code: 'not_as_student' });
  });
});

it('what people were reminded of is forgotten after a month', async () => {
  clock('18:00');
  await remind();
  await forgetOldReminders(institute.services);
  expect(await db().$count(meetingReminders)).toBe(2);
  institute.clock.advance({ days: 40 });
  await forgetOldReminders(institute.services);
  expect(await db().$count(meetingReminders)).toBe(0);
});
