import { setTimeout as wait } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import type { OpenDatabase } from './db.ts';
import type { JobHandler, Queue } from './job-queue.ts';
import type { Logger } from './log.ts';

/** Who does the jobs of a queue. */
export interface Worker {
  queue: Queue<object>;
  handler: JobHandler<object>;
  concurrency: number;
}

/**
 * How long a process sleeps when no job is known to wait. One that is added here wakes it at once;
 * looking serves those that another process added and did not live to do.
 */
const LOOK_AGAIN_MS = { postgres: 10_000, embedded: 60_000 };

/** More jobs than a test lets wait. */
const ALL = 10_000;
/** How long a stop waits for jobs that do not heed their signal; they are done again later. */
const STOP_PATIENCE_MS = 20_000;

/** Does the jobs of `workers`: fetches what is due, a few at a time, and sleeps until the next. */
export function makeRunner(options: {
  boss: PgBoss;
  database: OpenDatabase;
  workers: ReadonlyMap<string, Worker>;
  log: Logger;
}) {
  const { boss, database, workers, log } = options;
  const lookAgain = LOOK_AGAIN_MS[database.kind];
  const running = new Map<string, number>();
  const ends = new Set<Promise<void>>();
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | null = null;
  let isStarted = false;
  let wasWoken = false;

  const isRunning = () => isStarted && !stopping.signal.aborted;

  function wake(): void {
    wasWoken = true;
    if (looking || !isRunning()) return;
    clearTimeout(timer);
    looking = lookAround().finally(() => {
      looking = null;
    });
  }

  async function lookAround(): Promise<void> {
    let sleep = lookAgain;
    while (wasWoken && isRunning()) {
      wasWoken = false;
      sleep = await look().catch((error: unknown) => {
        log.error({ err: error }, 'jobs could not be fetched');
        return lookAgain;
      });
    }
    if (!isRunning()) return;
    timer = setTimeout(wake, sleep);
    timer.unref();
  }

  /** Starts what is due and free hands can take; returns the milliseconds until more is due. */
  async function look(): Promise<number> {
    let sleep = lookAgain;
    for (const { name, seconds } of await waitingTimes(database, [...workers.keys()])) {
      const worker = workers.get(name);
      if (!worker) continue;
      if (seconds > 0) sleep = Math.min(sleep, seconds * 1000 + 20);
      else await startDue(worker);
    }
    return sleep;
  }

  async function startDue(worker: Worker): Promise<void> {
    const { name } = worker.queue;
    const free = worker.concurrency - (running.get(name) ?? 0);
    if (free <= 0) return;
    for (const job of await fetch(worker, free, false)) {
      running.set(name, (running.get(name) ?? 0) + 1);
      const end: Promise<void> = run(worker, job).finally(() => {
        running.set(name, (running.get(name) ?? 1) - 1);
        ends.delete(end);
        wake();
      });
      ends.add(end);
    }
  }

  const fetch = ({ queue }: Worker, batchSize: number, ignoreStartAfter: boolean) =>
    boss.fetch<object>(queue.name, { batchSize, ignoreStartAfter, includeMetadata: true });

  async function run(worker: Worker, job: PgBoss.JobWithMetadata<object>): Promise<void> {
    const { name, timeLimit } = worker.queue;
    const isLast = job.retryCount >= job.retryLimit;
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(timeLimit * 1000)]);
    try {
      await worker.handler(job.data, { attempt: job.retryCount + 1, isLast, signal });
      await boss.complete(name, job.id);
    } catch (error) {
      const about = { err: error, job: name, id: job.id, attempt: job.retryCount + 1 };
      if (isLast) log.error(about, 'a job failed for the last time');
      else log.warn(about, 'a job failed and will be tried again');
      const reason = { queue: name, message: error instanceof Error ? error.message : 'failed' };
      // A database that is away lets the job's time run out, which is as good.
      await boss.fail(name, job.id, reason).catch(() => undefined);
    }
  }

  return {
    wake,

    async start(): Promise<void> {
      // The embedded database has one process: what is under way there was cut off with the last.
      if (database.kind === 'embedded') await resumeCutOff(database, [...workers.keys()]);
      isStarted = true;
      wake();
    },

    async stop(): Promise<void> {
      stopping.abort(new Error('the server stops'));
      clearTimeout(timer);
      await looking;
      await Promise.race([Promise.all(ends), wait(STOP_PATIENCE_MS, null, { ref: false })]);
    },

    async drain({ later, except }: { later: boolean; except: string }): Promise<number> {
      const drained = [...workers.values()].filter(({ queue }) => queue.name !== except);
      let runs = 0;
      const finish = async (worker: Worker, jobs: PgBoss.JobWithMetadata<object>[]) => {
        runs += jobs.length;
        await Promise.all(jobs.map((job) => run(worker, job)));
      };
      // What waits for a time now, and not what is added meanwhile to wait for one.
      const waiting: [Worker, PgBoss.JobWithMetadata<object>[]][] = [];
      if (later)
        for (const worker of drained) waiting.push([worker, await fetch(worker, ALL, true)]);
      for (const [worker, jobs] of waiting) await finish(worker, jobs);
      for (let before = -1; before !== runs; ) {
        before = runs;
        for (const worker of drained) {
          await finish(worker, await fetch(worker, worker.concurrency, false));
        }
      }
      return runs;
    },
  };
}

/** The queues in which jobs wait, and the seconds until the first of each is due; not above 0 when it is. */
async function waitingTimes(
  { raw }: OpenDatabase,
  names: string[],
): Promise<{ name: string; seconds: number }[]> {
  const { rows } = await raw(
    `select q.name, extract(epoch from first.start_after - now())::float8 as seconds
     from unnest($1::text[]) as q (name)
     cross join lateral (
       select start_after from pgboss.job
       where job.name = q.name and state < 'active' order by start_after limit 1) as first`,
    [names],
  );
  return rows as { name: string; seconds: number }[];
}

/** Lets jobs that were under way when the process ended be done at once. */
async function resumeCutOff({ raw }: OpenDatabase, names: string[]): Promise<void> {
  await raw(
    `update pgboss.job set state = 'retry', start_after = now()
     where name = any($1::text[]) and state = 'active' and retry_count < retry_limit`,
    [names],
  );
}
