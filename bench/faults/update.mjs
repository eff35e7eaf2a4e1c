import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getUserData, logout } from '@institute/contract/auth/user';
import { getClasses, getMyClasses } from '@institute/contract/classes/classes';
import { getClassDetails } from '@institute/contract/lessons/lessons';
import { newDatabase, onDatabase } from '../support/institute.mjs';
import { Balancer } from './balancer.mjs';
import { startLoad } from './load.mjs';
import { buildPredecessor } from './predecessor.mjs';
import { must, Site } from './site.mjs';

/** How long both versions serve side by side. */
const TOGETHER_MS = { short: 4000, full: 60_000 };

/**
 * Installs this version beside the one before it, both behind a balancer and under load on one
 * PostgreSQL: the old one serves while the new one migrates, then both, then the new one alone. After
 * that the new one is restarted as operators do: another one beside it, then a stop signal, which the
 * balancer learns of at `/readyz` alone. No request fails, and every acknowledged transfer is there
 * once. Null on the embedded database, which
 * serves one process, and where the history does not reach back to the version before.
 * @param {Site} _site
 * @param {{ short: boolean, postgres: import('../../tools/postgres.mjs').Postgres | null }} options
 */
export async function run(_site, { short, postgres }) {
  const before = postgres && (await buildPredecessor());
  if (!postgres || !before) return null;
  const databaseUrl = await newDatabase(postgres, 'update');
  const old = await Site.open(databaseUrl, {}, join(before, 'main'));
  const balancer = await new Balancer().open();
  balancer.add(old.url);
  const load = await startLoad(old.at(balancer.url));
  const visitors = startVisitors(old.at(balancer.url));
  const known = await migrationsOf(databaseUrl);
  const together = TOGETHER_MS[short ? 'short' : 'full'];
  await wait(together / 4);
  const next = await Site.open(databaseUrl, { DRAIN_SECONDS: '3' });
  const run = (await migrationsOf(databaseUrl)) - known;
  balancer.add(next.url);
  await wait(together);
  await balancer.remove(old.url);
  await old.halt();
  await wait(together / 4);
  const last = await Site.open(databaseUrl);
  balancer.add(last.url);
  await Promise.all([balancer.removeWhenUnready(next.url), next.halt()]);
  await wait(together / 4);
  const { counts } = balancer;
  const failures = () => `${counts.failed.length} requests failed: ${counts.failed.slice(0, 5)}`;
  await visitors.stop().catch((cause) => {
    throw new Error(failures(), { cause });
  });
  await load.stopAndCheck();
  for (const site of [next, last]) await site.stop();
  balancer.close();
  must(counts.failed.length === 0, failures());
  await old.simulator.stop();
  return `${run} migrations beside the version before, ${counts.served} requests, none failed, ${load.acknowledged()} fundings, none missing and none twice`;
}

/** How many migrations a database has seen. @param {string} url */
async function migrationsOf(url) {
  return onDatabase(url, async (client) => {
    const { rows } = await client.query('select count(*)::int as seen from installed.migrations');
    return rows[0].seen;
  });
}

/** People who sign up, look around and leave, again and again. @param {Site} site */
function startVisitors(site) {
  let isOn = true;
  const one = async () => {
    while (isOn) {
      const visitor = await site.student();
      await visitor.call(getUserData, {});
      const [first] = await visitor.call(getClasses, {});
      if (first) await visitor.call(getClassDetails, { class_id: first.id });
      await visitor.call(getMyClasses, {});
      await visitor.call(logout, {});
    }
  };
  const all = Promise.all([one(), one()]);
  // What fails is told when they stop.
  all.catch(() => undefined);
  return {
    stop: () => {
      isOn = false;
      return all;
    },
  };
}
