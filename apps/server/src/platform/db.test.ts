// Proves promise-2.

import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { startPostgres } from '../../../../tools/postgres.mjs';
import { databaseUrl, run } from '../../test/global-setup.ts';
import { openTestDatabase, type TestDatabase } from '../../test/support/database.ts';
import { classes } from '../schema/index.ts';
import { type Database, openDatabase, ping, prepareRead, rowsOf, type Tx } from './db.ts';
import { inSavepoint, inTransaction } from './db-transaction.ts';

const postgres = inject('postgres');

describe('opening a database', () => {
  it('brings it up to date once, and again without harm', async () => {
    const database = await openTestDatabase();
    await ping(database.db);
    if (database.url) {
      const again = await openDatabase({ url: database.url, dataDir: database.dataDir });
      await again.close();
    }
    const { rows } = (await database.db.execute(
      sql`select count(*)::int as total from accounts where user_id is null`,
    )) as unknown as { rows: { total: number }[] };
    expect(rows[0]?.total).toBe(12);
    await database.close();
  });

  it.runIf(postgres)('migrates once when many processes start together', async () => {
    const url = postgres?.url ?? '';
    await run(url, 'create database started_together');
    const fresh = databaseUrl(url, 'started_together');
    const opened = await Promise.all(
      Array.from({ length: 6 }, () => openDatabase({ url: fresh, dataDir: '' })),
    );
    expect(opened.every(({ kind }) => kind === 'postgres')).toBe(true);
    await Promise.all(opened.map((one) => one.close()));
    await run(url, 'drop database started_together with (force)');
  });

  it.runIf(postgres)(
    'says loudly when PostgreSQL may lose what it has confirmed',
    async () => {
      const risk = (what: string) =>
        `PostgreSQL runs with ${what} off: committed money can be lost in a crash.`;
      const [server, forgetful] = await Promise.all([
        startPostgres(),
        startPostgres({ isDurable: false }),
      ]);
      if (!server || !forgetful) throw new Error('No PostgreSQL was found.');
      try {
        const unsafe = await openDatabase({ url: forgetful.url, dataDir: '' });
        expect([...unsafe.warnings].sort()).toEqual([risk('fsync'), risk('full_page_writes')]);
        await unsafe.close();
        await run(server.url, 'create database careless');
        await run(server.url, 'alter database careless set synchronous_commit = off');
        const url = databaseUrl(server.url, 'careless');
        const careless = await openDatabase({ url, dataDir: '' });
        expect(careless.warnings).toEqual([risk('synchronous_commit')]);
        await careless.close();
        await run(server.url, 'create database safe');
        const safe = await openDatabase({ url: databaseUrl(server.url, 'safe'), dataDir: '' });
        expect(safe.warnings).toEqual([]);
        await safe.close();
      } finally {
        await Promise.all([server.stop(), forgetful.stop()]);
      }
    },
    90_000,
  );
});

describe('a prepared statement', () => {
  it('sees what the transaction has written that asks for it, and nobody else does', async () => {
    const database = await openTestDatabase();
    const count = async (db: Database) => {
      const statement = prepareRead(db, 'test_counted', (on, name) =>
        on.select({ total: sql<number>`count(*)::int` }).from(classes).prepare(name),
      );
      return (await statement.execute())[0]?.total;
    };
    const before = await count(database.db);
    const written = await inTransaction(database.db, async (tx) => {
      await tx.insert(classes).values({
        rand: 'prepared',
        name: 'Prepared',
        category: 'Test',
        about: '',
        isPremium: false,
        price: 0,
        isMonthly: false,
        monthlyLessonLimit: 0,
        isActive: true,
        links: '',
        createdAt: new Date(),
      });
      const inside = await inSavepoint(tx, count);
      return { inside, again: await count(tx) };
    });
    expect([before, written, await count(database.db)]).toEqual([0, { inside: 1, again: 1 }, 1]);
    await database.close();
  });
});

describe('what is written along with the commit', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    await database.db.execute(sql`create table ends (note text unique)`);
  });
  afterAll(() => database.close());
  const note = (text: string) => (tx: Tx) =>
    tx.execute(sql`insert into ends values (${text})`).then(() => undefined);
  const noted = async () =>
    (await rowsOf<{ note: string }>(database.db, sql`select note from ends order by note`)).map(
      (row) => row.note,
    );

  it('stands with the rest', async () => {
    const given = await inTransaction(
      database.db,
      async (tx) => {
        await note('a work')(tx);
        return 'done';
      },
      { last: note('an end') },
    );
    expect([given, await noted()]).toEqual(['done', ['a work', 'an end']]);
  });

  it('fails with the rest, and is not written where the rest fails', async () => {
    const twice = inTransaction(database.db, note('another work'), { last: note('an end') });
    await expect(twice).rejects.toThrow();
    const refused = async () => {
      throw new Error('not this time');
    };
    const last = vi.fn(note('another end'));
    await expect(inTransaction(database.db, refused, { last })).rejects.toThrow('not this time');
    expect(last).not.toHaveBeenCalled();
    expect(await noted()).toEqual(['a work', 'an end']);
  });

  it('is refused where it comes too late', async () => {
    const last = async (tx: Tx) => {
      await setImmediate();
      await note('too late')(tx);
    };
    const done = inTransaction(database.db, note('in time'), { last });
    const error = (await done.catch((thrown: unknown) => thrown)) as Error;
    expect(String(error.cause)).toMatch(/asked after its transaction/);
    expect(await noted()).not.toContain('too late');
  });
});
