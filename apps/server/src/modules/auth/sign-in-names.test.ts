import { roles } from '@institute/contract/auth/abilities';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { methodOf } from '../../../test/support/client.ts';
import { credentialsOf, Institute, type Person } from '../../../test/support/institute.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import { hashPassword } from '../../platform/password.ts';
import { mailedCodes, users } from '../../schema/index.ts';
import { addUser } from './add-user.ts';

const password = 'rain on the roof';

let institute: Institute;
let admin: Person;
let passwordHash: string;
let count = 0;
/** A number of nobody, another one each time. */
let phone: string;

beforeAll(async () => {
  institute = await Institute.open({ PUBLIC_URL: 'http://school.example' });
  admin = await institute.admin();
  passwordHash = await hashPassword(password);
});
afterAll(() => institute.close());
beforeEach(() => {
  count += 1;
  phone = `+23480355512${String(count).padStart(2, '0')}`;
  institute.clock.advance({ hours: 2 });
  return institute.signInAgain(admin);
});

/** Adds somebody as the office does; null when the name they would sign in with is taken. */
const add = (own: { name?: string; email?: string | null; phone?: string } = {}) =>
  inTransaction(institute.services.db, (tx) =>
    addUser(tx, institute.clock.now(), {
      ...{ name: 'Halima Sani', email: null, phone, passwordHash, role: roles.student, ...own },
      emailVerifiedAt: null,
      signedUpFrom: null,
    }),
  );
const added = async (own: Parameters<typeof add>[0] = {}) => {
  const id = await add(own);
  if (id === null) throw new Error('the name is taken');
  return id;
};
const rowOf = async (id: number) =>
  (await institute.services.db.select().from(users).where(eq(users.id, id)))[0];
const login = (email: string, given = password) =>
  institute.visitor.login({ email, password: given });
const national = () => `0${phone.slice(4)}`;

describe('somebody without an e-mail', () => {
  // Proves ours-87.
  it.each([
    ['as it is dialled at home', () => national()],
    ['with the code of its country', () => phone],
    ['with 00, spaces and hyphens', () => `00234 ${phone.slice(4, 7)}-${phone.slice(7)}`],
    ['without its first 0', () => phone.slice(4)],
    [
      'in Arabic figures',
      () => national().replace(/\d/g, (one) => '٠١٢٣٤٥٦٧٨٩'[Number(one)] ?? ''),
    ],
  ])('signs in with the number %s', async (_, spelling) => {
    const id = await added();
    const answer = await login(spelling());
    expect(answer).toMatchObject({ status: true, data: { id, email: '', phonenumber: phone } });
    const own = institute.client(credentialsOf(answer.headers));
    expect((await own.getUserData({})).data.id).toBe(id);
    const ask = methodOf(own, 'getUserData');
    expect((await ask({ email: '' })).data).toMatchObject({ id });
    expect((await ask({ email: 'somebody@example.com' })).code).toBe('not_yours');
  });

  // Proves ours-87.
  it('is answered like anybody unknown where the password or the number is wrong', async () => {
    await added();
    expect((await login(national(), 'wrong altogether')).code).toBe('wrong_credentials');
    expect((await login('0803 555 9999')).code).toBe('wrong_credentials');
    expect((await login('12345')).http).toBe(400);
    expect(await login('neither')).toMatchObject({
      http: 400,
      message: 'This is neither an e-mail address nor a phone number.',
    });
  });

  // Proves ours-88.
  it('has the number alone among those without one: the database refuses a second', async () => {
    const id = await added();
    expect(await add({ name: 'Another' })).toBeNull();
    const { db } = institute.services;
    const others = and(eq(users.phone, phone), isNull(users.deletedAt));
    expect(await db.$count(users, others)).toBe(1);
    // With an e-mail somebody may have it as well, and the number still means who has nothing else.
    const other = await added({ email: `other.${count}@example.com` });
    expect((await login(national())).data.id).toBe(id);
    expect((await login(`other.${count}@example.com`)).data.id).toBe(other);
  });

  // Proves ours-88.
  it('of two added at once is one', async () => {
    const made = await Promise.all([add(), add()]);
    expect(made.filter((id) => id !== null)).toHaveLength(1);
  });

  // Proves ours-91.
  it('waits for no mail to be verified', async () => {
    await added();
    const own = institute.client(credentialsOf((await login(national())).headers));
    expect((await own.getEmailVerification({})).data).toMatchObject({ is_verified: true });
    await own.requestEmailVerification({});
    expect((await own.getUserData({})).status).toBe(true);
  });

  it('changes the password, naming nobody', async () => {
    const id = await added();
    const own = institute.client(credentialsOf((await login(national())).headers));
    const change = { current_password: password, new_password: 'sun over the river' };
    expect((await own.resetPassword({ ...change, email: 'x@example.com' })).code).toBe('not_yours');
    expect((await own.resetPassword({ ...change, email: '' })).status).toBe(true);
    expect((await login(national(), 'sun over the river')).data.id).toBe(id);
  });

  it('is counted by the number: strangers who guess use up nobody else’s attempts', async () => {
    const id = await added();
    for (let tries = 0; tries < 10; tries += 1) await login(national(), `guess number ${tries}`);
    expect((await login(phone)).code).toBe('sign_in_by_code');
    const beside = `+23480355513${String(count).padStart(2, '0')}`;
    await added({ phone: beside });
    expect((await login(beside)).status).toBe(true);
    // A link of the office is the way in that no stranger closes.
    const { data } = await admin.call.makeAccessLinks({ student_list: String(id) });
    const token = data.links[0]?.link.split('#')[1] ?? '';
    const entered = await institute.visitor.acceptInvitation({ token, new_password: 'a new door' });
    expect(entered.status).toBe(true);
  });

  it('is nobody to whom a code could be mailed, and the answer does not say so', async () => {
    const id = await added();
    const known = await institute.visitor.requestPasswordReset({ email: national() });
    const unknown = await institute.visitor.requestPasswordReset({ email: '0803 555 9998' });
    expect({ ...known, headers: null }).toEqual({ ...unknown, headers: null });
    await institute.services.jobs.drain();
    const { db } = institute.services;
    expect(await db.$count(mailedCodes, eq(mailedCodes.userId, id))).toBe(0);
  });
});

describe('somebody with both', () => {
  // Proves ours-87.
  it('signs in with either, and is mailed a code for either', async () => {
    const email = `both.${count}@example.com`;
    const id = await added({ email });
    expect((await login(email)).data.id).toBe(id);
    expect((await login(national())).data.id).toBe(id);
    await institute.visitor.requestPasswordReset({ email: national() });
    await institute.services.jobs.drain();
    const mails = institute.mails.filter(({ to }) => to === email).map(({ text }) => text);
    const [, code = ''] = /any browser:\n\n([\d ]{19})\n/.exec(mails.join()) ?? [];
    const form = { code, new_password: 'sun over the river' };
    expect((await institute.visitor.resetPassword({ email: national(), ...form })).status).toBe(
      true,
    );
    expect((await login(email, 'sun over the river')).data.id).toBe(id);
  });

  // Proves ours-88.
  it('is not meant by a number that another one with an e-mail has', async () => {
    const email = `one.${count}@example.com`;
    const id = await added({ email });
    await added({ email: `two.${count}@example.com` });
    expect((await login(national())).code).toBe('wrong_credentials');
    expect((await login(email)).data.id).toBe(id);
  });
});

describe('the office', () => {
  // Proves ours-90.
  it('takes an e-mail from an account, which ends its sessions and its codes', async () => {
    const student = await institute.student();
    const edit = { student_id: student.id, phonenumber: phone };
    expect((await admin.call.editStudent({ ...edit, email: '' })).data).toMatchObject({
      ...{ id: student.id, email: '', phonenumber: phone },
    });
    expect((await student.call.getUserData({})).http).toBe(401);
    expect((await login(student.email, student.password)).code).toBe('wrong_credentials');
    expect((await login(national(), student.password)).data.id).toBe(student.id);
    expect(await rowOf(student.id)).toMatchObject({ email: null, emailVerifiedAt: null });
  });

  // Proves ours-90.
  it('gives an account an e-mail, which is to be verified', async () => {
    const id = await added();
    const email = `given.${count}@example.com`;
    await admin.call.editStudent({ student_id: id, email });
    await institute.services.jobs.drain();
    expect(institute.mails.filter(({ to }) => to === email)).toHaveLength(1);
    expect((await login(email)).data.id).toBe(id);
    expect((await login(national())).data.id).toBe(id);
  });

  // Proves ours-90.
  it('leaves nobody without a way in, nor two with the same one', async () => {
    const taken = await added();
    const student = await institute.student();
    const edit = { student_id: student.id, email: '' };
    expect((await admin.call.editStudent({ ...edit, phonenumber: phone })).code).toBe(
      'phone_in_use',
    );
    expect(await rowOf(student.id)).toMatchObject({ email: student.email });
    const unread = await added({ email: `unread.${count}@example.com`, phone: '555' });
    expect((await admin.call.editStudent({ student_id: unread, email: '' })).code).toBe(
      'phone_unknown',
    );
    const none = await added({ email: `none.${count}@example.com`, phone: '' });
    expect((await admin.call.editStudent({ student_id: none, email: '' })).code).toBe(
      'way_in_missing',
    );
    expect((await admin.call.editStudent({ student_id: admin.id, email: '' })).code).toBe(
      'administrator_without_email',
    );
    expect(
      (await admin.call.editStudent({ student_id: taken, role: String(roles.administrator) })).code,
    ).toBe('administrator_without_email');
  });

  it('signs in as one, finds them by the number and takes the name of a payment', async () => {
    const id = await added({ name: `Maryam ${count}` });
    const found = await admin.call.getStudentList({ search: national() });
    expect(found.data).toMatchObject([{ id, email: '' }]);
    const sorted = await admin.call.getStudentList({ sort: 'email', per_page: '100' });
    expect(sorted.data.map((one) => one.id)).toContain(id);
    await admin.call.fundWallet({ student_id: id, amount: '500' });
    for (const search of [`maryam ${count}`, national()]) {
      const payments = await admin.call.getPaymentHistory({ search });
      expect(payments.data).toHaveLength(1);
    }
    const acting = await admin.call.loginAsStudent({ student_email: '', student_id: id });
    expect(acting).toMatchObject({ status: true, data: { id } });
  });

  it('erases one whole, and the number is free again', async () => {
    const id = await added();
    await login(national(), 'wrong altogether');
    await admin.call.deleteStudent({ student_id: id });
    expect(await rowOf(id)).toMatchObject({ email: null, phone: '', searchText: '' });
    expect((await login(national())).code).toBe('wrong_credentials');
    expect(await add()).not.toBeNull();
  });
});
