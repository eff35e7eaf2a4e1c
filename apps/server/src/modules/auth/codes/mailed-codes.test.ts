// Proves promise-11.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../../../../test/support/client.ts';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { devices, users } from '../../../schema/index.ts';

let institute: Institute;
let owner: Person;
let email: string;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());
beforeEach(async () => {
  institute.clock.advance({ hours: 2 });
  owner = await institute.student();
  ({ email } = owner);
  institute.mails.length = 0;
});

const ask = (browser: TestBrowser) => browser.call.requestPasswordReset({ email });
const reset = (browser: TestBrowser, code: string, new_password = 'a new password') =>
  browser.call.resetPassword({ email, new_password, code });
/** The codes of each mail so far, oldest first. */
async function mailed() {
  await institute.services.jobs.drain();
  return institute.mails
    .filter(({ subject }) => subject.endsWith('is your password reset code'))
    .map(({ subject, text }) => ({
      code: subject.slice(0, 6),
      long: /^(\d{4} \d{4} \d{4} \d{4})$/m.exec(text)?.[1] ?? '',
    }));
}
const newest = async () => (await mailed()).at(-1) ?? { code: '', long: '' };
const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000');

describe('the six digits of a mail', () => {
  // Proves rulings-9-2.
  it('belong to the browser that asked', async () => {
    const [mine, other] = [institute.browser(), institute.browser()];
    await ask(mine);
    const { code } = await newest();
    expect(await reset(other, code)).toMatchObject({ code: 'code_wrong' });
    expect(await reset(institute.browser(), code)).toMatchObject({ code: 'code_wrong' });
    expect(await reset(mine, code)).toMatchObject({ status: true });
  });

  // Proves rulings-9-2.
  it('are neither replaced by what others ask for nor used up by what others guess', async () => {
    const mine = institute.browser();
    await ask(mine);
    const { code } = await newest();
    for (let n = 0; n < 4; n += 1) {
      const stranger = institute.browser(`10.8.0.${n}`);
      await ask(stranger);
      for (let guess = 0; guess < 6; guess += 1) await reset(stranger, wrongCode(code));
    }
    expect(await reset(mine, code)).toMatchObject({ status: true });
  });

  // Proves call-confirmDevice.
  it('are not those of the other purpose', async () => {
    const mine = institute.browser();
    await ask(mine);
    const { code, long } = await newest();
    for (const typed of [code, long]) {
      const answer = await mine.call.confirmDevice({ email, code: typed });
      expect(answer).toMatchObject({ code: 'code_wrong' });
    }
  });
});

describe('the six digits of mails that strangers ask for', () => {
  const strangersAsk = async (mails: number) => {
    for (let n = 0; n < mails; n += 1) {
      if (n % 3 === 0) institute.clock.advance({ hours: 1 });
      expect(await ask(institute.browser(`10.4.0.${n}`))).toMatchObject({ status: true });
    }
  };
  const lastMail = async () => {
    await institute.services.jobs.drain();
    const mail = institute.mails.filter(({ to }) => to === email).at(-1);
    const long = /^(\d{4} \d{4} \d{4} \d{4})$/m.exec(mail?.text ?? '')?.[1] ?? '';
    return { subject: mail?.subject, text: mail?.text ?? '', long };
  };

  /** Asks in a new browser, once all that was to be mailed is. */
  const askAnew = async () => {
    await institute.services.jobs.drain();
    await ask(institute.browser());
    return lastMail();
  };

  // Proves decision-040-1.
  it('are in ten a day that were not used; then the long code alone lets its reader go on', async () => {
    await strangersAsk(10);
    expect(await mailed()).toHaveLength(10);
    institute.clock.advance({ hours: 1 });
    const mine = institute.browser();
    await ask(mine);
    const { subject, text, long } = await lastMail();
    expect(subject).toBe('Your code to set a new password');
    expect(text).not.toMatch(/\b\d{6}\b/);
    expect(await reset(mine, long)).toMatchObject({ status: true });
    institute.clock.advance({ days: 1 });
    expect((await askAnew()).subject).toMatch(/^\d{6} is your password reset code$/);
  });

  // Proves decision-040-1.
  it('are in ten a day, whether the e-mail is asked for or the phone number', async () => {
    const phone = '+2348035550777';
    await institute.services.db.update(users).set({ phone }).where(eq(users.id, owner.id));
    for (let n = 0; n < 10; n += 1) {
      if (n % 3 === 0) institute.clock.advance({ hours: 1 });
      const stranger = institute.browser(`10.5.0.${n}`);
      const name = n % 2 === 0 ? email : '0803 555 0777';
      expect(await stranger.call.requestPasswordReset({ email: name })).toMatchObject({
        status: true,
      });
    }
    expect(await mailed()).toHaveLength(10);
    institute.clock.advance({ hours: 1 });
    expect((await askAnew()).subject).toBe('Your code to set a new password');
  });

  // Proves decision-040-1.
  it('are mailed to a known device all the same, and again once one of them was used', async () => {
    const known = institute.browser();
    await known.call.login({ email, password: owner.password });
    await strangersAsk(10);
    institute.clock.advance({ hours: 1 });
    await ask(known);
    const { code } = await newest();
    expect(await mailed()).toHaveLength(11);
    expect(await reset(known, code)).toMatchObject({ status: true });
    expect((await askAnew()).subject).toMatch(/^\d{6} is your password reset code$/);
  });
});

// Proves decision-040-1.
it('answers guesses alike for an e-mail that nobody has, from an address that is used up', async () => {
  const address = '10.2.0.1';
  const elsewhere = institute.browser('10.2.0.99');
  const guess = (browser: TestBrowser, of: string) =>
    browser.call.resetPassword({ email: of, new_password: 'a new password', code: '123456' });
  for (const used of [55, 5]) {
    const answers: unknown[] = [];
    for (const of of [email, `nobody-${used}@example.com`]) {
      institute.clock.advance({ hours: 2 });
      const asking = institute.browser(address);
      await asking.call.requestPasswordReset({ email: of });
      await institute.services.jobs.drain();
      for (let n = 0; n < used; n += 1) await guess(institute.browser(address), 'x@example.com');
      const codes: unknown[] = [];
      for (let n = 0; n < 7; n += 1) codes.push((await guess(asking, of)).code);
      codes.push((await guess(institute.browser(address), of)).code);
      answers.push(codes);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toContain('code_wrong');
  }
  expect(await guess(elsewhere, email)).toMatchObject({ code: 'code_wrong' });
});

describe('the codes of an e-mail that is not the person’s any more', () => {
  const move = async (to: string) => {
    const admin = await institute.admin();
    const moved = await admin.call.editStudent({ student_id: owner.id, email: to });
    expect(moved).toMatchObject({ status: true });
  };

  // Proves ours-35.
  it('are good for nothing, under either address', async () => {
    const mine = institute.browser();
    await ask(mine);
    const { code, long } = await newest();
    const before = email;
    await move(`moved-${before}`);
    for (const typed of [code, long]) {
      for (const address of [before, `moved-${before}`]) {
        const form = { email: address, code: typed, new_password: 'a new password' };
        expect(await mine.call.resetPassword(form)).toMatchObject({ code: 'code_wrong' });
      }
    }
  });

  // Proves ours-35.
  it('are not mailed to it, and leave its devices unknown', async () => {
    const known = institute.browser();
    await known.call.login({ email, password: owner.password });
    await ask(institute.browser());
    await move(`moved-${email}`);
    expect(await mailed()).toEqual([]);
    const { db } = institute.services;
    expect(await db.select().from(devices).where(eq(devices.userId, owner.id))).toEqual([]);
  });
});

describe('the long code of a mail', () => {
  it('works in any browser, for an hour, once', async () => {
    await ask(institute.browser());
    const { long } = await newest();
    institute.clock.advance({ minutes: 59 });
    const browser = institute.browser();
    expect(await reset(browser, long.replaceAll(' ', '-'))).toMatchObject({ status: true });
    expect(await reset(browser, long)).toMatchObject({ code: 'code_wrong' });
    await ask(browser);
    const next = await newest();
    institute.clock.advance({ minutes: 61 });
    expect(await reset(browser, next.long)).toMatchObject({ code: 'code_wrong' });
  });

  it('is not for another account', async () => {
    await ask(institute.browser());
    const { long } = await newest();
    const other = await institute.student();
    const answer = await institute
      .browser()
      .call.resetPassword({ email: other.email, code: long, new_password: 'a new password' });
    expect(answer).toMatchObject({ code: 'code_wrong' });
  });

  // Proves call-requestDeviceCode.
  it('lets the owner in when strangers have had all the mails of the hour', async () => {
    const strangers = Array.from({ length: 20 }, (_, n) => institute.browser(`10.7.0.${n}`));
    const asked = await Promise.all(strangers.map(ask));
    expect(asked.filter(({ status }) => status)).toHaveLength(3);
    expect(await mailed()).toHaveLength(3);
    institute.clock.advance({ minutes: 58 });
    const mine = institute.browser();
    expect(await ask(mine)).toMatchObject({
      http: 429,
      code: 'codes_used_up',
      message:
        'We mail no more codes to this address for now. The long code of the newest mail works, too.',
    });
    expect(await reset(mine, (await newest()).long)).toMatchObject({ status: true });
  });

  it('is guessed sixty times an hour at most from an address, and from elsewhere all the same', async () => {
    await ask(institute.browser());
    const { long } = await newest();
    const guesser = institute.browser('10.6.0.1');
    const guesses = Array.from({ length: 70 }, (_, n) =>
      reset(guesser, `1111 2222 3333 ${4000 + n}`),
    );
    const answers = await Promise.all(guesses);
    expect(answers.filter(({ code }) => code === 'code_wrong')).toHaveLength(60);
    expect(answers.filter(({ http }) => http === 429)).toHaveLength(10);
    expect(await reset(institute.browser(), long)).toMatchObject({ status: true });
  });
});

it('is mailed to a known device whatever strangers have asked for, and to it three times an hour', async () => {
  const known = institute.browser();
  await known.call.login({ email, password: owner.password });
  for (let n = 0; n < 4; n += 1) await ask(institute.browser(`10.5.0.${n}`));
  const answers = [await ask(known), await ask(known), await ask(known), await ask(known)];
  expect(answers.map(({ http }) => http)).toEqual([200, 200, 200, 429]);
});
