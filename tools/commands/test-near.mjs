import { spawnSync } from 'node:child_process';
import { build } from '../lib/build.mjs';
import { install } from '../lib/install.mjs';
import { journeysNear, serverTestsNear } from '../lib/near.mjs';
import { CommandFailed, capture } from '../lib/process.mjs';
import { readCoverage } from '../lib/proofs.mjs';
import { closingLine, failedLines, sum } from '../lib/report.mjs';
import { root } from '../lib/root.mjs';
import { runJourneys, runVitest } from '../lib/runners.mjs';
import { scratchFolder } from '../lib/scratch.mjs';
import { findBinaries } from '../postgres.mjs';

/** Lines that git prints. @param {string[]} args */
function git(args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new CommandFailed(`git ${args.join(' ')} failed: ${stderr.trim()}`);
  return stdout.split('\n').filter((line) => line !== '');
}

/** Files that are not as they were at `since`, new ones among them. @param {string} since */
const changedSince = (since) => [
  ...git(['diff', '--name-only', '--diff-filter=d', since]),
  ...git(['ls-files', '--others', '--exclude-standard']),
];

/** The server's files that import a changed one of the contract, which count as changed. @param {string[]} changed */
function namingContract(changed) {
  const names = changed.flatMap(
    (file) => /^packages\/contract\/src\/(.+)\.ts$/.exec(file)?.[1] ?? [],
  );
  const patterns = names.flatMap((name) => ['-e', `@institute/contract/${name}'`]);
  if (patterns.length === 0) return [];
  // It ends badly where it finds nothing.
  const { stdout } = spawnSync('git', ['grep', '-lF', ...patterns, '--', 'apps/server/src'], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((line) => line !== '');
}

/** Tests without a database that import what changed. @param {string} since */
async function unitTests(since) {
  const names = ['contract', 'web', 'tools', 'server-pure'];
  const wanted = [...names.flatMap((name) => ['--project', name]), `--changed=${since}`];
  const { code, output } = await capture('node_modules/vitest/vitest.mjs', [
    'list',
    '--filesOnly',
    ...wanted,
  ]);
  if (code !== 0) throw new CommandFailed(`Vitest could not say what a change touches:\n${output}`);
  return output.includes('.test.') ? [await runVitest('near-unit', wanted, { isAll: false })] : [];
}

/** @param {string[]} files */
async function serverTests(files) {
  if (files.length === 0) return [];
  const env = { TEST_DATABASE: findBinaries() ? 'postgres' : 'pglite' };
  const args = ['--project', 'server', ...files];
  return [await runVitest('near-server', args, { env, isAll: false })];
}

/** @param {string[]} files */
async function journeys(files) {
  if (files.length === 0) return [];
  await Promise.all([build('web'), build('server')]);
  return [await runJourneys(files, { isAll: false })];
}

/**
 * `npm run test:near`: what is near to the changes that are not committed yet, or where there are none to
 * those of the last commit; to all since another commit with `-- COMMIT`.
 * @param {string[]} args
 */
export async function main([since]) {
  await install();
  process.env.TMPDIR = await scratchFolder();
  const from = since ?? (changedSince('HEAD').length > 0 ? 'HEAD' : 'HEAD~1');
  const changed = changedSince(from);
  const near = [...changed, ...namingContract(changed)];
  const ofServer = serverTestsNear(
    near,
    git(['ls-files', '-co', '--exclude-standard', 'apps/server/*.test.ts']),
  );
  const { rules, proofs } = await readCoverage();
  const walked = journeysNear(near, rules, proofs);
  console.log(
    `${changed.length} files changed since ${from}: ${ofServer.length} files of the server’s tests, ${walked.journeys.length} of journeys.`,
  );

  const outcomes = [
    ...(await unitTests(from)),
    ...(await serverTests(ofServer)),
    ...(await journeys(walked.journeys)),
  ];
  console.log('');
  if (walked.left.length > 0) console.log(`Also near, and not made: ${walked.left.join(' ')}`);
  for (const line of failedLines(
    outcomes.flatMap(({ tests }) => tests),
    [],
  ))
    console.log(line);
  const total = sum(outcomes);
  console.log(closingLine(total));
  return total.failed > 0 ? 1 : 0;
}
