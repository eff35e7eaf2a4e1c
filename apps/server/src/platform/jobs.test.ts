import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/support/database.ts';
import { openDatabase } from './db.ts';
import { inTransaction } from './db-transaction.ts';
import { defineQueue } from './job-queue.ts';
import { nextTime } from './job-schedule.ts';
import { type Jobs, makeJobs } from './jobs.ts';
import { makeLogger } from './log.ts';

interface Note {
  text: string;
}
const notes = defineQueue<Note>('notes', { retries: 2, backoff: 1 });

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
const opened: Jobs[] = [];
afterEach(async () => {
  for (const jobs of opened.splice(0)) await jobs.stop();
  await database.raw("delete from pgboss.job where name <> 'none'", []);
});

/** The jobs of one process, on the same database as all others of this file. */
async function aProcess(
  handler: (note: Note, run: { attempt: number; isLast: boolean }) => Promise<void>,
  { concurrency = 1 } = {},
): Promise<Jobs> {
  const log = makeLogger('silent');
  const jobs = makeJobs({ database, timeZone: 'Africa/Lagos', log });
  jobs.work(notes, handler, { concurrency });
  await jobs.prepare();
  opened.push(jobs);
  return jobs;
}
const add = (jobs: Jobs, text: string, options?: { key?: string; delay?: number }) =>
  inTransaction(database.db, (tx) => jobs.enqueue(tx, notes, { text }, options));
const states = async () => {
  const { rows } = await database.raw('select name, state, data, output from pgboss.job', []);
  return rows as { name: string; state: string; data: Note; output: object }[];
};

describe('a job', () => {
  it('exists exactly when its transaction does', async () => {
    const done: string[] = [];
    const jobs = await aProcess(async ({ text }) => void done.push(text));
    const undone = inTransaction(database.db, async (tx) => {
      await jobs.enqueue(tx, notes, { text: 'never' });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await add(jobs, 'مَرْحَبًا $1 \u{1F4EC} \'";--');
    expect(await jobs.drain()).toBe(1);
    expect(done).toEqual(['مَرْحَبًا $1 \u{1F4EC} \'";--']);
    expect(await jobs.drain()).toBe(0);
  });

  it('waits once under a key, and may wait again while it is done', async () => {
    const done: string[] = [];
    const jobs: Jobs = await aProcess(async ({ text }) => {
      done.push(text);
      if (text === 'first') await add(jobs, 'again', { key: 'k' });
    });
    await Promise.all([add(jobs, 'first', { key: 'k' }), add(jobs, 'other', { key: 'l' })]);
    await add(jobs, 'second', { key: 'k' });
    expect(await jobs.drain()).toBe(3);
    expect(done.sort()).toEqual(['again', 'first', 'other']);
  });

  it('is tried again later, and goes to the dead letters in the end', async () => {
    const runs: { attempt: number; isLast: boolean }[] = [];
    const jobs = await aProcess(async (_, { attempt, isLast }) => {
      runs.push({ attempt, isLast });
      throw new Error('the post office is closed');
    });
    await add(jobs, 'letter');
    expect(await jobs.drain()).toBe(1);
    // Not at once: it waits for its time.
    expect(await jobs.drain()).toBe(0);
    expect(await jobs.drain({ later: true })).toBe(1);
    expect(await jobs.drain({ later: true })).toBe(1);
    expect(runs).toEqual([
      { attempt: 1, isLast: false },
      { attempt: 2, isLast: false },
      { attempt: 3, isLast: true },
    ]);
    expect(await states()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'notes', state: 'failed' }),
        expect.objectContaining({
          name: 'dead-letters',
          state: 'created',
          data: { text: 'letter' },
          output: { queue: 'notes', message: 'the post office is closed' },
        }),
      ]),
    );
  });

  it('waits for its time', async () => {
    const done: string[] = [];
    const jobs = await aProcess(async ({ text }) => void done.push(text));
    await add(jobs, 'tomorrow', { delay: 86_400 });
    expect(await jobs.drain()).toBe(0);
    expect(await jobs.drain({ later: true })).toBe(1);
    expect(done).toEqual(['tomorrow']);
  });

  it('is refused when nobody would do it', async () => {
    const jobs = await aProcess(async () => undefined);
    const lost = defineQueue<Note>('lost');
    const adding = inTransaction(database.db, (tx) => jobs.enqueue(tx, lost, { text: 'x' }));
    await expect(adding).rejects.toThrow('no worker does the jobs of lost');
  });
});

/** What jobs wait for until a test lets them go on. */
function held(): { until: Promise<void>; release: () => void } {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { until, release };
}

/** Hears what a process asks of the database; for before it is made. */
const overhear = () => vi.spyOn(database, 'raw');
/** Resolves when all that was asked is answered and nothing more is: the process sleeps. */
const untilAsleep = ({ mock }: ReturnType<typeof overhear>) =>
  vi.waitFor(async () => {
    const asked = mock.calls.length;
    await wait(200);
    expect(mock.settledResults.map(({ type }) => type)).not.toContain('incomplete');
    expect(mock.calls).toHaveLength(asked);
  });

describe('a running process', () => {
  it('begins at once, some at a time, and ends what it began before it stops', async () => {
    let now = 0;
    let most = 0;
    let done = 0;
    let gate = held();
    const work = async () => {
      now += 1;
      most = Math.max(most, now);
      await gate.until;
      now -= 1;
      done += 1;
    };
    const jobs = await aProcess(work, { concurrency: 3 });
    await jobs.start();
    await Promise.all(Array.from({ length: 7 }, (_, at) => add(jobs, `${at}`)));
    await vi.waitFor(() => expect(now).toBe(3));
    gate.release();
    await vi.waitFor(() => expect(done).toBe(7));
    expect(most).toBe(3);
    gate = held();
    await add(jobs, 'last');
    await vi.waitFor(() => expect(now).toBe(1));
    const stopped = jobs.stop();
    gate.release();
    await stopped;
    expect([now, done]).toEqual([0, 8]);
  });

  it('asks nothing of the database while nothing waits', async () => {
    const raw = overhear();
    const jobs = await aProcess(async () => undefined);
    await jobs.start();
    await add(jobs, 'one');
    await vi.waitFor(async () => expect((await states())[0]?.state).toBe('completed'));
    await untilAsleep(raw);
    raw.mockClear();
    await wait(1500);
    expect(raw).not.toHaveBeenCalled();
    raw.mockRestore();
  });

  it('sleeps until a job is due that was added for later', async () => {
    const raw = overhear();
    const done: string[] = [];
    const jobs = await aProcess(async ({ text }) => void done.push(text));
    await jobs.start();
    await add(jobs, 'first');
    await vi.waitFor(() => expect(done).toEqual(['first']));
    await untilAsleep(raw);
    raw.mockClear();
    const later = async (text: string, delay: number) =>
      inTransaction(database.db, (tx) => jobs.enqueue(tx, notes, { text }, { delay }));
    await later('in three seconds', 3);
    await later('in one', 1);
    expect(raw).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(done).toEqual(['first', 'in one']));
    await vi.waitFor(() => expect(done).toHaveLength(3));
    raw.mockRestore();
  });

  it('does not wait for itself inside an open transaction', async () => {
    const done: string[] = [];
    const jobs = await aProcess(async ({ text }) => void done.push(text));
    await jobs.start();
    await inTransaction(database.db, async (tx) => {
      await jobs.enqueue(tx, notes, { text: 'inside' });
      await wait(200);
      expect(done).toEqual([]);
      await tx.execute(sql`select 1`);
    });
    await vi.waitFor(() => expect(done).toEqual(['inside']));
  });

  it.skipIf(inject('postgres'))('does at once what a killed one began', async () => {
    const done: number[] = [];
    const jobs = await aProcess(async (_, { attempt }) => void done.push(attempt));
    await add(jobs, 'cut off');
    await database.raw("update pgboss.job set state = 'active', started_on = now()", []);
    await jobs.start();
    await vi.waitFor(() => expect(done).toEqual([2]));
  });
});

describe.runIf(inject('postgres'))('several processes', () => {
  it('do each job once', async () => {
    const done: string[] = [];
    const work = async ({ text }: Note) => {
      await wait(2);
      done.push(text);
    };
    const processes = [
      await aProcess(work, { concurrency: 4 }),
      await aProcess(work, { concurrency: 4 }),
      await aProcess(work, { concurrency: 4 }),
    ];
    const wanted = Array.from({ length: 60 }, (_, at) => `note ${at}`);
    const [first] = processes;
    for (const text of wanted) if (first) await add(first, text);
    await Promise.all(processes.map((one) => one.drain()));
    expect(done.sort()).toEqual(wanted.sort());
  });

  it('make their queues together', async () => {
    const url = database.url ?? '';
    const others = await Promise.all(
      Array.from({ length: 4 }, () => openDatabase({ url, dataDir: '' })),
    );
    const fresh = defineQueue<Note>('made-together');
    await Promise.all(
      others.map(async (other) => {
        const log = makeLogger('silent');
        const jobs = makeJobs({ database: other, timeZone: 'UTC', log });
        jobs.work(fresh, async () => undefined);
        await jobs.prepare();
      }),
    );
    await Promise.all(others.map((other) => other.close()));
  });

  it('run what is scheduled once each time', async () => {
    let runs = 0;
    const processes = [];
    for (let at = 0; at < 3; at += 1) {
      const jobs = await aProcess(async () => undefined);
      jobs.every('tick', '* * * * *', async () => {
        runs += 1;
      });
      processes.push(jobs);
    }
    await Promise.all(processes.map((one) => one.start()));
    const planned = () =>
      database.raw("select count(*)::int as n from pgboss.job where name = 'schedule'", []);
    expect((await planned()).rows).toEqual([{ n: 1 }]);
    // Its minute has come.
    await database.raw("update pgboss.job set start_after = now() where name = 'schedule'", []);
    const [first] = processes;
    if (first) await add(first, 'wake up');
    await vi.waitFor(() => expect(runs).toBe(1));
    await vi.waitFor(async () => expect((await planned()).rows).toEqual([{ n: 2 }]));
    expect(runs).toBe(1);
  });

  it('leave what is scheduled to those who know it', async () => {
    let runs = 0;
    const newer = await aProcess(async () => undefined);
    newer.every('tock', '0 3 * * *', async () => {
      runs += 1;
    });
    await newer.start();
    await newer.stop();
    const older = await aProcess(async () => undefined);
    const due = () =>
      database.raw(
        "update pgboss.job set start_after = now() where name = 'schedule' and state < 'active'",
        [],
      );
    await due();
    await older.start();
    const found = async () => (await states()).map(({ name, state }) => `${name} ${state}`);
    await vi.waitFor(async () => expect(await found()).toEqual(['schedule retry']));
    await older.stop();
    await due();
    const again = await aProcess(async () => undefined);
    again.every('tock', '0 3 * * *', async () => {
      runs += 1;
    });
    await again.start();
    await vi.waitFor(() => expect(runs).toBe(1));
    // The next time is planned, once.
    await vi.waitFor(async () =>
      expect((await found()).sort()).toEqual(['schedule completed', 'schedule created']),
    );
  });
});

describe('a scheduled time', () => {
  it('is planned by the database’s clock, also where the machine’s is slow', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 30 * 60_000 });
    try {
      const jobs = await aProcess(async () => undefined);
      jobs.every('night', '0 3 * * *', async () => undefined);
      await jobs.start();
      const { rows } = await database.raw(
        `select to_char(start_after at time zone 'Africa/Lagos', 'HH24:MI') as at,
                start_after > now() as "isToCome"
         from pgboss.job where name = 'schedule'`,
        [],
      );
      expect(rows).toEqual([{ at: '03:00', isToCome: true }]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is that of the institute’s clock', () => {
    const at = (time: string, cron: string, zone: string) =>
      nextTime(cron, new Date(time), zone).toISOString();
    expect(at('2026-11-16T09:00:00Z', '0 3 * * *', 'Africa/Lagos')).toBe(
      '2026-11-17T02:00:00.000Z',
    );
    expect(at('2026-11-16T01:59:59Z', '0 3 * * *', 'Africa/Lagos')).toBe(
      '2026-11-16T02:00:00.000Z',
    );
    expect(() => nextTime('0 25 * * *', new Date(), 'UTC')).toThrow();
  });
});
