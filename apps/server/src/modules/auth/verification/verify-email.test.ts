import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { emailVerifications, users } from '../../../schema/index.ts';
import { deleteExpiredVerifications } from './store.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open({ PUBLIC_URL: 'http://school.example' });
});
afterAll(() => institute.close());
beforeEach(() => institute.clock.advance({ days: 2 }));

const db = () => institute.services.db;
const drain = () => institute.services.jobs.drain();
const newcomer = () => institute.student({ isVerified: false });
const isVerified = async (who: Person) => {
  await institute.signInAgain(who);
  return (await who.call.getEmailVerification({})).data.is_verified;
};

/** The newest mail to a person, with what it holds. */
async function mailTo(email: string) {
  await drain();
  const mail = institute.mails.filter(({ to }) => to === email).at(-1);
  const text = mail?.text ?? '';
  const [, link = ''] = /http:\/\/school\.example\/verify-email#([\w-]{43})\n/.exec(text) ?? [];
  const [, code = ''] = /code (\d{6}) /.exec(text) ?? [];
  return { subject: mail?.subject, link, code };
}

const wrong = (code: string) => (code === '123456' ? '654321' : '123456');

describe('verifying an e-mail', () => {
  it('is offered by mail at sign-up, and stands in the way of nothing', async () => {
    const person = await newcomer();
    const { subject, link, code } = await mailTo(person.email);
    expect(subject).toBe('Verify your e-mail address');
    expect([link.length, code.length]).toEqual([43, 6]);
    expect((await person.call.getClasses({})).status).toBe(true);
    expect(await isVerified(person)).toBe(false);
  });

  // Proves call-verifyEmail.
  it('takes the code where the person is signed in', async () => {
    const person = await newcomer();
    const { code } = await mailTo(person.email);
    expect(await person.call.verifyEmail({ code: ` ${code} ` })).toMatchObject({
      status: true,
      message: 'Your e-mail is verified.',
      data: { welcome: 'none' },
    });
    expect(await isVerified(person)).toBe(true);
  });

  // Proves call-verifyEmailByLink.
  it('takes the link on a device where nobody is signed in, also a second time', async () => {
    const person = await newcomer();
    const { link } = await mailTo(person.email);
    for (let n = 0; n < 2; n += 1) {
      expect(await institute.visitor.verifyEmailByLink({ token: link })).toMatchObject({
        status: true,
      });
    }
    expect(await isVerified(person)).toBe(true);
  });

  it('keeps link and code hashed', async () => {
    const person = await newcomer();
    const { link, code } = await mailTo(person.email);
    const rows = JSON.stringify(await db().select().from(emailVerifications));
    expect(rows).not.toContain(link);
    expect(rows).not.toContain(code);
  });

  it("takes nobody else's code", async () => {
    const [person, other] = [await newcomer(), await newcomer()];
    const { code } = await mailTo(person.email);
    const own = await mailTo(other.email);
    if (own.code !== code) {
      expect(await other.call.verifyEmail({ code })).toMatchObject({ code: 'code_wrong' });
    }
    expect(await isVerified(other)).toBe(false);
    expect((await institute.visitor.verifyEmail({ code })).http).toBe(401);
  });

  // Proves call-verifyEmailByLink.
  it('takes neither link nor code after a day', async () => {
    const person = await newcomer();
    const { link, code } = await mailTo(person.email);
    institute.clock.advance({ hours: 24, seconds: 1 });
    expect(await person.call.verifyEmail({ code })).toMatchObject({ code: 'code_wrong' });
    expect(await institute.visitor.verifyEmailByLink({ token: link })).toMatchObject({
      http: 200,
      code: 'link_expired',
    });
    expect(await isVerified(person)).toBe(false);
  });

  // Proves call-requestEmailVerification.
  it('knows the newest mail alone', async () => {
    const person = await newcomer();
    const first = await mailTo(person.email);
    expect((await person.call.requestEmailVerification({})).status).toBe(true);
    const second = await mailTo(person.email);
    const old = await institute.visitor.verifyEmailByLink({ token: first.link });
    expect(old).toMatchObject({ code: 'link_expired' });
    expect((await person.call.verifyEmail({ code: second.code })).status).toBe(true);
  });

  it('is one mail when it is asked for twice at once', async () => {
    const person = await newcomer();
    await drain();
    const before = institute.mails.length;
    await Promise.all([1, 2].map(() => person.call.requestEmailVerification({})));
    const { code } = await mailTo(person.email);
    expect(institute.mails).toHaveLength(before + 1);
    expect((await person.call.verifyEmail({ code })).status).toBe(true);
  });

  it('refuses a link that nobody was sent', async () => {
    const token = 'a'.repeat(43);
    expect(await institute.visitor.verifyEmailByLink({ token })).toMatchObject({
      code: 'link_expired',
    });
  });
});

describe('guessing', () => {
  // Proves call-verifyEmail.
  it('ends after five wrong codes of a mail, the right one included', async () => {
    const person = await newcomer();
    const { code } = await mailTo(person.email);
    for (let n = 0; n < 5; n += 1) await person.call.verifyEmail({ code: wrong(code) });
    expect(await person.call.verifyEmail({ code })).toMatchObject({ code: 'code_wrong' });
    expect(await isVerified(person)).toBe(false);
  });

  it('ends after ten a day, however many mails there are, parallel ones too', async () => {
    const person = await newcomer();
    const { code } = await mailTo(person.email);
    const guesses = await Promise.all(
      Array.from({ length: 30 }, () => person.call.verifyEmail({ code: wrong(code) })),
    );
    expect(guesses.filter(({ http }) => http === 429)).toHaveLength(20);
    await person.call.requestEmailVerification({});
    const fresh = await mailTo(person.email);
    expect((await person.call.verifyEmail({ code: fresh.code })).http).toBe(429);
    // The link is not to be guessed, and is not locked out with the code.
    const byLink = await institute.visitor.verifyEmailByLink({ token: fresh.link });
    expect(byLink.status).toBe(true);
  });

  // Proves call-requestEmailVerification.
  it('cannot be fed by asking for mails without end', async () => {
    const person = await newcomer();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => person.call.requestEmailVerification({})),
    );
    expect(answers.filter(({ http }) => http === 429)).toHaveLength(3);
  });
});

describe('another e-mail', () => {
  const rename = async (person: Person, email: string) => {
    const admin = await institute.admin();
    const { name } = person;
    const form = {
      student_id: person.id,
      name,
      email,
      phonenumber: '0801 000 0000',
      role: '1',
    } as const;
    expect((await admin.call.editStudent(form)).status).toBe(true);
  };

  // Proves rulings-9-4.
  it('is not verified, and is mailed to by itself', async () => {
    const person = await institute.student();
    // The mail of the sign-up first: side by side, either may be the newest.
    await drain();
    await rename(person, 'other@example.com');
    Object.assign(person, { email: 'other@example.com' });
    expect(await isVerified(person)).toBe(false);
    const { code } = await mailTo('other@example.com');
    expect((await person.call.verifyEmail({ code })).status).toBe(true);
  });

  // Proves rulings-9-4.
  it('is not verified by what was mailed to the one before', async () => {
    const person = await newcomer();
    const { link, code } = await mailTo(person.email);
    await rename(person, 'third@example.com');
    Object.assign(person, { email: 'third@example.com' });
    await institute.signInAgain(person);
    expect(await person.call.verifyEmail({ code })).toMatchObject({ code: 'code_wrong' });
    expect(await institute.visitor.verifyEmailByLink({ token: link })).toMatchObject({
      code: 'link_expired',
    });
    expect(await isVerified(person)).toBe(false);
  });

  it('stays verified when only the name changes', async () => {
    const person = await institute.student();
    await rename(person, person.email);
    expect(await isVerified(person)).toBe(true);
  });
});

describe('what is mailed', () => {
  it('is nothing to those who are verified, nor to the deleted, whose rows go', async () => {
    const [done, gone] = [await newcomer(), await newcomer()];
    const { code } = await mailTo(done.email);
    await mailTo(gone.email);
    await done.call.verifyEmail({ code });
    await gone.call.requestEmailVerification({});
    const admin = await institute.admin();
    await admin.call.deleteStudent({ student_id: gone.id });
    const before = institute.mails.length;
    await done.call.requestEmailVerification({});
    await drain();
    expect(institute.mails).toHaveLength(before);
    const rows = await db()
      .select()
      .from(emailVerifications)
      .where(eq(emailVerifications.userId, gone.id));
    expect(rows).toEqual([]);
    const [row] = await db().select().from(users).where(eq(users.id, gone.id));
    expect(row).toMatchObject({ emailVerifiedAt: null, signedUpFrom: null });
  });

  it('goes with its day', async () => {
    await mailTo((await newcomer()).email);
    institute.clock.advance({ days: 2 });
    await deleteExpiredVerifications(db(), institute.clock.now());
    expect(await db().select().from(emailVerifications)).toEqual([]);
  });
});
