import { availableParallelism } from 'node:os';
import { startChild } from '../lib/process.mjs';
import { main as test } from './test.mjs';

/** Processes of the load for each core: with one of the tests there, each has a quarter of it. */
const EACH = 3;

/** Nothing but work, until it is ended or its parent is gone. */
const work = `
const parent = process.ppid;
const turn = () => {
  for (const end = performance.now() + 200; performance.now() < end; );
  if (process.ppid === parent) setImmediate(turn);
};
turn();
`;

/**
 * `npm run test:slow`: `npm test` beside a load that leaves it a quarter of the machine, as on a machine that
 * others work on: what is red there is red by chance elsewhere. The load ends with it, however it ends.
 * @param {string[]} args those of `npm test`
 */
export async function main(args) {
  const load = Array.from({ length: EACH * availableParallelism() }, () =>
    startChild(process.execPath, ['-e', work], { stdio: 'ignore' }),
  );
  console.log(`Beside ${load.length} processes that do nothing but work.`);
  try {
    return await test(args);
  } finally {
    for (const { child } of load) child.kill('SIGKILL');
    await Promise.all(load.map(({ ended }) => ended));
  }
}
