import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aPaidClass } from '../../../../test/support/school.ts';
import { users } from '../../../schema/index.ts';
import { refreshSearch } from './refresh-search.ts';

let institute: Institute;
let admin: Person;
let classId: number;
let babatunde: number;

async function joined(name: string, email: string, phonenumber: string): Promise<number> {
  const form = { name, email, phonenumber, password: 'correct horse battery' };
  const { data } = await institute.visitor.signup(form);
  return data.id;
}

beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
  babatunde = await joined('Babatunde Bakare', 'tunde@example.com', '+2348000000107');
  await joined('Bakare Musa', 'musa@example.com', '0803 111 2222');
  await joined('Ruqayyah Ali', 'ruqayyah24@example.com', '+44 7911 123456');
  ({ id: classId } = await aPaidClass(institute, 500));
  await admin.call.fundWallet({ student_id: babatunde, amount: '900' });
});
afterAll(() => institute.close());

const found = async (search: string) =>
  (await admin.call.getStudentList({ search, sort: 'name', page: 1 })).data.map(({ name }) => name);

describe('people are found', () => {
  // Proves ours-66.
  it.each([
    ['08000000107'],
    ['0800 000 0107'],
    ['+234 800 000 0107'],
    ['2348000000107'],
    ['+234 (0) 800 000 0107'],
    ['00234 800-000-0107'],
    ['800 000 01'],
    ['8000000107'],
    ['tel:+2348000000107'],
    ['\u202A+234\u00A0800\u00A0000\u00A00107\u202C'],
    ['0107'],
    ['0107 800'],
    ['0000107'],
    ['٠٨٠٠ ٠٠٠ ٠١٠٧'],
    ['Bakare Babatunde'],
    ['babatunde bakare'],
    ['tunde@ 0800 000'],
    ['0800 bakare'],
    ['bak ba tunde'],
  ])('by %s', async (typed) => {
    expect(await found(typed)).toEqual(['Babatunde Bakare']);
  });

  // Proves ours-66.
  it.each([
    ['bakare', ['Babatunde Bakare', 'Bakare Musa']],
    ['+44 7911 123', ['Ruqayyah Ali']],
    ['0803 111', ['Bakare Musa']],
    ['2348', ['Babatunde Bakare', 'Bakare Musa']],
    ['ruqayyah24', ['Ruqayyah Ali']],
    ['bakare ruqayyah', []],
    ['0800 000 0108', []],
    ['+234 900 000 0107', []],
    ['0900 000 0107', []],
    ['09000000', []],
    ['000107', ['Babatunde Bakare']],
    ['0000008', []],
    ['00803', []],
    ['musa@example.com', ['Bakare Musa']],
    ['usa@example', ['Bakare Musa']],
    ['bunde@example.com', []],
    ['@example.com musa', ['Bakare Musa']],
    ['tunde musa', []],
    ['% _', []],
  ])('by %s, all of them: %j', async (typed, names) => {
    expect(await found(typed)).toEqual(names);
  });

  it('by a name with an apostrophe in any spelling of it, or without', async () => {
    const names = ['Maʼaji', "Ma'aji", 'Ma‘aji', 'Ma`aji', 'Ma’aji', 'Maaji'];
    for (const [at, name] of names.entries()) {
      await joined(name, `maaji${at}@apostrophe.example`, '0803 999 9999');
    }
    for (const typed of names) expect((await found(typed)).toSorted()).toEqual(names.toSorted());
  });

  it('in a class, its attendance, the payments and the audit log alike', async () => {
    const call = institute.client(
      await institute.signIn('tunde@example.com', 'correct horse battery'),
    );
    await call.enrol({ class_id: classId });
    const query = { class_id: classId, search: 'bakare babatunde', page: 1 };
    expect((await admin.call.getClassStudents(query)).meta?.total).toBe(1);
    const byPhone = { ...query, search: '0800 000 0107' };
    expect((await admin.call.getClassStudents(byPhone)).meta?.total).toBe(1);
    expect((await admin.call.getAttendanceGrid(byPhone)).meta?.total).toBe(1);
    const paid = await admin.call.getPaymentHistory({ search: 'bakare babatunde', page: 1 });
    expect(paid.meta?.total).toBe(2);
    for (const [search, total] of [
      ['0800 000 0107', 2],
      ['+234 800 000 0107', 2],
      ['0107', 0],
      ['tunde@example.com', 0],
    ] as const) {
      const listed = await admin.call.getPaymentHistory({ search, page: 1 });
      expect(listed.meta?.total, search).toBe(total);
    }
    const acts = await admin.call.getAuditLog({ search: '0800 000 0107', page: 1 });
    expect(acts.data.map(({ action }) => action)).toEqual(['fundWallet']);
  });

  it('also those whom an earlier version wrote, once the hour is over', async () => {
    const { db } = institute.services;
    const before = 'bakare musa musa@example.com 0803 111 2222';
    const his = eq(users.email, 'musa@example.com');
    await db.update(users).set({ searchText: before, phone: '0803 111 2222' }).where(his);
    const uncertain = eq(users.email, 'ruqayyah24@example.com');
    await db.update(users).set({ phone: '01012345678' }).where(uncertain);
    expect(await found('+234 803 111 2222')).toEqual([]);
    expect(await refreshSearch(institute.services)).toBe(2);
    expect(await found('+234 803 111 2222')).toEqual(['Bakare Musa']);
    expect(await db.$count(users, and(his, eq(users.phone, '+2348031112222')))).toBe(1);
    expect(await db.$count(users, and(uncertain, eq(users.phone, '01012345678')))).toBe(1);
    expect(await refreshSearch(institute.services)).toBe(0);
  });
});
