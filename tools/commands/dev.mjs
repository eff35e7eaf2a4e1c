import { createInterface } from 'node:readline';
import { install } from '../lib/install.mjs';
import { startChild } from '../lib/process.mjs';
import { inRoot, root } from '../lib/root.mjs';

const parts = [
  {
    name: 'server',
    cwd: root,
    args: ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false'].concat(
      'apps/server/src/main.ts',
    ),
  },
  {
    name: 'web',
    cwd: inRoot('apps', 'web'),
    args: [inRoot('node_modules/vite/bin/vite.js'), '--clearScreen', 'false'],
  },
];

/** @param {NodeJS.ReadableStream | null} stream @param {string} name */
function prefix(stream, name) {
  if (!stream) return;
  const label = name.padEnd(6);
  createInterface({ input: stream }).on('line', (line) => console.log(`${label} | ${line}`));
}

/**
 * `npm run dev`: the server restarts and the browser updates as files are saved. Both end together,
 * on Ctrl-C or when either fails.
 */
export async function main() {
  await install();
  const started = parts.map(({ name, cwd, args }) => {
    const part = startChild(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    prefix(part.child.stdout, name);
    prefix(part.child.stderr, name);
    return part;
  });
  const stop = () => {
    for (const { child } of started) child.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  console.log('The site, reloading as you edit: http://localhost:5173');
  const first = await Promise.race(started.map(({ ended }) => ended));
  stop();
  await Promise.all(started.map(({ ended }) => ended));
  return first;
}
