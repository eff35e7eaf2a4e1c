import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PrivateNodeFs } from './db-embedded-files.ts';
import { lockFolder } from './folder-lock.ts';
import { makePrivate } from './private-files.ts';

/**
 * What PostgreSQL is started with besides. Its own pages take 128 MB otherwise, all of which are written
 * at each start, for an institute whose database is a tenth of that and lies in the system's cache too.
 */
const START = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/** Opens PostgreSQL inside this process, guarded by the lock of its folder. */
export async function openEmbedded(folder: string) {
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(dirname(folder));
  const fs = new PrivateNodeFs(folder);
  const client = await PGlite.create({ fs, extensions: { pg_trgm }, startParams: START }).catch(
    async (error) => {
      await unlock();
      throw error;
    },
  );
  // What `initdb` has made, or an earlier version.
  await makePrivate(folder);
  return {
    client,
    close: async () => {
      await client.close();
      await unlock();
    },
  };
}
