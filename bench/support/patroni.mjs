import { spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { failoverPackages } from '../../tools/lib/failover-packages.mjs';
import { freePort } from '../../tools/lib/free-port.mjs';
import { findBinaries, unprivilegedUser } from '../../tools/postgres.mjs';
import { etcdEnvironment, haproxySettings, NODES, patroniSettings } from './cluster-files.mjs';

/** The packages that are missing on this machine. */
export const missingPackages = () =>
  Object.entries(failoverPackages)
    .filter(([, path]) => !existsSync(path))
    .map(([name]) => name);

const PASSWORD = 'of-a-throwaway-cluster';
/** A node that is not back by then does not come back by itself. */
const HUNG_MS = 45_000;

/**
 * Three nodes of PostgreSQL with synchronous replication under Patroni, etcd which keeps who leads,
 * and HAProxy, which hands connections to the leader: with the files of deploy/, on one machine.
 * Everything is thrown away at the end.
 */
export class PatroniCluster {
  /** @type {Map<string, Node>} */
  #nodes = new Map();
  /** @type {import('node:child_process').ChildProcess[]} */
  #others = [];

  static async start() {
    const cluster = new PatroniCluster();
    try {
      await cluster.#start();
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  async #start() {
    const bin = findBinaries();
    if (!bin) throw new Error('No PostgreSQL was found.');
    this.user = unprivilegedUser();
    this.folder = mkdtempSync(join(tmpdir(), 'institute-cluster-'));
    this.#own(this.folder);
    process.on('exit', this.#atExit);
    const etcd = await this.#startEtcd();
    for (const name of NODES) {
      this.#nodes.set(name, await this.#makeNode(name, bin, etcd));
      this.startNode(name);
      // The first one makes the cluster; the others copy it.
      await this.#until(`${name} runs`, () => this.#answers(name, 'health'));
    }
    await this.#until('replicas follow', async () => (await this.followers()).length === 2);
    this.port = await this.#startBalancer();
    this.url = `postgres://postgres:${PASSWORD}@127.0.0.1:${this.port}/postgres`;
  }

  /** @param {string} path */
  #own(path) {
    if (this.user) chownSync(path, this.user.uid, this.user.gid);
  }

  /** @param {string} name @param {string} command @param {string[]} args @param {Record<string, string>} [more] of the environment */
  #spawn(name, command, args, more = {}) {
    const log = openSync(join(this.folder ?? '', `${name}.log`), 'a');
    const child = spawn(command, args, {
      cwd: this.folder,
      ...this.user,
      stdio: ['ignore', log, log],
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8', ...more },
    });
    closeSync(log);
    return child;
  }

  async #startEtcd() {
    const [client, peer] = [await freePort(), await freePort()].map(
      (port) => `http://127.0.0.1:${port}`,
    );
    const data = join(this.folder ?? '', 'etcd');
    mkdirSync(data, { mode: 0o700 });
    this.#own(data);
    const at = { client: client ?? '', peer: peer ?? '', data };
    this.#others.push(this.#spawn('etcd', 'etcd', [], etcdEnvironment(at)));
    await this.#until('etcd', () =>
      fetch(`${client}/health`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    return new URL(client ?? '').host;
  }

  /** @param {string} name @param {string} bin @param {string} etcd @returns {Promise<Node>} */
  async #makeNode(name, bin, etcd) {
    const [rest, port, folder] = [await freePort(), await freePort(), this.folder ?? ''];
    const data = join(folder, name);
    const file = join(folder, `${name}.json`);
    const own = { name, rest, port, folder, data, bin, etcd, password: PASSWORD };
    writeFileSync(file, patroniSettings(own));
    this.#own(file);
    return { rest, port, file, data, child: null };
  }

  async #startBalancer() {
    const port = await freePort();
    const nodes = [...this.#nodes].map(([name, node]) => ({ ...node, name }));
    const file = join(this.folder ?? '', 'haproxy.cfg');
    writeFileSync(file, haproxySettings(port, nodes));
    this.#own(file);
    this.#others.push(this.#spawn('haproxy', failoverPackages.haproxy, ['-db', '-f', file]));
    return port;
  }

  /** @param {string} name */
  node(name) {
    const node = this.#nodes.get(name);
    if (!node) throw new Error(`There is no node ${name}.`);
    return node;
  }

  /** @param {string} name */
  startNode(name) {
    const node = this.node(name);
    node.child = this.#spawn(name, 'patroni', [node.file]);
  }

  /** What Patroni says of a node: 200 where it is what is asked. @param {string} name @param {string} role */
  #answers(name, role) {
    const { rest } = this.node(name);
    return fetch(`http://127.0.0.1:${rest}/${role}`, { signal: AbortSignal.timeout(1500) }).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** The node that leads now; null while none does. */
  async leader() {
    for (const name of NODES) if (await this.#answers(name, 'primary')) return name;
    return null;
  }

  /** The nodes that follow the leader. */
  async followers() {
    const found = [];
    for (const name of NODES) if (await this.#answers(name, 'replica')) found.push(name);
    return found;
  }

  /**
   * Waits until both others follow the leader again, one of them synchronously. Patroni 3.0 may stand
   * still for good while it demotes a node whose PostgreSQL has died: then it is started again, as
   * its watchdog does on a machine, and once more if need be. It needs a first process that takes what
   * has ended off the list of processes: a killed PostgreSQL that stays on it runs, for Patroni.
   */
  async untilWhole() {
    const begun = Date.now();
    /** When each was started last, or its wait began. @type {Map<string, number>} */
    const startedAt = new Map(NODES.map((name) => [name, begun]));
    const isDone = async () => {
      if (await this.#isWhole()) return true;
      const hung = NODES.filter((name) => Date.now() - (startedAt.get(name) ?? 0) > HUNG_MS);
      if (hung.length === 0) return false;
      const running = [await this.leader(), ...(await this.followers())];
      for (const name of hung.filter((one) => !running.includes(one))) {
        console.log(`     ${name} stands still: its watchdog starts it again`);
        await this.#restart(name);
        startedAt.set(name, Date.now());
      }
      return false;
    };
    await this.#until('all nodes run', isDone, 4 * HUNG_MS);
  }

  /** Kills what is left of a node, and starts it once nothing is. @param {string} name */
  async #restart(name) {
    const isGone = async () => {
      this.killNode(name);
      return this.#processesOf(name).length === 0;
    };
    await this.#until(`${name} is gone`, isGone);
    this.startNode(name);
  }

  async #isWhole() {
    if (!(await this.leader()) || (await this.followers()).length < 2) return false;
    for (const name of NODES) if (await this.#answers(name, 'synchronous')) return true;
    return false;
  }

  /** The machine of a node dies: Patroni and PostgreSQL at once. @param {string} name */
  killNode(name) {
    for (const pid of this.#processesOf(name)) signal(pid, 'SIGKILL');
  }

  /** PostgreSQL of a node alone dies; its Patroni lives. @param {string} name */
  killPostgres(name) {
    const first = Number(
      readFileSync(join(this.node(name).data, 'postmaster.pid'), 'utf8').split('\n')[0],
    );
    signal(first, 'SIGKILL');
  }

  /** All processes of a node stand still until what is returned is called. @param {string} name */
  freezeNode(name) {
    const all = this.#processesOf(name);
    for (const pid of all) signal(pid, 'SIGSTOP');
    return () => {
      for (const pid of all) signal(pid, 'SIGCONT');
    };
  }

  /** Patroni of a node, its PostgreSQL and all that they have started. @param {string} name */
  #processesOf(name) {
    const { file, data } = this.node(name);
    const parents = parentsOfAll();
    const own = [...parents.keys()].filter((pid) => {
      const command = commandOf(pid);
      return command.includes(file) || command.includes(data);
    });
    const all = new Set(own);
    for (let before = -1; before !== all.size; ) {
      before = all.size;
      for (const [pid, parent] of parents) if (all.has(parent)) all.add(pid);
    }
    return [...all];
  }

  /** @param {string} what @param {() => Promise<boolean>} isSo @param {number} [patienceMs] */
  async #until(what, isSo, patienceMs = 120_000) {
    const limit = Date.now() + patienceMs;
    while (!(await isSo())) {
      if (Date.now() > limit) throw new Error(`Waited in vain: ${what}.\n${this.#logs()}`);
      await wait(200);
    }
  }

  #logs() {
    const folder = this.folder ?? '';
    const logs = readdirSync(folder).filter((name) => name.endsWith('.log'));
    return logs
      .map((name) => `${name}\n${readFileSync(join(folder, name), 'utf8').slice(-1500)}`)
      .join('\n');
  }

  #atExit = () => {
    for (const name of this.#nodes.keys()) this.killNode(name);
    for (const child of this.#others) child.kill('SIGKILL');
    if (this.folder) rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  };

  async stop() {
    process.off('exit', this.#atExit);
    this.#atExit();
    await wait(100);
  }
}

/** @typedef {{ rest: number, port: number, file: string, data: string, child: import('node:child_process').ChildProcess | null }} Node */

/** @param {number} pid @param {NodeJS.Signals} name */
function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself.
  }
}

/** @param {number} pid */
function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/** Every process of Linux with its parent. @returns {Map<number, number>} */
function parentsOfAll() {
  const parents = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // It has ended meanwhile.
    }
  }
  return parents;
}
