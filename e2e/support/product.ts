import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const dist = join(import.meta.dirname, '..', '..', 'apps', 'server', 'dist');
const START_SECONDS = 90;

/** The product as it is shipped, in a process and a data folder of its own. */
export interface RunningProduct {
  url: string;
  dataDir: string;
  /** Ends it in good order, checks that its books balance, and removes its data. */
  stop(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });
}

/** Starts the built server with demo data on the embedded database, or on `databaseUrl`. */
export async function startProduct(
  databaseUrl: string | null,
  environment: Record<string, string> = {},
): Promise<RunningProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'institute-journey-'));
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO_DATA: 'on',
    LOG_LEVEL: 'warn',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl, WEB_CONCURRENCY: '1' } : {}),
    ...environment,
  };
  const child = spawn(process.execPath, [join(dist, 'main.js')], { env, stdio: 'inherit' });
  const url = `http://localhost:${port}`;
  await untilReady(url, () => child.exitCode);
  return {
    url,
    dataDir,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      const check = spawn(process.execPath, [join(dist, 'ledger-check.js')], { env, stdio: 'inherit' });
      const [code] = await once(check, 'exit');
      await rm(dataDir, { recursive: true, force: true });
      if (code !== 0) throw new Error('The books do not balance after the journeys.');
    },
  };
}

async function untilReady(url: string, exitCode: () => number | null): Promise<void> {
  for (let tries = 0; tries < START_SECONDS * 4; tries += 1) {
    if (exitCode() !== null) throw new Error(`The product ended with ${exitCode()} at its start.`);
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await wait(250);
  }
  throw new Error(`The product was not ready within ${START_SECONDS} seconds.`);
}
