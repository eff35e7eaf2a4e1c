import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../../apps/server/src/platform/db.ts';
import { startProduct } from '../../e2e/support/product.ts';
import { startPostgres } from '../../tools/postgres.mjs';
import { ADMIN, signIn } from './measure.mjs';

/** @typedef {NonNullable<Awaited<ReturnType<typeof startPostgres>>>} Cluster */
/** @typedef {import('./grown-school.mjs').Client} Client */

/**
 * A throwaway PostgreSQL for one run of a bench.
 * @param {string} bench the command's name
 * @param {Record<string, string>} [settings] of PostgreSQL
 * @param {boolean} [isDurable] whether what is committed outlives a fall of the machine
 */
export async function startCluster(bench, settings = {}, isDurable = true) {
  const cluster = await startPostgres({ more: settings, isDurable });
  if (!cluster) throw new Error(`${bench} needs PostgreSQL.`);
  return cluster;
}

/**
 * The built product on a database of its own, with the demo institute and what `grow` adds to it,
 * and headers of its administrator. `grown` is what `grow` gave.
 * @template T
 * @param {{ url: string } | null} cluster null for the embedded database
 * @param {string} name of the database
 * @param {(client: Client) => Promise<T>} grow
 * @param {Record<string, string>} [environment]
 */
export async function openInstitute(cluster, name, grow, environment = {}) {
  const opened = cluster
    ? await onPostgres(await newDatabase(cluster, name), grow, environment)
    : await onEmbedded(grow, environment);
  return { ...opened, headers: await signIn(opened.product.url, ADMIN) };
}

/** @template T @param {string} databaseUrl @param {(client: Client) => Promise<T>} grow @param {Record<string, string>} environment */
async function onPostgres(databaseUrl, grow, environment) {
  const product = await startProduct(databaseUrl, environment);
  return { product, databaseUrl, grown: await onDatabase(databaseUrl, grow) };
}

/**
 * The process that the embedded database lives in has it for itself: it ends while the school grows.
 * @template T @param {(client: Client) => Promise<T>} grow @param {Record<string, string>} environment
 */
async function onEmbedded(grow, environment) {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'institute-bench-'));
  await (await startProduct(null, { ...environment, DATA_DIR })).end();
  const database = await openDatabase({ url: null, dataDir: DATA_DIR });
  const query = /** @type {Client['query']} */ (database.raw);
  const grown = await grow({ query }).finally(() => database.close());
  return {
    product: await startProduct(null, { ...environment, DATA_DIR }),
    databaseUrl: '',
    grown,
  };
}

/**
 * A small and a large institute beside each other, on one throwaway PostgreSQL.
 * @template T
 * @param {string} bench the command's name
 * @param {Record<'small' | 'large', (client: Client) => Promise<T>>} grow
 * @param {Record<string, string>} [environment]
 * @param {boolean} [isDurable] as that of {@link startCluster}
 */
export async function openBoth(bench, grow, environment, isDurable = true) {
  const cluster = await startCluster(bench, {}, isDurable);
  const small = await openInstitute(cluster, 'small', grow.small, environment);
  const large = await openInstitute(cluster, 'large', grow.large, environment);
  const stop = async () => {
    await Promise.all([small.product.stop(), large.product.stop()]);
    await cluster.stop();
  };
  return { small, large, cluster, stop };
}

/** Address of a new database. @param {{ url: string }} cluster @param {string} name */
export async function newDatabase(cluster, name) {
  await onDatabase(cluster.url, (client) => client.query(`create database ${name}`));
  const url = new URL(cluster.url);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Works on a database over one connection.
 * @template T
 * @param {string} url
 * @param {(client: pg.Client) => Promise<T>} work
 */
export async function onDatabase(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
