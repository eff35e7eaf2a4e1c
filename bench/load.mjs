import { availableParallelism } from 'node:os';
import { hashPassword } from '../apps/server/src/platform/password.ts';
import { startFloor } from './support/floor.mjs';
import { COURSE, growSchool, PASSWORD } from './support/grown-school.mjs';
import { hotCalls, receive } from './support/hot-calls.mjs';
import { openInstitute, startCluster } from './support/institute.mjs';
import { measure, median } from './support/measure.mjs';
import { options } from './support/options.mjs';
import { childrenOf, cpuOf } from './support/processes.mjs';

/*
 * npm run bench:load — what an institute of 200 classes and 1,250 students takes in a second, each hot
 * call beside its floor: one process of node:http that does the same and nothing else
 * (support/floor.mjs). Both are measured in turns in one run. The ratio is what to compare, and the
 * CPU a request costs: the rates say as much about the machine. Names as arguments measure those rows
 * alone; `--own` leaves the floors out, and with `--bare` each floor sends the bytes of the answer.
 * On PostgreSQL it is served by two processes, with `--processes 1` by one, with `--processes 1,2` by
 * both numbers after each other; `--on embedded` measures the embedded database.
 */

const { on, seconds, rounds, connections, processes, own, bare, students, classes, wants } =
  options({
    ...{ on: 'postgres', processes: '2', own: false, bare: false },
    ...{ seconds: 2, rounds: 3, connections: 16 },
    ...{ students: COURSE.students, classes: COURSE.classes },
  });
/** How often something can be done once in such a school. */
const TURNS = 30_000;

/** @typedef {import('./support/measure.mjs').Measured} Measured */
/** @typedef {import('./support/floor.mjs').Floor} Floor */
/** @typedef {{ url: string, databaseUrl: string, pids: number[] }} Served */

/** The rows, what their floor does, and what is wanted: a rate, a part of the floor, or a time. @type {[keyof Awaited<ReturnType<typeof hotCalls>>, Floor['does'], string?][]} */
const rows = [
  ['landing', 'send', '8000/s'],
  ['code', 'send'],
  ['dashboard', 'send'],
  ['dashboards', 'send', '500 ms'],
  ['unchanged', 'send', '10000/s'],
  ['whole', 'send', '5000/s'],
  ['mine', 'select', '0.35'],
  ['one', 'select', '0.35'],
  ['who', 'select', '0.57'],
  ['opened', 'insert', '0.25'],
  ['joined', 'insert', '0.12'],
  ['handedIn', 'insert'],
  ['marked', 'insert'],
  ['signedIn', 'verify', '0.9'],
  ['signedInAnew', 'verify'],
];

const cluster = on === 'embedded' ? null : await startCluster('bench:load');
/** Rates by the name of the row, for each number of processes. @type {Map<string, number[]>} */
const rates = new Map();
const counts = cluster ? processes.split(',') : ['1'];
for (const count of counts) await serve(count);
await cluster?.stop();
if (counts.length > 1) {
  for (const [name, [one = 0, more = 0]] of rates)
    console.log(`${name.padEnd(26)} ${(more / one).toFixed(2)} times with ${counts[1]} processes`);
  console.log(`${availableParallelism()} cores, which the database and the asking program share.`);
}

/** Measures all rows on so many processes. @param {string} count */
async function serve(count) {
  const { product, headers, databaseUrl, grown } = await openInstitute(
    cluster,
    `load_${count}`,
    (client) => growSchool(client, { ...COURSE, students, classes }, TURNS),
    cluster ? { WEB_CONCURRENCY: count } : {},
  );
  const first = product.child.pid ?? 0;
  const pids = Number(count) > 1 ? childrenOf(first) : [first];
  const calls = await hotCalls(product.url, headers, grown);
  console.log(
    `${`requests a second, ${on}`.padEnd(28)}     own   floor   ratio  cpu µs  floor’s   p99 ms  wanted`,
  );
  for (const [key, does, wanted = ''] of rows) {
    const request = calls[key];
    // A floor that asks a database needs one of its own.
    const floors = bare
      ? request.each
        ? null
        : 'send'
      : cluster || !/sel|ins/.test(does)
        ? does
        : null;
    if (wants(request.name))
      await show({ url: product.url, databaseUrl, pids }, request, own ? null : floors, wanted);
  }
  await product.stop();
}

/** @param {Served} served @param {Measured} request @param {Floor['does']} does @returns {Promise<Floor>} */
async function floorOf({ url, databaseUrl }, request, does) {
  if (does === 'verify') return { does, hash: await hashPassword(PASSWORD), password: PASSWORD };
  if (does !== 'send') return { does, databaseUrl };
  const { status, headers, bytes } = await receive(url, request);
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
  const { rate, p99 } = await measure(url, request, { seconds, connections });
  return { rate, p99, cpu: ((spent() - before) * 1e6) / (rate * seconds) };
}

/** How many passwords a floor judges a second. @param {{ url: string }} floor */
async function judged({ url }) {
  const { rate } = await (await fetch(url)).json();
  return { rate, cpu: 0 };
}

/** @param {Served} served @param {Measured} request @param {Floor['does'] | null} does @param {string} wanted */
async function show(served, request, does, wanted) {
  const { url, pids } = served;
  const floor = does && (await startFloor(await floorOf(served, request, does)));
  const plain = { ...request, ...request.each?.(0) };
  delete plain.each;
  // What is compiled on the way is no part of what a request costs.
  await rateOf(url, request, pids);
  const ours = [];
  /** @type {{ rate: number, cpu: number }[]} */
  const theirs = [];
  for (let round = 0; round < rounds; round += 1) {
    if (floor)
      theirs.push(
        does === 'verify' ? await judged(floor) : await rateOf(floor.url, plain, [floor.pid]),
      );
    ours.push(await rateOf(url, request, pids));
  }
  await floor?.stop();
  const rate = median(ours.map((one) => one.rate));
  rates.set(request.name, [...(rates.get(request.name) ?? []), rate]);
  const ratios = ours.map((one, at) => one.rate / (theirs[at]?.rate ?? 1));
  const cells = [
    rate.toFixed(0),
    floor ? median(theirs.map((one) => one.rate)).toFixed(0) : '',
    floor ? median(ratios).toFixed(3) : '',
    median(ours.map((one) => one.cpu)).toFixed(0),
    floor ? median(theirs.map((one) => one.cpu)).toFixed(0) : '',
    median(ours.map(({ p99 }) => p99)).toFixed(0),
    wanted,
  ];
  console.log(request.name.padEnd(28) + cells.map((cell) => cell.padStart(8)).join(''));
}
