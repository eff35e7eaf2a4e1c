import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import { type OpenDatabase, openDatabase } from '../apps/server/src/platform/db.ts';
import { inTransaction, type RawSql, rawIn } from '../apps/server/src/platform/db-transaction.ts';
import { defineQueue } from '../apps/server/src/platform/job-queue.ts';
import { makeJobs } from '../apps/server/src/platform/jobs.ts';
import { makeLogger } from '../apps/server/src/platform/log.ts';
import { newDatabase, startCluster } from './support/institute.mjs';
import { median } from './support/measure.mjs';
import { options } from './support/options.mjs';

/*
 * npm run bench:jobs — our runner of jobs beside the workers that pg-boss brings, each with the
 * product's number of queues and workers, on the same PostgreSQL in one run (decision 014):
 * statements while nothing waits, the time from a commit to the beginning of its job, the time for
 * many jobs at once, and what becomes of the process when the database is away at the end of a job.
 */

const QUEUES = 10;
const CONCURRENCY = 3;
const { seconds: IDLE_SECONDS } = options({ seconds: 30 });
const SINGLE_JOBS = 20;
const MANY_JOBS = 300;
/** As rare as our runner looks: both then wait as long for a job that another process left behind. */
const POLLING_SECONDS = 10;

interface Contender {
  add(count: number): Promise<void>;
  stop(): Promise<void>;
}
type Begin = () => void;

const names = Array.from({ length: QUEUES }, (_, at) => `bench-${at}`);
const log = makeLogger('silent');

/** Jobs of the first queue as the product runs them. */
async function ours(database: OpenDatabase, begin: Begin): Promise<Contender> {
  const jobs = makeJobs({ database, timeZone: 'UTC', log });
  const queues = names.map((name) => defineQueue<{ n: number }>(name));
  for (const queue of queues) jobs.work(queue, async () => begin(), { concurrency: CONCURRENCY });
  await jobs.prepare();
  await jobs.start();
  const [first] = queues;
  return {
    async add(count) {
      await inTransaction(database.db, async (tx) => {
        for (let n = 0; first && n < count; n += 1) await jobs.enqueue(tx, first, { n });
      });
    },
    stop: () => jobs.stop(),
  };
}

/** The same by the library's workers, told of every commit and of every job that has ended. */
async function theirs(database: OpenDatabase, begin: Begin): Promise<Contender> {
  const boss = new PgBoss({ db: { executeSql: database.raw }, migrate: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  const workers: string[] = [];
  const wake = () => {
    for (const id of workers) boss.notifyWorker(id);
  };
  for (const name of names) {
    await boss.createQueue(name);
    for (let at = 0; at < CONCURRENCY; at += 1) {
      const id = await boss.work(name, { pollingIntervalSeconds: POLLING_SECONDS }, async () => {
        begin();
        setImmediate(wake);
      });
      if (name === names[0]) workers.push(id);
    }
  }
  return {
    async add(count) {
      await inTransaction(database.db, async (tx) => {
        const db = { executeSql: rawIn(tx) };
        for (let n = 0; n < count; n += 1) {
          await boss.insert([{ name: names[0] ?? '', data: { n }, singletonKey: randomUUID() }], {
            db,
          });
        }
      });
      wake();
    },
    stop: () => boss.stop({ timeout: 1000 }),
  };
}

const cluster = await startCluster('bench:jobs');

/** What one contender takes on a database of its own. */
async function measureOne(name: string, open: typeof ours) {
  const database = await openDatabase({ url: await newDatabase(cluster, name), dataDir: '' });
  let statements = 0;
  const counting: RawSql = (text, values) => {
    statements += 1;
    return database.raw(text, values);
  };
  let begun = 0;
  let onBegin: Begin = () => undefined;
  const contender = await open({ ...database, raw: counting }, () => {
    begun += 1;
    onBegin();
  });
  await wait(2000);
  statements = 0;
  await wait(IDLE_SECONDS * 1000);
  const idle = (statements * 60) / IDLE_SECONDS;

  const delays: number[] = [];
  for (let at = 0; at < SINGLE_JOBS; at += 1) {
    const beginning = new Promise<void>((resolve) => {
      onBegin = resolve;
    });
    await contender.add(1);
    const committed = performance.now();
    await beginning;
    delays.push(performance.now() - committed);
    await wait(50);
  }

  begun = 0;
  const start = performance.now();
  await contender.add(MANY_JOBS);
  while (begun < MANY_JOBS) await wait(5);
  const many = performance.now() - start;
  await contender.stop();
  await database.close();
  return { idle, delay: median(delays), many };
}

/** Whether the process lives on when what ends a job cannot be written. */
async function survives(open: typeof ours, name: string): Promise<boolean> {
  const database = await openDatabase({ url: await newDatabase(cluster, name), dataDir: '' });
  let isAway = false;
  const failing: RawSql = (text, values) =>
    isAway ? Promise.reject(new Error('the database is away')) : database.raw(text, values);
  let rejected = false;
  const note = () => {
    rejected = true;
  };
  process.on('unhandledRejection', note);
  const contender = await open({ ...database, raw: failing }, () => {
    isAway = true;
  });
  await contender.add(1);
  await wait(1500);
  isAway = false;
  await contender.stop();
  process.off('unhandledRejection', note);
  await database.close();
  return !rejected;
}

const own = await measureOne('own', ours);
const library = await measureOne('library', theirs);
const line = (what: string, a: number, b: number, unit: string) =>
  console.log(`${what.padEnd(44)} ours ${a.toFixed(1)} ${unit}, pg-boss's ${b.toFixed(1)} ${unit}`);
line('statements a minute while nothing waits', own.idle, library.idle, '');
line('from a commit to the beginning of its job', own.delay, library.delay, 'ms');
line(`${MANY_JOBS} jobs added at once`, own.many, library.many, 'ms');
const outcome = (lives: boolean) => (lives ? 'lives on' : 'ends by an unhandled rejection');
console.log(
  `a process whose database is away at a job's end  ours ${outcome(await survives(ours, 'own_away'))}, ` +
    `pg-boss's ${outcome(await survives(theirs, 'library_away'))}`,
);
await cluster.stop();
process.exit(0);
