import pg from 'pg';
import { COURSE, growSchool } from './support/grown-school.mjs';
import { askOnce, hotCalls } from './support/hot-calls.mjs';
import { openInstitute, startCluster } from './support/institute.mjs';
import { median } from './support/measure.mjs';
import { options } from './support/options.mjs';
import { cpuOf } from './support/processes.mjs';
import { countRoundTrips } from './support/round-trips.mjs';

/*
 * npm run bench:calls — what one request of the hot calls costs on PostgreSQL: statements (begin and
 * commit are two of them), how often it waits for their answers (those that go out together are one
 * wait, and over a network each is a way there and back), milliseconds that the database and the
 * server compute, and milliseconds that one caller alone waits for. Statements and waits are the
 * figures to compare: the others say as much about the machine. Names as arguments measure those
 * calls alone.
 */

const { times, wants } = options({ times: 200 });

const cluster = await startCluster('bench:calls', {
  shared_preload_libraries: 'pg_stat_statements',
});
const roundTrips = await countRoundTrips(cluster.url);
const site = await openInstitute({ url: roundTrips.url }, 'calls', (client) =>
  growSchool(client, COURSE, times),
);
const database = new pg.Client({ connectionString: site.databaseUrl });
await database.connect();
await database.query('create extension pg_stat_statements');

/** Statements of requests since the count began, those of the queue of jobs aside, and their time. */
async function counted() {
  const { rows } = await database.query(
    `select sum(calls)::int as statements, sum(total_exec_time) as ms from pg_stat_statements
     where dbid = (select oid from pg_database where datname = current_database())
       and query not like '%pgboss%' and query not like '%pg_stat_statements%'`,
  );
  return { statements: Number(rows[0].statements), ms: Number(rows[0].ms) };
}

/** @param {import('./support/measure.mjs').Measured} call */
async function cost(call) {
  const { url, child } = site.product;
  await database.query('select pg_stat_statements_reset()');
  const cpu = cpuOf(child.pid ?? 0);
  const [took, waits] = [/** @type {number[]} */ ([]), /** @type {number[]} */ ([])];
  for (let turn = 0; turn < times; turn += 1) {
    const waited = roundTrips.count();
    took.push((await askOnce(url, call, turn)).took);
    waits.push(roundTrips.count() - waited);
  }
  const used = cpuOf(child.pid ?? 0) - cpu;
  const { statements, ms } = await counted();
  /** @param {number} value @param {number} digits */
  const each = (value, digits) => (value / times).toFixed(digits).padStart(7);
  console.log(
    `${call.name.padEnd(28)}${each(statements, 1)}${String(median(waits)).padStart(7)}${each(ms, 2)}${each(1000 * used, 2)}${median(took).toFixed(1).padStart(7)}`,
  );
}

console.log(`${'one request of'.padEnd(28)}   stmts  waits  db ms cpu ms   took`);
const calls = await hotCalls(site.product.url, site.headers, site.grown);
for (const call of Object.values(calls)) if (wants(call.name)) await cost(call);
await database.end();
await site.product.stop();
roundTrips.stop();
await cluster.stop();
