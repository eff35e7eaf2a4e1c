// Proves promise-11.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../../../../test/support/client.ts';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { applyRetention } from '../../../retention.ts';
import { devices } from '../../../schema/index.ts';
import { MOST_DEVICES } from '../sessions/begin-session.ts';

let institute: Institute;
let owner: Person;
/** The browser the owner has signed in with before. */
let known: TestBrowser;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());
beforeEach(async () => {
  institute.clock.advance({ hours: 2 });
  owner = await institute.student();
  known = institute.browser();
  await signIn(known);
  await mails();
});

const signIn = (browser: TestBrowser, password = owner.password, email = owner.email) =>
  browser.call.login({ email, password });
/** Ten wrong guesses, each from an address and a browser of its own. */
const strangersGuess = (email = owner.email) =>
  Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      signIn(institute.browser(`10.9.0.${n}`), `guess ${n}`, email),
    ),
  );
async function mails() {
  await institute.services.jobs.drain();
  return institute.mails.filter(({ to }) => to === owner.email);
}
const codes = async () => {
  const mail = (await mails()).at(-1);
  const long = /^(\d{4} \d{4} \d{4} \d{4})$/m.exec(mail?.text ?? '')?.[1] ?? '';
  return { code: /^(\d{6}) /.exec(mail?.subject ?? '')?.[1] ?? '', long };
};

describe('while strangers guess at an account', () => {
  beforeEach(async () => void (await strangersGuess()));

  // Proves rulings-9-1.
  it('the owner signs in on a known device, also from an address that guessed', async () => {
    const elsewhere = institute.browser('10.9.0.1');
    for (const [name, value] of known.cookies) elsewhere.cookies.set(name, value);
    expect(await signIn(elsewhere)).toMatchObject({ status: true });
  });

  // Proves rulings-9-1.
  it('not even the right password is judged on a device that is new', async () => {
    const answer = await signIn(institute.browser());
    expect(answer).toMatchObject({ http: 429, status: false, code: 'sign_in_by_code' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  // Proves call-requestDeviceCode, call-confirmDevice.
  it('the owner signs in on a new device with a mailed code', async () => {
    const fresh = institute.browser();
    const { email } = owner;
    const asked = await fresh.call.requestDeviceCode({ email });
    expect(asked.headers['set-cookie']).toMatch(
      /^code-request=[\w-]{43}; .*HttpOnly; SameSite=Lax/,
    );
    expect(await fresh.call.confirmDevice({ email, ...(await codes()) })).toMatchObject({
      status: true,
    });
    // The code shows whose mail it is; who signs in says the password.
    expect(await signIn(fresh, 'not the password')).toMatchObject({ code: 'wrong_credentials' });
    expect(await signIn(fresh)).toMatchObject({ status: true });
  });

  // Proves call-confirmDevice.
  it('a known device that guesses is throttled by itself, and told the same', async () => {
    const guesses = Array.from({ length: 12 }, (_, n) => signIn(known, `guess ${n}`));
    const refused = (await Promise.all(guesses)).filter(({ http }) => http === 429);
    expect(refused).toHaveLength(2);
    expect(await signIn(known)).toMatchObject({ http: 429, code: 'sign_in_by_code' });
    // Whoever reads the mail begins anew.
    const { email } = owner;
    await known.call.requestDeviceCode({ email });
    await known.call.confirmDevice({ email, ...(await codes()) });
    expect(await signIn(known)).toMatchObject({ status: true });
  });

  it('a cookie of another account or an invented one is worth nothing', async () => {
    const other = await institute.student();
    const theirs = institute.browser();
    await signIn(theirs, other.password, other.email);
    expect(await signIn(theirs)).toMatchObject({ code: 'sign_in_by_code' });
    const invented = institute.browser();
    invented.cookies.set('device', 'x'.repeat(43));
    expect(await signIn(invented)).toMatchObject({ code: 'sign_in_by_code' });
  });
});

// Proves rulings-9-1.
it('answers alike for an e-mail that nobody has', async () => {
  const email = 'nobody@example.com';
  const [first] = await strangersGuess(email);
  expect(first).toMatchObject({ http: 200, code: 'wrong_credentials' });
  await strangersGuess();
  const answers = await Promise.all(
    [email, owner.email].map((one) => signIn(institute.browser(), owner.password, one)),
  );
  const [unknown, knownOne] = answers.map(({ headers: _, ...answer }) => answer);
  expect(unknown).toEqual(knownOne);
  for (const call of ['requestDeviceCode', 'requestPasswordReset'] as const) {
    const stranger = institute.browser();
    const asked = await stranger.call[call]({ email });
    const asOwner = await institute.browser().call[call]({ email: owner.email });
    expect({ ...asked, headers: null }).toEqual({ ...asOwner, headers: null });
    expect(stranger.cookies.has('code-request')).toBe(true);
  }
});

describe('the cookie of a device', () => {
  const held = () =>
    institute.services.db.select().from(devices).where(eq(devices.userId, owner.id));

  it('is for the browser alone, stays the same for its owner, and is stored hashed', async () => {
    const answer = await signIn(known);
    const cookie = [answer.headers['set-cookie']].flat().map(String).at(-1);
    expect(cookie).toMatch(/^device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax/);
    const key = known.cookies.get('device') ?? '';
    await signIn(known);
    expect(known.cookies.get('device')).toBe(key);
    expect(JSON.stringify(await held())).not.toContain(key);
  });

  it('serves everybody who shares a browser, under a key that none of them had before', async () => {
    const before = known.cookies.get('device');
    const sister = await institute.student();
    await signIn(known, sister.password, sister.email);
    expect(known.cookies.get('device')).not.toBe(before);
    await strangersGuess();
    await strangersGuess(sister.email);
    expect(await signIn(known)).toMatchObject({ status: true });
    expect(await signIn(known, sister.password, sister.email)).toMatchObject({ status: true });
  });

  it('is worth nothing elsewhere once the password has changed, and is renewed here', async () => {
    const elsewhere = institute.browser();
    await signIn(elsewhere);
    const before = known.cookies.get('device');
    const form = { email: owner.email, new_password: 'the newest one' };
    await signIn(known);
    await known.call.resetPassword({ ...form, current_password: owner.password });
    expect(known.cookies.get('device')).not.toBe(before);
    await strangersGuess();
    expect(await signIn(elsewhere, form.new_password)).toMatchObject({ code: 'sign_in_by_code' });
    expect(await signIn(known, form.new_password)).toMatchObject({ status: true });
  });

  it('is known after a reset in that browser, and nowhere else', async () => {
    const fresh = institute.browser();
    const { email } = owner;
    await fresh.call.requestPasswordReset({ email });
    const { code } = await codes();
    await fresh.call.resetPassword({ email, code, new_password: 'the newest one' });
    expect(fresh.cookies.has('code-request')).toBe(false);
    await strangersGuess();
    expect(await signIn(fresh, 'the newest one')).toMatchObject({ status: true });
    expect(await signIn(known, 'the newest one')).toMatchObject({ code: 'sign_in_by_code' });
  });

  // Proves ours-45.
  it('is forgotten after 400 days without signing in', async () => {
    expect(await held()).toHaveLength(2);
    institute.clock.advance({ days: 401 });
    await applyRetention(institute.services, { signal: new AbortController().signal });
    expect(await held()).toHaveLength(0);
  });
});

describe('a sign-in from a new device', () => {
  const notices = async () =>
    (await mails()).filter(({ subject }) => subject === 'A new device signed in to your account');

  // Proves ours-36.
  it('is told by mail, once for each device, with what is known of it', async () => {
    const before = (await notices()).length;
    const phone =
      'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
    const fresh = institute.browser('198.51.100.7', phone);
    await signIn(fresh);
    await signIn(fresh);
    const told = (await notices()).slice(before);
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('with Chrome on Android, from the address 198.51.100.7.');
    expect(told[0]?.text).toContain('http://localhost:3000/profile');
  });

  it('is told three times an hour, of whoever signs in rightly again and again as from new devices', async () => {
    institute.clock.advance({ hours: 1 });
    const before = (await notices()).length;
    const asNew = async (times: number) => {
      for (let n = 0; n < times; n += 1) {
        expect(await signIn(institute.browser(`10.8.0.${n}`))).toMatchObject({ status: true });
      }
    };
    await asNew(5);
    expect((await notices()).length - before).toBe(3);
    institute.clock.advance({ hours: 1 });
    await asNew(1);
    expect((await notices()).length - before).toBe(4);
  });

  it('is known on fifty devices, of which the longest unused is forgotten with what is signed in there', async () => {
    const { db } = institute.services;
    const inUse = institute.browser();
    await signIn(inUse);
    institute.clock.advance({ hours: 1 });
    const at = institute.clock.now();
    await db.insert(devices).values(
      Array.from({ length: MOST_DEVICES }, (_, n) => ({
        ...{ keyHash: `many-${n}-${owner.id}`, userId: owner.id },
        ...{ firstSeenAt: at, lastSeenAt: at },
      })),
    );
    institute.clock.advance({ hours: 1 });
    // Signed in before the others, and seen since.
    expect((await inUse.call.getUserData({})).status).toBe(true);
    const newest = institute.browser();
    await signIn(newest);
    const left = await db.select().from(devices).where(eq(devices.userId, owner.id));
    expect(left).toHaveLength(MOST_DEVICES);
    expect(await known.call.getUserData({})).toMatchObject({ http: 401 });
    expect((await inUse.call.getUserData({})).status).toBe(true);
    expect((await newest.call.getUserData({})).status).toBe(true);
  });

  // Proves ours-36.
  it('is not told of the browser somebody signed up with, nor of the first there is', async () => {
    const browser = institute.browser();
    const form = { email: 'fresh@example.com', password: 'correct horse', name: 'Zainab' };
    await browser.call.signup({ ...form, phonenumber: '0803 000 0000' });
    await signIn(browser, form.password, form.email);
    const admin = await institute.admin();
    const told = (await notices()).filter(({ to }) => [form.email, admin.email].includes(to));
    expect(told).toEqual([]);
  });
});
