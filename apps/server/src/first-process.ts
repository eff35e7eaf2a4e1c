import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { failuresAfter, isHopeless, pauseAfter } from './restart-rules.ts';

/**
 * What a process of the server does: `prepare` the database and end, `serve` what is prepared (the
 * `first` of several tells the operator), or do both `alone`.
 */
export type Role = 'alone' | 'prepare' | 'first' | 'serve';

/** What the process that prepares tells: how many are to serve, and how long each goes on at a stop. */
export interface Prepared {
  processes: number;
  drainSeconds: number;
}

/** Longer than a process takes to stop by itself (serve.ts), once it is drained. */
const STOP_MS = 30_000;
/**
 * Megabytes in which a serving process keeps what is new, before it is looked through: the usual 16
 * cost each process 40 MB of memory, and are not faster for requests that leave little behind.
 */
const SMALL_NURSERY = ['--max-semi-space-size=2'];
/**
 * What Debian's allocator would keep for each of a process' threads: two places are enough, and 10 MB
 * less. It reads this before anything of ours runs, so whoever starts a process has to say it.
 */
const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' };

/** The role that the first process has given this one; null when it is the first. */
export function parentRole(): Role | null {
  const [role] = process.argv.slice(2);
  return role === 'prepare' || role === 'first' || role === 'serve' ? role : null;
}

/**
 * Has the database prepared by a process that ends, for one that serves alone: what the preparation
 * needs, migrations and the demo above all, would stay in its memory. Ends when it cannot be.
 */
export async function prepareApart(): Promise<void> {
  cluster.setupPrimary({ args: ['prepare'], execArgv: [...process.execArgv, ...SMALL_NURSERY] });
  const { process: child } = cluster.fork();
  const stop = () => {
    child.kill('SIGTERM');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  const [code] = (await once(child, 'exit')) as [number | null];
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
  if (code !== 0) process.exit(1);
}

/**
 * Has the database prepared, then keeps processes serving. When one cannot start it has said why in
 * one line, and everything ends; one that dies later is replaced, each time after a longer pause.
 */
export function watchOverProcesses(): void {
  const children = new Set<Worker['process']>();
  let isStopping = false;
  let failures = 0;
  let processes = 0;
  let drainSeconds = 0;

  const end = (code: number) => {
    isStopping = true;
    for (const child of children) child.kill('SIGKILL');
    process.exit(code);
  };
  const fork = (role: Role): Worker => {
    cluster.setupPrimary({ args: [role], execArgv: [...process.execArgv, ...SMALL_NURSERY] });
    const worker = cluster.fork({ ...FEW_ARENAS, ...process.env });
    const child = worker.process;
    children.add(child);
    child.once('exit', () => {
      children.delete(child);
      if (isStopping && children.size === 0) process.exit(0);
    });
    return worker;
  };
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    for (const child of children) child.kill('SIGTERM');
    if (children.size === 0) process.exit(0);
    setTimeout(() => end(1), drainSeconds * 1000 + STOP_MS);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);

  const run = (role: Role): Worker => {
    const worker = fork(role);
    let since = 0;
    worker.once('listening', () => {
      since = Date.now();
    });
    worker.once('exit', (code, signal) => {
      if (isStopping) return;
      // One that could not start has said why; what ends one that served, such as a lack of memory, says nothing.
      if (since > 0)
        console.error(`A serving process has ended (${signal ?? code}), and is replaced.`);
      failures = failuresAfter(failures, since > 0 ? Date.now() - since : 0);
      if (role === 'first' && since === 0) return end(1);
      if (isHopeless(failures, children.size)) {
        console.error(`Cannot go on: processes died ${failures} times in a row.`);
        return end(1);
      }
      // What the first had to tell is told.
      setTimeout(() => isStopping || run('serve'), pauseAfter(failures));
    });
    return worker;
  };

  const preparing = fork('prepare');
  preparing.once('message', (prepared: Prepared) => {
    ({ processes, drainSeconds } = prepared);
  });
  preparing.once('exit', (code) => {
    if (isStopping) return;
    if (code !== 0 || processes === 0) return end(1);
    // The others follow once one serves: a port that is taken is said once.
    run('first').once('listening', () => {
      for (let started = 1; started < processes; started += 1) run('serve');
    });
  });
}
