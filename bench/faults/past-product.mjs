import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { runCluster } from '../../apps/server/src/platform/db-embedded.ts';

/**
 * Opens the database past the product; where it has one process alone, a copy of it.
 * @param {import('./site.mjs').Site} site
 */
export async function openPastProduct(site) {
  const { DATABASE_DIRECT_URL, DATABASE_URL } = site.environment;
  const connectionString = DATABASE_DIRECT_URL ?? DATABASE_URL;
  if (connectionString) {
    const client = new pg.Client({ connectionString });
    await client.connect();
    return { query: client.query.bind(client), close: () => client.end() };
  }
  const copy = await mkdtemp(join(tmpdir(), 'institute-audit-'));
  await site.halt();
  await cp(join(site.dataDir, 'db'), copy, { recursive: true });
  await site.start();
  const database = await runCluster(copy);
  return {
    query: (/** @type {string} */ sql) => database.query(sql),
    close: async () => {
      await database.close();
      await rm(copy, { recursive: true, force: true });
    },
  };
}
