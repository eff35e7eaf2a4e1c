// Proves promise-19.

import type { RequestOf } from '@institute/contract/call';
import type { sendMessage } from '@institute/contract/messages/managed-messages';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { PostOffice } from '../../../../test/support/post-office.ts';
import { mailDeliveries, mailings, messageRecipients, messages } from '../../../schema/index.ts';

let office: PostOffice;
let institute: Institute;
let admin: Person;
let students: Person[];
/** Whether a test left more behind than messages: the next one gets an institute of its own. */
let isSoiled = true;

beforeEach(async () => {
  if (!isSoiled) return clean();
  await closeAll();
  isSoiled = false;
  office = await PostOffice.open();
  institute = await Institute.open({
    // Nothing else than the product itself may hold back the mails of a test.
    SMTP_URL: `${office.url}?rateLimit=100000`,
    MAIL_FROM: 'Institute <post@institute.example>',
    PUBLIC_URL: 'http://institute.example',
  });
  admin = await institute.admin();
  students = [];
  for (let at = 0; at < 3; at += 1) students.push(await institute.student());
});
afterAll(() => closeAll());

async function closeAll(): Promise<void> {
  await institute?.close();
  await office?.goAway();
}

/** As it was before any message: a minute later, for what was sent is before what comes. */
async function clean(): Promise<void> {
  await institute.services.db.execute(sql`
    truncate push_deliveries, meeting_reminders, daily_reminders, meeting_invitations, mail_deliveries, mailings, message_reads, message_recipients, inboxes, messages restart identity`);
  await institute.database.raw('delete from pgboss.job', []);
  institute.clock.advance({ minutes: 1 });
  await institute.admin();
  Object.assign(office, { judge: () => null, judgeSender: () => null });
  office.taken.length = 0;
  office.asked.length = 0;
}

const send = (form: Partial<RequestOf<typeof sendMessage>> = {}) =>
  admin.call.sendMessage({
    subject: 'Subject',
    message: 'Body',
    delivery_method: 'email',
    ...form,
  });
const toStudents = () => ({ recipients: students.map(({ email }) => email) });
const drain = (options?: { later?: boolean }) => institute.services.jobs.drain(options);
/** Another process takes over. */
async function restart(): Promise<Institute> {
  isSoiled = true;
  const other = await institute.restarted();
  admin.call = other.client(admin);
  return other;
}
const report = async (message_id: number) =>
  (await admin.call.getSentMessages({ message_id })).data[0]?.mail;
/** Who has got the message; the sender, who signs in anew, is mailed about that alone. */
const takers = () =>
  office.taken
    .map(({ to }) => to)
    .filter((to) => to !== admin.email)
    .sort();
const emails = () => students.map(({ email }) => email).sort();
const first = 'student1@example.com';

/** Joins after what has been sent. */
async function aLateStudent(): Promise<void> {
  isSoiled = true;
  await institute.student();
}

/** Adds students without going through their sign-up, which hashes a password each. */
async function addStudents(count: number): Promise<void> {
  isSoiled = true;
  await institute.services.db.execute(sql`
    with added as (
      insert into users (name, email, phone, password_hash, role, referral_code, joined_at)
      select 'Bulk ' || n, 'bulk' || n || '@example.com', '', '', 1, 'BULK' || n,
        now() - interval '400 days'
      from generate_series(1, ${count}::int) as n returning id)
    insert into accounts (kind, user_id) select 'wallet', id from added`);
}

describe('a message by e-mail', () => {
  // Proves call-sendMessage.
  it('is one row, reaches each student once and stands in no inbox', async () => {
    const sent = await send({ send_to_all: 'true' });
    expect(sent).toMatchObject({ status: true, data: { recipients: 3 } });
    // The request itself sends nothing.
    expect(office.taken).toEqual([]);
    expect(await report(sent.data.id)).toMatchObject({ total: 3, sent: 0, waiting: 3, failed: 0 });
    await drain();
    expect(takers()).toEqual(emails());
    expect(await report(sent.data.id)).toEqual({
      total: 3,
      sent: 3,
      waiting: 0,
      failed: 0,
      unsubscribed: 0,
      trouble: '',
    });
    const { db } = institute.services;
    expect(await db.$count(messages)).toBe(1);
    expect(await db.$count(messageRecipients)).toBe(0);
    for (const one of [...students, admin]) {
      expect((await one.call.getMessages({})).data).toEqual([]);
    }
    await drain({ later: true });
    expect(office.taken).toHaveLength(3);
  });

  it('and in the app reaches both, a late student neither', async () => {
    const sent = await send({ delivery_method: 'both', message_style: 'popup', ...toStudents() });
    await aLateStudent();
    await drain();
    expect(takers()).toEqual(emails());
    const [one] = (await students[0]?.call.getMessages({}))?.data ?? [];
    expect(one).toMatchObject({ id: sent.data.id, popup: '1' });
    const [row] = await institute.services.db
      .select()
      .from(messages)
      .where(eq(messages.id, sent.data.id));
    expect(row).toMatchObject({ delivery: 'both', channels: ['inApp', 'email'] });
  });

  it('goes to everybody who had joined, and to no administrator', async () => {
    institute.clock.advance({ minutes: 1 });
    await send({ send_to_all: 'true', delivery_method: 'both' });
    institute.clock.advance({ minutes: 1 });
    await aLateStudent();
    await drain();
    expect(takers()).toEqual(emails());
  });

  it('carries both scripts as text and as HTML, with links and nothing else of HTML', async () => {
    const message = 'السَّلامُ عليكم <b>x</b>\n\nSee https://example.org/a?b=1&c=2.';
    await send({ subject: 'مَرْحَبًا "all"', message, recipients: [first] });
    await drain();
    const { raw = '' } = office.taken[0] ?? {};
    const decoded = decode(raw);
    expect(raw).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(raw).toMatch(/charset=utf-8/i);
    expect(decoded).toContain('السَّلامُ عليكم <b>x</b>');
    expect(decoded).toContain(
      '<p dir="auto" style="margin:0">السَّلامُ عليكم &lt;b&gt;x&lt;/b&gt;</p>',
    );
    expect(decoded).toContain('<a href="https://example.org/a?b=1&amp;c=2" dir="ltr"');
    expect(decoded).toContain('</a>.</p>');
    expect(decoded).toContain('>مَرْحَبًا &quot;all&quot;</h1>');
  });

  it('happens once under one key, also after a lost answer', async () => {
    const form = { send_to_all: 'true' as const, request_key: 'press-of-the-button' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(form)));
    await drain();
    answers.push(await send(form));
    await drain();
    expect(new Set(answers.map(({ data }) => `${data.id} ${data.recipients}`)).size).toBe(1);
    expect(takers()).toEqual(emails());
  });

  it('is made into rows by the job, thousands at a time, of everybody and of those named @all', async () => {
    await addStudents(12_003);
    const all = await send({ send_to_all: 'true' });
    const { db } = institute.services;
    const named = await db.execute(sql`select id::text from users where role = 1 order by id desc`);
    const ids = (named as unknown as { rows: { id: string }[] }).rows.map(({ id }) => id);
    const some = await send({ recipient_list: ids.slice(0, 10_007).join('\n') });
    expect(await db.$count(mailDeliveries)).toBe(0);
    await office.goAway();
    await drain();
    for (const [id, total] of [
      [all.data.id, 12_006],
      [some.data.id, 10_007],
    ] as const) {
      expect(await db.$count(mailDeliveries, eq(mailDeliveries.messageId, id))).toBe(total);
      expect(await report(id)).toMatchObject({ total, sent: 0, waiting: total, failed: 0 });
    }
    const [kept] = await db.select().from(mailings).where(eq(mailings.messageId, some.data.id));
    expect(kept).toMatchObject({ isExpanded: true, recipientIds: null });
  });
});

describe('a mail server', () => {
  // Proves call-sendMessage.
  it('that is away loses nothing and doubles nothing', async () => {
    await office.goAway();
    const { data } = await send(toStudents());
    await drain();
    const waiting = await report(data.id);
    expect(waiting).toMatchObject({ sent: 0, waiting: 3, failed: 0 });
    expect(waiting?.trouble).toMatch(/ECONNREFUSED|connect/i);
    for (let hour = 0; hour < 30; hour += 1) {
      institute.clock.advance({ hours: 1 });
      await drain({ later: true });
    }
    // However long it takes.
    expect(await report(data.id)).toMatchObject({ waiting: 3, failed: 0 });
    await office.comeBack();
    institute.clock.advance({ hours: 1 });
    await drain({ later: true });
    expect(takers()).toEqual(emails());
    expect(await report(data.id)).toMatchObject({ sent: 3, waiting: 0, trouble: '' });
  });

  it('that goes away in the middle gets the rest when it is back', async () => {
    await addStudents(100);
    office.judge = () => {
      if (office.taken.length === 30) void office.goAway();
      return null;
    };
    const { data } = await send({ send_to_all: 'true' });
    await drain();
    const before = await report(data.id);
    expect(before?.waiting).toBeGreaterThan(0);
    expect(before?.failed).toBe(0);
    office.judge = () => null;
    await office.comeBack();
    institute.clock.advance({ hours: 1 });
    await drain({ later: true });
    expect(await report(data.id)).toMatchObject({ total: 103, sent: 103, waiting: 0 });
    expect(new Set(takers()).size).toBe(103);
    // Where it went away before saying that it had taken a mail, the mail came twice, as the same.
    expect(new Set(office.taken.map(({ messageId }) => messageId)).size).toBe(103);
  });

  it('that puts a mail off gets it later, and more rarely every time', async () => {
    office.judge = (email) =>
      email === first ? { code: 451, says: 'Greylisted, try later', at: 'RCPT' } : null;
    const { data } = await send(toStudents());
    await drain();
    expect(await report(data.id)).toMatchObject({
      sent: 2,
      waiting: 1,
      failed: 0,
      trouble: '451 Greylisted, try later',
    });
    const tries = () => office.asked.filter((email) => email === first).length;
    await drain({ later: true });
    expect(tries()).toBe(1);
    institute.clock.advance({ minutes: 1 });
    await drain({ later: true });
    expect(tries()).toBe(2);
    institute.clock.advance({ minutes: 1 });
    await drain({ later: true });
    expect(tries()).toBe(2);
    office.judge = () => null;
    institute.clock.advance({ minutes: 1 });
    await drain({ later: true });
    expect(await report(data.id)).toMatchObject({ sent: 3, waiting: 0 });
    expect(takers()).toEqual(emails());
  });

  it('that puts a mail off for days is taken at its word', async () => {
    office.judge = () => ({ code: 452, says: 'Mailbox full', at: 'DATA' });
    const { data } = await send({ recipients: [first] });
    for (let tries = 0; tries < 16; tries += 1) {
      await drain({ later: true });
      institute.clock.advance({ hours: 4 });
    }
    expect(await report(data.id)).toMatchObject({ failed: 1, waiting: 0 });
    expect(office.asked).toHaveLength(16);
  });

  // Proves call-sendMessage, call-getFailedDeliveries, call-retryFailedDeliveries.
  it('that refuses a mail for good is asked once; the sender sees why and may try again', async () => {
    office.judge = (email) =>
      email === first ? { code: 550, says: 'No such user', at: 'RCPT' } : null;
    const { data } = await send({ ...toStudents(), delivery_method: 'both' });
    await drain();
    institute.clock.advance({ days: 1 });
    await drain({ later: true });
    expect(office.asked.filter((email) => email === first)).toHaveLength(1);
    expect(await report(data.id)).toMatchObject({ total: 3, sent: 2, waiting: 0, failed: 1 });
    await institute.signInAgain(admin);
    const failed = await admin.call.getFailedDeliveries({ message_id: data.id, page: 1 });
    expect(failed.meta).toMatchObject({ total: 1, page: 1 });
    expect(failed.data).toEqual([
      {
        user_id: students[0]?.id,
        name: students[0]?.name,
        email: first,
        reason: '550 No such user',
        attempts: 1,
      },
    ]);
    const find = async (search: string) =>
      (await admin.call.getFailedDeliveries({ message_id: data.id, search })).data.length;
    expect([await find('student1@'), await find('student2@')]).toEqual([1, 0]);
    office.judge = () => null;
    const again = await admin.call.retryFailedDeliveries({ message_id: data.id });
    expect(again.data.retried).toBe(1);
    const [act] = (await admin.call.getAuditLog({ act: 'retryFailedDeliveries' })).data;
    expect(act?.details).toEqual(
      expect.arrayContaining([
        { name: 'subject', value: expect.any(String) },
        { name: 'mails', value: '1' },
      ]),
    );
    expect((await admin.call.retryFailedDeliveries({ message_id: data.id })).data.retried).toBe(0);
    await drain();
    expect(await report(data.id)).toMatchObject({ sent: 3, failed: 0, waiting: 0 });
    expect(takers()).toEqual(emails());
  });

  it('that refuses the institute itself condemns no student', async () => {
    office.judgeSender = () => ({ code: 550, says: 'Sender not allowed' });
    const { data } = await send(toStudents());
    await drain();
    expect(await report(data.id)).toMatchObject({
      sent: 0,
      failed: 0,
      waiting: 3,
      trouble: '550 Sender not allowed',
    });
    // One answer is enough for all of them.
    expect(office.asked).toEqual([]);
    office.judgeSender = () => null;
    institute.clock.advance({ minutes: 2 });
    await drain({ later: true });
    expect(takers()).toEqual(emails());
  });
});

describe('a process that ends in the middle', () => {
  it('leaves what it had undertaken to the next, under the same Message-IDs', async () => {
    const { data } = await send(toStudents());
    const { db } = institute.services;
    await institute.services.jobs.drain();
    const ids = new Map(office.taken.map(({ to, messageId }) => [to, messageId]));
    // As if it had been killed after the mail server took the first and before this was marked.
    await db
      .update(mailDeliveries)
      .set({ state: 'sending', sentAt: null, dueAt: institute.clock.now() })
      .where(
        and(eq(mailDeliveries.messageId, data.id), eq(mailDeliveries.userId, students[0]?.id ?? 0)),
      );
    await db.update(mailings).set({ sent: 2 }).where(eq(mailings.messageId, data.id));
    institute = await restart();
    // It notices by the clock, or with the next mail.
    await send({ recipients: [students[1]?.email ?? ''] });
    await drain();
    expect(await report(data.id)).toMatchObject({ sent: 3, waiting: 0 });
    const again = office.taken.filter(({ to }) => to === first);
    expect(again).toHaveLength(2);
    expect(again.every(({ messageId }) => messageId === ids.get(first))).toBe(true);
    expect(ids.get(first)).toMatch(/^<[\w-]{20,}\.\d+@institute\.example>$/);
    expect(new Set(ids.values()).size).toBe(3);
  });

  it('before it began loses nothing', async () => {
    const { data } = await send({ send_to_all: 'true' });
    institute = await restart();
    await drain();
    expect(await report(data.id)).toMatchObject({ total: 3, sent: 3 });
    expect(takers()).toEqual(emails());
  });

  it('shares the work with others and sends each mail once', async () => {
    await addStudents(150);
    const { data } = await send({ send_to_all: 'true' });
    const others = [await restart(), await restart()];
    institute = others[1] ?? institute;
    await Promise.all(others.map((one) => one.services.jobs.drain()));
    await drain({ later: true });
    expect(await report(data.id)).toMatchObject({ total: 153, sent: 153 });
    expect(office.taken).toHaveLength(153);
    others[0]?.services.mailer.close();
  });
});

describe('what was sent', () => {
  // Proves admin-3-8, call-getSentMessages, admin-9-5.
  it('is listed newest first with its report, paged and searched', async () => {
    await send({ subject: 'First', send_to_all: 'true', delivery_method: 'inApp' });
    institute.clock.advance({ minutes: 1 });
    await send({
      subject: 'كِتَاب',
      recipients: [first],
      delivery_method: 'both',
      message_style: 'popup',
    });
    const { data, meta } = await admin.call.getSentMessages({ page: 1, per_page: 1 });
    expect(meta).toMatchObject({ total: 2, page: 1, per_page: 1 });
    expect(data).toMatchObject([
      {
        subject: 'كِتَاب',
        message: 'Body',
        sender: 'Ustadh Idris',
        sender_id: admin.id,
        delivery_method: 'both',
        message_style: 'popup',
        send_to_all: false,
        recipients: 1,
        mail: { total: 1, waiting: 1 },
      },
    ]);
    expect((await admin.call.getSentMessages({ search: 'كتاب' })).data).toHaveLength(1);
    const [older] = (await admin.call.getSentMessages({ page: 2, per_page: 1 })).data;
    expect(older).toMatchObject({ subject: 'First', send_to_all: true, recipients: 3, mail: null });
  });

  // Proves call-checkRecipients.
  it('says beforehand whom it would reach', async () => {
    const everybody = await admin.call.checkRecipients({ send_to_all: 'true' });
    expect(everybody.data.total).toBe(3);
    const pasted = [` ${first.toUpperCase()} `, first, 'Nobody@example.com', ''];
    const { data } = await admin.call.checkRecipients({ recipients: pasted });
    expect(data).toEqual({
      total: 1,
      found: [{ id: students[0]?.id, name: students[0]?.name, email: first }],
      unknown: ['nobody@example.com'],
    });
  });

  // Proves call-checkRecipients.
  it('checks thousands of pasted addresses at once @all', async () => {
    await addStudents(5000);
    const pasted = Array.from({ length: 6000 }, (_, at) => `bulk${at + 1}@example.com`);
    const { data } = await admin.call.checkRecipients({ recipient_list: pasted.join(', ') });
    expect(data.total).toBe(5000);
    expect(data.unknown).toHaveLength(1000);
  });

  it('fails for an account that was deleted meanwhile', async () => {
    const { data } = await send({ recipients: [first] });
    isSoiled = true;
    await institute.services.db.execute(
      sql`update users set email = null, deleted_at = now() where email = ${first}`,
    );
    await drain();
    expect(office.taken).toEqual([]);
    const failed = await admin.call.getFailedDeliveries({ message_id: data.id });
    expect(failed.data).toMatchObject([{ email: '', reason: 'The account was deleted.' }]);
  });
});

/** The parts of a mail, as a mail program would show them. */
function decode(raw: string): string {
  const parts = raw.split(/\r?\n--[^\r\n]+/).map((part) => {
    const [head = '', ...rest] = part.split(/\r?\n\r?\n/);
    const body = rest.join('\n\n');
    if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
    if (!/quoted-printable/i.test(head)) return body;
    const bytes = body
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    return Buffer.from(bytes, 'latin1').toString('utf8');
  });
  return parts.join('\n');
}
