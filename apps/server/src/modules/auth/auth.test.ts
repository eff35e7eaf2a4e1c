import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../../../test/support/client.ts';
import { credentialsOf, Institute, type Person } from '../../../test/support/institute.ts';
import { auditLog, mailedCodes, sessions, transfers, users } from '../../schema/index.ts';
import { referrerOf } from '../referrals/index.ts';
import { verifyAsOperator } from './verification/verify-email.ts';

let institute: Institute;
let student: Person;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());
beforeEach(async () => {
  // Windows of the throttle are over by the next test.
  institute.clock.advance({ hours: 2 });
  student = await institute.student();
});

const signUpForm = (own: Record<string, string> = {}) => ({
  email: 'new@example.com',
  password: 'eight or more',
  name: 'Zainab',
  phonenumber: '0802 000 0000',
  ...own,
});

describe('signing in', () => {
  // Proves call-login, student-8-26, student-9-13.
  it('sets an authenticating cookie that scripts cannot read, and a readable token', async () => {
    const { email, password } = student;
    const response = await institute.visitor.login({ email: ` ${email.toUpperCase()} `, password });
    expect(response).toMatchObject({ http: 200, status: true, message: 'Login successful!' });
    expect(response.data).toMatchObject({ id: student.id, email, wallet: 0, role: 1 });
    const [sid, token] = [response.headers['set-cookie']].flat().map(String);
    expect(sid).toMatch(/^sid=[\w-]{43}; .*HttpOnly; SameSite=Lax/);
    expect(token).toMatch(/^token=[\w-]{43}; /);
    expect(token).not.toMatch(/HttpOnly/);
    const rows = await institute.services.db.select().from(sessions);
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(credentialsOf(response.headers).sid);
    expect(stored).not.toContain(credentialsOf(response.headers).token);
  });

  // Proves call-login.
  it('answers a wrong password and an unknown e-mail alike', async () => {
    const wrong = await institute.visitor.login({ email: student.email, password: 'not this' });
    const unknown = await institute.visitor.login({ email: 'nobody@example.com', password: 'x' });
    for (const answer of [wrong, unknown]) {
      expect(answer).toMatchObject({
        http: 200,
        status: false,
        code: 'wrong_credentials',
        message: 'The e-mail or the password is not right.',
      });
    }
  });

  it.each(['known', 'unknown'])(
    'throttles guesses at a %s account, parallel ones too',
    async (kind) => {
      const email = kind === 'known' ? student.email : 'stranger@example.com';
      const guess = (n: number) =>
        institute
          .client({ sid: null, token: null }, `10.1.0.${n}`)
          .login({ email, password: `g${n}` });
      const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => guess(n)));
      const refused = answers.filter(({ http }) => http === 429);
      expect(refused).toHaveLength(20);
      expect(refused[0]).toMatchObject({ code: 'sign_in_by_code' });
      expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
      const right = await institute.visitor.login({ email, password: student.password });
      expect(right.http).toBe(429);
      institute.clock.advance({ minutes: 16 });
      const later = await institute.visitor.login({ email, password: student.password });
      expect(later.http).toBe(200);
    },
  );

  it('is not throttled by signing in often', async () => {
    for (let n = 0; n < 12; n += 1) await institute.signIn(student.email, student.password);
  });
});

describe('signing up', () => {
  // Proves student-2-99, call-signup, student-8-27, student-9-14.
  it('makes a student with an empty wallet and a referral code, signed in', async () => {
    const response = await institute.visitor.signup(signUpForm({ email: ' Amina.B@Example.com ' }));
    expect(response).toMatchObject({
      http: 200,
      status: true,
      message: 'Registration successful!',
    });
    expect(response.data).toMatchObject({ email: 'amina.b@example.com', role: 1, wallet: 0 });
    expect(response.data.referral_code).toMatch(/^REF-aminab-[A-Z2-9]{6}$/);
    const me = await institute.client(credentialsOf(response.headers)).getUserData({});
    expect(me.data.id).toBe(response.data.id);
  });

  it('takes an e-mail once, however many try at the same time', async () => {
    const form = signUpForm({ email: 'twice@example.com' });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => institute.visitor.signup(form)),
    );
    expect(answers.filter(({ status }) => status)).toHaveLength(1);
    expect(answers.find(({ status }) => !status)).toMatchObject({ http: 200, code: 'email_taken' });
    const rows = await institute.services.db
      .select()
      .from(users)
      .where(eq(users.email, form.email));
    expect(rows).toHaveLength(1);
  });

  // Proves student-9-3.
  it('credits the welcome bonus of a referral, once, and nothing to the referrer yet', async () => {
    const friend = await institute.student({ refBy: student.referralCode, isVerified: false });
    expect((await friend.call.getUserData({})).data.wallet).toBe(0);
    await verifyAsOperator(institute.services, { userId: friend.id, email: friend.email });
    expect((await friend.call.getUserData({})).data.wallet).toBe(100);
    expect((await student.call.getUserData({})).data.wallet).toBe(0);
    const bonuses = await institute.services.db
      .select()
      .from(transfers)
      .where(eq(transfers.idempotencyKey, `referral:welcome:${friend.id}`));
    expect(bonuses).toMatchObject([{ amount: 10_000, kind: 'referral_welcome' }]);
  });

  // Proves call-checkReferralCode.
  it.each([
    ['lost@example.com', 'REF-none-AAAAAA'],
    ['longest@example.com', 'R'.repeat(500)],
  ])(
    'drops a referral code that nobody has, says so, and makes the student without it: %s',
    async (email, code) => {
      const form = signUpForm({ email, refBy: code });
      const check = await institute.visitor.checkReferralCode({ code });
      expect(check.data).toEqual({ known: false });
      const answer = await institute.visitor.signup(form);
      expect(answer).toMatchObject({
        status: true,
        message: 'Registration successful!',
        data: { email: form.email, referral_known: false },
      });
      const { db } = institute.services;
      expect(await db.select().from(users).where(eq(users.email, form.email))).toHaveLength(1);
      expect(await referrerOf(db, answer.data.id)).toBeNull();
    },
  );

  // Proves call-checkReferralCode.
  it('takes a referral code in any case and with punctuation around it', async () => {
    const code = ` “${student.referralCode.toLowerCase()}”.`;
    expect((await institute.visitor.checkReferralCode({ code })).data).toEqual({ known: true });
    const form = signUpForm({ email: 'quoted@example.com', refBy: code });
    const { data } = await institute.visitor.signup(form);
    expect(data).not.toHaveProperty('referral_known');
    expect(await referrerOf(institute.services.db, data.id)).toBe(student.id);
  });

  // Proves call-checkReferralCode.
  it('counts the code of a deleted referrer for nobody, and makes the student all the same', async () => {
    const gone = await institute.student();
    const admin = await institute.admin();
    await admin.call.deleteStudent({ student_id: gone.id });
    const form = signUpForm({ email: 'late@example.com', refBy: gone.referralCode });
    expect(
      (await institute.visitor.checkReferralCode({ code: gone.referralCode })).data.known,
    ).toBe(false);
    const { data } = await institute.visitor.signup(form);
    expect(data.referral_known).toBe(false);
    const { db } = institute.services;
    expect(await referrerOf(db, data.id)).toBeNull();
    const row = await db.select().from(users).where(eq(users.id, gone.id));
    const again = signUpForm({ email: 'later@example.com', refBy: row[0]?.referralCode ?? '' });
    expect((await institute.visitor.signup(again)).data.referral_known).toBe(false);
  });

  // Proves student-5-2.
  it.each([
    ['email', 'not an e-mail', 'This is not an e-mail address.'],
    ['password', 'short', 'The password needs at least 8 characters.'],
    ['password', 'x'.repeat(257), 'The password may have at most 256 characters.'],
    ['name', '   ', 'Full name is required'],
    ['phonenumber', '', 'Phone number is required'],
    ['phonenumber', '+', 'This is not a phone number.'],
    ['phonenumber', '1', 'This is not a phone number.'],
    ['name', '\u200b\u200b', 'Full name is required'],
    ['name', '\u202eevil', 'The name holds a character that cannot be shown.'],
    ['name', 'Amina\nBello', 'The name holds a character that cannot be shown.'],
    ['name', '123', 'Full name needs a letter at least.'],
  ])('refuses %s %j', async (field, value, message) => {
    const response = await institute.visitor.signup(signUpForm({ [field]: value }));
    expect(response).toMatchObject({ http: 400, code: 'invalid_input', message, data: { field } });
  });
});

describe('what is typed in any spelling', () => {
  it('makes the account that was meant', async () => {
    const form = signUpForm({
      ...{ email: '\u200fSpelt@Example.com\u200b', name: '\u2068Amina\u2069' },
      phonenumber: '\u202a+234\u00a0803\u2011111 2222\u202c',
    });
    const { data } = await institute.visitor.signup(form);
    const [row] = await institute.services.db.select().from(users).where(eq(users.id, data.id));
    const kept = { email: 'spelt@example.com', name: 'Amina', phone: '+2348031112222' };
    expect(row).toMatchObject(kept);
    expect(
      (await institute.visitor.login({ email: 'spelt@example.com\u2069', password: form.password }))
        .status,
    ).toBe(true);
  });

  it('refuses a number that its country does not have, and never makes it another', async () => {
    for (const phonenumber of ['07700900123', '01012345678']) {
      const answer = await institute.visitor.signup(signUpForm({ phonenumber }));
      expect(answer).toMatchObject({ status: false, code: 'phone_unknown' });
      expect(answer.message).toMatch(/^There is no such phone number in /);
    }
  });
});

describe('a forgotten password', () => {
  // The mails of those who have signed up by now go out first.
  beforeAll(() => institute.services.jobs.drain());

  const subjects = async () => {
    await institute.services.jobs.drain();
    return institute.mails.filter(({ to }) => to === student.email).map(({ subject }) => subject);
  };
  const mailedCode = async () => /^(\d{6})/.exec((await subjects()).at(-1) ?? '')?.[1] ?? '';
  let browser: TestBrowser;
  beforeEach(() => {
    browser = institute.browser();
  });
  const ask = () => browser.call.requestPasswordReset({ email: student.email });
  const reset = (code: string, new_password = 'a new password') =>
    browser.call.resetPassword({ email: student.email, new_password, code });

  // Proves call-resetPassword, call-requestPasswordReset, student-8-28.
  it('is reset by a mailed code, which ends every session and mails a notice', async () => {
    const asked = await ask();
    const code = await mailedCode();
    expect(code).toMatch(/^\d{6}$/);
    const done = await reset(code);
    expect(done).toMatchObject({
      status: true,
      message: 'Password reset successful! You can now login.',
    });
    expect(await student.call.getUserData({})).toMatchObject({ http: 401, code: 'session_ended' });
    await institute.signIn(student.email, 'a new password');
    expect(await subjects()).toContain('Your password was changed');
    // The code is used up.
    expect(await reset(code)).toMatchObject({ status: false, code: 'code_wrong' });
    // Nobody learns from the words whether an e-mail is known.
    const stranger = await institute.visitor.requestPasswordReset({ email: 'no@example.com' });
    expect(stranger.message).toBe(asked.message);
    expect(stranger.http).toBe(asked.http);
  });

  // Proves call-resetPassword.
  it('changes nothing without a code', async () => {
    expect(await reset('')).toMatchObject({ status: false, code: 'code_needed' });
    await institute.signIn(student.email, student.password);
  });

  // Proves call-requestPasswordReset.
  it('takes five guesses and ten minutes', async () => {
    await ask();
    const code = await mailedCode();
    const wrong = code === '000000' ? '000001' : '000000';
    const guesses = await Promise.all(Array.from({ length: 5 }, () => reset(wrong)));
    expect(guesses.every((answer) => answer.code === 'code_wrong')).toBe(true);
    expect(await reset(code)).toMatchObject({ code: 'code_wrong' });

    await ask();
    const second = await mailedCode();
    institute.clock.advance({ minutes: 11 });
    expect(await reset(second)).toMatchObject({ code: 'code_wrong' });
    const [row] = await institute.services.db
      .select()
      .from(mailedCodes)
      .where(eq(mailedCodes.userId, student.id));
    expect(row?.codeHash).not.toContain(second);
  });

  // Proves call-requestPasswordReset.
  it('throttles requests for codes', async () => {
    const answers = [await ask(), await ask(), await ask(), await ask()];
    expect(answers.map(({ http }) => http)).toEqual([200, 200, 200, 429]);
  });
});

describe('changing the password signed in', () => {
  const change = (own: Record<string, string>) =>
    student.call.resetPassword({
      email: student.email,
      new_password: 'the newest one',
      current_password: student.password,
      ...own,
    });

  // Proves student-7-2, student-8-33.
  it('needs the current password and keeps this session alone', async () => {
    const elsewhere = institute.client(await institute.signIn(student.email, student.password));
    expect(await change({ current_password: '' })).toMatchObject({
      code: 'current_password_needed',
    });
    expect(await change({ current_password: 'wrong' })).toMatchObject({
      code: 'current_password_wrong',
    });
    expect(await change({ email: 'other@example.com' })).toMatchObject({ http: 403 });
    expect(await change({})).toMatchObject({
      status: true,
      message: 'Password updated successfully!',
    });
    expect(await student.call.getUserData({})).toMatchObject({ status: true });
    expect(await elsewhere.getUserData({})).toMatchObject({ http: 401 });
  });
});

describe('a session', () => {
  it('slides for thirty days of use and ends after thirty without', async () => {
    for (let n = 0; n < 3; n += 1) {
      institute.clock.advance({ days: 25 });
      expect(await student.call.getUserData({})).toMatchObject({ status: true });
    }
    institute.clock.advance({ days: 31 });
    expect(await student.call.getUserData({})).toMatchObject({ http: 401, code: 'session_ended' });
  });

  it('that was used once ends thirty days later', async () => {
    institute.clock.advance({ days: 1 });
    expect(await student.call.getUserData({})).toMatchObject({ status: true });
    institute.clock.advance({ days: 29, minutes: 1 });
    expect(await student.call.getUserData({})).toMatchObject({ status: true });
    institute.clock.advance({ days: 30, minutes: 1 });
    expect(await student.call.getUserData({})).toMatchObject({ http: 401, code: 'session_ended' });
  });

  // Proves ours-40.
  it('ends ninety days after the sign-in, however it is used', async () => {
    for (let day = 10; day < 90; day += 10) {
      institute.clock.advance({ days: 10 });
      expect(await student.call.getUserData({})).toMatchObject({ status: true });
    }
    institute.clock.advance({ days: 10, minutes: 1 });
    expect(await student.call.getUserData({})).toMatchObject({ http: 401, code: 'session_ended' });
  });

  // Proves ours-40.
  it('of the office ends after seven days, as one does that comes into it', async () => {
    const { email, password } = await institute.admin();
    const admin = institute.client(await institute.signIn(email, password));
    institute.clock.advance({ days: 6, minutes: 1 });
    expect(await admin.getUserData({})).toMatchObject({ status: true });
    institute.clock.advance({ days: 1 });
    expect(await admin.getUserData({})).toMatchObject({ http: 401, code: 'session_ended' });
    expect(await student.call.getUserData({})).toMatchObject({ status: true });
    const { db } = institute.services;
    await db.update(users).set({ role: 11 }).where(eq(users.id, student.id));
    expect(await student.call.getUserData({})).toMatchObject({ http: 401, code: 'session_ended' });
    await db.update(users).set({ role: 1 }).where(eq(users.id, student.id));
  });

  // Proves student-4-6, call-logout.
  it('ends at once on logout and clears both cookies', async () => {
    const response = await student.call.logout({});
    expect([response.headers['set-cookie']].flat().map(String)).toEqual([
      expect.stringMatching(/^sid=;.*Expires=Thu, 01 Jan 1970/),
      expect.stringMatching(/^token=;.*Expires=Thu, 01 Jan 1970/),
    ]);
    expect(await student.call.getUserData({})).toMatchObject({ http: 401 });
  });

  // Proves student-9-14, admin-6-1.
  it('loses its rights with the role, on the very next call', async () => {
    const admin = await institute.admin();
    const { db } = institute.services;
    await db.update(users).set({ role: 1 }).where(eq(users.id, admin.id));
    expect(await admin.call.getStudentList({})).toMatchObject({ http: 403 });
    await db.update(users).set({ role: 11 }).where(eq(users.id, admin.id));
    expect(await admin.call.getStudentList({})).toMatchObject({ http: 200 });
  });
});

describe('funding a wallet', () => {
  // Proves call-fundWallet, admin-8-30.
  it('credits once per click, whatever is retried, and leaves an audit row', async () => {
    const admin = await institute.admin();
    const form = { student_id: student.id, amount: '1234.50', request_key: 'click-0001' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => admin.call.fundWallet(form)));
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: true, message: 'Wallet funded successfully!' });
      expect(answer.data.wallet).toBe(1234.5);
    }
    expect((await student.call.getWalletHistory({})).data).toHaveLength(1);
    const noted = await institute.services.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, student.id));
    expect(noted[0]).toMatchObject({
      action: 'fundWallet',
      actorId: admin.id,
      details: { kobo: 123_450 },
    });
  });

  it.each(['0', '-5', '1.005', 'ten', '1e3', ''])('refuses the amount %j', async (amount) => {
    const admin = await institute.admin();
    const response = await admin.call.fundWallet({ student_id: student.id, amount });
    expect(response).toMatchObject({ http: 400, message: 'Please enter a valid amount' });
  });

  it('refuses a student who does not exist', async () => {
    const admin = await institute.admin();
    const response = await admin.call.fundWallet({ student_id: 999_999, amount: '5' });
    expect(response).toMatchObject({ status: false, code: 'student_not_found' });
  });
});

describe('searching', () => {
  // Proves call-getStudentList.
  it('finds students and wallet lines in whatever spelling of Arabic they are typed', async () => {
    const admin = await institute.admin();
    const zaynab = await institute.student({ name: 'زَيْنَبُ أَحْمَد' });
    for (const search of ['زينب', 'احمد', 'زيْنب', zaynab.email.toUpperCase()]) {
      const found = await admin.call.getStudentList({ search, page: 1 });
      expect(
        found.data.map(({ id }) => id),
        search,
      ).toEqual([zaynab.id]);
    }
    const literal = await admin.call.getStudentList({ search: '%', page: 1 });
    expect(literal.data).toEqual([]);
  });
});
