import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { CommandFailed, startChild } from './process.mjs';
import { root } from './root.mjs';

/**
 * Runs npm: the very npm that started us when there is one, else the one on the PATH.
 * @param {string[]} args
 * @param {string} [cwd] folder of the project
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function npm(args, cwd = root) {
  const started = process.env.npm_execpath ?? '';
  const own = basename(started) === 'npm-cli.js';
  const { child, ended } = startChild(
    own ? process.execPath : 'npm',
    own ? [started, ...args] : args,
    { cwd, stdio: ['ignore', 'pipe', 'pipe'], shell: !own && process.platform === 'win32' },
  );
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  return { code: await ended, output };
}

/** Where npm itself stands: the folder of its package. */
export function npmFolder() {
  const started = process.env.npm_execpath ?? '';
  if (basename(started) === 'npm-cli.js') return dirname(dirname(realpathSync(started)));
  const { stdout } = spawnSync('which', ['npm'], { encoding: 'utf8' });
  if (!stdout.trim()) throw new CommandFailed('No npm was found on the PATH.');
  return dirname(dirname(realpathSync(stdout.trim())));
}
