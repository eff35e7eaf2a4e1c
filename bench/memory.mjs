import { setTimeout as wait } from 'node:timers/promises';
import { COURSE, growSchool } from './support/grown-school.mjs';
import { hotCalls } from './support/hot-calls.mjs';
import { openInstitute, startCluster } from './support/institute.mjs';
import { measure } from './support/measure.mjs';
import { options } from './support/options.mjs';
import { childrenOf, memoryOf } from './support/processes.mjs';

/*
 * npm run bench:memory — what the processes of an institute on PostgreSQL hold in memory after load:
 * one alone, and two with the one that watches over them. Each hot call is asked for by 16
 * connections; what is in use while passwords are judged (19 MB each), and what V8 looks through once
 * nothing comes in, has been given back by then. Then all of it is asked for once more: what an answer
 * leaves behind for good would show. It fails above the figures below. How fast the machine is does not
 * matter to it. `--seconds` is how long each call is asked for, `--settle` how long is waited then.
 */

/** MB of resident memory. */
const MOST = { serving: 150, first: 60 };
/** MB by which the same load again may raise it, which is what it varies by. */
const MOST_MORE = 15;
const { seconds, settle } = options({ seconds: 3, settle: 30 });
/** How often something can be done once: each hot call is asked for twice `seconds`. */
const TURNS = 30_000;

/** What is asked for in another way already. */
const ALIKE = /** @type {const} */ (['dashboards', 'limited', 'reopened']);

const over = [];
const cluster = await startCluster('bench:memory');
for (const processes of [1, 2]) over.push(...(await hold(processes)));
await cluster.stop();
for (const one of over) console.log(`over its budget: ${one}`);
if (over.length > 0) process.exitCode = 1;

/** Loads an institute of so many processes; gives what holds too much. @param {number} processes */
async function hold(processes) {
  const { product, headers, grown } = await openInstitute(
    cluster,
    `memory_${processes}`,
    (client) => growSchool(client, COURSE, TURNS),
    {
      WEB_CONCURRENCY: String(processes),
      // As deploy/ says it of one that serves alone; the first of several says it to the others.
      ...(processes === 1 && { MALLOC_ARENA_MAX: '2' }),
    },
  );
  const parent = product.child.pid ?? 0;
  const children = childrenOf(parent);
  const serving = children.length > 0 ? children : [parent];
  /** @param {string} when */
  const show = (when) => {
    const first = children.length > 0 ? `, the first of them ${megabytes(parent)}` : '';
    const cells = serving.map((pid) => `${megabytes(pid)} MB`).join(' and ');
    console.log(`${when.padEnd(24)} ${cells}${first}`);
  };
  console.log(`${processes === 1 ? 'one process' : `${processes} processes`}, resident memory`);
  show('started');
  const hot = await hotCalls(product.url, headers, grown);
  const calls = Object.values(hot).filter((call) => !ALIKE.some((key) => hot[key] === call));
  /** Asks for all of them; gives what the processes hold some time after. */
  const ask = async () => {
    for (const call of calls) {
      await measure(product.url, call, { seconds, connections: 16 });
      show(call.name);
    }
    await wait(settle * 1000);
    return serving.map(megabytes);
  };
  const once = await ask();
  show('after all of it');
  const all = once.map((mb) => ({ name: 'serving', mb, most: MOST.serving }));
  if (children.length > 0) all.push({ name: 'first', mb: megabytes(parent), most: MOST.first });
  const twice = await ask();
  show('after all of it again');
  for (const [at, mb] of twice.entries()) {
    all.push({ name: 'serving, asked again', mb, most: (once[at] ?? 0) + MOST_MORE });
  }
  await product.stop();
  return all
    .filter(({ mb, most }) => mb > most)
    .map(({ name, mb, most }) => `${processes} processes, ${name}: ${mb} of ${most} MB`);
}

/** @param {number} pid */
function megabytes(pid) {
  return Math.round(memoryOf(pid) / 1e6);
}
