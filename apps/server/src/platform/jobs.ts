import { randomUUID } from 'node:crypto';
import PgBoss from 'pg-boss';
import { lockInTransaction, type OpenDatabase } from './db.ts';
import { afterCommit, inTransaction, rawIn, type Tx } from './db-transaction.ts';
import type { JobHandler, JobRun, Queue } from './job-queue.ts';
import { JobRunner, type Worker } from './job-runner.ts';
import { Schedule, scheduled } from './job-schedule.ts';
import type { Logger } from './log.ts';

/** Work that is done after the response, kept in the database: nothing is lost by a restart. */
export interface Jobs {
  /**
   * Adds a job inside the transaction of what it is about, so that neither stands without the
   * other. While one with the same `key` waits for its first try, another is not added. It is done
   * at once, or after `delay` seconds.
   */
  enqueue<Payload extends object>(
    tx: Tx,
    queue: Queue<Payload>,
    payload: Payload,
    options?: { key?: string; delay?: number },
  ): Promise<void>;
  /** Says who does the jobs of a queue, and how many at a time in one process (1 unless said). */
  work<Payload extends object>(
    queue: Queue<Payload>,
    handler: JobHandler<Payload>,
    options?: { concurrency?: number },
  ): void;
  /**
   * Runs `handler` at the times of `cron` (five fields) in the institute's time zone, each time in
   * one process of all. Times that passed while no server ran are made up for once. A run that
   * takes longer than to the next one may overlap with it.
   */
  every(name: string, cron: string, handler: (run: JobRun) => Promise<unknown>): void;
  /** The queues that have a worker. */
  queues(): string[];
  /** Makes the queues of all workers known to the database; before anything is enqueued. */
  prepare(): Promise<void>;
  /** Begins to do jobs. */
  start(): Promise<void>;
  /** Begins no job any more, and resolves when those that run have ended. */
  stop(): Promise<void>;
  /**
   * Does all that is due here and now, with `later` also what waits for a time or a retry at this
   * moment, and says how many runs that took. For tests; scheduled jobs are left alone.
   */
  drain(options?: { later?: boolean }): Promise<number>;
}

/** Where jobs go that failed for the last time; with the name of their queue, for an operator to see. */
const DEAD_LETTERS = 'dead-letters';
/** Any number that no other program uses as an advisory lock of this database. */
const QUEUES_LOCK = 7_202_620;

/**
 * pg-boss on our database; its tables come with our migrations, times and workers are ours
 * (decision 014).
 */
function openBoss(database: OpenDatabase, log: Logger): PgBoss {
  const boss = new PgBoss({
    db: { executeSql: database.raw },
    migrate: false,
    schedule: false,
    maintenanceIntervalSeconds: database.kind === 'embedded' ? 1800 : 60,
    archiveCompletedAfterSeconds: 3600,
    archiveFailedAfterSeconds: 7 * 24 * 3600,
    deleteAfterDays: 1,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the upkeep of jobs failed'));
  return boss;
}

/** A job as pg-boss takes it. */
const insertOf = (queue: Queue<object>, data: object, key: string, delay: number) => ({
  name: queue.name,
  data,
  singletonKey: key,
  retryLimit: queue.retries,
  retryDelay: queue.backoff,
  retryBackoff: true,
  expireInSeconds: queue.timeLimit,
  deadLetter: DEAD_LETTERS,
  // By the database's clock, which decides when it is due.
  startAfter: String(Math.max(0, Math.ceil(delay))),
});

/** Opens the jobs of a database on pg-boss; `timeZone` is that of scheduled ones. */
export function makeJobs(options: { database: OpenDatabase; timeZone: string; log: Logger }): Jobs {
  const { database, timeZone, log } = options;
  const boss = openBoss(database, log);
  const workers = new Map<string, Worker>();
  const runner = new JobRunner({ boss, database, workers, log });
  const schedule = new Schedule(timeZone, (tx, name, delay) =>
    jobs.enqueue(tx, scheduled, { name }, { key: name, delay }),
  );

  const jobs: Jobs = {
    async enqueue(tx, queue, payload, { key = randomUUID(), delay = 0 } = {}) {
      if (!workers.has(queue.name)) throw new Error(`no worker does the jobs of ${queue.name}`);
      const job = insertOf(queue, payload, key, delay);
      await boss.insert([job], { db: { executeSql: rawIn(tx, 'job_insert') } });
      afterCommit(tx, () => runner.lookWithin(delay));
    },

    work(queue, handler, { concurrency = 1 } = {}) {
      workers.set(queue.name, { queue, handler: handler as Worker['handler'], concurrency });
    },

    every: (name, cron, handler) => schedule.add(name, cron, handler),

    queues: () => [...workers.keys()],

    async prepare() {
      const known = new Set((await boss.getQueues()).map(({ name }) => name));
      for (const name of [DEAD_LETTERS, ...workers.keys()]) {
        if (!known.has(name)) await inTransaction(database.db, (tx) => makeQueue(tx, name));
      }
    },

    async start() {
      await boss.start();
      await inTransaction(database.db, (tx) => schedule.planAll(tx));
      await runner.start();
    },

    async stop() {
      await runner.stop();
      await boss.stop({ graceful: false });
    },

    drain: (wanted = {}) => runner.drain({ later: wanted.later ?? false, except: scheduled.name }),
  };

  const runScheduled: JobHandler<{ name: string }> = async ({ name }, run) => {
    if (!schedule.has(name)) {
      // Beside a newer version, or a machine with other settings, it is left to those who know it.
      if (run.isLast) return;
      throw new Error(`nothing is scheduled as ${name} in this process`);
    }
    // The next time first: it comes even when this one fails for good. Planned again it stays one.
    await inTransaction(database.db, (tx) => schedule.plan(tx, name));
    await schedule.run(name, run);
  };
  jobs.work(scheduled, runScheduled, { concurrency: 2 });
  return jobs;
}

/** Makes a queue, one process at a time: two that do it together may wait for each other. */
async function makeQueue(tx: Tx, name: string): Promise<void> {
  await lockInTransaction(tx, QUEUES_LOCK);
  // "short": of the jobs that wait for their first try, one for each key.
  await rawIn(tx)('select pgboss.create_queue($1, $2::json)', [name, '{"policy": "short"}']);
}
