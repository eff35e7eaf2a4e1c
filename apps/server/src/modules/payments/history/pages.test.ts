import type { RequestOf } from '@institute/contract/call';
import type { getPaymentHistory } from '@institute/contract/payments/payment-history';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { manyTransfers } from '../../../../test/support/transfers.ts';
import { rowsOf } from '../../../platform/db.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { LAST_PAGED_ROW } from './filter.ts';

let institute: Institute;
let admin: Person;
let payers: Person[];

/** 1,500 payments over seven weeks, of which many share a time: pages must still be exact. */
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
  payers = [
    await institute.student({ name: 'Musa Bello' }),
    await institute.student({ name: 'أمينة' }),
    await institute.student({ name: 'amina Yusuf' }),
  ];
  for (const { id } of payers) await manyTransfers(institute, id, 500);
});
afterAll(() => institute.close());

type Query = RequestOf<typeof getPaymentHistory>;

const queries: Query[] = [
  { sort: '-date' },
  { sort: 'date' },
  { sort: 'amount' },
  { sort: '-name' },
  { sort: 'type' },
  { sort: '-service' },
  { sort: '-date', type: 'debit' },
  { sort: 'date', service: 'fund' },
  { sort: '-amount', type: 'credit' },
  { sort: 'name', type: 'debit' },
  { sort: 'amount', service: 'enrolment' },
  { sort: '-amount', type: 'debit', service: 'enrolment' },
  { sort: '-name', service: 'fund', type: 'debit' },
  { search: 'line 3' },
];

/** Every page of a list is what stands there when the list is read at once, along its index. */
async function expectWholePages(query: Query): Promise<void> {
  const ids: number[] = [];
  const { meta } = await admin.call.getPaymentHistory({ ...query, page: 1, per_page: 1 });
  const total = meta?.total ?? 0;
  for (let page = 1; page <= Math.ceil(total / 100); page += 1) {
    const { data } = await admin.call.getPaymentHistory({ ...query, page, per_page: 100 });
    ids.push(...data.map(({ id }) => id));
  }
  expect(ids.length).toBe(total);
  expect(new Set(ids).size).toBe(total);
  // The first thousand, as asked for at once, which reads along the index without jumping.
  const { data: whole } = await admin.call.getPaymentHistory(query);
  expect(ids.slice(0, 1000)).toEqual(whole.map(({ id }) => id));
}

// Proves call-getPaymentHistory.
it.each(queries)('%j is the same list, page for page, to its end', expectWholePages);

describe('far into the order by name or amount', () => {
  /** Past the triggers, which are for one payment at a time. */
  beforeAll(async () => {
    const { db } = institute.services;
    const wallet = sql`(select id from accounts where user_id = ${payers[1]?.id})`;
    const rewards = sql`(select id from accounts where kind = 'game_reward')`;
    await inTransaction(db, async (tx) => {
      for (const table of ['transfers', 'accounts'])
        await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
      await tx.execute(sql`
        insert into transfers (debit_account_id, credit_account_id, amount, kind, description, search_text, idempotency_key, created_at)
        select ${rewards}, ${wallet}, 50 + n % 90, 'game_reward', 'Quiz won: Nahw', 'quiz won: nahw',
          'grown:' || n, timestamptz '2026-10-01 00:00:00Z' + n * interval '1 minute'
        from generate_series(1, ${LAST_PAGED_ROW}::int) n`);
      await tx.execute(sql`
        update accounts set balance = balance + case when user_id is null then -won else won end
        from (select sum(amount) as won from transfers where kind = 'game_reward') rounds
        where id in (${wallet}, ${rewards})`);
      for (const table of ['transfers', 'accounts'])
        await tx.execute(sql.raw(`alter table ${table} enable trigger user`));
      await tx.execute(sql`select rebuild_payments()`);
    });
  });
  const listed = (query: Query) => admin.call.getPaymentHistory({ per_page: 100, ...query });

  it.each<Query>([
    { sort: 'amount' },
    { sort: '-amount' },
    { sort: 'name' },
    { sort: '-name' },
    { sort: '-amount', type: 'credit' },
    { sort: 'name', service: 'quiz', search: 'nahw' },
  ])('%j ends at row 10,000, whole and in its order', async (query) => {
    const ordered = (await everyId()).slice(0, LAST_PAGED_ROW);
    const isWhole = query.service === 'quiz';
    for (const page of [1, 2, 37, 99, 100]) {
      const { data, meta } = await listed({ ...query, page });
      expect(data.map(({ id }) => id)).toEqual(ordered.slice((page - 1) * 100, page * 100));
      expect(meta).toMatchObject({ total: LAST_PAGED_ROW, page, ...(!isWhole && { more: true }) });
      expect('more' in (meta ?? {})).toBe(!isWhole);
    }
    expect((await listed({ ...query, page: 101 })).data).toEqual([]);

    /** The list as the table itself gives it. */
    async function everyId(): Promise<number[]> {
      const [, minus, key] = /^(-?)(.*)$/.exec(query.sort ?? '') ?? [];
      const way = sql.raw(minus === '-' ? 'desc' : 'asc');
      const rows = await rowsOf<{ id: number }>(
        institute.services.db,
        sql`select transfer_id::int as id from payments
            where ${query.type === 'credit' ? sql`is_credit` : sql`true`}
              and ${query.service ? sql`service = ${query.service}` : sql`true`}
            order by ${key === 'name' ? sql`lower(name)` : sql`amount`} ${way},
              created_at ${way}, payments.id ${way}`,
      );
      return rows.map(({ id }) => id);
    }
  });

  it.each<Query>([{ sort: '-date' }, { sort: 'service' }])('%j goes to its end', async (query) => {
    const total = LAST_PAGED_ROW + 1500;
    const { data, meta } = await listed({ ...query, page: total / 100 });
    expect(data).toHaveLength(100);
    expect(meta).toMatchObject({ total });
    expect(meta).not.toHaveProperty('more');
  });

  it('says the sums of all', async () => {
    const [byAmount, byDate] = await Promise.all([listed({ sort: 'amount' }), listed({})]);
    expect({ ...byAmount.meta, total: 0, more: 0 }).toEqual({ ...byDate.meta, total: 0, more: 0 });
  });
});
