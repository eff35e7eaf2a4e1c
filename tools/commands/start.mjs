import { CommandFailed, foreground, startChild } from '../lib/process.mjs';
import { inRoot, root } from '../lib/root.mjs';
import { serverFlags } from '../lib/server-flags.mjs';
import { isWanted } from '../simulator/refusal.mjs';
import { main as setup } from './setup.mjs';

/** `npm start`: sets up what is missing, then serves until stopped. */
export async function main() {
  await setup();
  const simulator = isWanted(process.env) ? await startSimulator() : null;
  const code = await foreground([...serverFlags, 'apps/server/dist/main.js'], {
    env: { ...process.env, ...simulator?.environment },
  });
  await simulator?.stop();
  return code;
}

/** Starts the payment simulator as a process of its own, and says what the server must know of it. */
async function startSimulator() {
  const { child, ended } = startChild(process.execPath, [inRoot('tools/simulator/main.mjs')], {
    cwd: root,
    env: process.env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  /** @type {Promise<Record<string, string>>} */
  const started = new Promise((resolve) => child.once('message', resolve));
  const known = await Promise.race([started, ended]);
  if (typeof known === 'number') throw new CommandFailed('The payment simulator did not start.');
  console.log('Card payment is simulated (test mode): no real money moves.');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { environment: known, stop };
}
