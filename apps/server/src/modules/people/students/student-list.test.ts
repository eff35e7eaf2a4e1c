import type { User } from '@institute/contract/people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';

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
  it('come newest first, each with the day it joined where the institute is', async () => {
    expect(await names({})).toEqual(['Bala', 'Amina', 'zaynab']);
    const [found] = (await list({ search: zaynab.email })).data;
    const time = new Date('2026-11-30T22:59:00Z').getTime() / 1000;
    expect(found).toEqual({
      id: zaynab.id,
      name: 'zaynab',
      email: zaynab.email,
      phonenumber: '0803 111 2222',
      day: '30',
      month: 'November',
      year: '2026',
      time,
      wallet: 10.5,
      role: 1,
    });
    // Half an hour later it is December in Lagos.
    const [next] = (await list({ search: amina.email })).data;
    expect(next).toMatchObject({ day: '1', month: 'December', year: '2026' });
  });

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

  it('are found by name, e-mail and phone', async () => {
    expect(await names({ search: 'AMIN' })).toEqual(['Amina']);
    expect(await names({ search: bala.email })).toEqual(['Bala']);
    expect(await names({ search: '0803 111' })).toEqual(['zaynab']);
    expect(await names({ search: 'nobody' })).toEqual([]);
  });
});
