import { roles } from '@institute/contract/auth/abilities';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { credentialsOf, Institute, type Person } from '../../../../test/support/institute.ts';
import { auditLog, mailedCodes, sessions, users } from '../../../schema/index.ts';

const new_password = 'a quiet morning';

let institute: Institute;
let admin: Person;
let student: Person;

beforeAll(async () => {
  institute = await Institute.open({ PUBLIC_URL: 'http://school.example' });
  admin = await institute.admin();
});
afterAll(() => institute.close());
beforeEach(async () => {
  institute.clock.advance({ hours: 2 });
  await institute.signInAgain(admin);
  student = await institute.student();
});

const db = () => institute.services.db;
const make = (...ids: number[]) => admin.call.makeAccessLinks({ student_list: ids.join(',') });
const tokenIn = (link = '') => /^http:\/\/school\.example\/invitation#([\w-]{43})$/.exec(link)?.[1];
const token = async (id = student.id) => tokenIn((await make(id)).data.links[0]?.link) ?? '';
const accept = (given: string, own: Record<string, unknown> = {}) =>
  institute.visitor.acceptInvitation({ token: given, new_password, ...own });
/** As an import leaves them: without a password. */
const invite = (id: number) => db().update(users).set({ passwordHash: '' }).where(eq(users.id, id));

describe('a link of the office', () => {
  // Proves ours-89, call-makeAccessLinks.
  it('chooses another password, ends what was signed in, tells the owner, and works once', async () => {
    const { data } = await make(student.id);
    expect(data.links).toMatchObject([
      { student_id: student.id, name: student.name, email: student.email, is_first: false },
    ]);
    expect((data.links[0]?.ends_at ?? 0) * 1000).toBe(
      institute.clock.now().getTime() + 24 * 3_600_000,
    );
    const given = tokenIn(data.links[0]?.link) ?? '';
    const kept = await db().select().from(mailedCodes).where(eq(mailedCodes.userId, student.id));
    expect(JSON.stringify(kept)).not.toContain(given);
    expect((await institute.visitor.getInvitation({ token: given })).data).toMatchObject({
      ...{ name: student.name, is_first: false },
    });
    const answers = await Promise.all([accept(given), accept(given)]);
    expect(answers.filter(({ status }) => status)).toHaveLength(1);
    expect((await accept(given)).code).toBe('invitation_ended');
    expect((await student.call.getUserData({})).http).toBe(401);
    await institute.services.jobs.drain();
    const mails = institute.mails.filter(({ to }) => to === student.email);
    expect(mails.at(-1)?.subject).toMatch(/password/i);
    const login = await institute.visitor.login({ email: student.email, password: new_password });
    expect(login.status).toBe(true);
  });

  // Proves ours-89.
  it('is good for its hours, and until another one is made', async () => {
    const before = await token();
    const given = await token();
    expect((await accept(before)).code).toBe('invitation_ended');
    institute.clock.advance({ hours: 24, seconds: -1 });
    expect((await institute.visitor.getInvitation({ token: given })).status).toBe(true);
    institute.clock.advance({ seconds: 1 });
    expect((await accept(given)).code).toBe('invitation_ended');
    await institute.signInAgain(admin);
    await invite(student.id);
    const first = await token();
    institute.clock.advance({ hours: 71 });
    expect((await accept(first)).status).toBe(true);
  });

  // Proves ours-89.
  it('proves no mailbox: the e-mail of whoever comes in first by one is not verified', async () => {
    const other = await institute.student({ isVerified: false });
    await invite(other.id);
    const answer = await accept(await token(other.id));
    expect(answer.status).toBe(true);
    const [row] = await db().select().from(users).where(eq(users.id, other.id));
    expect(row).toMatchObject({ emailVerifiedAt: null });
    const own = institute.client(credentialsOf(answer.headers));
    expect((await own.getEmailVerification({})).data).toMatchObject({ is_verified: false });
  });

  // Proves ours-89.
  it('ends with the e-mail, with the number, with another password and with the account', async () => {
    const given = await token();
    await admin.call.editStudent({ student_id: student.id, email: `moved-${student.email}` });
    expect((await accept(given)).code).toBe('invitation_ended');
    const second = await token();
    await admin.call.resetStudentPassword({
      student_id: student.id,
      new_password: 'by the office',
    });
    expect((await accept(second)).code).toBe('invitation_ended');
    const third = await token();
    await admin.call.deleteStudent({ student_id: student.id });
    expect((await accept(third)).code).toBe('invitation_ended');
  });

  // Proves ours-89.
  it('lets nobody into the account of an administrator, made one meanwhile', async () => {
    const given = await token();
    await admin.call.editStudent({ student_id: student.id, role: String(roles.administrator) });
    expect((await accept(given)).code).toBe('invitation_ended');
    expect(await db().$count(sessions, eq(sessions.userId, student.id))).toBe(0);
  });
});

describe('links of the office', () => {
  // Proves ours-89.
  it('are made for many at once, each person once, and stand in the audit log without the link', async () => {
    const other = await institute.student();
    const { data } = await make(student.id, other.id, student.id, 999_999);
    expect(data.links.map((one) => one.student_id).sort()).toEqual([student.id, other.id].sort());
    const acts = await db().select().from(auditLog).where(eq(auditLog.action, 'makeAccessLinks'));
    expect(acts.at(-1)).toMatchObject({ subjectId: null, details: { total: 2 } });
    for (const { link } of data.links) expect(JSON.stringify(acts)).not.toContain(tokenIn(link));
    await make(student.id);
    const one = await db().select().from(auditLog).where(eq(auditLog.action, 'makeAccessLinks'));
    expect(one.at(-1)).toMatchObject({ subjectId: student.id });
  });

  // Proves ours-89, call-makeAccessLinks.
  it('are made neither for oneself nor for another administrator, nor by a student', async () => {
    const head = await institute.admin();
    expect((await make(admin.id, head.id)).code).toBe('nobody_let_in');
    expect((await make()).code).toBe('students_missing');
    expect(await student.call.makeAccessLinks({ student_list: String(admin.id) })).toMatchObject({
      http: 403,
    });
  });
});
