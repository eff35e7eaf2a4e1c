import pg from 'pg';
import { startProduct } from '../../e2e/support/product.ts';
import { startPostgres } from '../../tools/postgres.mjs';
import { ADMIN, signIn } from './measure.mjs';

/** @typedef {NonNullable<Awaited<ReturnType<typeof startPostgres>>>} Cluster */

/** A throwaway PostgreSQL for one run of a bench. @param {string} bench the command's name */
export async function startCluster(bench) {
  const cluster = await startPostgres();
  if (!cluster) throw new Error(`${bench} needs PostgreSQL.`);
  return cluster;
}

/**
 * The built product on a database of its own, with the demo institute and what `grow` adds to it,
 * and headers of its administrator. `grown` is what `grow` gave.
 * @template T
 * @param {Cluster} cluster
 * @param {string} name of the database
 * @param {(client: pg.Client) => Promise<T>} grow
 * @param {Record<string, string>} [environment]
 */
export async function openInstitute(cluster, name, grow, environment = {}) {
  const databaseUrl = await newDatabase(cluster, name);
  const product = await startProduct(databaseUrl, environment);
  const grown = await onDatabase(databaseUrl, grow);
  return { product, headers: await signIn(product.url, ADMIN), databaseUrl, grown };
}

/** Address of a new database. @param {Cluster} cluster @param {string} name */
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
