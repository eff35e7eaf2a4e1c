import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import { PrivateNodeFs } from './db-embedded-files.ts';
import { EmbeddedSession, EmbeddedStream } from './db-embedded-stream.ts';
import { outliving } from './db-postgres.ts';
import { SharedConnections } from './db-shared.ts';
import { lockFolder } from './folder-lock.ts';
import { paths } from './paths.ts';
import { makePrivate } from './private-files.ts';

/**
 * What PostgreSQL is started with besides. Its own pages take 128 MB otherwise, all of which are written
 * at each start, for an institute whose database is a tenth of that and lies in the system's cache too.
 */
const START = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/** The empty cluster that the build has made with this version of the library, which another may not read. */
export const cluster = join(paths.cluster, versionOfLibrary());

function versionOfLibrary(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return JSON.parse(readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8')).version;
}

/** Runs PostgreSQL on a folder; in an empty one `initdb` makes a cluster first. */
export const runCluster = (folder: string) =>
  PGlite.create({
    fs: new PrivateNodeFs(folder),
    extensions: { pg_trgm },
    startParams: START,
  });

/**
 * Opens PostgreSQL inside this process, guarded by the lock of its folder, for the driver that asks a
 * server. There is one session (decision 107): more connections would only wait for each other.
 */
export async function openEmbedded(folder: string) {
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(dirname(folder));
  const database = await layCluster(folder)
    .then(() => runCluster(folder))
    .catch(async (error) => {
      await unlock();
      throw error;
    });
  // What `initdb` has made, or an earlier version.
  await makePrivate(folder);
  const session = new EmbeddedSession(database);
  const address: pg.ClientConfig = {
    stream: () => new EmbeddedStream(session),
    ssl: false,
    user: 'postgres',
    database: 'postgres',
    pipeline: true,
  };
  const pool = outliving(new pg.Pool({ ...address, max: 1 }));
  const shared = new SharedConnections(() => new pg.Client(address), 1);
  return {
    pool,
    shared,
    close: async () => {
      await Promise.all([pool.end(), shared.end()]);
      await database.close();
      await unlock();
    },
  };
}

/**
 * Lays the cluster that the build has made (`make-cluster.ts`) into an empty folder, whole or not at
 * all. `initdb` makes the same where nothing was built, and takes ten times as long.
 */
async function layCluster(folder: string): Promise<void> {
  if (!existsSync(cluster) || (await readdir(folder)).length > 0) return;
  const part = `${folder}.part`;
  await rm(part, { recursive: true, force: true });
  await cp(cluster, part, { recursive: true });
  await rmdir(folder);
  await rename(part, folder);
}
