import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Institute } from '../../../test/support/institute.ts';
import { rowsOf } from '../../platform/db.ts';
import { throttles } from '../../schema/index.ts';
import { vacuumTables } from './vacuum.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());

/** Pages of a table and rows in it, as the planner takes them to be. */
async function known() {
  const [found] = await rowsOf<{ pages: number; rows: number }>(
    institute.services.db,
    sql`select relpages as pages, reltuples::int as rows from pg_class where relname = 'throttles'`,
  );
  return found;
}

it('gives back the room of rows that are gone, and tells the planner what there is', async () => {
  const { db } = institute.services;
  const resetsAt = institute.clock.now();
  const rows = Array.from({ length: 2000 }, (_, n) => ({ key: `gone-${n}`, count: 1, resetsAt }));
  await db.insert(throttles).values(rows);
  const { signal } = new AbortController();
  await vacuumTables(institute.services, { signal });
  const full = await known();
  expect(full?.pages).toBeGreaterThan(10);
  expect(full?.rows).toBeGreaterThanOrEqual(2000);
  await db.delete(throttles);
  await vacuumTables(institute.services, { signal });
  expect(await known()).toEqual({ pages: 0, rows: 0 });
});

it('stops between two tables when the process does', async () => {
  const signal = AbortSignal.abort();
  await expect(vacuumTables(institute.services, { signal })).rejects.toThrow();
});
