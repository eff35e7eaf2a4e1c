import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Institute } from '../../test/support/institute.ts';
import { takesWrites } from '../platform/db.ts';
import { inTransaction } from '../platform/db-transaction.ts';
import { diskRoom } from '../platform/disk-room.ts';

vi.mock('../platform/disk-room.ts', async (original) => ({
  diskRoom: vi.fn((await original<typeof import('../platform/disk-room.ts')>()).diskRoom),
}));

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());

const ready = async () => (await institute.app.inject('/readyz')).statusCode;

// Proves promise-18.
it('is not ready while the disk of the embedded database is full, and is again with room', async () => {
  expect(await ready()).toBe(200);
  vi.mocked(diskRoom).mockResolvedValue({ freeBytes: 4096, diskBytes: 1e9 });
  // A database of its own has a disk of its own.
  expect(await ready()).toBe(institute.services.config.databaseUrl ? 200 : 503);
  expect((await institute.app.inject('/healthz')).statusCode).toBe(200);
  vi.mocked(diskRoom).mockResolvedValue({ freeBytes: 1e9, diskBytes: 1e9 });
  expect(await ready()).toBe(200);
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
