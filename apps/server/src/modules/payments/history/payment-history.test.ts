import { unixOf } from '@institute/contract/fields';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aPaidClass } from '../../../../test/support/school.ts';
import { rowsOf } from '../../../platform/db.ts';

let institute: Institute;
let admin: Person;
let amina: Person;
let bala: Person;
let yusuf: Person;

/** Lagos is an hour ahead of UTC: 23:30 UTC of the 29th is the 30th there. */
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
  amina = await institute.student({ name: 'Amina' });
  bala = await institute.student({ name: 'bala' });
  yusuf = await institute.student({ name: 'يُوسُف' });
  const sarf = await aPaidClass(institute, 1000.5, { name: 'الصَّرْف' });
  const nahw = await aPaidClass(institute, 300, { name: 'Nahw' });
  const fund = async (who: Person, naira: number) => {
    const { call } = await institute.admin();
    return call.fundWallet({ student_id: who.id, amount: String(naira) });
  };
  await admin.call.updateAppSettings({ siteName: 'The Institute' });
  institute.clock.set('2026-11-29T22:30:00Z');
  await fund(amina, 5000);
  institute.clock.set('2026-11-29T23:30:00Z');
  await fund(bala, 400);
  await amina.call.enrol({ class_id: sarf.id });
  institute.clock.set('2026-11-30T10:00:00Z');
  await fund(yusuf, 2000);
  await yusuf.call.enrol({ class_id: sarf.id });
  await bala.call.enrol({ class_id: nahw.id });
  institute.clock.set('2026-12-02T10:00:00Z');
  await amina.call.enrol({ class_id: nahw.id });
  admin = await institute.admin();
});
afterAll(() => institute.close());

const list = (query: Record<string, unknown> = {}) => admin.call.getPaymentHistory(query);
const lines = async (query: Record<string, unknown> = {}) =>
  (await list(query)).data.map(({ name, title }) => `${name}: ${title}`);

describe('the payments', () => {
  // Proves admin-2-36, admin-2-37, admin-3-7, call-getPaymentHistory.
  it('come newest first, each as the ledger has it, with the sums of all', async () => {
    const { data, meta } = await list();
    expect(data[0]).toEqual({
      id: expect.any(Number),
      user_id: expect.any(Number),
      name: 'Amina',
      amount: 300,
      type: 'debit',
      service: 'enrolment',
      title: 'Enrollment: Nahw',
      date: unixOf(new Date('2026-12-02T10:00:00Z')),
      returned: false,
    });
    expect(data.map(({ title, type, service, amount }) => [title, type, service, amount])).toEqual([
      ['Enrollment: Nahw', 'debit', 'enrolment', 300],
      ['Enrollment: Nahw', 'debit', 'enrolment', 300],
      ['Enrollment: الصَّرْف', 'debit', 'enrolment', 1000.5],
      ['Wallet funded by the institute', 'credit', 'fund', 2000],
      ['Enrollment: الصَّرْف', 'debit', 'enrolment', 1000.5],
      ['Wallet funded by the institute', 'credit', 'fund', 400],
      ['Wallet funded by the institute', 'credit', 'fund', 5000],
    ]);
    expect(meta).toEqual({
      total: 7,
      page: 1,
      per_page: 1000,
      total_credit: 7400,
      total_debit: 2601,
      net_balance: 4799,
    });
  });

  it('show of each transfer what the student sees of it', async () => {
    const { data: own } = await amina.call.getWalletHistory({});
    const { data } = await list({ search: 'Amina' });
    const same = data.map(({ id, amount, type, title, date }) => ({
      id,
      amount,
      type,
      description: title,
      timestamp: date,
    }));
    expect(same).toEqual(own);
  });

  it('stand in pages, and the sums stay those of the whole', async () => {
    const first = await list({ page: 1, per_page: 3 });
    const third = await list({ page: 3, per_page: 3 });
    expect([first.data.length, third.data.length]).toEqual([3, 1]);
    expect(third.meta).toEqual({ ...first.meta, page: 3 });
    expect(third.meta).toMatchObject({ total: 7, total_credit: 7400 });
    expect((await list({ page: 9, per_page: 3 })).data).toEqual([]);
  });
});

describe('the filters', () => {
  // Proves admin-9-2, ours-56.
  it.each([
    [{ type: 'credit' }, 3, 7400, 0],
    [{ type: 'debit' }, 4, 0, 2601],
    [{ type: 'all', service: 'all' }, 7, 7400, 2601],
    [{ service: 'fund' }, 3, 7400, 0],
    [{ service: 'fund', type: 'debit' }, 0, 0, 0],
    [{ service: 'no such' }, 0, 0, 0],
    // A day is the institute's: half past eleven in the evening UTC is the next day in Lagos.
    [{ date: '2026-11-29' }, 1, 5000, 0],
    [{ date: '2026-11-30' }, 5, 2400, 2301],
    [{ date: '2026-11-30', type: 'debit', search: 'صرف' }, 2, 0, 2001],
    [{ date: '2026-12-01' }, 0, 0, 0],
    [{ date: '2026-11-29', until: '2026-11-29' }, 1, 5000, 0],
    [{ date: '2026-11-29', until: '2026-11-30' }, 6, 7400, 2301],
    [{ until: '2026-11-30' }, 6, 7400, 2301],
    [{ date: '2026-11-30', until: '2026-11-29' }, 0, 0, 0],
    // Text looks into the name, the title and the service, however it is spelt.
    [{ search: 'الصرف' }, 2, 0, 2001],
    [{ search: 'BALA' }, 2, 400, 300],
    [{ search: 'يوسف' }, 2, 2000, 1000.5],
    [{ search: 'fund' }, 3, 7400, 0],
    [{ search: 'enrol', type: 'credit' }, 0, 0, 0],
    [{ search: 'nahw', service: 'enrolment' }, 2, 0, 600],
    [{ search: '%' }, 0, 0, 0],
    // An e-mail is none of the three.
    [{ search: 'example.com' }, 0, 0, 0],
  ])('%j', async (query, total, total_credit, total_debit) => {
    const { data, meta } = await list(query);
    expect(meta).toMatchObject({ total, total_credit, total_debit });
    expect(meta?.net_balance).toBeCloseTo(total_credit - total_debit, 2);
    expect(data.length).toBe(total);
    const paged = await list({ ...query, page: 1, per_page: 10 });
    expect(paged.data).toEqual(data);
  });

  it('refuse a date that is none', async () => {
    expect(await list({ date: '30.11.2026' })).toMatchObject({ http: 400, code: 'invalid_input' });
  });
});

describe('sorted', () => {
  // Proves admin-2-37.
  it.each<[string, (row: Row) => string | number]>([
    ['name', (row: Row) => row.name.toLowerCase()],
    ['amount', (row: Row) => row.amount],
    ['type', (row: Row) => row.type],
    ['service', (row: Row) => row.service],
    ['date', (row: Row) => row.date],
  ])('by %s, both ways, page for page', async (key, of) => {
    for (const sort of [key, `-${key}`]) {
      const { data } = await list({ sort });
      const values = data.map(of);
      const ordered = [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
      expect(values).toEqual(sort.startsWith('-') ? ordered.reverse() : ordered);
      const pages = [];
      for (let page = 1; page <= 4; page += 1) {
        pages.push(...(await list({ sort, page, per_page: 2 })).data);
      }
      expect(pages).toEqual(data);
    }
  });
  type Row = Awaited<ReturnType<typeof list>>['data'][number];

  it('by the day when the word is unknown', async () => {
    expect(await lines({ sort: 'colour' })).toEqual(await lines());
  });
});

describe('the list follows', () => {
  it('a change of name, and the erasing of one', async () => {
    const db = institute.services.db;
    await db.execute(sql`update users set name = 'Amina Bello' where id = ${amina.id}`);
    expect(await lines({ sort: 'name', page: 1, per_page: 1 })).toEqual([
      'Amina Bello: Wallet funded by the institute',
    ]);
    await db.execute(sql`update users set name = 'Amina' where id = ${amina.id}`);
  });

  it('the ledger: written anew from it, it is the same, rows and totals', async () => {
    const db = institute.services.db;
    const read = async () => ({
      rows: await rowsOf(
        db,
        sql`select transfer_id, user_id, name, service, is_credit, amount, created_at,
              (select title from payment_titles t where t.id = title_id) as title
            from payments order by transfer_id, is_credit`,
      ),
      totals: await rowsOf(
        db,
        sql`select grain, day::text as day, service, is_credit, count, p.amount, title
            from payment_totals p join payment_titles t on t.id = title_id
            order by grain, day, service, is_credit, title`,
      ),
    });
    const before = await read();
    expect(before.rows.length).toBe(7);
    await db.execute(sql`select rebuild_payments()`);
    expect(await read()).toEqual(before);
  });
});
