import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SoftwarePasskey, softwarePasskey } from '../../../../test/support/authenticator.ts';
import { type Client, makeClient, type TestBrowser } from '../../../../test/support/client.ts';
import { credentialsOf, Institute, type Person } from '../../../../test/support/institute.ts';
import {
  auditLog,
  authenticators,
  passkeys,
  pendingSignIns,
  recoveryCodes,
  sessions,
} from '../../../schema/index.ts';
import { resetSecondFactor } from './reset-second-factor.ts';

const ORIGIN = 'http://localhost:3000';

let institute: Institute;
let admin: Person;
beforeAll(async () => {
  institute = await Institute.open();
  await institute.admin();
});
afterAll(() => institute.close());
beforeEach(async () => {
  // Windows of the throttle are over by the next test, and codes are new ones.
  institute.clock.advance({ hours: 2 });
  admin = await newAdministrator();
});

/** An administrator nobody else uses, just signed in. */
async function newAdministrator(): Promise<Person> {
  const person = await institute.student();
  const head = await institute.admin();
  const { id: student_id, name, email } = person;
  const form = { student_id, name, email, phonenumber: '0801 000 0000', role: '11' };
  await head.call.editStudent(form);
  await institute.signInAgain(person);
  return person;
}

const codeOf = (secret: string) =>
  new TOTP({ secret }).generate({ timestamp: institute.clock.now().getTime() });

/** Sets up an authenticator and gives its secret, and the recovery codes of a first factor. */
async function withAuthenticator(person: Person): Promise<{ secret: string; codes: string[] }> {
  const { secret } = (await person.call.beginAuthenticator({})).data;
  const { data } = await person.call.finishAuthenticator({ code: codeOf(secret) });
  return { secret, codes: data.recovery_codes };
}

/** Makes a passkey. */
async function withPasskey(person: Person): Promise<{ passkey: SoftwarePasskey; codes: string[] }> {
  const passkey = softwarePasskey(ORIGIN);
  const { options } = (await person.call.beginPasskey({})).data;
  const answer = await person.call.finishPasskey({
    name: 'Phone',
    passkey: passkey.make(options),
  });
  expect(answer).toMatchObject({ status: true });
  return { passkey, codes: answer.data.recovery_codes };
}

/** Signs in by the password, and gives what the browser then holds. */
async function passwordOf(person: Person): Promise<{ step: string; client: Client }> {
  const { email, password } = person;
  const response = await institute.visitor.login({ email, password });
  expect(response).toMatchObject({ http: 200, status: false, code: 'second_factor_needed' });
  expect(response.data).toBeUndefined();
  const cookies = [response.headers['set-cookie']].flat().map(String);
  expect(cookies).toHaveLength(1);
  expect(cookies[0]).toMatch(/^step=[\w-]{43}; Max-Age=300; .*HttpOnly; SameSite=Strict/);
  const step = cookies[0]?.split(/[=;]/)[1] ?? '';
  return { step, client: makeClient(institute.app, { sid: null, token: null, step }) };
}

const nextStep = () => institute.clock.advance({ seconds: 30 });
const rows = {
  sessions: (id: number) =>
    institute.services.db.select().from(sessions).where(eq(sessions.userId, id)),
  codes: (id: number) =>
    institute.services.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, id)),
};

describe('signing in to an account that is guarded', () => {
  // Proves call-beginSecondStep.
  it('takes the code of the authenticator after the password, and no session before', async () => {
    const { secret } = await withAuthenticator(admin);
    nextStep();
    const before = await rows.sessions(admin.id);
    const { client } = await passwordOf(admin);
    expect(await rows.sessions(admin.id)).toEqual(before);
    const begun = await client.beginSecondStep({});
    expect(begun.data).toEqual({ methods: ['authenticator', 'recovery'], options: '' });
    expect(await client.passSecondStep({ code: '000000' })).toMatchObject({
      http: 200,
      code: 'second_factor_wrong',
    });
    const code = codeOf(secret);
    const passed = await client.passSecondStep({ code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect(passed).toMatchObject({ status: true, data: { id: admin.id, email: admin.email } });
    const now = institute.client(credentialsOf(passed.headers));
    expect((await now.getUserData({})).data.id).toBe(admin.id);
  });

  // Proves call-passSecondStep.
  it('takes a passkey after the password, once', async () => {
    const { passkey } = await withPasskey(admin);
    const { client } = await passwordOf(admin);
    const { methods, options } = (await client.beginSecondStep({})).data;
    expect(methods).toEqual(['passkey', 'recovery']);
    const answer = passkey.answer(options);
    expect(await client.passSecondStep({ passkey: answer })).toMatchObject({ status: true });
    const again = await passwordOf(admin);
    await again.client.beginSecondStep({});
    expect(await again.client.passSecondStep({ passkey: answer })).toMatchObject({
      code: 'passkey_refused',
    });
    const [row] = await institute.services.db
      .select()
      .from(passkeys)
      .where(eq(passkeys.userId, admin.id));
    expect(row).toMatchObject({ name: 'Phone', counter: 2, usedAt: institute.clock.now() });
  });

  it.each([
    ['of another page', 'https://elsewhere.example'],
    ['nobody made', ORIGIN],
  ])('refuses the passkey %s', async (_kind, origin) => {
    await withPasskey(admin);
    const { client } = await passwordOf(admin);
    const { options } = (await client.beginSecondStep({})).data;
    const passkey = softwarePasskey(origin).answer(options);
    expect(await client.passSecondStep({ passkey })).toMatchObject({ code: 'passkey_refused' });
    expect(await client.passSecondStep({ passkey: 'not JSON' })).toMatchObject({
      code: 'passkey_refused',
    });
  });

  // Proves call-beginPasskey, call-finishPasskey, call-removePasskey.
  it('takes the passkey of nobody else, nor a challenge that another was given', async () => {
    const other = await newAdministrator();
    const { passkey } = await withPasskey(other);
    const { passkey: own } = await withPasskey(admin);
    const { client } = await passwordOf(admin);
    const { client: others } = await passwordOf(other);
    const { options } = (await client.beginSecondStep({})).data;
    const { options: othersOptions } = (await others.beginSecondStep({})).data;
    for (const answer of [passkey.answer(options), own.answer(othersOptions)]) {
      expect(await client.passSecondStep({ passkey: answer })).toMatchObject({
        code: 'passkey_refused',
      });
    }
  });

  // Proves call-passSecondStep.
  it('refuses a code that was used, and those before it', async () => {
    const { secret } = await withAuthenticator(admin);
    const first = await passwordOf(admin);
    // The code that set the authenticator up is used by that.
    expect(await first.client.passSecondStep({ code: codeOf(secret) })).toMatchObject({
      code: 'second_factor_wrong',
    });
    const earlier = codeOf(secret);
    nextStep();
    const code = codeOf(secret);
    expect(await first.client.passSecondStep({ code })).toMatchObject({ status: true });
    for (const old of [code, earlier]) {
      const { client } = await passwordOf(admin);
      expect(await client.passSecondStep({ code: old })).toMatchObject({
        code: 'second_factor_wrong',
      });
    }
  });

  it('lets one of many in who bring the same code at once', async () => {
    const { secret } = await withAuthenticator(admin);
    nextStep();
    const steps = await Promise.all(Array.from({ length: 5 }, () => passwordOf(admin)));
    const code = codeOf(secret);
    const answers = await Promise.all(steps.map(({ client }) => client.passSecondStep({ code })));
    expect(answers.filter(({ status }) => status)).toHaveLength(1);
  });

  // Proves call-passSecondStep.
  it('takes each recovery code once, however it is typed, and tells the person', async () => {
    const { codes } = await withAuthenticator(admin);
    expect(codes).toHaveLength(10);
    const [code = ''] = codes;
    expect(code).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){3}$/);
    expect(JSON.stringify(await rows.codes(admin.id))).not.toContain(code);
    const { client } = await passwordOf(admin);
    const typed = code.toLowerCase().replaceAll('-', ' ');
    expect(await client.passSecondStep({ code: typed })).toMatchObject({ status: true });
    expect(await rows.codes(admin.id)).toHaveLength(9);
    await institute.services.jobs.drain();
    const told = institute.mails.filter(({ to }) => to === admin.email);
    expect(told.map(({ subject }) => subject)).toContain('A recovery code was used to sign in');
    const again = await passwordOf(admin);
    expect(await again.client.passSecondStep({ code })).toMatchObject({
      code: 'second_factor_wrong',
    });
  });

  // Proves call-passSecondStep.
  it('takes five guesses a sign-in, and ten an hour', async () => {
    const { secret } = await withAuthenticator(admin);
    nextStep();
    for (let round = 0; round < 2; round += 1) {
      const { client } = await passwordOf(admin);
      const guesses = await Promise.all(
        ['1', '2', '3', '4', '5'].map((n) => client.passSecondStep({ code: n.repeat(6) })),
      );
      for (const guess of guesses) expect(guess.code).toBe('second_factor_wrong');
      expect(await client.passSecondStep({ code: codeOf(secret) })).toMatchObject({
        code: 'second_step_over',
      });
    }
    const { client } = await passwordOf(admin);
    expect(await client.passSecondStep({ code: codeOf(secret) })).toMatchObject({ http: 429 });
    institute.clock.advance({ hours: 1 });
    const later = await passwordOf(admin);
    expect(await later.client.passSecondStep({ code: codeOf(secret) })).toMatchObject({
      status: true,
    });
  });

  /** Whoever has the password guesses ten times, from a browser that has never passed. */
  async function strangersGuess() {
    for (let round = 0; round < 2; round += 1) {
      const { client } = await passwordOf(admin);
      for (let n = 0; n < 5; n += 1) await client.passSecondStep({ code: `${n}`.repeat(6) });
    }
  }
  async function enter(browser: TestBrowser, secret: string) {
    nextStep();
    const { email, password } = admin;
    await browser.call.login({ email, password });
    return browser.call.passSecondStep({ code: codeOf(secret) });
  }

  // Proves decision-041-1.
  it('keeps its owner out of no browser in which it was passed, whoever guesses', async () => {
    const { secret } = await withAuthenticator(admin);
    const [mine, fresh] = [institute.browser(), institute.browser()];
    expect(await enter(mine, secret)).toMatchObject({ status: true });
    await strangersGuess();
    expect(await enter(fresh, secret)).toMatchObject({ http: 429, code: 'too_many' });
    expect(await enter(mine, secret)).toMatchObject({ status: true });
    // Its own guesses are counted too.
    const { email, password } = admin;
    for (let n = 0; n < 10; n += 1) {
      if (n % 5 === 0) await mine.call.login({ email, password });
      await mine.call.passSecondStep({ code: '000000' });
    }
    expect(await enter(mine, secret)).toMatchObject({ http: 429, code: 'too_many' });
  });

  // Proves decision-041-1.
  it('knows the browser in which it was set up, also after a new password', async () => {
    const mine = institute.browser();
    const { email, password } = admin;
    await mine.call.login({ email, password });
    const { secret } = await withAuthenticator({ ...admin, call: mine.call });
    await strangersGuess();
    expect(await enter(mine, secret)).toMatchObject({ status: true });
    const new_password = 'dawn over the river';
    await mine.call.resetPassword({ email, current_password: password, new_password });
    admin.password = new_password;
    expect(await enter(mine, secret)).toMatchObject({ status: true });
  });

  // Proves decision-041-1.
  it('takes thirty guesses of strangers a day', async () => {
    const { secret } = await withAuthenticator(admin);
    for (let hour = 0; hour < 3; hour += 1) {
      await strangersGuess();
      institute.clock.advance({ hours: 1 });
    }
    expect(await enter(institute.browser(), secret)).toMatchObject({ http: 429 });
    institute.clock.advance({ hours: 21 });
    expect(await enter(institute.browser(), secret)).toMatchObject({ status: true });
  });

  // Proves decision-041-1.
  it('tells the owner of each sign-in that has used up its guesses', async () => {
    await withAuthenticator(admin);
    const told = async () => {
      await institute.services.jobs.drain();
      const subject = 'Wrong codes were entered to sign in to your account';
      return institute.mails.filter((mail) => mail.to === admin.email && mail.subject === subject);
    };
    const { client } = await passwordOf(admin);
    for (let n = 0; n < 4; n += 1) await client.passSecondStep({ code: '000000' });
    expect(await told()).toHaveLength(0);
    await client.passSecondStep({ code: '000000' });
    expect(await told()).toHaveLength(1);
    // The throttle lets one more through, and five guesses of the next sign-in are not judged.
    await strangersGuess();
    expect(await told()).toHaveLength(2);
  });

  // Proves call-beginSecondStep.
  it('waits five minutes, and not for whoever has no step', async () => {
    const { secret } = await withAuthenticator(admin);
    const { client } = await passwordOf(admin);
    institute.clock.advance({ minutes: 5 });
    for (const who of [client, institute.visitor, admin.call]) {
      expect(await who.passSecondStep({ code: codeOf(secret) })).toMatchObject({
        code: 'second_step_over',
      });
      expect(await who.beginSecondStep({})).toMatchObject({ code: 'second_step_over' });
    }
    await institute.services.jobs.drain();
  });

  it('makes no session of the step itself, and ends with the password', async () => {
    await withAuthenticator(admin);
    const { step } = await passwordOf(admin);
    const posing = institute.client({ sid: step, token: step });
    expect(await posing.getUserData({})).toMatchObject({ http: 401 });
    const { email, password: current_password } = admin;
    const form = { email, current_password, new_password: 'dawn over the river' };
    expect((await admin.call.resetPassword(form)).status).toBe(true);
    const waiting = await institute.services.db
      .select()
      .from(pendingSignIns)
      .where(eq(pendingSignIns.userId, admin.id));
    expect(waiting).toEqual([]);
  });
});

describe('setting up', () => {
  it('ends every session that was started without it, but this one', async () => {
    const before = await institute.signIn(admin.email, admin.password);
    await withAuthenticator(admin);
    expect((await institute.client(before).getUserData({})).http).toBe(401);
    expect((await admin.call.getUserData({})).http).toBe(200);
  });

  // Proves call-renewRecoveryCodes.
  it('gives recovery codes with the first factor alone, and new ones when asked', async () => {
    const { codes } = await withAuthenticator(admin);
    expect((await withPasskey(admin)).codes).toEqual([]);
    const { data } = await admin.call.renewRecoveryCodes({});
    expect(data.recovery_codes).toHaveLength(10);
    expect(data.recovery_codes).not.toContain(codes[0]);
    const { client } = await passwordOf(admin);
    expect((await client.passSecondStep({ code: codes[0] ?? '' })).code).toBe(
      'second_factor_wrong',
    );
  });

  // Proves call-beginAuthenticator, call-finishAuthenticator, call-removeAuthenticator.
  it('guards nothing before its first code, and keeps the old authenticator until then', async () => {
    await admin.call.beginAuthenticator({});
    await institute.signIn(admin.email, admin.password);
    const { secret } = await withAuthenticator(admin);
    const begun = await admin.call.beginAuthenticator({});
    expect((await admin.call.finishAuthenticator({ code: '000000' })).code).toBe(
      'second_factor_wrong',
    );
    nextStep();
    const { client } = await passwordOf(admin);
    expect((await client.passSecondStep({ code: codeOf(secret) })).status).toBe(true);
    await admin.call.finishAuthenticator({ code: codeOf(begun.data.secret) });
    nextStep();
    const after = await passwordOf(admin);
    expect((await after.client.passSecondStep({ code: codeOf(secret) })).status).toBe(false);
    const next = codeOf(begun.data.secret);
    expect((await after.client.passSecondStep({ code: next })).status).toBe(true);
  });

  // Proves call-beginAuthenticator, call-finishAuthenticator, call-removeAuthenticator.
  it('keeps the secret sealed, for its owner alone', async () => {
    const { secret } = await withAuthenticator(admin);
    const stored = await institute.services.db.select().from(authenticators);
    expect(JSON.stringify(stored)).not.toContain(secret);
    const other = await newAdministrator();
    await withAuthenticator(other);
    const own = stored.find(({ userId }) => userId === admin.id);
    await institute.services.db
      .update(authenticators)
      .set({ secret: own?.secret ?? null })
      .where(eq(authenticators.userId, other.id));
    const { client } = await passwordOf(other);
    expect((await client.passSecondStep({ code: codeOf(secret) })).status).toBe(false);
  });

  // Proves call-getSecondFactor, call-beginPasskey, call-finishPasskey, call-removePasskey.
  it('shows what there is and takes it away again, with a mail', async () => {
    await withAuthenticator(admin);
    await withPasskey(admin);
    const { data } = await admin.call.getSecondFactor({});
    expect(data).toMatchObject({ recovery_codes: 10, required: false });
    expect(data.authenticator_at).toBeGreaterThan(0);
    const [passkey] = data.passkeys;
    expect(passkey).toMatchObject({ name: 'Phone', used_at: 0 });
    const other = await newAdministrator();
    const taken = await other.call.removePasskey({ passkey_id: passkey?.id ?? 0 });
    expect(taken.code).toBe('not_found');
    await admin.call.removePasskey({ passkey_id: passkey?.id ?? 0 });
    await admin.call.removeAuthenticator({});
    expect((await admin.call.getSecondFactor({})).data).toEqual({
      authenticator_at: 0,
      passkeys: [],
      recovery_codes: 0,
      required: false,
    });
    await institute.services.jobs.drain();
    expect(institute.mails.at(-1)?.subject).toBe('A second factor was removed from your account');
    await institute.signIn(admin.email, admin.password);
  });

  // Proves call-beginConfirmation, call-confirmIdentity.
  it('asks for the password where the sign-in was longer than ten minutes ago', async () => {
    institute.clock.advance({ minutes: 11 });
    expect(await admin.call.beginAuthenticator({})).toMatchObject({ code: 'confirm_needed' });
    expect((await admin.call.beginConfirmation({})).data).toEqual({
      methods: ['password'],
      options: '',
    });
    expect((await admin.call.confirmIdentity({ password: 'wrong' })).code).toBe(
      'current_password_wrong',
    );
    expect((await admin.call.confirmIdentity({})).code).toBe('current_password_needed');
    await admin.call.confirmIdentity({ password: admin.password });
    expect(await admin.call.beginAuthenticator({})).toMatchObject({ status: true });
  });
});

describe('a second factor that was lost', () => {
  // Proves decision-041-4.
  it('is reset by the operator, which ends every session and is noted', async () => {
    await withAuthenticator(admin);
    await withPasskey(admin);
    expect(await resetSecondFactor(institute.services, admin.email)).toBe(true);
    expect((await admin.call.getUserData({})).http).toBe(401);
    await institute.signIn(admin.email, admin.password);
    const notes = await institute.services.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'resetSecondFactor'));
    expect(notes).toMatchObject([{ actorId: null, subjectId: admin.id }]);
    expect(await resetSecondFactor(institute.services, 'nobody@example.com')).toBe(false);
  });

  it('is not asked for of a student, and is again of an administrator', async () => {
    const head = await institute.admin();
    const { secret } = await withAuthenticator(admin);
    const { id: student_id, name, email } = admin;
    const form = { student_id, name, email, phonenumber: '0801 000 0000' };
    await head.call.editStudent({ ...form, role: '1' });
    await institute.signIn(email, admin.password);
    await head.call.editStudent({ ...form, role: '11' });
    nextStep();
    const { client } = await passwordOf(admin);
    expect((await client.passSecondStep({ code: codeOf(secret) })).status).toBe(true);
  });

  it('goes with the account', async () => {
    await withAuthenticator(admin);
    await withPasskey(admin);
    const head = await institute.admin();
    await head.call.deleteStudent({ student_id: admin.id });
    expect(await rows.codes(admin.id)).toEqual([]);
    const left = await institute.services.db.select().from(passkeys);
    expect(left.filter(({ userId }) => userId === admin.id)).toEqual([]);
  });
});
