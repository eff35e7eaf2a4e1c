import pg from 'pg';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { databaseUrl, run } from '../../test/global-setup.ts';
import { startFaultyProxy } from '../../test/support/faulty-proxy.ts';
import { asAppError } from '../http/reply.ts';
import { openShared } from './db-postgres.ts';

const url = databaseUrl(inject('postgres')?.url ?? 'postgres://none', 'postgres');
const PID = { text: 'select pg_backend_pid() as pid' };

describe.skipIf(!inject('postgres'))('connections that reads share', () => {
  const opened: ReturnType<typeof openShared>[] = [];
  const open = (to = url, most = 2, statementMs = 5000) => {
    const shared = openShared(to, { most, statementMs });
    opened.push(shared);
    return shared;
  };
  afterEach(async () => {
    vi.useRealTimers();
    await Promise.all(opened.splice(0).map((shared) => shared.end()));
  });
  const pids = async (shared: ReturnType<typeof open>, many: number) => {
    const answers = Promise.all(Array.from({ length: many }, () => shared.query(PID, [])));
    return new Set((await answers).map(({ rows }) => (rows[0] as { pid: number }).pid)).size;
  };

  it('send each at once behind the others, and take another where one is crowded', async () => {
    const shared = open();
    expect(await pids(shared, 16)).toBe(1);
    expect(await pids(shared, 17)).toBe(2);
    expect(await pids(shared, 200)).toBe(2);
  });

  it('answer in the order in which they were asked, on one connection', async () => {
    const shared = open(url, 1);
    const order: string[] = [];
    const said = (text: string, label: string) =>
      shared.query({ text }, []).then(() => order.push(label));
    await Promise.all([said('select pg_sleep(0.05)', 'slow'), said('select 1', 'quick')]);
    expect(order).toEqual(['slow', 'quick']);
  });

  it('answer those beside one that fails', async () => {
    const shared = open(url, 1);
    const asked = ['select 1', 'select 1/0', 'select 2 as n'].map((text) =>
      shared.query({ name: text, text }, []),
    );
    const [before, failed, after] = await Promise.allSettled(asked);
    expect([before?.status, failed, after]).toMatchObject([
      'fulfilled',
      { status: 'rejected', reason: { code: '22012' } },
      { status: 'fulfilled', value: { rows: [{ n: 2 }] } },
    ]);
  });

  it('tell all who wait when one is cut, and go on with another', async () => {
    const proxy = await startFaultyProxy(new URL(url));
    const shared = open(proxy.url, 1);
    proxy.cutAt = 'select 5';
    const asked = ['select 1', 'select 5', 'select 2'].map((text) => shared.query({ text }, []));
    const settled = await Promise.allSettled(asked);
    for (const one of settled) {
      if (one.status === 'rejected') expect(asAppError(one.reason).code).toBe('unavailable');
    }
    expect(settled.slice(1).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    proxy.cutAt = '';
    expect(await pids(shared, 3)).toBe(1);
    proxy.stop();
  });

  it('are tried anew where the database would not open one', async () => {
    const late = databaseUrl(url, 'opened_late');
    const shared = open(late);
    await expect(shared.query(PID, [])).rejects.toMatchObject({ code: '3D000' });
    await run(url, 'create database opened_late');
    expect(await pids(shared, 3)).toBe(1);
    await shared.end();
    await run(url, 'drop database opened_late');
  });

  it('are left when the database falls silent, and made anew when it answers', async () => {
    const proxy = await startFaultyProxy(new URL(url));
    const shared = open(proxy.url, 1, 300);
    await pids(shared, 1);
    proxy.isMute = true;
    const settled = await Promise.allSettled([1, 2, 3].map(() => shared.query(PID, [])));
    for (const one of settled) {
      expect(asAppError((one as PromiseRejectedResult).reason).code).toBe('unavailable');
    }
    proxy.isMute = false;
    expect(await pids(shared, 3)).toBe(1);
    proxy.stop();
  });

  it('say that the database is away where it is silent from the beginning', async () => {
    const proxy = await startFaultyProxy(new URL(url));
    proxy.isMute = true;
    const shared = open(proxy.url, 1);
    const error = await shared.query(PID, []).catch((thrown: unknown) => thrown);
    expect(asAppError(error)).toMatchObject({ code: 'unavailable', httpStatus: 503 });
    proxy.isMute = false;
    expect(await pids(shared, 1)).toBe(1);
    proxy.stop();
  });

  it('take no read any more once they have ended', async () => {
    const shared = open();
    await pids(shared, 1);
    await shared.end();
    await expect(shared.query(PID, [])).rejects.toThrow('had ended');
  });

  it('are closed while nobody needs them', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const shared = open();
    const watch = new pg.Client({ connectionString: url, application_name: 'watch' });
    await watch.connect();
    const { rows } = await shared.query(PID, []);
    const isThere = async () =>
      (await watch.query('select 1 from pg_stat_activity where pid = $1', [rows[0]?.pid])).rowCount;
    vi.advanceTimersByTime(10_000);
    expect(await isThere()).toBe(1);
    vi.advanceTimersByTime(10_000);
    await vi.waitFor(async () => expect(await isThere()).toBe(0));
    expect(await pids(shared, 1)).toBe(1);
    await watch.end();
  });
});
