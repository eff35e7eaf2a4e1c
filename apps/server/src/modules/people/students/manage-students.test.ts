// Proves promise-13.

import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { credentialsOf, Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass, aPaidClass } from '../../../../test/support/school.ts';
import { auditLog, sessions, users } from '../../../schema/index.ts';
import { walletBalance } from '../../ledger/index.ts';

let institute: Institute;
let admin: Person;
let student: Person;
beforeAll(async () => {
  institute = await Institute.open();
});
beforeEach(async () => {
  admin = await institute.admin();
  student = await institute.student();
});
afterAll(() => institute.close());

const rowOf = async (id: number) =>
  (await institute.services.db.select().from(users).where(eq(users.id, id)))[0];
const lastAudit = async () =>
  (await institute.services.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0];
const isSignedIn = async (person: Person) => (await person.call.getUserData({})).http === 200;
const formOf = (person: Person) => ({
  student_id: person.id,
  name: person.name,
  email: person.email,
  phonenumber: '0801 000 0000',
  role: '1',
});
/** A second administrator, signed in. */
async function anotherAdmin(): Promise<Person> {
  const other = await institute.student();
  await admin.call.editStudent({ ...formOf(other), role: '11' });
  await institute.signInAgain(other);
  return other;
}

describe('editing a student', () => {
  // Proves call-editStudent, admin-8-32.
  it('changes what the form says, and leaves who did it and which fields', async () => {
    const response = await admin.call.editStudent({
      ...formOf(student),
      name: ' زينب بنت علي ',
      phonenumber: '+2348031112222',
    });
    expect(response).toMatchObject({
      status: true,
      message: 'Student updated successfully!',
      data: { id: student.id, name: 'زينب بنت علي', phonenumber: '+2348031112222', role: 1 },
    });
    const { data } = await admin.call.getStudentList({ search: 'زَيْنَب', page: 1 });
    expect(data.map(({ id }) => id)).toEqual([student.id]);
    expect(await isSignedIn(student)).toBe(true);
    expect(await lastAudit()).toMatchObject({
      action: 'editStudent',
      actorId: admin.id,
      subjectId: student.id,
      details: { changed: ['name', 'phone'] },
    });
  });

  // Proves admin-5-8.
  it.each([
    ['name', '', 'Name is required'],
    ['email', 'amina@', 'This is not an e-mail address.'],
    ['phonenumber', ' ', 'Phone number is required'],
    ['role', '5', 'The role must be 1 or 11.'],
  ])('refuses %s %j', async (field, value, message) => {
    const response = await admin.call.editStudent({ ...formOf(student), [field]: value });
    expect(response).toMatchObject({ http: 400, message });
  });

  it('refuses the e-mail of another account, also when two take it at once', async () => {
    const other = await institute.student();
    const taken = await admin.call.editStudent({ ...formOf(student), email: other.email });
    expect(taken).toMatchObject({ status: false, code: 'email_in_use' });
    const email = `both-want-${student.id}@example.com`;
    const answers = await Promise.all(
      [student, other].map((one) => admin.call.editStudent({ ...formOf(one), email })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual(['email_in_use', undefined]);
  });

  // Proves admin-4-10.
  it('signs out whoever has a new e-mail or a new role', async () => {
    await admin.call.editStudent({ ...formOf(student), email: `new-${student.email}` });
    expect(await isSignedIn(student)).toBe(false);
    Object.assign(student, { email: `new-${student.email}` });
    await institute.signInAgain(student);
    await admin.call.editStudent({ ...formOf(student), role: '11' });
    expect(await isSignedIn(student)).toBe(false);
    expect(await lastAudit()).toMatchObject({ details: { role: { from: 1, to: 11 } } });
    await admin.call.editStudent(formOf(student));
  });

  // Proves ours-35.
  it('tells the address before of a new e-mail, whoever changed it', async () => {
    const other = await anotherAdmin();
    for (const [person, by] of [
      [student, admin],
      [other, other],
    ] as const) {
      await institute.services.jobs.drain();
      institute.mails.length = 0;
      const { id: student_id, email } = person;
      const form = { student_id, email: `moved-${email}` };
      expect(await by.call.editStudent(form)).toMatchObject({ status: true });
      await institute.services.jobs.drain();
      const [told, ...more] = institute.mails.filter(({ to }) => to === email);
      expect(told?.subject).toBe('The e-mail of your account was changed');
      expect(told?.text).not.toContain(form.email);
      expect(more).toEqual([]);
    }
    expect(await isSignedIn(other)).toBe(true);
    await admin.call.editStudent({ student_id: other.id, role: '1' });
  });

  // Proves ours-35.
  it('refuses the e-mail of another administrator, whose password could be reset by it', async () => {
    const other = await anotherAdmin();
    const email = `taken-over-${other.id}@example.com`;
    for (const role of ['11', '1']) {
      const form = { ...formOf(other), role, email };
      expect(await admin.call.editStudent(form)).toMatchObject({ code: 'not_of_administrator' });
    }
    expect(await rowOf(other.id)).toMatchObject({ email: other.email, role: 11 });
    expect(await isSignedIn(other)).toBe(true);
    const renamed = { ...formOf(other), role: '11', name: 'Hajara' };
    expect(await admin.call.editStudent(renamed)).toMatchObject({ status: true });
    await admin.call.editStudent(formOf(other));
  });

  // Proves call-editStudent.
  it('lets nobody demote themselves, nor the last administrator be demoted', async () => {
    const self = { ...formOf(admin), role: '1' };
    expect(await admin.call.editStudent(self)).toMatchObject({ code: 'last_administrator' });
    const other = await anotherAdmin();
    expect(await admin.call.editStudent(self)).toMatchObject({ code: 'own_account' });
    expect(await admin.call.editStudent({ ...self, role: '11' })).toMatchObject({ status: true });
    expect(await isSignedIn(admin)).toBe(true);
    expect(await admin.call.editStudent(formOf(other))).toMatchObject({ status: true });
    expect((await rowOf(other.id))?.role).toBe(1);
  });

  it('leaves one administrator when two demote each other at the same time', async () => {
    const other = await anotherAdmin();
    const answers = await Promise.all([
      admin.call.editStudent(formOf(other)),
      other.call.editStudent({ ...formOf(admin), role: '1' }),
    ]);
    expect(answers.filter(({ status }) => status)).toHaveLength(1);
    const left = await institute.services.db.select().from(users).where(eq(users.role, 11));
    expect(left).toHaveLength(1);
    await institute.services.db.update(users).set({ role: 11 }).where(eq(users.id, admin.id));
    await institute.services.db.update(users).set({ role: 1 }).where(eq(users.id, other.id));
  });

  it('refuses who is not there', async () => {
    const response = await admin.call.editStudent({ ...formOf(student), student_id: 999_999 });
    expect(response).toMatchObject({ status: false, code: 'student_not_found' });
  });
});

describe('resetting a password', () => {
  const reset = (student_id: number, new_password = 'given by the teacher') =>
    admin.call.resetStudentPassword({ student_id, new_password });

  // Proves call-resetStudentPassword, admin-8-32.
  it('signs the student out, takes the new one alone, and tells the student', async () => {
    // Mails of what came before go out first.
    await institute.services.jobs.drain();
    const answer = await reset(student.id);
    expect(answer).toMatchObject({ status: true, message: 'Password reset successfully!' });
    expect(await isSignedIn(student)).toBe(false);
    const { email, password } = student;
    expect(await institute.visitor.login({ email, password })).toMatchObject({ status: false });
    await institute.signIn(email, 'given by the teacher');
    await institute.services.jobs.drain();
    expect(institute.mails).toContainEqual(
      expect.objectContaining({ to: email, subject: 'Your password was changed' }),
    );
    const noted = await lastAudit();
    expect(noted).toMatchObject({ action: 'resetStudentPassword', subjectId: student.id });
    expect(JSON.stringify(noted)).not.toContain('given by');
  });

  it('refuses a short one, one’s own, and who is not there', async () => {
    expect(await reset(student.id, '1234567')).toMatchObject({ http: 400 });
    expect(await reset(admin.id)).toMatchObject({ status: false, code: 'own_password' });
    expect(await reset(999_999)).toMatchObject({ status: false, code: 'student_not_found' });
    expect(await isSignedIn(student)).toBe(true);
  });

  // Proves call-resetStudentPassword.
  it('refuses another administrator’s, who would be signed in as by it', async () => {
    const other = await anotherAdmin();
    expect(await reset(other.id)).toMatchObject({ status: false, code: 'not_of_administrator' });
    expect(await isSignedIn(other)).toBe(true);
    await institute.signIn(other.email, other.password);
    await admin.call.editStudent(formOf(other));
  });
});

describe('signing in as a student', () => {
  /** Login As by an administrator of its own, since it ends the session it is made with. */
  async function loginAs(target: Person): Promise<{ acting: Person; by: Person }> {
    const by = await anotherAdmin();
    const response = await by.call.loginAsStudent({ student_email: target.email });
    expect(response).toMatchObject({
      status: true,
      data: { id: target.id, role: 1, acting_admin: by.name },
    });
    const who = credentialsOf(response.headers);
    return { by, acting: { ...target, ...who, call: institute.client(who) } };
  }
  const demote = (person: Person) => admin.call.editStudent(formOf(person));

  // Proves admin-4-11, call-loginAsStudent.
  it('takes the place of one’s own session and says who acts', async () => {
    const { acting, by } = await loginAs(student);
    expect((await acting.call.getUserData({})).data).toMatchObject({
      email: student.email,
      acting_admin: by.name,
    });
    expect(await isSignedIn(by)).toBe(false);
    expect(await isSignedIn(student)).toBe(true);
    expect(await lastAudit()).toMatchObject({
      action: 'loginAsStudent',
      actorId: by.id,
      subjectId: student.id,
    });
    expect(await acting.call.getStudentList({})).toMatchObject({ http: 403 });
    await acting.call.logout({});
    expect(await isSignedIn(acting)).toBe(false);
    expect(await isSignedIn(student)).toBe(true);
    await demote(by);
  });

  // Proves rulings-2-1.
  it('changes no password and spends nothing of the student’s', async () => {
    const rich = await institute.student({ wallet: 900_000 });
    const paid = await aPaidClass(institute, 5000);
    const monthly = await aPaidClass(institute, 1000, { monthlySub: '1' });
    await rich.call.enrol({ class_id: monthly.id });
    institute.clock.advance({ hours: 24 * 40 });
    admin = await institute.admin();
    await institute.signInAgain(rich);
    const before = await rowOf(rich.id);
    const { acting, by } = await loginAs(rich);
    for (const { id } of [paid, monthly]) {
      expect(await acting.call.enrol({ class_id: id })).toMatchObject({
        http: 403,
        code: 'not_as_student',
      });
    }
    const change = { email: rich.email, new_password: 'a wholly other horse' };
    for (const current_password of [rich.password, '']) {
      const answer = await acting.call.resetPassword({ ...change, current_password });
      expect(answer).toMatchObject({ status: false });
    }
    expect(await walletBalance(institute.services.db, rich.id)).toBe(800_000);
    expect((await rowOf(rich.id))?.passwordHash).toBe(before?.passwordHash);
    // What costs nothing is joined, as what one does there is looked at.
    const free = await aClass(institute);
    expect((await acting.call.enrol({ class_id: free.rand })).status).toBe(true);
    expect(await lastAudit()).toMatchObject({
      action: 'enrol',
      actorId: by.id,
      subjectId: rich.id,
    });
    await demote(by);
  });

  // Proves call-loginAsStudent.
  it('ends after sixty minutes, used or not', async () => {
    const { acting, by } = await loginAs(student);
    institute.clock.advance({ minutes: 59 });
    expect(await isSignedIn(acting)).toBe(true);
    institute.clock.advance({ minutes: 1 });
    expect(await isSignedIn(acting)).toBe(false);
    admin = await institute.admin();
    await demote(by);
  });

  it('ends when the administrator is demoted', async () => {
    const { acting, by } = await loginAs(student);
    await demote(by);
    expect(await isSignedIn(acting)).toBe(false);
    expect(await isSignedIn(student)).toBe(true);
  });

  it('is not possible onto an administrator or nobody', async () => {
    const other = await anotherAdmin();
    const as = (student_email: string) => admin.call.loginAsStudent({ student_email });
    expect(await as(other.email)).toMatchObject({ status: false, code: 'not_onto_administrator' });
    expect(await as(admin.email)).toMatchObject({ status: false, code: 'not_onto_administrator' });
    expect(await as('no@example.com')).toMatchObject({ status: false, code: 'student_not_found' });
    expect(await isSignedIn(admin)).toBe(true);
    await demote(other);
  });
});

describe('a deleted student', () => {
  const remove = (person: Person, wallet?: string) =>
    admin.call.deleteStudent({ student_id: person.id, ...(wallet && { wallet }) });

  // Proves call-deleteStudent, admin-8-32.
  it('is signed out, found nowhere, and frees the e-mail for somebody new', async () => {
    expect(await remove(student)).toMatchObject({
      status: true,
      message: 'Student deleted successfully!',
    });
    expect(await isSignedIn(student)).toBe(false);
    const { data } = await admin.call.getStudentList({ search: student.email, page: 1 });
    expect(data).toEqual([]);
    const row = await rowOf(student.id);
    expect(row).toMatchObject({ email: null, phone: '', searchText: '', passwordHash: '' });
    expect(JSON.stringify(row)).not.toContain(student.name);
    expect(row?.referralCode).not.toBe(student.referralCode);
    const again = await institute.visitor.signup({
      name: 'Somebody new',
      email: student.email,
      password: 'correct horse',
      phonenumber: '0801 000 0000',
    });
    expect(again).toMatchObject({ status: true, data: { wallet: 0 } });
    expect(again.data.id).not.toBe(student.id);
    expect(await lastAudit()).toMatchObject({ action: 'deleteStudent', subjectId: student.id });
    expect(await remove(student)).toMatchObject({ status: false, code: 'student_not_found' });
  });

  // Proves call-deleteStudent.
  it('keeps the money history, which the administrator was told of', async () => {
    const rich = await institute.student({ wallet: 250_050 });
    const told = await admin.call.getStudentDeletion({ student_id: rich.id });
    expect(told.data).toEqual({
      classes: 0,
      results: 0,
      certificates: 0,
      comments: 0,
      wallet: 2500.5,
    });
    await admin.call.fundWallet({ student_id: rich.id, amount: '100' });
    expect(await remove(rich, '2500.50')).toMatchObject({ code: 'student_changed' });
    expect(await isSignedIn(rich)).toBe(true);
    expect(await remove(rich, '2600.50')).toMatchObject({ status: true });
    const { data } = await admin.call.getPaymentHistory({ search: 'Wallet funded', page: 1 });
    expect(data.slice(0, 2).map(({ name, amount }) => ({ name, amount }))).toEqual([
      { name: 'Deleted account', amount: 100 },
      { name: 'Deleted account', amount: 2500.5 },
    ]);
  });

  it('is never oneself, and never the last administrator', async () => {
    expect(await remove(admin)).toMatchObject({ status: false, code: 'own_account' });
    const other = await anotherAdmin();
    expect(await remove(other)).toMatchObject({ status: true });
    expect(await isSignedIn(other)).toBe(false);
    expect((await rowOf(admin.id))?.deletedAt).toBeNull();
    const mine = await institute.services.db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, admin.id));
    expect(mine.length).toBeGreaterThan(0);
  });

  it('leaves one administrator when two delete each other at the same time', async () => {
    const other = await anotherAdmin();
    const answers = await Promise.all([
      admin.call.deleteStudent({ student_id: other.id }),
      other.call.deleteStudent({ student_id: admin.id }),
    ]);
    expect(answers.filter(({ status }) => status)).toHaveLength(1);
  });
});
