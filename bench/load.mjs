import { hashPassword } from '../apps/server/src/platform/password.ts';
import { startFloor } from './support/floor.mjs';
import { hotCalls, receive } from './support/hot-calls.mjs';
import { openInstitute, startCluster } from './support/institute.mjs';
import { measure, median } from './support/measure.mjs';
import { childrenOf, cpuOf } from './support/processes.mjs';
import { growSchool, PASSWORD } from './support/school.mjs';

/*
 * npm run bench:load — what an institute of 200 classes and 1,000 students takes in a second on
 * PostgreSQL, served by two processes, each call beside its floor: one process of node:http that does
 * the same and nothing else (support/floor.mjs). Both are measured in turns in one run. The ratio is
 * what to compare, and the CPU a request costs: the rates say as much about the machine. Names as
 * arguments measure those rows alone; `--own` leaves the floors out.
 */

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const HOW = { seconds: Number(process.env.BENCH_SECONDS ?? 2), connections: 16 };

/** @typedef {import('./support/measure.mjs').Measured} Measured */
/** @typedef {import('./support/floor.mjs').Floor} Floor */

/**
 * A line of the table.
 * @typedef {object} Row
 * @property {Measured} request
 * @property {string | undefined} wanted
 * @property {Floor | 'same bytes'} floor
 */

const cluster = await startCluster('bench:load');
const { product, databaseUrl } = await openInstitute(cluster, 'load', growSchool, {
  WEB_CONCURRENCY: '2',
});
const first = product.child.pid ?? 0;
const workers = childrenOf(first);

const own = process.argv.includes('--own');
const named = process.argv.slice(2).filter((one) => !one.startsWith('--'));
console.log(
  `${'requests a second'.padEnd(26)}     own   floor   ratio  cpu µs  floor’s   p99 ms  wanted`,
);
for (const row of await rows()) {
  if (named.length > 0 && !named.some((name) => row.request.name.includes(name))) continue;
  await show(row);
}
await product.stop();
await cluster.stop();

/** @returns {Promise<Row[]>} */
async function rows() {
  const calls = await hotCalls(product.url);
  /** @type {Floor} */
  const select = { does: 'select', databaseUrl };
  /** @type {Floor} */
  const insert = { does: 'insert', databaseUrl };
  const verify = { hash: await hashPassword(PASSWORD), password: PASSWORD };
  return [
    { request: calls.landing, floor: 'same bytes', wanted: '8000/s' },
    { request: calls.code, floor: 'same bytes', wanted: undefined },
    { request: calls.dashboard, floor: 'same bytes', wanted: undefined },
    { request: calls.unchanged, floor: 'same bytes', wanted: '10000/s' },
    { request: calls.whole, floor: 'same bytes', wanted: '5000/s' },
    { request: calls.mine, floor: select, wanted: '0.35' },
    { request: calls.one, floor: select, wanted: '0.35' },
    { request: calls.who, floor: select, wanted: '0.57' },
    { request: calls.opened, floor: insert, wanted: '0.25' },
    { request: calls.joined, floor: insert, wanted: '0.12' },
    { request: calls.handedIn, floor: insert, wanted: undefined },
    { request: calls.marked, floor: insert, wanted: undefined },
    { request: calls.signedIn, floor: { does: 'verify', ...verify }, wanted: '0.9' },
    { request: calls.signedInAnew, floor: { does: 'verify', ...verify }, wanted: undefined },
  ];
}

/** @param {Row} row @returns {Promise<Floor>} */
async function floorOf({ request, floor }) {
  if (floor !== 'same bytes') return floor;
  const { status, headers, bytes } = await receive(product.url, request);
  const kept = ['content-type', 'content-encoding', 'etag', 'cache-control'];
  const told = Object.fromEntries(
    kept.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])),
  );
  return { does: 'send', status, body: bytes.toString('base64'), headers: told };
}

/**
 * Requests per second, and microseconds of CPU that the processes spent on each.
 * @param {string} url @param {Measured} request @param {number[]} pids
 */
async function rateOf(url, request, pids) {
  const spent = () => pids.reduce((sum, pid) => sum + cpuOf(pid), 0);
  const before = spent();
  const { rate, p99 } = await measure(url, request, HOW);
  return { rate, p99, cpu: ((spent() - before) * 1e6) / (rate * HOW.seconds) };
}

/** How many passwords a floor judges a second. @param {{ url: string }} floor */
async function judged({ url }) {
  const { rate } = await (await fetch(url)).json();
  return { rate, cpu: 0 };
}

/** @param {Row} row */
async function show(row) {
  const { request, wanted } = row;
  const does = await floorOf(row);
  const floor = own ? null : await startFloor(does);
  // What is compiled on the way is no part of what a request costs.
  await rateOf(product.url, request, workers);
  const ours = [];
  /** @type {{ rate: number, cpu: number }[]} */
  const theirs = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    if (floor) {
      const plain = {
        ...request,
        ...(request.each && { each: undefined, body: request.each(0).body }),
      };
      theirs.push(
        await (does.does === 'verify' ? judged(floor) : rateOf(floor.url, plain, [floor.pid])),
      );
    }
    ours.push(await rateOf(product.url, request, workers));
  }
  await floor?.stop();
  const mine = median(ours.map(({ rate }) => rate));
  const cpu = median(ours.map((one) => one.cpu));
  const cells = [
    mine.toFixed(0),
    floor ? median(theirs.map(({ rate }) => rate)).toFixed(0) : '',
    floor ? median(ours.map(({ rate }, at) => rate / (theirs[at]?.rate ?? 1))).toFixed(2) : '',
    cpu.toFixed(0),
    floor ? median(theirs.map((one) => one.cpu)).toFixed(0) : '',
    median(ours.map(({ p99 }) => p99)).toFixed(0),
    wanted ?? '',
  ];
  console.log(request.name.padEnd(26) + cells.map((cell) => cell.padStart(8)).join(''));
}
