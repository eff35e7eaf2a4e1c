import type { RequestOf } from '@institute/contract/call';
import type { getPaymentHistory } from '@institute/contract/payments';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { manyTransfers } from '../../../../test/support/transfers.ts';
import { rowsOf } from '../../../platform/db.ts';
import { divideParts } from './store-location.ts';

let institute: Institute;
let admin: Person;
let payers: Person[];

/** 1,500 payments over seven weeks, of which many share a time: places must still be exact. */
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

it.each(queries)('%j is the same list, page for page, to its end', expectWholePages);

/** What each part of the orders by name and by amount is said to hold, and what it holds. */
async function parts() {
  const { db } = institute.services;
  const held = () =>
    rowsOf<{ marks: number; payments: number; places: string }>(
      db,
      sql`select count(distinct m.id)::int as marks, sum(c.count)::int as payments,
            string_agg(concat_ws(' ', sorted_by, name_key, m.amount, m.created_at, payment_id,
              c.service, c.is_credit, c.count), '; '
              order by sorted_by, name_key, m.amount, m.created_at, payment_id, c.service, c.is_credit) as places
          from payment_marks m join payment_mark_counts c on c.mark_id = m.id where c.count <> 0`,
    );
  const [kept] = await held();
  await db.execute(sql`delete from payment_mark_counts`);
  await db.execute(sql`select count_payment_parts()`);
  return { kept, counted: (await held())[0] };
}

describe('in parts', () => {
  it('stay as they are while they are short', async () => {
    const marks = async () => (await parts()).kept?.marks;
    expect(await marks()).toBe(2);
    await divideParts(institute.services.db);
    expect(await marks()).toBe(2);
  });

  it('of any size, none is counted wrong', async () => {
    await institute.services.db.execute(sql`select divide_payment_marks(40)`);
    const { kept, counted } = await parts();
    expect(kept).toEqual(counted);
    expect(kept?.payments).toBe(2 * 1500);
    expect(kept?.marks).toBeGreaterThan(60);
  });

  it.each(queries)('%j is the same list, page for page, to its end', expectWholePages);

  it('payments that arrive while parts are divided are counted once, names followed', async () => {
    const { db } = institute.services;
    const names = ['Zainab', 'عائشة', 'Bala', 'amina'];
    await Promise.all([
      ...payers.map((payer, at) => manyTransfers(institute, payer.id, 60, `again ${at}`)),
      ...names.map((name) =>
        db.execute(sql`update users set name = ${name} where id = ${payers[1]?.id}`),
      ),
      ...[7, 11, 13].map((size) => db.execute(sql`select divide_payment_marks(${size}::int)`)),
    ]);
    const { kept, counted } = await parts();
    expect(kept).toEqual(counted);
    expect(kept?.payments).toBe(2 * 1680);
  });

  it.each([{ sort: 'name' }, { sort: '-amount' }])('%j still is the same list', expectWholePages);
});
