import { createInterface } from 'node:readline';
import { install } from '../lib/install.mjs';
import { startChild, whenStopped } from '../lib/process.mjs';
import { inRoot, root } from '../lib/root.mjs';

// The browser app's server hands every call on to ours, wherever that listens.
const api = { API_ORIGIN: `http://127.0.0.1:${process.env.PORT ?? 3000}` };

const tsx = inRoot('node_modules/tsx/dist/cli.mjs');
const parts = [
  {
    name: 'server',
    cwd: root,
    args: [tsx, 'watch', '--clear-screen=false', 'apps/server/src/main.ts'],
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
 * on Ctrl-C or when either fails. With `--pseudo` pages are in the pseudo-language of the tests.
 * @param {string[]} args
 */
export async function main(args) {
  await install();
  const pseudo = args.includes('--pseudo') ? { PSEUDO_LANGUAGE: 'on' } : {};
  const env = { ...api, ...pseudo, ...process.env };
  const started = parts.map(({ name, cwd, args }) => {
    const part = startChild(process.execPath, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    prefix(part.child.stdout, name);
    prefix(part.child.stderr, name);
    return part;
  });
  const stop = () => {
    for (const { child } of started) child.kill('SIGTERM');
  };
  whenStopped(stop);
  console.log('The site, reloading as you edit: http://localhost:5173');
  const first = await Promise.race(started.map(({ ended }) => ended));
  stop();
  await Promise.all(started.map(({ ended }) => ended));
  return first;
}
