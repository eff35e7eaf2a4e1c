import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CallRefused, newStudent, signInByApi } from '../../e2e/support/api.ts';
import { verify } from '../../e2e/support/outbox.ts';
import { launch } from '../../e2e/support/product.ts';
import { freePort } from '../../tools/lib/free-port.mjs';
import { startSimulator } from '../../tools/simulator/simulator.mjs';
import { watchBooks } from './books.mjs';

/** @typedef {import('../../e2e/support/api.ts').Session} Session */

const ADMIN = { email: 'admin@example.com', password: 'teach-arabic-1' };
/** Only to end what hangs: a start takes as long as the machine needs, which may be slow. */
const READY_MS = 600_000;

/**
 * The built product in a process of its own, which can be killed and started again over the same
 * data, with a payment simulator that outlives it.
 */
export class Site {
  /**
   * @param {string | null} databaseUrl null for the embedded database
   * @param {Record<string, string>} [environment]
   * @param {string} [program] path of another version's server
   */
  static async open(databaseUrl, environment = {}, program = 'main') {
    const port = await freePort();
    const dataDir = await mkdtemp(join(tmpdir(), 'institute-fault-'));
    const simulator = await startSimulator({
      secretKey: 'sk_test_of_the_faults',
      webhookUrl: `http://127.0.0.1:${port}/webhooks/paystack`,
    });
    const site = new Site(`http://127.0.0.1:${port}`, dataDir, simulator, {
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO_DATA: 'off',
      BACKUP_SCHEDULE: 'off',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'fatal',
      RATE_LIMITS: 'off',
      // People come from addresses of their own, which their last hop tells.
      TRUST_PROXY: '1',
      PAYSTACK_SECRET_KEY: simulator.secretKey,
      PAYSTACK_API_URL: simulator.apiUrl,
      PAYSTACK_INLINE_URL: simulator.inlineUrl,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl, WEB_CONCURRENCY: '1' } : {}),
      ...environment,
    });
    site.program = program;
    const begun = performance.now();
    await site.start();
    site.firstStartMs = performance.now() - begun;
    site.books = watchBooks(site);
    return site;
  }

  /**
   * @param {string} url @param {string} dataDir
   * @param {import('../../tools/simulator/simulator.mjs').Simulator} simulator
   * @param {Record<string, string>} environment
   */
  constructor(url, dataDir, simulator, environment) {
    this.url = url;
    this.dataDir = dataDir;
    this.simulator = simulator;
    this.environment = environment;
    /** @type {import('../../e2e/support/product.ts').Launched | null} */
    this.process = null;
    this.program = 'main';
    /** What its first start took: the measure of others on this machine. */
    this.firstStartMs = 0;
    /** How many times as fast as ours its clock runs, where `clock.mjs` makes it run. */
    this.clockPace = 1;
    /** Reads the books while it lives. @type {import('./books.mjs').BooksWatch | null} */
    this.books = null;
  }

  /** The same site, reached at another address. @param {string} url @returns {Site} */
  at(url) {
    return Object.assign(Object.create(this), { url });
  }

  /** @param {Record<string, string>} [own] what this start alone is given */
  async start(own = {}) {
    const launched = launch(this.program, { ...this.environment, ...own });
    this.process = launched;
    const limit = Date.now() + READY_MS;
    while (!(await this.isReady())) {
      if (launched.child.exitCode !== null) {
        throw new Error(`The product ended at its start: ${launched.output()}`);
      }
      if (Date.now() > limit) throw new Error(`The product was not ready: ${launched.output()}`);
      await wait(30);
    }
  }

  /** Whether it reaches its database. */
  isReady() {
    return fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
      (response) => response.ok,
      () => false,
    );
  }

  /** Ends it in the middle of whatever it does. */
  async kill() {
    this.process?.child.kill('SIGKILL');
    await this.process?.ended;
  }

  async halt() {
    this.process?.child.kill('SIGTERM');
    await this.process?.ended;
  }

  /**
   * Lets another program of ours open the same data from somewhere; gives what it said and its exit
   * code.
   * @param {import('./elsewhere.mjs').Elsewhere} place @param {'main' | 'ledger-check'} program
   */
  async openFrom({ through, dataDir }, program) {
    const environment = { ...this.environment, DATA_DIR: dataDir, PORT: String(await freePort()) };
    const opened = launch(program, environment, [], through);
    const late = setTimeout(() => opened.child.kill('SIGKILL'), READY_MS);
    const code = await opened.ended;
    clearTimeout(late);
    return { code, said: opened.output() };
  }

  /** Throws when the books do not balance; the product must not run on the embedded database. */
  async checkBooks() {
    const check = launch('ledger-check', this.environment);
    const code = await check.ended;
    if (code !== 0) throw new Error(`The books do not balance: ${check.output()}`);
  }

  /** Ends it in good order, checks the books, and removes its data. */
  async stop() {
    await this.books?.end();
    this.books?.expectRight();
    await this.halt();
    await this.checkBooks();
    await this.simulator.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  administrator() {
    const { ADMIN_EMAIL = '', ADMIN_PASSWORD } = this.environment;
    return signInByApi(this.url, ADMIN_EMAIL, ADMIN_PASSWORD);
  }

  /** A student that {@link Site.student} made. @param {string} email */
  signIn(email) {
    return signInByApi(this.url, email);
  }

  /** @param {string} [name] */
  student(name) {
    return newStudent(this.url, name);
  }

  /** Verifies a person's e-mail by the mail that came at sign-up. @param {Session} who */
  verify(who) {
    return verify(this.dataDir, who);
  }
}

/**
 * Does `work` until it succeeds: what a client with a lost connection does. `isDone` names refusals
 * that say it has been done before. Gives up after `forMs`, however long each try takes, and at once
 * where the session has ended: no failure of a database or a process ends one.
 * @template T
 * @param {() => Promise<T>} work
 * @param {{ isDone?: (message: string) => boolean, forMs?: number }} [options]
 * @returns {Promise<T | null>}
 */
export async function untilDone(work, { isDone = () => false, forMs = 120_000 } = {}) {
  const begun = performance.now();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (isDone(message)) return null;
      if (error instanceof CallRefused && error.status === 401) throw error;
      const ms = performance.now() - begun;
      if (ms > forMs) throw new Error(`given up after ${Math.round(ms)} ms`, { cause: error });
      await wait(50);
    }
  }
}

/** @param {unknown} condition @param {string} message */
export function must(condition, message) {
  if (!condition) throw new Error(message);
}
