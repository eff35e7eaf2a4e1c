import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { credentialsOf, Institute, type Person } from '../../../../test/support/institute.ts';
import { importTable } from '../../../../test/support/roster.ts';
import { aClass } from '../../../../test/support/school.ts';
import { auditLog, consents, mailedCodes, sessions, users } from '../../../schema/index.ts';
import { INVITATION_DAYS, mailInvitation } from './mail-invitation.ts';

const new_password = 'a quiet morning';

let institute: Institute;
let admin: Person;
let count = 0;
let email: string;
let userId: number;

beforeAll(async () => {
  institute = await Institute.open({ PUBLIC_URL: 'http://school.example' });
  admin = await institute.admin();
});
afterAll(() => institute.close());

/** Somebody new each time, who is invited. */
beforeEach(async () => {
  count += 1;
  email = `hauwa.${count}@example.com`;
  const { id } = await aClass(institute, { name: 'Sarf' });
  await institute.signInAgain(admin);
  const table = `Hauwa Danjuma,${email},0803 111 2222`;
  await importTable(admin, table, { class_ids: [id] });
  await institute.services.jobs.drain();
  userId = (await rowOf())?.id ?? 0;
});

const db = () => institute.services.db;
const rowOf = async () => (await db().select().from(users).where(eq(users.email, email)))[0];
const mails = () => institute.mails.filter(({ to }) => to === email);
const linkIn = (text = '') =>
  /http:\/\/school\.example\/invitation#([\w-]{43})\n/.exec(text)?.[1] ?? '';
const link = () => linkIn(mails().at(-1)?.text);
const accept = (token = link(), own: Record<string, unknown> = {}) =>
  institute.visitor.acceptInvitation({ token, new_password, ...own });

describe('an invitation', () => {
  it('comes by mail, says who invites to which classes, and is in no table as it is mailed', async () => {
    expect(mails()).toHaveLength(1);
    const [mail] = mails();
    expect(mail?.subject).toMatch(/^Your account at /);
    expect(mail?.text).toContain('Your classes: Sarf.');
    expect(mail?.text).toContain('14 days');
    const { data } = await institute.visitor.getInvitation({ token: link() });
    const phonenumber = '+2348031112222';
    expect(data).toEqual({ name: 'Hauwa Danjuma', email, phonenumber, is_first: true });
    const kept = await db().select().from(mailedCodes).where(eq(mailedCodes.userId, userId));
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(link());
  });

  // Proves call-acceptInvitation.
  it('sets a first password, verifies the e-mail and signs in, with what was agreed to', async () => {
    expect((await institute.visitor.login({ email, password: '' })).http).toBe(400);
    expect((await institute.visitor.login({ email, password: 'anything' })).code).toBe(
      'wrong_credentials',
    );
    const answer = await accept(link(), { legal_version: 1 });
    expect(answer).toMatchObject({ status: true, data: { id: userId, email } });
    const own = institute.client(credentialsOf(answer.headers));
    expect((await own.getMyClasses({})).data.map((one) => one.class_details.name)).toEqual([
      'Sarf',
    ]);
    expect((await rowOf())?.emailVerifiedAt).not.toBeNull();
    expect(await db().$count(consents, eq(consents.userId, userId))).toBe(1);
    expect((await institute.visitor.login({ email, password: new_password })).status).toBe(true);
  });

  // Proves call-acceptInvitation.
  it('is good once: of two that come in at the same time one does', async () => {
    const token = link();
    const answers = await Promise.all([
      accept(token),
      accept(token, { new_password: 'another one entirely' }),
    ]);
    expect(answers.filter(({ status }) => status)).toHaveLength(1);
    expect(answers.map(({ code }) => code)).toContain('invitation_ended');
    expect((await accept(token)).code).toBe('invitation_ended');
    expect((await institute.visitor.getInvitation({ token })).code).toBe('invitation_ended');
    expect(await db().$count(sessions, eq(sessions.userId, userId))).toBe(1);
  });

  // Proves call-getInvitation.
  it('is not used up by being looked at, nor by a password that is refused', async () => {
    expect((await accept(link(), { new_password: 'hauwa danjuma' })).code).toBe(
      'password_personal',
    );
    expect((await accept(link(), { new_password: 'short' })).http).toBe(400);
    expect((await institute.visitor.getInvitation({ token: link() })).status).toBe(true);
    expect((await accept()).status).toBe(true);
  });

  // Proves call-acceptInvitation.
  it('ends after its days', async () => {
    const token = link();
    institute.clock.advance({ days: INVITATION_DAYS, seconds: -1 });
    expect((await institute.visitor.getInvitation({ token })).status).toBe(true);
    institute.clock.advance({ seconds: 1 });
    expect((await accept(token)).code).toBe('invitation_ended');
    expect((await rowOf())?.passwordHash).toBe('');
  });

  it('is nobody else’s: what is made up is refused, and a code of it opens nothing', async () => {
    expect((await accept('x'.repeat(43))).code).toBe('invitation_ended');
    const form = { email, new_password, code: link().slice(0, 24) };
    expect((await institute.visitor.resetPassword(form)).code).toBe('code_wrong');
  });

  it('leaves the session of whoever is signed in elsewhere alone', async () => {
    const other = await institute.student();
    expect((await accept()).status).toBe(true);
    expect((await other.call.getUserData({})).data.id).toBe(other.id);
  });
});

describe('an invitation ends', () => {
  it('when a password was chosen by a code', async () => {
    const token = link();
    await institute.visitor.requestPasswordReset({ email });
    await institute.services.jobs.drain();
    const [, long = ''] = /any browser:\n\n([\d ]{19})\n/.exec(mails().at(-1)?.text ?? '') ?? [];
    const reset = await institute.visitor.resetPassword({ email, new_password, code: long });
    expect(reset.status).toBe(true);
    expect((await accept(token)).code).toBe('invitation_ended');
    // Nor is somebody invited who has come in, by a job that was late.
    const before = mails().length;
    await mailInvitation(institute.services, { userId, classNames: [] });
    expect(mails()).toHaveLength(before);
  });

  it('when the office set one', async () => {
    const token = link();
    await admin.call.resetStudentPassword({ student_id: userId, new_password: 'given by hand' });
    expect((await accept(token)).code).toBe('invitation_ended');
  });

  it('with the account', async () => {
    const token = link();
    await admin.call.deleteStudent({ student_id: userId });
    expect((await accept(token)).code).toBe('invitation_ended');
  });

  // Proves call-acceptInvitation.
  it('with the e-mail it went to, and the right address is invited', async () => {
    const token = link();
    const right = `right.${count}@example.com`;
    await admin.call.editStudent({ student_id: userId, email: right });
    expect((await accept(token)).code).toBe('invitation_ended');
    await institute.services.jobs.drain();
    const mail = institute.mails.filter(({ to }) => to === right).at(-1);
    expect((await accept(linkIn(mail?.text))).data.email).toBe(right);
  });

  it('when a newer one was mailed', async () => {
    const token = link();
    await mailInvitation(institute.services, { userId, classNames: [] });
    expect(link()).not.toBe(token);
    expect((await accept(token)).code).toBe('invitation_ended');
    expect((await accept()).status).toBe(true);
  });
});

describe('inviting again', () => {
  const again = (...ids: number[]) => admin.call.inviteAgain({ student_list: ids.join(',') });

  // Proves call-inviteAgain.
  it('mails a new link with the classes, and the one before ends', async () => {
    const before = link();
    expect(await again(userId, userId)).toMatchObject({ data: { invited: 1 } });
    await institute.services.jobs.drain();
    expect(mails()).toHaveLength(2);
    expect(mails().at(-1)?.text).toContain('Your classes: Sarf.');
    expect((await accept(before)).code).toBe('invitation_ended');
    expect((await accept()).status).toBe(true);
    const [act] = await db().select().from(auditLog).where(eq(auditLog.action, 'inviteAgain'));
    expect(act).toMatchObject({ subjectId: userId, details: { total: 1 } });
  });

  // Proves call-inviteAgain.
  it('is one mail for two presses at once', async () => {
    await Promise.all([again(userId), again(userId)]);
    await institute.services.jobs.drain();
    expect(mails()).toHaveLength(2);
  });

  // Proves call-inviteAgain.
  it('leaves out who has come in, and is refused for nobody else', async () => {
    const other = await institute.student();
    expect((await again(userId, other.id)).data).toEqual({ invited: 1 });
    expect((await again(other.id)).code).toBe('nobody_invited');
    expect((await again()).code).toBe('students_missing');
    await accept();
    expect((await again(userId)).code).toBe('nobody_invited');
    expect(await other.call.inviteAgain({ student_list: String(userId) })).toMatchObject({
      http: 403,
    });
  });

  // Proves call-inviteAgain.
  it('is found by the list and said on the page, until they come in', async () => {
    const listed = async () =>
      (await admin.call.getStudentList({ activity: 'invited', search: email })).data.length;
    const isInvited = async () =>
      (await admin.call.getStudentRecord({ student_id: userId })).data.student.invited;
    expect([await listed(), await isInvited()]).toEqual([1, '1']);
    expect(
      (await admin.call.getStudentSelection({ activity: 'invited', search: email })).data,
    ).toMatchObject({ total: 1, students: [{ id: userId }] });
    await accept();
    expect([await listed(), await isInvited()]).toEqual([0, '0']);
  });

  // Proves ours-176.
  it('whoever has no e-mail to be invited by is a list of their own, until they come in', async () => {
    const phonenumber = `+234803${String(institute.services.clock.now().getTime()).slice(-7)}`;
    const table = `Name,Phone\nLami by phone,${phonenumber}`;
    await importTable(admin, table);
    await institute.services.jobs.drain();
    const found = async () =>
      (await admin.call.getStudentList({ activity: 'unmailed' })).data.map(({ email, name }) => [
        ...[email, name],
      ]);
    expect(await found()).toEqual([['', 'Lami by phone']]);
    const [lami] = (await admin.call.getStudentList({ activity: 'unmailed' })).data;
    const { data } = await admin.call.makeAccessLinks({ student_list: String(lami?.id) });
    const token = data.links[0]?.link.split('#')[1] ?? '';
    await institute.visitor.acceptInvitation({ token, new_password: 'rain on the roof' });
    expect(await found()).toEqual([]);
  });
});
