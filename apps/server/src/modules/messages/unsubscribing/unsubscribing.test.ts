// Proves promise-20.

import type { RequestOf } from '@institute/contract/call';
import type { sendMessage } from '@institute/contract/messages/managed-messages';
import { pathTo } from '@institute/contract/routes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { credentialsOf, Institute, type Person } from '../../../../test/support/institute.ts';
import { PostOffice } from '../../../../test/support/post-office.ts';
import { mailRefusals } from '../../../schema/index.ts';
import { unsubscribeKey, unsubscribeToken } from './token.ts';

const URL = 'http://institute.example';
let office: PostOffice;
let institute: Institute;
let admin: Person;
let amina: Person;
let bilal: Person;

beforeAll(async () => {
  office = await PostOffice.open();
  institute = await Institute.open({
    SMTP_URL: `${office.url}?rateLimit=100000`,
    MAIL_FROM: 'Institute <post@institute.example>',
    PUBLIC_URL: URL,
  });
  admin = await institute.admin();
  amina = await institute.student();
  bilal = await institute.student();
  await institute.services.jobs.drain();
});
afterAll(async () => {
  await institute.close();
  await office.goAway();
});
beforeEach(async () => {
  office.taken.length = 0;
  await institute.services.db.delete(mailRefusals);
});

async function send(form: Partial<RequestOf<typeof sendMessage>> = {}): Promise<number> {
  const recipients = [amina.email, bilal.email];
  const message = { subject: 'Eid', message: 'We are closed.', recipients };
  const { data } = await admin.call.sendMessage({ ...message, delivery_method: 'both', ...form });
  await institute.services.jobs.drain();
  return data.id;
}
const report = async (message_id: number) =>
  (await admin.call.getSentMessages({ message_id })).data[0]?.mail;
const takers = () => office.taken.map(({ to }) => to).sort();
const refusing = async () =>
  (await institute.services.db.select().from(mailRefusals)).map(({ userId }) => userId);
const tokenFor = async (userId: number) =>
  unsubscribeToken(await unsubscribeKey(institute.services.db), { userId, kind: 'messages' });
const choose = (token: string, wanted: '0' | '1') =>
  institute.visitor.setMailChoiceByLink({ token, wanted });
/** As a mail program posts it: no cookie, and from nowhere. */
const post = (token: string, headers: Record<string, string> = {}) =>
  institute.app.inject({
    method: 'POST',
    url: pathTo('unsubscribe', { token }),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: 'List-Unsubscribe=One-Click',
  });

/** The headers of a mail by name, unfolded. */
function headersOf(raw: string): Map<string, string[]> {
  const head = (raw.split(/\r?\n\r?\n/)[0] ?? '').replace(/\r?\n[ \t]+/g, ' ');
  const found = new Map<string, string[]>();
  for (const line of head.split(/\r?\n/)) {
    const name = line.slice(0, line.indexOf(':')).toLowerCase();
    found.set(name, [...(found.get(name) ?? []), line.slice(name.length + 1).trim()]);
  }
  return found;
}

describe('mail to many', () => {
  // Proves ours-44.
  it('says in its headers and at its foot how to have no more of it', async () => {
    await send();
    for (const { to, raw } of office.taken) {
      const reader = to === amina.email ? amina : bilal;
      const address = `${URL}/unsubscribe/${await tokenFor(reader.id)}`;
      const headers = headersOf(raw);
      expect(headers.get('list-unsubscribe')).toEqual([`<${address}>`]);
      expect(headers.get('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
      const unfolded = raw.replace(/=\r?\n/g, '');
      expect(unfolded).toContain(`Unsubscribe from such mails: ${address}`);
      expect(unfolded).toContain(`<a href=3D"${address}"`);
    }
    expect(takers()).toEqual([amina.email, bilal.email].sort());
  });

  // Proves ours-44.
  it('takes no header from what an administrator wrote', async () => {
    await send({
      subject: 'Eid\r\nBcc: all@example.com\r\nList-Unsubscribe: <https://evil.example>',
    });
    for (const { raw } of office.taken) {
      const headers = headersOf(raw);
      expect(headers.has('bcc')).toBe(false);
      expect(headers.get('list-unsubscribe')).toHaveLength(1);
      expect(headers.get('list-unsubscribe')?.[0]).not.toContain('evil');
    }
    expect(office.taken).toHaveLength(2);
  });

  // Proves ours-44.
  it('does not reach who has unsubscribed, whom the message reaches in the app', async () => {
    await choose(await tokenFor(amina.id), '0');
    const id = await send();
    expect(takers()).toEqual([bilal.email]);
    expect(await report(id)).toEqual({
      ...{ total: 2, sent: 1, failed: 0, unsubscribed: 1, waiting: 0 },
      trouble: '',
    });
    const { data } = await amina.call.getMessages({});
    expect(data.map((one) => one.id)).toContain(id);
    // What was not sent for that reason is no failure, and is not tried again.
    expect((await admin.call.retryFailedDeliveries({ message_id: id })).data.retried).toBe(0);
  });

  it('is looked at again when it goes out, not when it was written', async () => {
    const recipients = [amina.email];
    const message = { subject: 'Late', message: 'Text', recipients };
    await admin.call.sendMessage({ ...message, delivery_method: 'email' });
    await choose(await tokenFor(amina.id), '0');
    await institute.services.jobs.drain();
    expect(takers()).toEqual([]);
  });

  it('comes again to who wants it again', async () => {
    const token = await tokenFor(amina.id);
    await choose(token, '0');
    expect(await choose(token, '1')).toMatchObject({ data: { is_wanted: true } });
    await send();
    expect(takers()).toContain(amina.email);
  });
});

// Proves ours-44.
it('codes and news of the account come to who has unsubscribed, and carry no such link', async () => {
  await choose(await tokenFor(amina.id), '0');
  await institute.visitor.requestPasswordReset({ email: amina.email });
  await institute.services.jobs.drain();
  const [mail] = office.taken;
  expect(mail?.to).toBe(amina.email);
  expect(mail?.raw).not.toMatch(/unsubscribe/i);
});

describe('the address of a mail', () => {
  // Proves ours-44.
  it('unsubscribes at once when a mail program posts to it, also twice', async () => {
    const token = await tokenFor(amina.id);
    const foreign = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
    for (const answer of [post(token), post(token, foreign)]) {
      const response = await answer;
      expect([response.statusCode, response.json().status]).toEqual([200, true]);
    }
    expect(await refusing()).toEqual([amina.id]);
  });

  it('takes a body of any kind, or none', async () => {
    const url = pathTo('unsubscribe', { token: await tokenFor(bilal.id) });
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const payload =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--';
    expect((await institute.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(
      200,
    );
    expect((await institute.app.inject({ method: 'POST', url })).statusCode).toBe(200);
    expect(await refusing()).toEqual([bilal.id]);
  });

  // Proves ours-44.
  it('does nothing when it is merely opened', async () => {
    const url = pathTo('unsubscribe', { token: await tokenFor(amina.id) });
    for (const method of ['GET', 'HEAD'] as const) await institute.app.inject({ method, url });
    expect(await refusing()).toEqual([]);
  });

  it('of a person who has been deleted does nothing and says nothing', async () => {
    const gone = await institute.student();
    const token = await tokenFor(gone.id);
    await choose(token, '0');
    await institute.signInAgain(admin);
    await admin.call.deleteStudent({ student_id: gone.id });
    expect(await refusing()).toEqual([]);
    expect(await choose(token, '0')).toMatchObject({ status: true });
    expect(await refusing()).toEqual([]);
  });

  // Proves call-setMailChoiceByLink.
  it('that nobody here has made is refused', async () => {
    const [mine, theirs] = [await tokenFor(amina.id), await tokenFor(bilal.id)];
    const signature = mine.split('.')[2] ?? '';
    const forged = [
      `messages.${bilal.id}.${signature}`,
      `receipts.${amina.id}.${signature}`,
      `messages.0${amina.id}.${signature}`,
      `messages.${amina.id}.${signature.slice(0, -1)}`,
      `messages.${amina.id}.${theirs.split('.')[2]}`,
      `messages.${amina.id}.`,
      `messages.${amina.id}`,
      `${mine}.x`,
      'x',
    ];
    for (const token of forged) {
      expect([token, await choose(token, '0')]).toMatchObject([
        token,
        { status: false, code: 'link_expired', message: expect.stringContaining('not complete') },
      ]);
      expect((await post(token)).json()).toMatchObject({ status: false });
    }
    expect(await refusing()).toEqual([]);
  });
});

describe('in the profile', () => {
  // Proves call-getMailChoice, call-setMailChoice.
  it('everybody chooses for themselves', async () => {
    expect((await amina.call.getMailChoice({})).data).toEqual({ is_wanted: true });
    await amina.call.setMailChoice({ wanted: '0' });
    expect((await amina.call.getMailChoice({})).data).toEqual({ is_wanted: false });
    expect((await bilal.call.getMailChoice({})).data).toEqual({ is_wanted: true });
    await amina.call.setMailChoice({ wanted: '1' });
    expect(await refusing()).toEqual([]);
  });

  // Proves call-setMailChoice.
  it('no administrator chooses for somebody else', async () => {
    const { headers } = await admin.call.loginAsStudent({ student_email: amina.email });
    const acting = institute.client(credentialsOf(headers));
    expect(await acting.setMailChoice({ wanted: '0' })).toMatchObject({ code: 'not_as_student' });
    expect(await refusing()).toEqual([]);
  });
});
