import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Institute } from '../../test/support/institute.ts';
import { takesWrites } from '../platform/db.ts';
import { inTransaction } from '../platform/db-transaction.ts';
import { canWrite } from './health.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());

// Proves promise-18.
it('is not ready while the disk of the embedded database is full, and is again with room', async () => {
  const { db, config } = institute.services;
  const disk = (databaseUrl: string | null, freeBytes: number) =>
    canWrite({ db, config: { ...config, databaseUrl } }, async () => ({
      freeBytes,
      diskBytes: 1e9,
    }));
  await expect(disk(null, 4096)).rejects.toThrow('the disk is full');
  await disk(null, 1e9);
  // A database of its own has a disk of its own.
  await disk('postgres://elsewhere', 4096);
  expect((await institute.app.inject('/readyz')).statusCode).toBe(200);
});

// Proves promise-18.
it('tells a database that only reads from one that takes writes', async () => {
  const { db } = institute.services;
  expect(await takesWrites(db)).toBe(true);
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`set transaction read only`);
    expect(await takesWrites(tx)).toBe(false);
  });
});
