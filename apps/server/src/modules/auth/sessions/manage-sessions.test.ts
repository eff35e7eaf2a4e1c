// Proves promise-12.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../../../../test/support/client.ts';
import { Institute, type Person } from '../../../../test/support/institute.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

let institute: Institute;
let person: Person;
let desk: TestBrowser;
let phone: TestBrowser;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());
beforeEach(async () => {
  institute.clock.advance({ hours: 2 });
  person = await institute.student();
  await person.call.logout({});
  desk = await enter('192.0.2.10', CHROME);
  institute.clock.advance({ minutes: 5 });
  phone = await enter('198.51.100.7', IPHONE);
});

async function enter(address: string, userAgent: string): Promise<TestBrowser> {
  const browser = institute.browser(address, userAgent);
  await browser.call.login({ email: person.email, password: person.password });
  return browser;
}
const sessions = async (browser: TestBrowser) => (await browser.call.getSessions({})).data;
const unix = () => Math.floor(institute.clock.now().getTime() / 1000);
const idOf = async (browser: TestBrowser) => (await sessions(browser))[0]?.id ?? 0;
const isOver = async (browser: TestBrowser) => (await browser.call.getUserData({})).http === 401;

describe('where a person is signed in', () => {
  // Proves call-getSessions.
  it('is told by device, address and time, this device first', async () => {
    const now = unix();
    expect(await sessions(desk)).toMatchObject([
      { browser: 'Chrome', system: 'Windows', address: '192.0.2.10', current: '1' },
      { browser: 'Safari', system: 'iOS', address: '198.51.100.7', current: '0', signed_in: now },
    ]);
    expect(await sessions(phone)).toMatchObject([{ system: 'iOS' }, { system: 'Windows' }]);
  });

  it('moves with the device, to a quarter of an hour', async () => {
    const before = unix();
    const elsewhere = institute.browser('203.0.113.5', IPHONE);
    for (const [name, value] of phone.cookies) elsewhere.cookies.set(name, value);
    institute.clock.advance({ minutes: 14 });
    await elsewhere.call.getUserData({});
    expect((await sessions(desk))[1]).toMatchObject({ address: '198.51.100.7', last_seen: before });
    institute.clock.advance({ minutes: 1 });
    await elsewhere.call.getUserData({});
    const seen = { address: '203.0.113.5', last_seen: unix() };
    expect((await sessions(desk)).find(({ system }) => system === 'iOS')).toMatchObject(seen);
  });

  it('says nothing of a device that says nothing of itself', async () => {
    await institute.visitor.login({ email: person.email, password: person.password });
    expect(await sessions(desk)).toContainEqual(
      expect.objectContaining({ browser: '', system: '', address: '127.0.0.1' }),
    );
  });

  it('holds a browser once, however often it signs in', async () => {
    await phone.call.login({ email: person.email, password: person.password });
    expect(await sessions(phone)).toHaveLength(2);
  });

  it('shows neither sessions that are over nor those of others', async () => {
    await institute.student();
    institute.clock.advance({ days: 20 });
    await desk.call.getUserData({});
    institute.clock.advance({ days: 20 });
    expect(await sessions(desk)).toHaveLength(1);
  });
});

describe('signing out elsewhere', () => {
  // Proves call-endSession.
  it('ends one session at once, and its device is not known any more', async () => {
    const answer = await desk.call.endSession({ session_id: await idOf(phone) });
    expect(answer).toMatchObject({ status: true, message: 'That device is signed out.' });
    expect(await isOver(phone)).toBe(true);
    expect(await isOver(desk)).toBe(false);
    for (let n = 0; n < 10; n += 1) {
      await institute
        .browser(`10.4.0.${n}`)
        .call.login({ email: person.email, password: `guess ${n}` });
    }
    const again = await phone.call.login({ email: person.email, password: person.password });
    expect(again.code).toBe('sign_in_by_code');
  });

  // Proves call-endOtherSessions.
  it('ends all others and stays here', async () => {
    const third = await enter('203.0.113.9', CHROME);
    expect(await phone.call.endOtherSessions({})).toMatchObject({ status: true });
    expect([await isOver(desk), await isOver(third), await isOver(phone)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await sessions(phone)).toHaveLength(1);
  });

  it('ends nobody else’s session', async () => {
    const other = await institute.student();
    const [theirs] = (await other.call.getSessions({})).data;
    const answer = await desk.call.endSession({ session_id: theirs?.id ?? 0 });
    expect(answer).toMatchObject({ status: false, code: 'session_not_found' });
    expect((await other.call.getUserData({})).status).toBe(true);
  });
});

it('is not for an administrator who is signed in as the student', async () => {
  const admin = institute.browser();
  const { email, password } = await institute.admin();
  await admin.call.login({ email, password });
  await admin.call.loginAsStudent({ student_email: person.email });
  expect((await admin.call.getUserData({})).data.id).toBe(person.id);
  const answers = [
    await admin.call.getSessions({}),
    await admin.call.endSession({ session_id: await idOf(phone) }),
    await admin.call.endOtherSessions({}),
  ];
  for (const answer of answers) expect(answer).toMatchObject({ http: 403, code: 'not_as_student' });
  // Nor does the student see it as a device of theirs.
  expect(await sessions(desk)).toHaveLength(2);
});
