// Proves promise-18, promise-24.

import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/support/database.ts';
import { startFaultyProxy } from '../../test/support/faulty-proxy.ts';
import { asAppError } from '../http/reply.ts';
import { drizzleOver, openPool } from './db-postgres.ts';

describe.skipIf(!inject('postgres'))('connections to PostgreSQL', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('end a statement that takes too long, as something to be tried again', async () => {
    const pool = openPool(database.url ?? '', { max: 1, statementMs: 300 });
    const error = await pool.query('select pg_sleep(20)').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: '57014' });
    expect(asAppError(error)).toMatchObject({ code: 'unavailable' });
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });

  it('are left when the database falls silent, with their transactions, and made anew', async () => {
    const proxy = await startFaultyProxy(new URL(database.url ?? ''));
    const pool = openPool(proxy.url, { max: 2, statementMs: 300 });
    const db = drizzleOver(pool);
    await db.execute(sql`select 1`);
    const transaction = db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      proxy.isMute = true;
      await tx.execute(sql`select 2`);
    });
    const error = await transaction.catch((thrown: unknown) => thrown);
    // A rollback would wait for the same silence again.
    expect(proxy.unheard).toMatch(/select 2/);
    expect(proxy.unheard).not.toMatch(/rollback/i);
    expect(asAppError(error)).toMatchObject({ code: 'unavailable', httpStatus: 503 });
    proxy.isMute = false;
    await db.execute(sql`select 3`);
    await pool.end();
    proxy.stop();
  });

  it.each(['begin', 'select 5', 'commit', 'rollback'])(
    'go back to the pool when the database goes away at %j of a transaction',
    async (cutAt) => {
      const proxy = await startFaultyProxy(new URL(database.url ?? ''));
      const pool = openPool(proxy.url, { max: 2, statementMs: 5000 });
      const db = drizzleOver(pool);
      const isUndone = cutAt === 'rollback';
      for (let times = 0; times < 3; times += 1) {
        proxy.cutAt = cutAt;
        const transaction = db.transaction(async (tx) => {
          await tx.execute(sql`select 5`);
          if (isUndone) throw new Error('not this time');
        });
        await expect(transaction).rejects.toThrow();
        proxy.cutAt = '';
      }
      expect(await Promise.all([1, 2, 3].map(() => db.execute(sql`select 6`)))).toHaveLength(3);
      expect([pool.waitingCount, pool.totalCount - pool.idleCount]).toEqual([0, 0]);
      await pool.end();
      proxy.stop();
    },
  );
});

describe('a transaction that is being begun', () => {
  /** Drizzle over a connection that answers when it is told to, and what is sent to it. */
  function drizzleOverOne() {
    const sent: string[] = [];
    const begin = { resolve: () => {}, reject: (_reason: Error) => {} };
    const answer = new Promise<void>((resolve, reject) => {
      Object.assign(begin, { resolve, reject });
    });
    const client = {
      query: async ({ text }: pg.QueryConfig) => {
        sent.push(text);
        return text === 'begin' ? answer : { rows: [] };
      },
      release: () => undefined,
    };
    const db = drizzleOver({ connect: async () => client } as unknown as pg.Pool);
    return { sent, begin, db };
  }
  const reading = sql`select 1`;
  const writing = sql`update classes set name = ''`;

  it('takes along what reads, and keeps in their order what comes after what may write', async () => {
    const { sent, begin, db } = drizzleOverOne();
    const done = db.transaction((tx) =>
      Promise.all([tx.execute(reading), tx.execute(writing), tx.execute(reading)]),
    );
    await vi.waitFor(() => expect(sent).toEqual(['begin', 'select 1']));
    begin.resolve();
    await done;
    const all = ['begin', 'select 1', "update classes set name = ''", 'select 1', 'commit'];
    expect(sent).toEqual(all);
  });

  it('writes nothing where it has not begun', async () => {
    const { sent, begin, db } = drizzleOverOne();
    const read = vi.fn();
    const done = db.transaction(async (tx) => {
      await Promise.all([tx.execute(reading).then(read), tx.execute(writing)]);
    });
    begin.reject(new Error('not begun'));
    await expect(done).rejects.toThrow();
    expect(read).not.toHaveBeenCalled();
    expect(sent).toEqual(['begin', 'select 1']);
  });
});
