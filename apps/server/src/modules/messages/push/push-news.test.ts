import type { RequestOf } from '@institute/contract/call';
import type { sendMessage } from '@institute/contract/messages/managed-messages';
import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { type PushService, startPushService } from '../../../../test/support/push-service.ts';
import { messages } from '../../../schema/index.ts';
import { pushNews } from './push-news.ts';

let service: PushService;
let institute: Institute;
let admin: Person;
let students: Person[];

beforeAll(async () => {
  service = await startPushService();
  institute = await Institute.open({
    ONESIGNAL_APP_ID: 'app-1',
    ONESIGNAL_API_KEY: 'secret',
    ONESIGNAL_API_URL: `${service.url}/`,
    PUBLIC_URL: 'http://institute.example',
  });
  admin = await institute.admin();
  students = [];
  for (let at = 0; at < 5; at += 1) students.push(await institute.student());
});
afterAll(async () => {
  await institute.close();
  await service.close();
});
beforeEach(async () => {
  service.answerWith(200);
  await round();
  service.asked.length = 0;
  institute.clock.advance({ minutes: 1 });
});

const round = (atOnce?: number) =>
  pushNews(institute.services, { signal: new AbortController().signal }, atOnce);
const send = async (form: Partial<RequestOf<typeof sendMessage>> = {}) =>
  (
    await admin.call.sendMessage({
      ...{ subject: 'New lesson', message: 'It is here.', delivery_method: 'inApp' },
      ...form,
    })
  ).data;
/** Under which names the devices of people are told. */
const idOf = async (person: Person) => (await person.call.getUserData({})).data.push_id ?? '';
const idsOf = async (people: Person[]) => (await Promise.all(people.map(idOf))).sort();
const told = () => service.asked.flatMap(({ body }) => body.include_aliases.external_id).sort();
const pending = () => institute.services.db.$count(messages, isNotNull(messages.pushedUpTo));

describe('news on the devices of students', () => {
  it('is what came in the app, with the way to it, and comes once', async () => {
    const [first, second] = students as [Person, Person];
    await send({
      recipients: [first.email, second.email],
      message: `  One\n\n${'word '.repeat(60)}`,
    });
    await round();
    await round();
    expect(service.asked).toHaveLength(1);
    const [{ authorization, body } = { authorization: '', body: null }] = service.asked;
    expect(authorization).toBe('Key secret');
    const { data } = await first.call.getMessages({});
    expect(body).toMatchObject({
      app_id: 'app-1',
      target_channel: 'push',
      headings: { en: 'New lesson' },
      web_url: `http://institute.example/messages/${data[0]?.rand}`,
    });
    expect(body?.contents.en).toMatch(/^One word word .*…$/);
    expect([...(body?.contents.en ?? '')]).toHaveLength(140);
    expect(body?.idempotency_key).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(told()).toEqual(await idsOf([first, second]));
  });

  it('goes to everybody in parts, but not to its sender', async () => {
    await send({ send_to_all: 'true' });
    await round(2);
    expect(service.asked.map(({ body }) => body.include_aliases.external_id.length)).toEqual([
      // The administrator is the first of all, and has read it.
      1, 2, 2,
    ]);
    expect(told()).toEqual(await idsOf(students));
    const keys = service.asked.map(({ body }) => body.idempotency_key);
    expect(new Set(keys).size).toBe(3);
    expect(await pending()).toBe(0);
  });

  it('is nothing that goes by e-mail alone or has been read already', async () => {
    const [first, second] = students as [Person, Person];
    await send({ recipients: [first.email], delivery_method: 'email' });
    const { id } = await send({ recipients: [first.email, second.email] });
    await first.call.readMessage({ message_id: String(id) });
    await round();
    expect(told()).toEqual(await idsOf([second]));
  });

  it('waits while the service is away, goes out under the same key, and is old after hours', async () => {
    const [first] = students as [Person];
    await send({ recipients: [first.email] });
    for (const status of [503, 429]) {
      service.answerWith(status);
      await round();
    }
    service.answerWith(200);
    await round();
    expect(service.asked).toHaveLength(3);
    expect(new Set(service.asked.map(({ body }) => body.idempotency_key)).size).toBe(1);

    service.answerWith(503);
    await send({ recipients: [first.email] });
    await round();
    institute.clock.advance({ hours: 7 });
    service.answerWith(200);
    service.asked.length = 0;
    await round();
    expect(service.asked).toEqual([]);
  });

  it('is given up when the service refuses it, and does not hold up what follows', async () => {
    const [first, second] = students as [Person, Person];
    await send({ recipients: [first.email] });
    service.answerWith(400);
    await round();
    await send({ recipients: [second.email] });
    service.answerWith(200);
    await round();
    expect(service.asked).toHaveLength(2);
    expect(service.asked[1]?.body.include_aliases.external_id).toEqual(await idsOf([second]));
  });

  it('comes to names that only the person is told', async () => {
    const [first, second] = students as [Person, Person];
    const [one, other] = [await idOf(first), await idOf(second)];
    expect(one).toMatch(/^[\w-]{43}$/);
    expect(other).not.toBe(one);
    expect(await idOf(first)).toBe(one);
    const acting = await admin.call.loginAsStudent({ student_email: first.email });
    expect(acting.data).not.toHaveProperty('push_id');
  });
});

it('is off without a key: nobody has a name for it', async () => {
  const without = await Institute.open({ ONESIGNAL_APP_ID: 'app-1' });
  const student = await without.student();
  expect((await student.call.getUserData({})).data).not.toHaveProperty('push_id');
  expect(without.services.push).toBeNull();
  await without.close();
});
