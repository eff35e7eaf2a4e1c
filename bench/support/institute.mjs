import { roles } from '@institute/contract/auth/abilities';
import pg from 'pg';
import { startProduct } from '../../e2e/support/product.ts';
import { startPostgres } from '../../tools/postgres.mjs';
import { ADMIN, signIn } from './measure.mjs';

/** @typedef {NonNullable<Awaited<ReturnType<typeof startPostgres>>>} Cluster */

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

/**
 * A small and a large institute beside each other, on one throwaway PostgreSQL.
 * @template T
 * @param {string} bench the command's name
 * @param {Record<'small' | 'large', (client: pg.Client) => Promise<T>>} grow
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

/** Names of people, by their number `n`. */
export const NAMES = `(array['Amina','Bala','Chidi','Danladi','Esther','Fatima','Gambo','Halima','Idris','Jamila'])`;

/** Which users were added by `growStudents`. */
export const GROWN = `referral_code like 'REF-grown-%'`;

/**
 * Adds students with their wallets: `grown1@example.com` and so on. What is given is SQL over their
 * number `n`.
 * @param {pg.Client} client
 * @param {number} count
 * @param {{ name?: string, phone?: string, joined?: string }} [people]
 */
export async function growStudents(client, count, people = {}) {
  const {
    name = "'Student ' || n",
    phone = "'0'",
    joined = "now() - interval '730 days'",
  } = people;
  await client.query(
    `insert into users (name, email, phone, search_text, password_hash, role, referral_code, joined_at)
     select name, email, phone, lower(name) || ' ' || email || ' ' || phone || ' 234' || substr(phone, 2), '', ${roles.student},
       'REF-grown-' || n, ${joined}
     from (select n, ${name} as name, 'grown' || n || '@example.com' as email, ${phone} as phone
       from generate_series(1, $1::int) n) people`,
    [count],
  );
  await client.query(`insert into accounts (kind, user_id)
    select 'wallet', id from users where ${GROWN}`);
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
