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
 * Seconds that a process sleeps when no job is known to wait. One that is added here wakes it at once;
 * looking serves those that another process added and did not live to do.
 */
const LOOK_AGAIN_SECONDS = { postgres: 10, embedded: 60 };
/** How long after a job is due it is looked for, that it is not looked for too early. */
const LATE_MS = 20;

/** More jobs than a test lets wait. */
const ALL = 10_000;
/** How long a stop waits for jobs that do not heed their signal; they are done again later. */
const STOP_PATIENCE_MS = 20_000;

interface Options {
  boss: PgBoss;
  database: OpenDatabase;
  workers: ReadonlyMap<string, Worker>;
  log: Logger;
}

type Job = PgBoss.JobWithMetadata<object>;

/** Does the jobs of `workers`: fetches what is due, a few at a time, and sleeps until the next. */
export class JobRunner {
  private readonly own: Options;
  private readonly lookAgain: number;
  /** How many jobs of each queue are under way. */
  private readonly running = new Map<string, number>();
  private readonly ends = new Set<Promise<void>>();
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  /** When the timer is over. */
  private looksAt = 0;
  private looking: Promise<void> | null = null;
  private isStarted = false;
  private wasWoken = false;

  constructor(own: Options) {
    this.own = own;
    this.lookAgain = LOOK_AGAIN_SECONDS[own.database.kind];
  }

  async start(): Promise<void> {
    const { database, workers } = this.own;
    // The embedded database has one process: what is under way there was cut off with the last.
    if (database.kind === 'embedded') await resumeCutOff(database, [...workers.keys()]);
    this.isStarted = true;
    this.wake();
  }

  /** Begins no job any more, and waits for those under way as long as {@link STOP_PATIENCE_MS}. */
  async stop(): Promise<void> {
    this.stopping.abort(new Error('the server stops'));
    clearTimeout(this.timer);
    await this.looking;
    await Promise.race([Promise.all(this.ends), wait(STOP_PATIENCE_MS, null, { ref: false })]);
  }

  /** Looks for due jobs now, or once more after the look that is under way. */
  private readonly wake = (): void => {
    this.wasWoken = true;
    if (this.looking || !this.isRunning()) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.looking = this.lookAround().finally(() => {
      this.looking = null;
    });
  };

  /** Looks for due jobs in so many seconds at the latest: a job has been added that is due by then. */
  lookWithin(seconds: number): void {
    if (seconds <= 0) {
      this.wake();
      return;
    }
    const looksAt = Date.now() + seconds * 1000 + LATE_MS;
    if (!this.isRunning() || (this.timer && this.looksAt <= looksAt)) return;
    clearTimeout(this.timer);
    this.looksAt = looksAt;
    this.timer = setTimeout(this.wake, looksAt - Date.now());
    this.timer.unref();
  }

  private isRunning(): boolean {
    return this.isStarted && !this.stopping.signal.aborted;
  }

  private async lookAround(): Promise<void> {
    let sleep = this.lookAgain;
    while (this.wasWoken && this.isRunning()) {
      this.wasWoken = false;
      sleep = await this.look().catch((error: unknown) => {
        this.own.log.error({ err: error }, 'jobs could not be fetched');
        return this.lookAgain;
      });
    }
    this.lookWithin(sleep);
  }

  /** Starts what is due and free hands can take; returns the seconds until more is due. */
  private async look(): Promise<number> {
    const { database, workers } = this.own;
    let sleep = this.lookAgain;
    for (const { name, seconds } of await waitingTimes(database, [...workers.keys()])) {
      const worker = workers.get(name);
      if (!worker) continue;
      if (seconds > 0) sleep = Math.min(sleep, seconds);
      else await this.startDue(worker);
    }
    return sleep;
  }

  private async startDue(worker: Worker): Promise<void> {
    const { name } = worker.queue;
    const free = worker.concurrency - (this.running.get(name) ?? 0);
    if (free <= 0) return;
    for (const job of await this.fetch(worker, free)) {
      this.running.set(name, (this.running.get(name) ?? 0) + 1);
      const end: Promise<void> = this.run(worker, job).finally(() => {
        this.running.set(name, (this.running.get(name) ?? 1) - 1);
        this.ends.delete(end);
        this.wake();
      });
      this.ends.add(end);
    }
  }

  private fetch({ queue }: Worker, batchSize: number, ignoreStartAfter = false): Promise<Job[]> {
    const options = { batchSize, ignoreStartAfter, includeMetadata: true } as const;
    return this.own.boss.fetch<object>(queue.name, options);
  }

  private async run({ queue, handler }: Worker, job: Job): Promise<void> {
    const { boss, log } = this.own;
    const { name, timeLimit } = queue;
    const attempt = job.retryCount + 1;
    const isLast = job.retryCount >= job.retryLimit;
    const signal = AbortSignal.any([this.stopping.signal, AbortSignal.timeout(timeLimit * 1000)]);
    try {
      await handler(job.data, { attempt, isLast, signal });
      await boss.complete(name, job.id);
    } catch (error) {
      const about = { err: error, job: name, id: job.id, attempt };
      if (isLast) log.error(about, 'a job failed for the last time');
      else log.warn(about, 'a job failed and will be tried again');
      const reason = { queue: name, message: error instanceof Error ? error.message : 'failed' };
      // A database that is away lets the job's time run out, which is as good.
      await boss.fail(name, job.id, reason).catch(() => undefined);
    }
  }

  /** See `Jobs.drain`; leaves the queue `except` alone. */
  async drain({ later, except }: { later: boolean; except: string }): Promise<number> {
    const drained = [...this.own.workers.values()].filter(({ queue }) => queue.name !== except);
    let runs = 0;
    const finish = async (worker: Worker, jobs: Job[]) => {
      runs += jobs.length;
      await Promise.all(jobs.map((job) => this.run(worker, job)));
    };
    // All are fetched before any is done: what a job adds for later stays for later.
    const waiting: [Worker, Job[]][] = [];
    for (const worker of later ? drained : []) {
      waiting.push([worker, await this.fetch(worker, ALL, true)]);
    }
    for (const [worker, jobs] of waiting) await finish(worker, jobs);
    for (let before = -1; before !== runs; ) {
      before = runs;
      for (const worker of drained) {
        await finish(worker, await this.fetch(worker, worker.concurrency));
      }
    }
    return runs;
  }
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
