import type { RequestOf, WireOf } from '@institute/contract/call';
import type { sendMessage } from '@institute/contract/messages/managed-messages';
import type { getMessages } from '@institute/contract/messages/messages';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import {
  auditLog,
  inboxes,
  messageReads,
  messageRecipients,
  messages,
} from '../../schema/index.ts';

let institute: Institute;
let admin: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

const send = (form: Partial<RequestOf<typeof sendMessage>>) =>
  admin.call.sendMessage({ subject: 'Subject', message: 'Body', ...form });
type Message = WireOf<typeof getMessages>[number];

const subjects = (found: Message[]) => found.map(({ subject }) => subject);
const inbox = async (who: Person) => subjects((await who.call.getMessages({})).data);
const popupOf = (answer: { meta?: object }) =>
  (answer.meta as { popup: Message | null } | undefined)?.popup ?? null;

/** A student who joins now, so that nothing sent before is theirs. */
async function newcomer(name?: string): Promise<Person> {
  institute.clock.advance({ minutes: 1 });
  return institute.student(name ? { name } : {});
}

describe('sending', () => {
  // Proves call-sendMessage, admin-8-32.
  it('to everybody is one row, whatever the number of students', async () => {
    const [one, two] = [await newcomer(), await institute.student()];
    const before = await institute.services.db.$count(messages);
    const answer = await send({ subject: 'To all', send_to_all: 'true' });
    expect(answer).toMatchObject({ status: true, message: 'Message sent successfully!' });
    expect(await institute.services.db.$count(messages)).toBe(before + 1);
    expect(await institute.services.db.$count(messageRecipients)).toBe(0);
    for (const who of [one, two]) expect(await inbox(who)).toEqual(['To all']);
    const [noted] = await institute.services.db.select().from(auditLog).orderBy(desc(auditLog.id));
    expect(noted).toMatchObject({ action: 'sendMessage', actorId: admin.id });
  });

  it('reaches only those who had joined', async () => {
    await send({ subject: 'Before', send_to_all: 'true' });
    const late = await newcomer();
    expect(await inbox(late)).toEqual([]);
    institute.clock.advance({ minutes: 1 });
    await send({ subject: 'After', send_to_all: 'true' });
    expect(await inbox(late)).toEqual(['After']);
  });

  // Proves call-sendMessage.
  it('goes to those who are named, by e-mail in any spelling or by id, once each', async () => {
    const [one, two, three] = [await newcomer(), await newcomer(), await newcomer()];
    const recipients = [` ${one.email.toUpperCase()} `, String(one.id), String(two.id)];
    expect((await send({ subject: 'For two', recipients })).data.recipients).toBe(2);
    expect(await inbox(one)).toEqual(['For two']);
    expect(await inbox(two)).toEqual(['For two']);
    expect(await inbox(three)).toEqual([]);
  });

  // Proves admin-5-13, admin-5-17.
  it('refuses unknown ones by name and sends nothing', async () => {
    const one = await newcomer();
    const rows = await institute.services.db.$count(messages);
    const recipients = [one.email, 'nobody@example.com', 'Else@example.com', '999999'];
    expect(await send({ recipients })).toMatchObject({
      status: false,
      code: 'recipients_unknown',
      message: 'These emails are not registered: nobody@example.com, else@example.com, 999999',
    });
    expect(await send({ recipients: [] })).toMatchObject({
      status: false,
      code: 'recipients_missing',
      message: 'Please select at least one recipient',
    });
    expect(await institute.services.db.$count(messages)).toBe(rows);
    expect(await inbox(one)).toEqual([]);
  });

  // Proves admin-5-11, admin-5-12.
  it.each([
    [{ subject: ' ' }, 'Subject is required'],
    [{ message: '' }, 'Message content is required'],
  ])('refuses %j', async (form, message) => {
    expect(await send({ send_to_all: 'true', ...form })).toMatchObject({ http: 400, message });
  });

  it('happens once under one key, also when it arrives ten times at once', async () => {
    const one = await newcomer();
    for (const to of [{ send_to_all: 'true' as const }, { recipients: [one.email] }]) {
      const form = { ...to, request_key: `press-${Object.keys(to)[0]}` };
      const answers = await Promise.all(Array.from({ length: 10 }, () => send(form)));
      expect(answers.every(({ status }) => status)).toBe(true);
      expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
      expect(new Set(answers.map(({ data }) => data.recipients)).size).toBe(1);
    }
    expect(await inbox(one)).toHaveLength(2);
  });

  it('numbers messages to everybody without gaps, also when many are sent at once', async () => {
    const one = await newcomer();
    const forms = Array.from({ length: 12 }, (_, index) => ({
      subject: `Race ${index}`,
      ...(index % 2 ? { send_to_all: 'true' as const } : { recipients: [one.email] }),
    }));
    await Promise.all(forms.map(send));
    const response = await one.call.getMessages({ page: 1 });
    expect(response.meta).toMatchObject({ total: 12, unread: 12 });
    expect(response.data).toHaveLength(10);
    const rows = await institute.services.db
      .select({ number: messages.broadcastNumber })
      .from(messages)
      .orderBy(messages.broadcastNumber);
    const numbers = rows.flatMap(({ number }) => number ?? []);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });
});

describe('the list', () => {
  // Proves call-getMessages.
  it('merges both kinds newest first, in pages, with totals', async () => {
    const one = await newcomer();
    for (let index = 0; index < 13; index += 1) {
      institute.clock.advance({ seconds: 1 });
      const to = index % 3 ? { recipients: [one.email] } : { send_to_all: 'true' as const };
      await send({ subject: `${index}`, ...to });
    }
    const whole = await one.call.getMessages({});
    expect(subjects(whole.data)).toEqual(Array.from({ length: 13 }, (_, i) => `${12 - i}`));
    expect(whole.meta).toMatchObject({ total: 13, unread: 13, page: 1, per_page: 1000 });
    const second = await one.call.getMessages({ page: 2, per_page: 5 });
    expect(subjects(second.data)).toEqual(['7', '6', '5', '4', '3']);
    expect(second.meta).toMatchObject({ total: 13, page: 2, per_page: 5 });
    expect((await one.call.getMessages({ page: 9 })).data).toEqual([]);
  });

  // Proves student-3-13.
  it('gives a message as it was written, at the institute’s time', async () => {
    const one = await newcomer();
    institute.clock.set('2026-11-20T23:05:00Z');
    const message = 'السَّلامُ عليكم\n<script>alert(1)</script> https://example.org';
    await send({ subject: 'مرحبا', message, message_style: 'popup', recipients: [one.email] });
    const [found] = (await one.call.getMessages({})).data;
    expect(found).toMatchObject({
      subject: 'مرحبا',
      body: message,
      time: '21 November 2026, 00:05',
      isRead: false,
      popup: '1',
      class_id: '',
      lesson_id: '',
    });
    expect(found?.rand).toMatch(/^[\w-]{20,}$/);
  });

  // Proves student-2-84.
  it('finds Arabic and Latin however they are spelt, in subject and body', async () => {
    const one = await newcomer();
    await send({ subject: 'كِتَابُ النَّحْوِ', message: 'Pages ١٢', recipients: [one.email] });
    await send({ subject: 'Ramaḍān 50%', message: 'أَهْلًا', recipients: [one.email] });
    const find = async (search: string) =>
      subjects((await one.call.getMessages({ search, page: 1 })).data);
    expect(await find('كتاب')).toEqual(['كِتَابُ النَّحْوِ']);
    expect(await find('pages 12')).toEqual(['كِتَابُ النَّحْوِ']);
    expect(await find('ramadan')).toEqual(['Ramaḍān 50%']);
    expect(await find('اهلا')).toEqual(['Ramaḍān 50%']);
    expect(await find('0%')).toEqual(['Ramaḍān 50%']);
    expect(await find('_')).toEqual([]);
    expect((await one.call.getMessages({ search: 'كتاب' })).meta).toMatchObject({
      total: 1,
      unread: 2,
    });
  });

  it('gives one message by token or id, and nobody’s but one’s own', async () => {
    const [one, other] = [await newcomer(), await newcomer()];
    const { data } = await send({ subject: 'Mine', recipients: [one.email] });
    const [mine] = (await one.call.getMessages({})).data;
    for (const message_id of [String(data.id), mine?.rand ?? '']) {
      expect(subjects((await one.call.getMessages({ message_id })).data)).toEqual(['Mine']);
      expect((await other.call.getMessages({ message_id })).data).toEqual([]);
    }
    expect((await one.call.getMessages({ message_id: '999999' })).data).toEqual([]);
  });

  // Proves student-4-3.
  it('says which unread message opens as a dialog, newest first, wherever it stands', async () => {
    const one = await newcomer();
    await send({ subject: 'Old popup', message_style: 'popup', send_to_all: 'true' });
    await send({ subject: 'New popup', message_style: 'popup', recipients: [one.email] });
    await send({ subject: 'Plain', recipients: [one.email] });
    const ask = async () => popupOf(await one.call.getMessages({ page: 1, per_page: 1 }));
    const popup = await ask();
    expect(popup).toMatchObject({ subject: 'New popup', popup: '1', class_id: '', isRead: false });
    await one.call.readMessage({ message_id: popup?.rand ?? '' });
    expect((await ask())?.subject).toBe('Old popup');
    // Who sent it to everybody has read it.
    expect(popupOf(await admin.call.getMessages({}))).toBeNull();
  });
});

describe('reading', () => {
  // Proves student-4-19, call-readMessage.
  it('marks once, also when it arrives ten times at once, and counts once', async () => {
    const one = await newcomer();
    const { data } = await send({ send_to_all: 'true' });
    await send({ recipients: [one.email] });
    const read = () => one.call.readMessage({ message_id: data.id });
    const answers = await Promise.all(Array.from({ length: 10 }, read));
    expect(answers.every(({ status }) => status)).toBe(true);
    const { db } = institute.services;
    expect(await db.$count(messageReads, eq(messageReads.userId, one.id))).toBe(1);
    expect(await db.select().from(inboxes).where(eq(inboxes.userId, one.id))).toEqual([
      { userId: one.id, received: 1, read: 1 },
    ]);
    const list = await one.call.getMessages({});
    expect(list.meta).toMatchObject({ total: 2, unread: 1 });
    expect(list.data.map(({ isRead }) => isRead)).toEqual([false, true]);
  });

  // Proves call-readMessage, student-7-9.
  it('refuses what is another’s, from before joining, or not there', async () => {
    const [one, other] = [await newcomer(), await newcomer()];
    const { data: mine } = await send({ recipients: [one.email] });
    const { data: early } = await send({ send_to_all: 'true' });
    const late = await newcomer();
    for (const [who, message_id] of [
      [other, mine.id],
      [late, early.id],
      [one, 999_999],
      [one, 'nosuchtoken'],
    ] as const) {
      expect(await who.call.readMessage({ message_id })).toMatchObject({
        status: false,
        code: 'message_not_read',
        message: 'Failed to mark message as read',
      });
    }
    const foreign = and(eq(messageReads.userId, other.id), eq(messageReads.messageId, mine.id));
    expect(await institute.services.db.$count(messageReads, foreign)).toBe(0);
  });
});

describe('asking whether anything is new', () => {
  /** The poll as the browser makes it. */
  async function poll(who: Person, tag?: string, fields = 'page=1&per_page=10') {
    const response = await institute.app.inject({
      method: 'POST',
      url: '/messages.php',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        cookie: `sid=${who.sid}`,
        authorization: `Bearer ${who.token}`,
        ...(tag ? { 'if-none-match': tag } : {}),
      },
      payload: `action=getMessages&${fields}`,
    });
    return { http: response.statusCode, body: response.body, tag: String(response.headers.etag) };
  }

  it('is answered 304 without a body until something is', async () => {
    const [one, other] = [await newcomer(), await newcomer()];
    await send({ recipients: [one.email] });
    let { tag } = await poll(one);
    const isNews = async () => {
      const answer = await poll(one, tag);
      const isNew = answer.http === 200;
      expect(answer.http).toBe(isNew ? 200 : 304);
      expect(answer.body === '').toBe(!isNew);
      tag = answer.tag;
      return isNew;
    };
    expect(await isNews()).toBe(false);
    await send({ recipients: [other.email] });
    expect(await isNews()).toBe(false);
    await send({ send_to_all: 'true' });
    expect(await isNews()).toBe(true);
    expect(await isNews()).toBe(false);
    const { data } = await send({ recipients: [one.email] });
    expect(await isNews()).toBe(true);
    await one.call.readMessage({ message_id: data.id });
    expect(await isNews()).toBe(true);
    await one.call.readMessage({ message_id: data.id });
    expect(await isNews()).toBe(false);
  });

  it('tells apart who asks and what is asked, and takes a list of tags', async () => {
    const [one, other] = [await newcomer(), await newcomer()];
    await send({ send_to_all: 'true' });
    const { tag } = await poll(one);
    expect((await poll(one, `"other", ${tag}`)).http).toBe(304);
    expect((await poll(other, tag)).http).toBe(200);
    expect((await poll(one, tag, 'page=2&per_page=10')).http).toBe(200);
    expect((await poll({ ...one, token: other.token }, tag)).http).toBe(401);
  });
});
