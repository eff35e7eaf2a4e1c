import type { RequestOf } from '@institute/contract/call';
import type { sendMessage } from '@institute/contract/messages/managed-messages';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { PhoneService } from '../../../../test/support/phones.ts';
import { aClass } from '../../../../test/support/school.ts';
import { meetings, messages, pushDeliveries, pushSubscriptions } from '../../../schema/index.ts';
import { remindPeople } from '../../meetings/remind-people.ts';
import { forgetOldRings, ringPhones } from './ring-phones.ts';

let phones: PhoneService;
let institute: Institute;
let admin: Person;
let amina: Person;
const db = () => institute.services.db;

beforeAll(async () => {
  phones = new PhoneService();
  institute = await Institute.open(
    { MAIL_FROM: 'Institute <post@institute.example>' },
    { postOut: (url, what) => phones.post(url, what) },
  );
});
afterAll(() => institute.close());
beforeEach(async () => {
  await db().delete(pushSubscriptions);
  phones = new PhoneService();
  institute.clock.advance({ minutes: 1 });
  admin = await institute.admin();
  amina = await institute.student({ name: 'Amina' });
  await round();
});

const round = () => ringPhones(institute.services, { signal: new AbortController().signal });
const written = { subject: 'New lesson', message: 'Its words are secret.' };
const send = (form: Partial<RequestOf<typeof sendMessage>> = {}) =>
  admin.call.sendMessage({
    ...{ ...written, delivery_method: 'inApp', recipients: [amina.email], ...form },
  });
const rang = () => phones.arrived.map(({ phone }) => phone).sort();
const states = async () => (await db().select().from(pushDeliveries)).map(({ state }) => state);

// Proves ours-298, call-getPhonePush, call-setPhonePush.
describe('a phone rings', () => {
  it('for what has come in the app, once, with its subject and the way to it alone', async () => {
    const before = await amina.call.getPhonePush({});
    expect(before.data.name).toBe('');
    const name = await phones.ringFor(amina.call, 'one');
    const { data } = await amina.call.getPhonePush({});
    expect(data).toEqual({ public_key: before.data.public_key, name });
    await send({ subject: 'درس جديد' });
    await Promise.all([round(), round()]);
    await round();
    const [inbox] = (await amina.call.getMessages({})).data;
    expect(phones.arrived).toHaveLength(1);
    const [{ news, headers, token, key } = phones.arrived[0] as never] = phones.arrived;
    expect(news).toEqual({ title: 'درس جديد', path: `/messages/${inbox?.rand}`, name });
    expect(headers).toMatchObject({ ttl: '21600', urgency: 'normal' });
    expect(headers['content-encoding']).toBe('aes128gcm');
    expect(key).toBe(data.public_key);
    const now = institute.clock.now().getTime() / 1000;
    expect(token).toEqual({
      aud: 'https://push.example.com',
      exp: Math.floor(now) + 12 * 3600,
      sub: 'mailto:post@institute.example',
    });
    expect(await states()).toEqual(['sent']);
  });

  it('on each device of whoever is to have it, and of nobody else', async () => {
    const other = await institute.student();
    await phones.ringFor(amina.call, 'phone');
    const tablet = institute.client(await institute.signIn(amina.email, amina.password));
    await phones.ringFor(tablet, 'tablet');
    await phones.ringFor(other.call, 'other');
    await phones.ringFor(admin.call, 'office');
    await send();
    await round();
    expect(rang()).toEqual(['phone', 'tablet']);
    await send({ recipients: undefined as never, send_to_all: 'true' });
    await send({ delivery_method: 'email' });
    await round();
    expect(rang()).toEqual(['other', 'phone', 'phone', 'tablet', 'tablet']);
  });

  it('by the same key after a start, and under a new name where the device asks anew', async () => {
    const { data } = await amina.call.getPhonePush({});
    const beside = await institute.beside();
    expect(beside.services.webPush.publicKey).toBe(data.public_key);
    await beside.app.close();
    const first = await phones.ringFor(amina.call, 'one');
    const second = await phones.ringFor(amina.call, 'two');
    expect(second).not.toBe(first);
    await send();
    await round();
    expect(phones.arrived.map(({ news }) => news.name)).toEqual([second]);
  });
});

// Proves ours-300.
describe('it does not ring', () => {
  it('for what was read, or is older than six hours', async () => {
    await phones.ringFor(amina.call, 'one');
    await send();
    const [message] = (await amina.call.getMessages({})).data;
    await amina.call.readMessage({ message_id: String(message?.rand) });
    await round();
    await send({ subject: 'Late' });
    institute.clock.advance({ hours: 6, minutes: 1 });
    await round();
    expect(rang()).toEqual([]);
    expect(await db().$count(messages, eq(messages.rings, true))).toBe(0);
  });

  it('for what was read while its push service was away', async () => {
    await phones.ringFor(amina.call, 'one');
    await send();
    phones.status = 503;
    await round();
    phones.status = 201;
    const [message] = (await amina.call.getMessages({})).data;
    await amina.call.readMessage({ message_id: String(message?.rand) });
    institute.clock.advance({ minutes: 2 });
    await round();
    expect([rang(), await states()]).toEqual([[], ['over']]);
  });

  it('once its person has signed out, or was signed out from afar', async () => {
    await phones.ringFor(amina.call, 'one');
    const tablet = institute.client(await institute.signIn(amina.email, amina.password));
    await phones.ringFor(tablet, 'tablet');
    await send();
    await amina.call.logout({});
    await round();
    expect(rang()).toEqual(['tablet']);
    await institute.signInAgain(amina);
    await amina.call.endOtherSessions({});
    await send();
    await round();
    expect(rang()).toEqual(['tablet']);
    expect(await db().$count(pushSubscriptions)).toBe(0);
  });

  it('once its person wants that no more, or somebody else is there', async () => {
    await phones.ringFor(amina.call, 'one');
    await amina.call.removePhonePush({});
    await amina.call.removePhonePush({});
    await send();
    await round();
    expect(rang()).toEqual([]);
    const phone = await phones.phone('shared');
    await amina.call.setPhonePush(phone);
    const binta = await institute.student();
    await binta.call.setPhonePush(phone);
    await send();
    await round();
    expect(rang()).toEqual([]);
    expect((await amina.call.getPhonePush({})).data.name).toBe('');
  });

  it('of a meeting that is not held any more when it is sent; of one that is, until it begins', async () => {
    institute.clock.set('2027-01-04T09:00:00Z');
    await institute.signInAgain(amina);
    admin = await institute.admin();
    const { id } = await aClass(institute, { name: 'Roots' });
    await amina.call.enrol({ class_id: id });
    const day = { class_id: id, from_on: '2027-01-06', weekday: 3, minutes: 60 };
    await admin.call.addPattern({ ...day, starts_at: '18:00' });
    await phones.ringFor(amina.call, 'one');
    await round();
    phones.arrived.length = 0;
    institute.clock.set('2027-01-06T16:00:00Z');
    expect(await remindPeople(institute.services)).toBe(1);
    phones.status = 503;
    await round();
    phones.status = 201;
    institute.clock.advance({ minutes: 2 });
    await round();
    expect(phones.arrived.map(({ headers }) => [headers.ttl, headers.urgency])).toEqual([
      [String(58 * 60), 'high'],
    ]);
    await db().delete(pushDeliveries);
    await db().update(messages).set({ rings: true });
    await db().update(meetings).set({ state: 'cancelled' });
    await round();
    expect(phones.arrived).toHaveLength(1);
    expect(await states()).toContain('over');
  });
});

// Proves ours-301.
describe('a push service', () => {
  it.each([404, 410])('that answers %i has the device forgotten', async (status) => {
    await phones.ringFor(amina.call, 'one');
    phones.status = status;
    await send();
    await round();
    expect(await db().$count(pushSubscriptions)).toBe(0);
    expect((await amina.call.getPhonePush({})).data.name).toBe('');
  });

  it('that says so of a device which has asked anew meanwhile does not have that one forgotten', async () => {
    await phones.ringFor(amina.call, 'one');
    await send();
    phones.status = 410;
    phones.meanwhile = () => phones.ringFor(amina.call, 'two');
    await round();
    expect((await amina.call.getPhonePush({})).data.name).not.toBe('');
  });

  it('that is away is asked again, later and later', async () => {
    await phones.ringFor(amina.call, 'one');
    await send();
    const tries: number[] = [];
    phones.meanwhile = async () => tries.push(institute.clock.now().getTime());
    phones.status = 503;
    for (let minute = 0; minute < 20; minute += 1) {
      await round();
      institute.clock.advance({ minutes: 1 });
    }
    const waits = tries.map((at, index) => (at - (tries[index - 1] ?? at)) / 60_000);
    expect(waits).toEqual([0, 1, 2, 4, 8]);
    phones.status = 201;
    institute.clock.advance({ minutes: 30 });
    await round();
    expect(rang()).toEqual(['one']);
  });

  it('that refuses a message is not asked again', async () => {
    await phones.ringFor(amina.call, 'one');
    await send();
    phones.status = 413;
    await round();
    phones.status = 201;
    institute.clock.advance({ hours: 1 });
    await round();
    expect([rang(), await states()]).toEqual([[], ['failed']]);
  });

  it('is told again what a process that died had begun, and only that', async () => {
    await phones.ringFor(amina.call, 'one');
    await send();
    const dying = new AbortController();
    phones.meanwhile = async () => {
      dying.abort();
      // Nothing of this process is written any more: another has the claim once it has run out.
      await db().update(pushDeliveries).set({ attempts: 7 });
    };
    await ringPhones(institute.services, { signal: dying.signal });
    phones.meanwhile = async () => undefined;
    await round();
    expect([rang(), await states()]).toEqual([['one'], ['sending']]);
    institute.clock.advance({ minutes: 6 });
    await round();
    await round();
    expect([rang(), await states()]).toEqual([['one', 'one'], ['sent']]);
    const paths = new Set(phones.arrived.map(({ news }) => news.path));
    expect(paths.size).toBe(1);
  });
});

// Proves ours-299.
it.each([
  ['http://push.example.com/a'],
  ['https://127.0.0.1/a'],
  ['https://push.example.com:444/a'],
  ['https://localhost/a'],
])('no device rings at %s', async (endpoint) => {
  const phone = await phones.phone('one');
  const answer = await amina.call.setPhonePush({ ...phone, endpoint });
  expect(answer).toMatchObject({ status: false, code: 'invalid_input' });
});

// Proves ours-299.
it('ten devices of a person ring, the newest', async () => {
  for (let at = 0; at < 12; at += 1) {
    institute.clock.advance({ seconds: 1 });
    const device = institute.client(await institute.signIn(amina.email, amina.password));
    await phones.ringFor(device, `phone-${at}`);
  }
  await send();
  await round();
  expect(rang()).toHaveLength(10);
  expect(rang()).not.toContain('phone-1');
});

// Proves ours-300, call-removePhonePush.
it('forgets after a month for what devices rang', async () => {
  await phones.ringFor(amina.call, 'one');
  await send();
  await round();
  institute.clock.advance({ days: 29 });
  await forgetOldRings(institute.services);
  expect(await states()).toHaveLength(1);
  institute.clock.advance({ days: 2 });
  await forgetOldRings(institute.services);
  expect(await states()).toHaveLength(0);
});
