import { setTimeout as wait } from 'node:timers/promises';
import { fundWallet } from '@institute/contract/people/students';
import { missingPackages, PatroniCluster } from '../support/patroni.mjs';
import { startPgBouncer } from '../support/pgbouncer.mjs';
import { Balancer } from './balancer.mjs';
import { startLoad } from './load.mjs';
import { Pace } from './pace.mjs';
import { must, Site, untilDone } from './site.mjs';

/** Writes are taken again within this after the leader's end (promise 24). */
const BACK_MS = 30_000;
/** Leaders that are killed in full (promise 24); those that stand still come besides. */
const KILLS = 20;
const FREEZES = 'the leader stands still';

/**
 * What happens to the cluster, by turns; each gives what is to be done when writes are back. Two of
 * three kill the leader.
 */
const harms = {
  /** @param {PatroniCluster} cluster @param {string} leader */
  'the leader’s machine dies': (cluster, leader) => {
    cluster.killNode(leader);
    return () => cluster.startNode(leader);
  },
  /** @param {PatroniCluster} cluster @param {string} leader */
  'the leader’s PostgreSQL dies': (cluster, leader) => {
    cluster.killPostgres(leader);
    return () => undefined;
  },
  /** @param {PatroniCluster} cluster @param {string} leader */
  [FREEZES]: (cluster, leader) => cluster.freezeNode(leader),
};

/**
 * Two machines of ours behind a balancer, one of them behind PgBouncer, on three nodes of PostgreSQL
 * with synchronous replication, all with the files of deploy/: the leader is killed or stands still,
 * and by turns a replica is cut off, again and again under wallet load. Every acknowledged transfer is
 * there once, and writes are taken again in time. Null where the programs of the cluster are not
 * installed, and on the embedded database.
 * @param {Site} _site
 * @param {{ short: boolean, postgres: import('../../tools/postgres.mjs').Postgres | null }} options
 */
export async function run(_site, { short, postgres }) {
  if (!postgres) return null;
  const missing = missingPackages();
  if (missing.length > 0) {
    console.log(`No failover: ${missing.join(', ')} of Debian are not installed.`);
    return null;
  }
  const cluster = await PatroniCluster.start();
  try {
    return await failOver(cluster, short ? 2 : KILLS);
  } finally {
    await cluster.stop();
  }
}

/** @param {PatroniCluster} cluster @param {number} kills */
async function failOver(cluster, kills) {
  const url = cluster.url ?? '';
  const first = await Site.open(url);
  const pooler = await startPgBouncer(url);
  const second = await Site.open(pooler.url, { DATABASE_DIRECT_URL: url });
  const balancer = await new Balancer().open();
  for (const machine of [first, second]) balancer.add(machine.url);
  const site = first.at(balancer.url);
  const load = await startLoad(site);
  const pace = new Pace();
  let slowest = 0;
  let [killed, frozen] = [0, 0];
  for (let done = 0; killed < kills; done += 1) {
    await cluster.untilWhole();
    await wait(1000);
    if (done % 4 === 3) await cutReplicaOff(cluster);
    const [what, harm] = Object.entries(harms)[done % 3] ?? [];
    const leader = await cluster.leader();
    must(harm && leader, 'no node leads');
    if (harm === harms[FREEZES]) frozen += 1;
    else killed += 1;
    const begun = performance.now();
    const mend = harm?.(cluster, leader ?? '');
    await untilWritten(site);
    const took = performance.now() - begun;
    console.log(`     ${what}: writes are taken again after ${(took / 1000).toFixed(1)} s`);
    slowest = Math.max(slowest, took);
    mend?.();
  }
  await cluster.untilWhole();
  pace.end();
  pace.expectWithin(slowest, BACK_MS, 'taking writes again');
  const transfers = await load.stopAndCheck();
  await second.halt();
  await first.stop();
  await second.simulator.stop();
  await pooler.stop();
  balancer.close();
  return `${killed} leaders killed and ${frozen} that stood still, writes back after at most ${(slowest / 1000).toFixed(1)} s, ${load.acknowledged()} acknowledged fundings, ${transfers} transfers, none missing and none twice`;
}

/** One replica is lost for a while: writes go on with the other. @param {PatroniCluster} cluster */
async function cutReplicaOff(cluster) {
  const [replica] = await cluster.followers();
  must(replica, 'no replica follows');
  cluster.killNode(replica ?? '');
  await wait(3000);
  cluster.startNode(replica ?? '');
  await cluster.untilWhole();
}

/** Waits for a write that was begun after the harm. @param {Site} site */
async function untilWritten(site) {
  const student = await untilDone(() => site.student('After'));
  const admin = await untilDone(() => site.administrator());
  const form = { student_id: student?.user.id ?? 0, amount: '1', request_key: crypto.randomUUID() };
  await untilDone(() => admin?.call(fundWallet, form) ?? Promise.reject(new Error('no session')));
}
