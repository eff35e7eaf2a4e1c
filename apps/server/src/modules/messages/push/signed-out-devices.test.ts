import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../../../../test/support/client.ts';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { type PushService, startPushService } from '../../../../test/support/push-service.ts';
import { pushNews } from './push-news.ts';

let service: PushService;
let institute: Institute;
let admin: Person;
let person: Person;
let desk: TestBrowser;
let phone: TestBrowser;
/** The name under which the phone stands with the service, whatever becomes of its session. */
let ofPhone: string;

beforeAll(async () => {
  service = await startPushService();
  institute = await Institute.open({
    ONESIGNAL_APP_ID: 'app-1',
    ONESIGNAL_API_KEY: 'secret',
    ONESIGNAL_API_URL: service.url,
  });
});
afterAll(async () => {
  await institute.close();
  await service.close();
});
beforeEach(async () => {
  institute.clock.advance({ hours: 2 });
  admin = await institute.admin();
  person = await institute.student();
  await person.call.logout({});
  desk = await enter('192.0.2.10');
  phone = await enter('198.51.100.7');
  ofPhone = await nameIn(phone);
});

async function enter(address: string): Promise<TestBrowser> {
  const browser = institute.browser(address);
  await browser.call.login({ email: person.email, password: person.password });
  return browser;
}
const nameIn = async (browser: TestBrowser) =>
  (await browser.call.getUserData({})).data.push_id ?? '';

/** The names that news for the person goes to. */
async function told(): Promise<string[]> {
  const form = { recipients: [String(person.id)], subject: 'Your mark', message: 'It is 9.' };
  await admin.call.sendMessage({ ...form, delivery_method: 'inApp' });
  service.asked.length = 0;
  await pushNews(institute.services, { signal: new AbortController().signal });
  return service.asked.flatMap(({ body }) => body.include_aliases.external_id);
}

const newPassword = { new_password: 'a quiet morning', current_password: '' };
const acts: [string, () => Promise<{ status: boolean }>][] = [
  [
    'signed out from the list',
    async () => {
      const places = (await desk.call.getSessions({})).data;
      const other = places.find(({ current }) => current === '0');
      return desk.call.endSession({ session_id: other?.id ?? 0 });
    },
  ],
  ['signed out with all others', () => desk.call.endOtherSessions({})],
  [
    'signed out by a new password',
    () => {
      const { email, password } = person;
      return desk.call.resetPassword({ ...newPassword, email, current_password: password });
    },
  ],
];

describe('a phone that was', () => {
  it.each(acts)('%s is told nothing more; the device that did it is', async (_, act) => {
    expect(await told()).toEqual([ofPhone]);
    expect(await act()).toMatchObject({ status: true });
    const present = await nameIn(desk);
    expect(present).not.toBe(ofPhone);
    expect(await told()).toEqual([present]);
  });

  it('signed out by the office is told nothing more', async () => {
    const { id } = person;
    const moved = `moved-${person.email}`;
    const acts = [
      () => admin.call.resetStudentPassword({ student_id: id, new_password: 'a quiet evening' }),
      () => admin.call.editStudent({ student_id: id, email: moved }),
    ];
    const names = [ofPhone];
    for (const act of acts) {
      expect(await act()).toMatchObject({ status: true });
      const now = await told();
      expect(now).toHaveLength(1);
      expect(names).not.toContain(now[0]);
      names.push(...now);
    }
  });
});

it('leaves the devices of a person alone when one of them logs out, or ends what is not theirs', async () => {
  await desk.call.logout({});
  expect(await phone.call.endSession({ session_id: 0 })).toMatchObject({ status: false });
  expect(await told()).toEqual([ofPhone]);
});

it('has every name forgotten that the devices of an erased person have had', async () => {
  await phone.call.endOtherSessions({});
  const second = await nameIn(phone);
  service.forgotten.length = 0;
  await admin.call.deleteStudent({ student_id: person.id });
  await institute.services.jobs.drain();
  const paths = [ofPhone, second].map((name) => `/apps/app-1/users/by/external_id/${name}`);
  expect(service.forgotten.sort()).toEqual(paths.sort());
});
