import type { RequestOf } from '@institute/contract/call';
import type { getPaymentHistory } from '@institute/contract/payments';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { manyTransfers } from '../../../test/support/transfers.ts';

let institute: Institute;
let admin: Person;

/** 1,500 payments over seven weeks, of which many share a time: places must still be exact. */
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
  const student = await institute.student();
  await manyTransfers(institute, student.id, 1500);
});
afterAll(() => institute.close());

it.each<RequestOf<typeof getPaymentHistory>>([
  { sort: '-date' },
  { sort: 'date' },
  { sort: 'amount' },
  { sort: '-name' },
  { sort: 'type' },
  { sort: '-service' },
  { sort: '-date', type: 'debit' },
  { sort: 'date', service: 'fund' },
  { sort: '-amount', type: 'credit' },
  { search: 'line 3' },
])('%j is the same list, page for page, to its end', async (query) => {
  const ids: number[] = [];
  const seen = new Set<number>();
  const { meta } = await admin.call.getPaymentHistory({ ...query, page: 1, per_page: 1 });
  const total = meta?.total ?? 0;
  for (let page = 1; page <= Math.ceil(total / 100); page += 1) {
    const { data } = await admin.call.getPaymentHistory({ ...query, page, per_page: 100 });
    for (const { id } of data) {
      ids.push(id);
      seen.add(id);
    }
  }
  expect(ids.length).toBe(total);
  expect(seen.size).toBe(total);
  // The first thousand, as asked for at once, which reads along the index without jumping.
  const { data: whole } = await admin.call.getPaymentHistory(query);
  expect(ids.slice(0, 1000)).toEqual(whole.map(({ id }) => id));
});
