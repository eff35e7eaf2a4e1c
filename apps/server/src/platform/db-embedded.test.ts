import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedded } from './db-embedded.ts';

let folder: string;
let database: Awaited<ReturnType<typeof openEmbedded>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'institute-embedded-'));
  database = await openEmbedded(join(folder, 'data', 'db'));
  await database.pool.query('create table notes (note text not null)');
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const SHARED_ONE = { name: 'shared_one', text: 'select 1 as one' };
const COUNTED = { name: 'counted', text: 'select count(*)::int as n from notes' };
const countOn = async (asked: { query: typeof database.shared.query }) =>
  (await asked.query(COUNTED, [])).rows[0]?.n as number;
/** Names are of the whole database: who shares reads has others. */
const sharedCount = async () => {
  const { rows } = await database.shared.query({ ...COUNTED, name: 'shared_counted' }, []);
  return rows[0]?.n as number;
};

describe('the session of the embedded database', () => {
  it('belongs to a transaction until it has ended: shared reads wait for it', async () => {
    const before = await sharedCount();
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query("insert into notes values ('of a transaction')");
    let read: number | undefined;
    const reading = sharedCount().then((count) => {
      read = count;
    });
    expect(await countOn(client)).toBe(before + 1);
    expect(read).toBeUndefined();
    await client.query('rollback');
    await reading;
    expect(read).toBe(before);
    client.release();
  });

  it('is freed of what a connection has begun that breaks, and of its statements', async () => {
    const before = await sharedCount();
    const client = await database.pool.connect();
    await countOn(client);
    await client.query('begin');
    await client.query("insert into notes values ('of one that breaks')");
    const reading = sharedCount();
    client.release(true);
    expect(await reading).toBe(before);
    expect(await countOn(database.pool)).toBe(before);
  });

  it('answers those after a statement that fails, prepared or not', async () => {
    await countOn(database.pool);
    await expect(database.pool.query('select 1 +')).rejects.toMatchObject({ code: '42601' });
    expect(await countOn(database.pool)).toBe(await sharedCount());
    const failing = { name: 'shared_failing', text: 'select 1 / $1::int as n' };
    const asked = [1, 0, 2].map((by) => database.shared.query(failing, [by]));
    expect(await Promise.allSettled(asked)).toMatchObject([
      { value: { rows: [{ n: 1 }] } },
      { reason: { code: '22012' } },
      { value: { rows: [{ n: 0 }] } },
    ]);
  });

  it('answers many at once, each with its own, and what is long', async () => {
    const echo = { name: 'shared_echo', text: 'select repeat($1, $2::int) as said' };
    const asked = Array.from({ length: 100 }, (_, at) =>
      database.shared.query(echo, [`${at},`, at]),
    );
    const said = (await Promise.all(asked)).map(({ rows }) => rows[0]?.said as string);
    expect(said).toEqual(Array.from({ length: 100 }, (_, at) => `${at},`.repeat(at)));
    const { rows } = await database.pool.query("select repeat('لُغَة', 1000000) as said");
    expect(rows[0].said).toHaveLength(5_000_000);
  });

  it('passes on after an answer of any length, wherever the database cuts it into parts', async () => {
    for (let length = 8000; length < 8250; length += 1) {
      const long = await database.pool.query('select repeat($1, $2::int) as said', ['x', length]);
      expect(long.rows[0].said).toHaveLength(length);
      expect((await database.shared.query(SHARED_ONE, [])).rows).toEqual([{ one: 1 }]);
    }
  });

  it('does nothing that a connection wrote in the moment in which it broke', async () => {
    const before = await sharedCount();
    const client = await database.pool.connect();
    await client.query('begin');
    const writing = client.query("insert into notes values ('too late')");
    const { connection } = client as unknown as { connection: { stream: Duplex } };
    connection.stream.destroy();
    client.release(true);
    await expect(writing).rejects.toThrow('Connection terminated');
    expect(await countOn(database.pool)).toBe(before);
  });

  it('takes turns: transactions of many, one after the other', async () => {
    const before = await sharedCount();
    const write = async (at: number) => {
      const client = await database.pool.connect();
      await client.query('begin');
      const found = await countOn(client);
      await client.query('insert into notes values ($1)', [String(at)]);
      await client.query('commit');
      client.release();
      return found - before;
    };
    const found = await Promise.all([...Array(20).keys()].map(write));
    expect(found.sort((a, b) => a - b)).toEqual([...Array(20).keys()]);
    expect(await sharedCount()).toBe(before + 20);
  });
});
