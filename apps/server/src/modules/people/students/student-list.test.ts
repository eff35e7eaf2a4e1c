import type { signup } from '@institute/contract/auth/sign-in';
import type { WireOf } from '@institute/contract/call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { importTable } from '../../../../test/support/roster.ts';
import { aClass } from '../../../../test/support/school.ts';

type User = WireOf<typeof signup>;

let institute: Institute;
let admin: Person;
let amina: User;
let bala: User;
let zaynab: User;

/** Signs somebody up, with naira in the wallet. */
async function joined(name: string, phonenumber: string, naira = 0): Promise<User> {
  const form = { name, phonenumber, email: `${name}@example.com`, password: 'correct horse' };
  const { data } = await institute.visitor.signup(form);
  if (naira > 0) await admin.call.fundWallet({ student_id: data.id, amount: String(naira) });
  return data;
}
beforeAll(async () => {
  institute = await Institute.open();
  institute.clock.set('2026-11-30T22:59:00Z');
  admin = await institute.admin();
  zaynab = await joined('zaynab', '0803 111 2222', 10.5);
  institute.clock.set('2026-11-30T23:30:00Z');
  amina = await joined('Amina', '0809 111 2222', 3000);
  institute.clock.advance({ minutes: 1 });
  bala = await joined('Bala', '0801 111 2222');
});
afterAll(() => institute.close());

const list = (query: Record<string, unknown>) => admin.call.getStudentList(query);
const names = async (query: Record<string, unknown>) =>
  (await list(query)).data.map(({ name }) => name).filter((name) => name !== admin.name);

describe('the accounts', () => {
  // Proves admin-3-6, admin-3-13, call-getStudentList, admin-9-10.
  it('come newest first, each with the day it joined where the institute is', async () => {
    expect(await names({})).toEqual(['Bala', 'Amina', 'zaynab']);
    const [found] = (await list({ search: zaynab.email })).data;
    const time = new Date('2026-11-30T22:59:00Z').getTime() / 1000;
    expect(found).toEqual({
      id: zaynab.id,
      name: 'zaynab',
      email: zaynab.email,
      phonenumber: '+2348031112222',
      day: '30',
      month: 'November',
      year: '2026',
      time,
      wallet: 10.5,
      role: 1,
      classes: [],
      last_seen: expect.any(Number),
    });
    // Half an hour later it is December in Lagos.
    const [next] = (await list({ search: amina.email })).data;
    expect(next).toMatchObject({ day: '1', month: 'December', year: '2026' });
  });

  // Proves admin-9-1.
  it.each([
    ['name', ['Amina', 'Bala', 'zaynab']],
    ['-name', ['zaynab', 'Bala', 'Amina']],
    ['email', ['Amina', 'Bala', 'zaynab']],
    ['phone', ['Bala', 'zaynab', 'Amina']],
    ['joined', ['zaynab', 'Amina', 'Bala']],
    ['-wallet', ['Amina', 'zaynab', 'Bala']],
  ])('are sorted by %s', async (sort, order) => {
    expect(await names({ sort })).toEqual(order);
  });

  it('are sorted by role, and stand in pages', async () => {
    const { data, meta } = await list({ sort: '-role', page: 1, per_page: 1 });
    expect(data.map(({ name }) => name)).toEqual([admin.name]);
    expect(meta).toEqual({ total: 4, page: 1, per_page: 1 });
    expect(await names({ sort: 'name', page: 2, per_page: 2 })).toEqual(['zaynab']);
  });

  // Proves admin-9-1, call-getStudentList.
  it('are found by name, e-mail and phone', async () => {
    expect(await names({ search: 'AMIN' })).toEqual(['Amina']);
    expect(await names({ search: bala.email })).toEqual(['Bala']);
    expect(await names({ search: '0803 111' })).toEqual(['zaynab']);
    expect(await names({ search: 'nobody' })).toEqual([]);
  });
});

describe('the filters', () => {
  it('let through by role, by money and by whether somebody was seen lately', async () => {
    expect((await list({ only_role: '11' })).data.map(({ name }) => name)).toEqual([admin.name]);
    expect(await names({ balance: 'some' })).toEqual(['Amina', 'zaynab']);
    expect(await names({ balance: 'none', only_role: '1' })).toEqual(['Bala']);
    expect(await names({ activity: 'active', sort: 'name' })).toEqual(['Amina', 'Bala', 'zaynab']);
    institute.clock.advance({ days: 31 });
    await institute.admin();
    expect(await names({ activity: 'active' })).toEqual([]);
    expect(await names({ activity: 'silent', search: 'ba' })).toEqual(['Bala']);
    const { meta } = await list({ only_role: '1', page: 1, per_page: 2 });
    expect(meta).toEqual({ total: 3, page: 1, per_page: 2 });
    expect((await list({ only_role: '7' })).http).toBe(400);
  });

  // Proves call-getStudentSelection.
  it('let through by class, by a number of days, and who has never come in', async () => {
    const { id: class_id } = await aClass(institute);
    const imported = { student_list: String(bala.id), class_ids: [class_id] };
    await admin.call.enrolStudents(imported);
    await importTable(admin, 'Nana,nana@example.com', { class_ids: [class_id] });
    await institute.services.jobs.drain();
    const [found] = (await list({ class_id, search: 'bala' })).data;
    expect(found?.classes).toEqual([(await admin.call.getManagedClass({ class_id })).data.name]);
    expect(await names({ class_id })).toEqual(['Nana', 'Bala']);
    expect(await names({ activity: 'never' })).toEqual(['Nana']);
    expect(await names({ activity: 'never', class_id, search: 'bala' })).toEqual([]);
    expect(await names({ activity: 'active', activity_days: 32, only_role: '1' })).toHaveLength(3);
    expect(await names({ activity: 'silent', activity_days: 30, class_id })).toEqual([
      'Nana',
      'Bala',
    ]);
    expect((await list({ activity: 'silent', activity_days: 0 })).http).toBe(400);
    const { data } = await admin.call.getStudentSelection({ class_id });
    expect(data.total).toBe(2);
    expect(data.students[1]).toEqual({
      ...{ id: bala.id, name: 'Bala', email: bala.email, phonenumber: '+2348011112222' },
    });
    await admin.call.deleteStudent({ student_id: data.students[0]?.id ?? 0 });
    expect((await admin.call.getStudentSelection({ class_id })).data.total).toBe(1);
  });

  // Proves call-exportStudents.
  it('hold for the export, in which nothing runs as a formula', async () => {
    await joined('+Evil', '+234 803 000 0000');
    const { sid, token } = await institute.admin();
    const answer = await institute.app.inject({
      method: 'POST',
      url: '/adminActions.php',
      headers: {
        authorization: `Bearer ${token}`,
        cookie: `sid=${sid}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({ action: 'exportStudents', only_role: '1' }).toString(),
    });
    expect(answer.headers['content-disposition']).toMatch(/students_2027-01-01\.csv/);
    expect(answer.headers['x-total-rows']).toBe('4');
    const lines = answer.body.replace('\uFEFF', '').trim().split('\r\n');
    expect(lines[0]).toBe('Id,Name,E-mail,Phone,Role,Joined,Wallet');
    expect(lines[1]).toMatch(
      /^\d+,'\+Evil,'\+evil@example.com,'\+2348030000000,1,2027-01-01,0.00$/,
    );
    expect(lines.at(-1)).toContain(",zaynab,zaynab@example.com,'+2348031112222,1,2026-11-30,10.50");
  });
});
