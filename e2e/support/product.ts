import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../tools/lib/free-port.mjs';
import { startChild } from '../../tools/lib/process.mjs';
import { serverFlags } from '../../tools/lib/server-flags.mjs';
import { type Simulator, startSimulator } from '../../tools/simulator/simulator.mjs';
import { zone } from './zone.ts';

const dist = join(import.meta.dirname, '..', '..', 'apps', 'server', 'dist');
const START_SECONDS = 600;

/** A program of the built server, running or ended. */
export interface Launched {
  child: ChildProcess;
  /** Everything it has written so far. */
  output(): string;
  /** Its exit code; null when a signal ended it. */
  ended: Promise<number | null>;
}

/** The product as it is shipped, in a process and a data folder of its own. */
export interface RunningProduct extends Launched {
  url: string;
  dataDir: string;
  /** Who takes its card payments. */
  simulator: Simulator;
  /** Ends it in good order; its data stays. */
  end(): Promise<void>;
  /** Ends it, checks that its books balance, and removes its data. */
  stop(): Promise<void>;
}

/**
 * Without the demo: an institute that holds its administrator and nothing else. Each file asks for
 * its own: those whose `environment` is one object share a worker, and with it what they leave behind.
 */
export const emptyInstitute = () => ({
  DEMO_DATA: 'off',
  ADMIN_EMAIL: 'admin@example.com',
  ADMIN_PASSWORD: 'teach-arabic-1',
});

/**
 * Runs a program of the built server (`main`, `ledger-check`), or one that is named by its path, keeping
 * what it writes; it ends with us at the latest. `through` is a command that runs it.
 */
export function launch(
  program: string,
  environment: Record<string, string>,
  args: readonly string[] = [],
  through: readonly string[] = [],
): Launched {
  const env = { ...process.env, LOG_LEVEL: 'warn', ...environment };
  const [command = process.execPath, ...rest] = [
    ...through,
    process.execPath,
    ...serverFlags,
    resolve(dist, `${program}.js`),
    ...args,
  ];
  const { child } = startChild(command, rest, { env });
  const written: Buffer[] = [];
  child.stdout?.on('data', (bytes: Buffer) => written.push(bytes));
  child.stderr?.on('data', (bytes: Buffer) => written.push(bytes));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, output: () => Buffer.concat(written).toString(), ended };
}

/**
 * Starts the built server with demo data on the embedded database, or on `databaseUrl`, and a
 * payment simulator for it. Its key is not the one `npm start` uses, which the server refuses beside
 * a database.
 */
export async function startProduct(
  databaseUrl: string | null,
  environment: Record<string, string> = {},
): Promise<RunningProduct> {
  const dataDir = environment.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'institute-journey-')));
  const port = await freePort();
  const simulator = await startSimulator({
    secretKey: 'sk_test_of_the_journeys',
    webhookUrl: `http://127.0.0.1:${port}/webhooks/paystack`,
    shownHost: 'localhost',
  });
  const env = {
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO_DATA: 'on',
    INSTITUTE_TIMEZONE: zone,
    BACKUP_SCHEDULE: 'off',
    // The people of a journey come from addresses of their own, see `open` in api.ts.
    TRUST_PROXY: '127.0.0.1,::1',
    // Benches and journeys ask faster than people do.
    RATE_LIMITS: 'off',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl, WEB_CONCURRENCY: '1' } : {}),
    PAYSTACK_SECRET_KEY: simulator.secretKey,
    PAYSTACK_API_URL: simulator.apiUrl,
    PAYSTACK_INLINE_URL: simulator.inlineUrl,
    ...environment,
  };
  const launched = launch('main', env);
  const url = `http://localhost:${port}`;
  const end = async () => {
    launched.child.kill('SIGTERM');
    await launched.ended;
    await simulator.stop();
  };
  await untilReady(url, launched).catch(async (error) => {
    await end();
    throw error;
  });
  return {
    ...launched,
    url,
    dataDir,
    simulator,
    end,
    async stop() {
      await end();
      const check = launch('ledger-check', env);
      const code = await check.ended;
      await rm(dataDir, { recursive: true, force: true });
      if (code !== 0) throw new Error(`The books do not balance: ${check.output()}`);
    },
  };
}

async function untilReady(url: string, { child, output }: Launched): Promise<void> {
  for (let tries = 0; tries < START_SECONDS * 4; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The product ended at its start: ${output()}`);
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await wait(250);
  }
  throw new Error(`The product was not ready within ${START_SECONDS} seconds: ${output()}`);
}
