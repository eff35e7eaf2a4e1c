import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../../../../test/support/client.ts';
import { Institute } from '../../../../test/support/institute.ts';
import { importTable } from '../../../../test/support/roster.ts';
import { addressGroup } from '../../../platform/addresses.ts';
import { throttles } from '../../../schema/index.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open({ PUBLIC_URL: 'http://school.example' });
});
afterAll(() => institute.close());

const db = () => institute.services.db;
const linkIn = (text = '') => /#([\w-]{43})\n/.exec(text)?.[1] ?? '';
const newestLink = async (email: string) => {
  await institute.services.jobs.drain();
  return linkIn(institute.mails.filter(({ to }) => to === email).at(-1)?.text);
};

describe.each([
  ['request_password_reset', 'reset-mail', 'requestPasswordReset'],
  ['request_device_code', 'device-mail', 'requestDeviceCode'],
] as const)('an address that many share asks for codes by %s', (_, what, call) => {
  const ask = (browser: TestBrowser, email: string) => browser.call[call]({ email });

  it('for every pupil of a school within one hour', async () => {
    const answers = [];
    for (let n = 0; n < 60; n += 1) {
      answers.push(await ask(institute.browser('10.31.0.1'), `pupil-${n}@example.com`));
    }
    expect(answers.filter(({ status }) => !status)).toEqual([]);
  });

  it('and is told to wait, not to look for a mail, once it is used up; its people get theirs elsewhere', async () => {
    const { email } = await institute.student();
    const address = '10.32.0.1';
    await ask(institute.browser(address), 'somebody@example.com');
    const key = `${what}:address:${addressGroup(address)}`;
    const filled = await db()
      .update(throttles)
      .set({ count: 1000 })
      .where(eq(throttles.key, key))
      .returning();
    expect(filled).toHaveLength(1);
    for (let n = 0; n < 5; n += 1) {
      const refused = await ask(institute.browser(address), email);
      expect(refused).toMatchObject({ http: 429, code: 'too_many' });
    }
    for (let n = 0; n < 3; n += 1) {
      expect(await ask(institute.browser('10.33.0.1'), email)).toMatchObject({ status: true });
    }
    expect(await ask(institute.browser('10.33.0.1'), email)).toMatchObject({
      code: 'codes_used_up',
    });
  });
});

describe('links made up by strangers', () => {
  /** As many as an address may try, and some more. */
  const makeUp = async (open: (token: string) => Promise<{ http: number }>) => {
    const made = Array.from({ length: 110 }, (_, n) => open(String(n).padStart(43, 'a')));
    const refused = (await Promise.all(made)).filter(({ http }) => http === 429);
    expect(refused).toHaveLength(10);
  };

  it('keep nobody behind the same address from verifying an e-mail', async () => {
    const person = await institute.student({ isVerified: false });
    const token = await newestLink(person.email);
    const browser = institute.browser('10.34.0.1');
    await makeUp((madeUp) => browser.call.verifyEmailByLink({ token: madeUp }));
    expect(await browser.call.verifyEmailByLink({ token })).toMatchObject({ status: true });
  });

  it('keep nobody behind the same address from an invitation', async () => {
    const admin = await institute.admin();
    const email = 'invited@example.com';
    await importTable(admin, `Hauwa Danjuma,${email},`);
    const token = await newestLink(email);
    const browser = institute.browser('10.35.0.1');
    await makeUp((madeUp) => browser.call.getInvitation({ token: madeUp }));
    expect((await browser.call.getInvitation({ token })).data).toMatchObject({ email });
    const new_password = 'a quiet morning';
    const entered = await browser.call.acceptInvitation({ token, new_password });
    expect(entered).toMatchObject({ status: true });
  });
});
