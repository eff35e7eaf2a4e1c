import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './lib/free-port.mjs';

/** Only to end what hangs: how long PostgreSQL takes to write down what it has is the machine's affair. */
const HALT_MS = 300_000;

/**
 * A PostgreSQL server of our own in a temporary folder.
 * @typedef {object} Postgres
 * @property {string} url connection string of its superuser and the database `postgres`
 * @property {() => Promise<void>} stop ends it in good order and removes its folder
 * @property {() => Promise<void>} kill ends it as a power cut would (SIGKILL) and removes its folder
 * @property {(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL') => Promise<void>} halt ends it in good order
 *   (SIGINT), at once without a checkpoint (SIGQUIT), or kills its first process, which ends nothing by
 *   itself (SIGKILL); its data stays
 * @property {() => Promise<void>} crash kills one of the processes that serve a connection (SIGKILL): it
 *   ends all the others, which is waited for, and recovers from its log
 * @property {() => () => void} freeze lets all its processes stand still (SIGSTOP), until what it
 *   returns is called
 * @property {() => Promise<void>} resume starts it again after `halt`, on the same port
 */

/** The folder of binaries of the newest PostgreSQL on this machine; undefined when there is none. */
export function findBinaries() {
  const debian = '/usr/lib/postgresql';
  const packaged = existsSync(debian)
    ? readdirSync(debian)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(debian, version, 'bin'))
    : [];
  const folders = [...packaged, ...(process.env.PATH ?? '').split(delimiter)];
  return folders.find((bin) => ['initdb', 'postgres'].every((it) => existsSync(join(bin, it))));
}

/**
 * PostgreSQL refuses to run as root, so root lends it another user.
 * @returns {{ uid: number, gid: number } | null} null when we are not root
 */
export function unprivilegedUser() {
  if (process.getuid?.() !== 0) return null;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account =
    accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  if (!account) throw new Error('PostgreSQL cannot run as root, and no other user was found.');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

/** The processes of Linux whose parent this is. @param {number} parent */
function childrenOf(parent) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent;
      } catch {
        return false;
      }
    })
    .map(Number);
}

/** Whether a process of PostgreSQL serves a connection, by its title. @param {number} pid */
function servesConnection(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('postgres: postgres ');
  } catch {
    return false;
  }
}

// What makes PostgreSQL durable stays on where it is killed, or measured: without, a fault would prove
// nothing. Where neither is done, nobody could tell, and it only takes time.
const durable = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' };
const forgetful = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'on' };
const settings = {
  shared_buffers: '64MB',
  max_connections: '200',
  listen_addresses: '127.0.0.1',
  timezone: 'UTC',
};

/** @param {string} data @param {() => boolean} ended */
async function ready(data, ended) {
  const limit = Date.now() + 60_000;
  // The eighth line of this file is the server's state, in every language.
  const state = () => readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[7]?.trim();
  while (!existsSync(join(data, 'postmaster.pid')) || state() !== 'ready') {
    if (ended()) return false;
    if (Date.now() > limit) return false;
    await sleep(25);
  }
  return true;
}

/** A folder, and the user who may work in it. @typedef {{ cwd: string, uid?: number, gid?: number }} Place */

/** Makes an empty cluster. @param {string} bin @param {string} data @param {Place} place */
function initialise(bin, data, place) {
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'],
    { ...place, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error}`);
}

/**
 * Runs a server over its data.
 * @param {string} bin @param {string} data @param {Record<string, string>} more settings @param {Place} place
 */
function serve(bin, data, more, place) {
  const options = Object.entries({ ...settings, ...more });
  const child = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-k', place.cwd, ...options.flatMap(([name, to]) => ['-c', `${name}=${to}`])],
    { ...place, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let log = '';
  child.stderr.on('data', (chunk) => {
    log = (log + chunk).slice(-4000);
  });
  const server = {
    child,
    hasEnded: false,
    log: () => log,
    /** @type {Promise<void>} */
    ended: new Promise((resolve) => {
      child.once('close', () => {
        server.hasEnded = true;
        resolve();
      });
    }),
  };
  return server;
}

/**
 * Starts a throwaway PostgreSQL; it ends with this process at the latest.
 * @param {object} [options]
 * @param {boolean} [options.isDurable] whether what is committed outlives a fall of the machine
 * @param {Record<string, string>} [options.more] settings beside those that all of ours have
 * @param {string} [options.home] where its folder is made
 * @returns {Promise<Postgres | null>} null when the machine has no PostgreSQL
 */
export async function startPostgres({ isDurable = true, more = {}, home = tmpdir() } = {}) {
  const bin = findBinaries();
  if (!bin) return null;
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(home, 'institute-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const place = { cwd: folder, ...user };
  initialise(bin, data, place);
  const port = await freePort();
  /** @type {ReturnType<typeof serve> | null} */
  let server = null;

  const start = async () => {
    const own = { ...(isDurable ? durable : forgetful), ...more, port: String(port) };
    const started = serve(bin, data, own, place);
    server = started;
    if (await ready(data, () => started.hasEnded)) return;
    await end('SIGQUIT');
    throw new Error(`PostgreSQL did not start:\n${started.log()}`);
  };
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  const atExit = () => {
    server?.child.kill('SIGQUIT');
    remove();
  };
  process.on('exit', atExit);

  /** @param {NodeJS.Signals} signal */
  const halt = async (signal) => {
    server?.child.kill(signal);
    // Once its last process is gone: those of a killed one see it, and end by themselves.
    const isLate = sleep(HALT_MS, true, { ref: false });
    if (await Promise.race([server?.ended.then(() => false), isLate])) {
      server?.child.kill('SIGQUIT');
      await server?.ended;
      throw new Error(`PostgreSQL did not end by ${signal}:\n${server?.log()}`);
    }
    // A killed server leaves it, and with it the look of a running one.
    if (signal !== 'SIGINT') rmSync(join(data, 'postmaster.pid'), { force: true });
  };
  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    await halt(signal);
    process.off('exit', atExit);
    remove();
  };
  const crash = async () => {
    const first = server?.child.pid;
    if (!first) throw new Error('PostgreSQL does not run.');
    const before = childrenOf(first);
    const serving = before.find(servesConnection);
    if (!serving) throw new Error('PostgreSQL serves nobody.');
    process.kill(serving, 'SIGKILL');
    // Told to end while it still recovers, PostgreSQL 15 waits for a process that waits for it.
    while (childrenOf(first).some((pid) => before.includes(pid))) await sleep(20);
  };
  const freeze = () => {
    const first = server?.child.pid;
    if (!first) throw new Error('PostgreSQL does not run.');
    // The first process first: it starts no other meanwhile.
    process.kill(first, 'SIGSTOP');
    const all = [first, ...childrenOf(first)];
    for (const pid of all) process.kill(pid, 'SIGSTOP');
    return () => {
      for (const pid of all) process.kill(pid, 'SIGCONT');
    };
  };
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => end('SIGINT'),
    kill: () => end('SIGKILL'),
    halt,
    crash,
    freeze,
    resume: start,
  };
}
