import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PrivateNodeFs } from './db-embedded-files.ts';
import { lockFolder } from './folder-lock.ts';
import { makePrivate } from './private-files.ts';

const HOUR = 3_600_000;
/** Dumps kept, oldest removed first: one day of hours. */
const KEPT_DUMPS = 24;

/** Opens PostgreSQL inside this process, guarded by the lock of its folder, with an hourly dump beside it. */
export async function openEmbedded(folder: string) {
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(dirname(folder));
  const fs = new PrivateNodeFs(folder);
  const client = await PGlite.create({ fs, extensions: { pg_trgm } }).catch(async (error) => {
    await unlock();
    throw error;
  });
  // What `initdb` has made, or an earlier version.
  await makePrivate(folder);
  const dumps = join(dirname(folder), 'dumps');
  const timer = setInterval(() => void dump(client, dumps).catch(() => undefined), HOUR);
  timer.unref();
  return {
    client,
    close: async () => {
      clearInterval(timer);
      await client.close();
      await unlock();
    },
  };
}

/** Writes a whole copy of the database, complete or not at all. */
async function dump(client: PGlite, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const copy = await client.dumpDataDir('gzip');
  const name = join(folder, `${new Date().toISOString().replaceAll(':', '-')}.tar.gz`);
  await writeFile(`${name}.part`, Buffer.from(await copy.arrayBuffer()));
  await rename(`${name}.part`, name);
  const old = (await readdir(folder)).filter((file) => file.endsWith('.tar.gz')).sort();
  for (const file of old.slice(0, -KEPT_DUMPS)) await rm(join(folder, file));
}
