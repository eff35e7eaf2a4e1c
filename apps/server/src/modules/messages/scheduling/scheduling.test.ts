import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass } from '../../../../test/support/school.ts';
import { auditLog, messages, scheduledMessages, users } from '../../../schema/index.ts';
import { sendScheduled } from './send-scheduled.ts';

let institute: Institute;
let admin: Person;
beforeAll(async () => {
  institute = await Institute.open();
});
beforeEach(async () => {
  admin = await institute.admin();
  await institute.services.db.delete(scheduledMessages);
});
afterAll(() => institute.close());

const HOUR = 3600;
const now = () => Math.floor(institute.clock.now().getTime() / 1000);
const form = { subject: 'Exam on Friday', message: 'Bring a pen.' };
type Own = Record<string, unknown>;
const schedule = (own: Own = {}) =>
  admin.call.scheduleMessage({
    ...{ ...form, send_to_all: 'true', send_at: String(now() + HOUR) },
    ...own,
  });
const send = () => sendScheduled(institute.services);
const waiting = async () => (await admin.call.getScheduledMessages({})).data;
const sentNow = async (subject = form.subject) =>
  institute.services.db.$count(messages, eq(messages.subject, subject));
const inbox = async (person: Person) =>
  (await person.call.getMessages({})).data.map(({ subject }) => subject);

describe('a message that is sent later', () => {
  // Proves call-scheduleMessage.
  it('waits for its time, is sent once then, and stands among those that were sent', async () => {
    const student = await institute.student();
    const { data } = await schedule({ subject: 'Once', message_style: 'popup' });
    const at = now() + HOUR;
    expect(await waiting()).toEqual([
      {
        ...{ id: data.id, subject: 'Once', message: form.message, send_at: at },
        ...{ delivery_method: 'inApp', message_style: 'popup', send_to_all: true, named: 0 },
        ...{ class_name: '', class_who: 'all', problem: null },
        ...{ sender: expect.any(String), sender_id: admin.id },
      },
    ]);
    expect(await send()).toBe(0);
    expect(await inbox(student)).not.toContain('Once');
    institute.clock.advance({ hours: 1 });
    expect(await send()).toBe(1);
    expect(await send()).toBe(0);
    expect(await inbox(student)).toContain('Once');
    expect(await waiting()).toEqual([]);
    const [newest] = (await admin.call.getSentMessages({})).data;
    expect(newest).toMatchObject({ subject: 'Once', message_style: 'popup', send_to_all: true });
  });

  // Proves call-scheduleMessage.
  it('reaches those who are in the class then, and those who are named and still there', async () => {
    const { id: class_id } = await aClass(institute);
    const [early, late, named, gone] = [
      await institute.student(),
      await institute.student(),
      await institute.student(),
      await institute.student(),
    ];
    await early.call.enrol({ class_id });
    const recipients = [named.email, String(gone.id)];
    await schedule({ subject: 'To some', send_to_all: 'false', class_id, recipients });
    await late.call.enrol({ class_id });
    await institute.services.db
      .update(users)
      .set({ deletedAt: institute.clock.now() })
      .where(eq(users.id, gone.id));
    institute.clock.advance({ hours: 1 });
    expect(await send()).toBe(1);
    for (const one of [early, late, named]) expect(await inbox(one)).toContain('To some');
    const [sent] = (await admin.call.getSentMessages({})).data;
    expect(sent).toMatchObject({ subject: 'To some', recipients: 3, send_to_all: false });
  });

  // Proves call-scheduleMessage.
  it('is kept once for a press, also when its answer came after it was sent', async () => {
    const press = { subject: 'Pressed', request_key: 'press-of-schedule' };
    const [one, two] = await Promise.all([schedule(press), schedule(press)]);
    expect(one.data.id).toBe(two.data.id);
    expect(await waiting()).toHaveLength(1);
    institute.clock.advance({ hours: 2 });
    await send();
    expect((await schedule(press)).status).toBe(true);
    expect(await waiting()).toEqual([]);
    expect(await sentNow('Pressed')).toBe(1);
  });

  it('is refused for a time that is over, and for nobody', async () => {
    expect((await schedule({ send_at: String(now() - HOUR) })).code).toBe('send_time_past');
    expect((await schedule({ send_at: '' })).code).toBe('send_time_past');
    expect((await schedule({ send_to_all: 'false' })).code).toBe('recipients_missing');
    const unknown = { send_to_all: 'false', recipients: ['nobody@example.com'] };
    expect((await schedule(unknown)).code).toBe('recipients_unknown');
    expect((await schedule({ send_to_all: 'false', class_id: 'none' })).code).toBe(
      'class_not_found',
    );
    expect(await waiting()).toEqual([]);
  });

  // Proves call-updateScheduledMessage.
  it('is changed before it goes; what is not sent stays', async () => {
    const { id } = (await schedule()).data;
    const later = now() + 3 * HOUR;
    await admin.call.updateScheduledMessage({ scheduled_id: id, subject: 'Exam on Saturday' });
    await admin.call.updateScheduledMessage({ scheduled_id: id, send_at: String(later) });
    expect(await waiting()).toMatchObject([
      { subject: 'Exam on Saturday', message: form.message, send_at: later },
    ]);
    const past = { scheduled_id: id, send_at: String(now() - HOUR) };
    expect((await admin.call.updateScheduledMessage(past)).code).toBe('send_time_past');
    institute.clock.advance({ hours: 1 });
    expect(await send()).toBe(0);
    const { db } = institute.services;
    const [act] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(act).toMatchObject({
      action: 'updateScheduledMessage',
      details: { subject: 'Exam on Saturday', sendAt: { to: expect.any(String) } },
    });
    // A change of nothing is none.
    expect((await admin.call.updateScheduledMessage({ scheduled_id: id })).status).toBe(true);
  });

  // Proves call-cancelScheduledMessage.
  it('does not go out once it is cancelled, and cannot be changed any more', async () => {
    const { id } = (await schedule({ subject: 'Cancelled' })).data;
    expect((await admin.call.cancelScheduledMessage({ scheduled_id: id })).status).toBe(true);
    institute.clock.advance({ hours: 2 });
    expect(await send()).toBe(0);
    expect(await sentNow('Cancelled')).toBe(0);
    for (const again of [
      await admin.call.cancelScheduledMessage({ scheduled_id: id }),
      await admin.call.updateScheduledMessage({ scheduled_id: id, subject: 'X' }),
    ]) {
      expect(again.code).toBe('scheduled_gone');
    }
  });

  // Proves call-getScheduledMessages.
  it('stays with the reason when it cannot go, and waits anew for another time', async () => {
    const { id: class_id } = await aClass(institute, { name: 'Sarf' });
    const { id } = (await schedule({ send_to_all: 'false', class_id })).data;
    await schedule({ subject: 'Behind it' });
    institute.clock.advance({ hours: 1 });
    // Nobody is in the class; what comes behind it goes all the same.
    expect(await send()).toBe(1);
    expect(await waiting()).toMatchObject([{ id, class_name: 'Sarf', problem: 'nobody' }]);
    expect(await send()).toBe(0);
    const student = await institute.student();
    await student.call.enrol({ class_id });
    await admin.call.updateScheduledMessage({ scheduled_id: id, send_at: String(now() + HOUR) });
    institute.clock.advance({ hours: 1 });
    expect(await send()).toBe(1);
    expect(await inbox(student)).toContain(form.subject);
  });

  it('does not go out for a class that is deleted, nor for somebody who left the office', async () => {
    const { id: class_id } = await aClass(institute);
    await schedule({ subject: 'Deleted class', send_to_all: 'false', class_id });
    await admin.call.deleteClass({ class_id });
    const colleague = await institute.student();
    const { db } = institute.services;
    await db.update(users).set({ role: 11 }).where(eq(users.id, colleague.id));
    await colleague.call.scheduleMessage({
      ...{ ...form, subject: 'From one who left', send_to_all: 'true' },
      send_at: String(now() + HOUR),
    });
    await db.update(users).set({ role: 1 }).where(eq(users.id, colleague.id));
    institute.clock.advance({ hours: 1 });
    expect(await send()).toBe(0);
    expect((await waiting()).map(({ subject, problem }) => [subject, problem])).toEqual([
      ['Deleted class', 'class'],
      ['From one who left', 'sender'],
    ]);
  });
});

describe('sending what is due', () => {
  // Proves call-scheduleMessage.
  it('happens once when several processes are at it', async () => {
    for (const subject of ['Race 1', 'Race 2', 'Race 3']) await schedule({ subject });
    institute.clock.advance({ hours: 1 });
    const counts = await Promise.all([send(), send(), send()]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(3);
    for (const subject of ['Race 1', 'Race 2', 'Race 3']) expect(await sentNow(subject)).toBe(1);
  });

  // Proves call-scheduleMessage.
  it('is whole or not at all: what was cut off half way goes out at the next round', async () => {
    await schedule({ subject: 'Cut off' });
    institute.clock.advance({ hours: 1 });
    const { db } = institute.services;
    // The list cannot be written, after the message was.
    await db.execute(sql`create function cut_off() returns trigger language plpgsql as
      $$ begin raise exception 'killed'; end $$`);
    await db.execute(sql`create trigger cut_off before delete on scheduled_messages
      for each row execute function cut_off()`);
    await expect(send()).rejects.toThrow();
    expect(await sentNow('Cut off')).toBe(0);
    await db.execute(sql`drop function cut_off cascade`);
    expect(await send()).toBe(1);
    expect(await sentNow('Cut off')).toBe(1);
  });
});
