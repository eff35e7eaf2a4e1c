import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/support/database.ts';
import { openDatabase } from './db.ts';
import { isServed } from './db-serving.ts';

describe.skipIf(!inject('postgres'))('a database on PostgreSQL', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  // Proves ours-153.
  it('is known to be served, by another process than a command of the operator', async () => {
    const { url, dataDir } = database;
    const command = await openDatabase({ url, dataDir, isPatient: true });
    await database.raw('select 1', []);
    expect(await isServed(command.raw)).toBe(true);
    await database.release();
    const other = await openDatabase({ url, dataDir, isPatient: true });
    await other.raw('select 1', []);
    await expect.poll(() => isServed(command.raw, 0)).toBe(false);
    await Promise.all([command.close(), other.close()]);
  });
});
