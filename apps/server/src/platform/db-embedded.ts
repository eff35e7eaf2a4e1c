import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { lockFolder } from './folder-lock.ts';

/** Opens PostgreSQL inside this process, guarded by our lock file. */
export async function openEmbedded(folder: string) {
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(dirname(folder));
  const client = await PGlite.create(folder, { extensions: { pg_trgm } }).catch(async (error) => {
    await unlock();
    throw error;
  });
  return {
    client,
    close: async () => {
      await client.close();
      await unlock();
    },
  };
}
