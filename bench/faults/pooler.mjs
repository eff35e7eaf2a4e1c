import { setTimeout as wait } from 'node:timers/promises';
import { getUserData } from '@institute/contract/auth/user';
import { getClasses, getMyClasses } from '@institute/contract/classes/classes';
import { newDatabase, onDatabase } from '../support/institute.mjs';
import { hasPgBouncer, startPgBouncer } from '../support/pgbouncer.mjs';
import { WATCHER } from './books.mjs';
import { startLoad } from './load.mjs';
import { must, Site } from './site.mjs';

/** Connections of PostgreSQL for all requests: so few that statements of one client meet many. */
const POOL = 4;
/** What the product is allowed of its own for jobs, for each process. */
const DIRECT = 4;

/**
 * The product behind PgBouncer in transaction mode, with the settings of deploy/pgbouncer, under wallet
 * load and beside readers: nothing fails, every acknowledged transfer is there once, and PostgreSQL
 * has no more connections than it was meant to have. Null on the embedded database, and where
 * PgBouncer is not installed.
 * @param {Site} _site
 * @param {{ short: boolean, postgres: import('../../tools/postgres.mjs').Postgres | null }} options
 */
export async function run(_site, { short, postgres }) {
  if (!postgres) return null;
  if (!hasPgBouncer()) {
    console.log('No pooler: pgbouncer of Debian is not installed.');
    return null;
  }
  const direct = await newDatabase(postgres, 'pooled');
  const pooler = await startPgBouncer(direct, { default_pool_size: String(POOL) });
  const settings = { DATABASE_DIRECT_URL: direct, LOG_LEVEL: 'warn' };
  /** @type {Site | null} */
  let site = null;
  try {
    site = await Site.open(pooler.url, settings);
    const load = await startLoad(site);
    const readers = startReaders(site);
    let most = 0;
    for (const limit = Date.now() + (short ? 3000 : 60_000); Date.now() < limit; ) {
      most = Math.max(most, await connectionsOf(direct));
      await wait(100);
    }
    const reads = await readers.stop();
    const transfers = await load.stopAndCheck();
    must(most <= POOL + DIRECT, `PostgreSQL had ${most} connections`);
    await site.halt();
    const said = site.process?.output().match(/"level":[45]0.*/g) ?? [];
    must(said.length === 0, `the log tells of something: ${said[0]}`);
    await site.stop();
    return `${load.acknowledged()} acknowledged fundings, ${transfers} transfers, none missing and none twice, beside ${reads} reads, over ${most} connections of PostgreSQL`;
  } finally {
    await site?.kill();
    await pooler.stop();
  }
}

/** People who read what is read by prepared statements. @param {Site} site */
function startReaders(site) {
  let isOn = true;
  let reads = 0;
  const one = async () => {
    const reader = await site.student();
    for (; isOn; reads += 3) {
      await reader.call(getUserData, {});
      await reader.call(getClasses, {});
      await reader.call(getMyClasses, {});
    }
  };
  const all = Promise.all(Array.from({ length: 8 }, one));
  // What fails is told when they stop.
  all.catch(() => undefined);
  return {
    async stop() {
      isOn = false;
      await all;
      return reads;
    },
  };
}

/** Connections of a database that are the product's. @param {string} url */
async function connectionsOf(url) {
  return onDatabase(url, async (client) => {
    const { rows } = await client.query(
      `select count(*)::int as count from pg_stat_activity where datname = current_database()
       and pid <> pg_backend_pid() and application_name <> $1`,
      [WATCHER],
    );
    return rows[0].count;
  });
}
