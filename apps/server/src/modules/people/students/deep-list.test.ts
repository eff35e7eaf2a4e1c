import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { rowsOf } from '../../../platform/db.ts';

let institute: Institute;
let admin: Person;

/** 1,234 people of whom many share a name, a time, a balance; a few are deleted. */
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
  const { db } = institute.services;
  await db.execute(`
    insert into users (name, email, phone, search_text, password_hash, role, referral_code, joined_at)
    select 'Musa ' || n % 40, 'musa' || n || '@example.com', '080' || n % 90,
      'musa ' || n % 40 || ' musa' || n || '@example.com 080' || n % 90, '', 1, 'REF-' || n,
      timestamptz '2026-01-01' + (n / 7) * interval '1 hour'
    from generate_series(1, 1233) n`);
  await db.execute(`
    insert into accounts (kind, user_id) select 'wallet', id from users where role = 1`);
  await db.execute(`
    insert into transfers (debit_account_id, credit_account_id, amount, kind, description, idempotency_key, created_at)
    select i.id, w.id, 100 * (w.id % 13 + 1), 'admin_funding', 'Funded', 'deep:' || w.id, now()
    from accounts i, accounts w where i.kind = 'admin_adjustment' and w.user_id % 3 = 0`);
  await db.execute(`
    update users set deleted_at = now(), email = null where id % 100 = 7 and role = 1`);
});
afterAll(() => institute.close());

const ids = async (query: Record<string, unknown>) =>
  (await admin.call.getStudentList(query)).data.map(({ id }) => id);

describe('the list', () => {
  // Proves admin-9-1.
  it.each(['', 'name', '-name', 'email', 'phone', '-phone', 'joined', 'wallet', '-wallet', 'role'])(
    'by %j holds everybody once over its pages, from either end',
    async (sort) => {
      const query = { ...(sort && { sort }), per_page: 97 };
      const { meta } = await admin.call.getStudentList({ ...query, page: 1 });
      const pages = Math.ceil((meta?.total ?? 0) / 97);
      const all: number[] = [];
      for (let page = 1; page <= pages; page += 1) all.push(...(await ids({ ...query, page })));
      expect(all).toHaveLength(meta?.total ?? 0);
      expect(new Set(all).size).toBe(all.length);
      // Asked for whole it is walked from its beginning alone.
      const whole = await ids(sort ? { sort } : {});
      expect(all.slice(0, 1000)).toEqual(whole);
      expect(await ids({ ...query, page: pages + 1 })).toEqual([]);
    },
  );

  it('is as long as there are live people, whatever has been added and deleted', async () => {
    const { meta } = await admin.call.getStudentList({ page: 1 });
    const [{ count }] = (
      (await institute.services.db.execute(
        'select count(*)::int as count from users where deleted_at is null',
      )) as unknown as { rows: [{ count: number }] }
    ).rows;
    expect(meta?.total).toBe(count);
    expect(count).toBeGreaterThan(1200);
  });

  it('knows how many joined on each day, whatever has been added, changed and deleted', async () => {
    const { db } = institute.services;
    await db.execute(`update users set role = 11 where id % 100 = 9`);
    await db.execute(
      `update users set joined_at = joined_at - interval '3 days' where id % 100 = 11`,
    );
    await db.execute(`update users set deleted_at = now(), email = null where id % 100 = 13`);
    await db.execute(
      `update users set deleted_at = null, email = 'back' || id where id % 100 = 13`,
    );
    const days = await rowsOf(
      db,
      sql`select (joined_at at time zone 'UTC')::date::text as day, count(*)::int as users
          from users where deleted_at is null group by 1 order by 1`,
    );
    expect(days.length).toBeGreaterThan(8);
    const kept = await rowsOf(
      db,
      sql`select day::text as day, users from user_days where users > 0 order by day`,
    );
    expect(kept).toEqual(days);
  });

  it('counts a broad search to 1,000 and says that there are more', async () => {
    const { data, meta } = await admin.call.getStudentList({ search: 'musa', page: 100 });
    expect(data).toHaveLength(10);
    expect(meta).toEqual({ total: 1000, page: 100, per_page: 10, more: true });
    const narrow = await admin.call.getStudentList({ search: 'musa12@', page: 1 });
    expect(narrow.meta).toEqual({ total: 1, page: 1, per_page: 10 });
  });

  it('finds by one or two letters what begins with them, by more what holds them', async () => {
    expect(await ids({ search: 'sa', page: 1 })).toEqual([]);
    expect(await ids({ search: 'usa 39', page: 1 })).not.toEqual([]);
    expect(await ids({ search: 'mu', page: 1 })).toHaveLength(10);
    expect(await ids({ search: '%', page: 1 })).toEqual([]);
    const { meta } = await admin.call.getStudentList({ search: '39', sort: '-wallet', page: 1 });
    expect(meta?.total).toBeGreaterThan(20);
  });
});
