import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/support/database.ts';
import { asAppError } from '../http/reply.ts';
import { openPool } from './db-postgres.ts';

/** A way to the database that can fall silent. */
async function startWay(target: URL) {
  const way: { isMute: boolean; url: string; stop(): void } = {
    isMute: false,
    url: '',
    stop: () => undefined,
  };
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const inner = connect(Number(target.port), target.hostname);
    for (const socket of [client, inner]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    client.on('data', (bytes) => way.isMute || inner.write(bytes));
    inner.on('data', (bytes) => way.isMute || client.write(bytes));
    client.on('close', () => inner.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  way.url = url.href;
  way.stop = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return way;
}

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
    const way = await startWay(new URL(database.url ?? ''));
    const pool = openPool(way.url, { max: 2, statementMs: 300 });
    const db = drizzle(pool);
    await db.execute(sql`select 1`);
    const begun = performance.now();
    const transaction = db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      way.isMute = true;
      await tx.execute(sql`select 2`);
    });
    const error = await transaction.catch((thrown: unknown) => thrown);
    // The rollback does not wait for the same silence again.
    expect(performance.now() - begun).toBeLessThan(2000);
    expect(asAppError(error)).toMatchObject({ code: 'unavailable', httpStatus: 503 });
    way.isMute = false;
    await db.execute(sql`select 3`);
    await pool.end();
    way.stop();
  });
});
