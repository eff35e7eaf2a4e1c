import { link, mkdir, rename, rm } from 'node:fs/promises';
import type { Database } from '../db.ts';
import { inTransaction } from '../db-transaction.ts';
import type { FileStore } from '../file-store.ts';
import { filePath, type Manifest, tablePath, writeManifest, writePart } from './archive.ts';
import { dumpedBytes, ensureRoom } from './room.ts';
import { contentTablesOf, migrationsOf, rowsAsLines, sequencesOf } from './tables-store.ts';

/** A dump that was made before. */
export interface Earlier {
  folder: string;
  manifest: Manifest;
}

/** How a dump is made beside what is in it. */
export interface DumpOptions {
  /** Public keys of age: whoever has a secret key of one of them can read the dump, nobody else. */
  sealFor?: readonly string[];
  /** An earlier dump for the same keys, whose files are shared with it where the disk can. */
  earlier?: Earlier | null;
}

/** What a dump is made from. */
interface Source {
  db: Database;
  store: Pick<FileStore, 'list' | 'read'>;
  now: Date;
}

/**
 * Writes the database, as it is at one moment, and every stored file into a new folder, whole or
 * not at all, also when the disk is full: nothing is left of one that failed. It is the same
 * whichever database and store it is made from, and whichever it goes into. Files come after the
 * tables: what a row names is there, and a file that no row names does no harm.
 * @throws NoRoomError before anything is written that would not fit
 */
export async function dump(
  from: Source,
  folder: string,
  { sealFor = [], earlier = null }: DumpOptions = {},
): Promise<Manifest> {
  const part = `${folder}.part`;
  const isAlike = earlier?.manifest.sealedFor.join() === sealFor.join();
  await rm(part, { recursive: true, force: true });
  try {
    const manifest = await writeDump(from, part, [...sealFor], isAlike ? earlier : null);
    await rename(part, folder);
    return manifest;
  } catch (error) {
    await rm(part, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
}

async function writeDump(
  { db, store, now }: Source,
  part: string,
  keys: string[],
  earlier: Earlier | null,
): Promise<Manifest> {
  await mkdir(`${part}/tables`, { recursive: true, mode: 0o700 });
  await mkdir(`${part}/files`, { mode: 0o700 });
  const shareable = sharedWith(earlier);
  const added: { bytes: number }[] = [];
  for await (const { name, bytes } of store.list()) if (!shareable.has(name)) added.push({ bytes });
  const tables = earlier?.manifest.tables ?? [];
  await ensureRoom(part, dumpedBytes({ tables, files: added }));
  const database = await dumpTables(db, part, keys);
  const files: Manifest['files'] = [];
  for await (const { name } of store.list()) {
    const path = filePath(part, name, keys.length > 0);
    const shared = await shareable.take(name, path);
    if (shared) files.push(shared);
    else {
      const content = await store.read(name);
      // Removed while the dump was made: no row of it names this file.
      if (content) files.push({ name, ...(await writePart(path, content, { keys })) });
    }
  }
  const madeAt = now.toISOString();
  const manifest: Manifest = { format: 1, madeAt, sealedFor: keys, ...database, files };
  await writeManifest(part, manifest);
  return manifest;
}

/** Files of an earlier dump for the same keys, as second names of the same bytes: a stored file never changes. */
function sharedWith(earlier: Earlier | null) {
  const known = new Map(earlier?.manifest.files.map((file) => [file.name, file]));
  return {
    has: (name: string) => known.has(name),
    async take(name: string, path: string): Promise<Manifest['files'][number] | null> {
      const file = known.get(name);
      if (!earlier || !file) return null;
      const { folder, manifest } = earlier;
      const isLinked = await link(filePath(folder, name, manifest.sealedFor.length > 0), path).then(
        () => true,
        // Another disk, or one that knows no second names: it is copied as any other.
        () => false,
      );
      return isLinked ? file : null;
    },
  };
}

function dumpTables(db: Database, folder: string, keys: readonly string[]) {
  return inTransaction(
    db,
    async (tx) => {
      const tables: Manifest['tables'] = [];
      for (const table of await contentTablesOf(tx)) {
        let rows = 0;
        async function* lines() {
          for await (const some of rowsAsLines(tx, table)) {
            rows += some.split('\n').length - 1;
            yield some;
          }
        }
        const path = tablePath(folder, table.name, keys.length > 0);
        const written = await writePart(path, lines(), { compress: true, keys });
        tables.push({ name: table.name, rows, ...written });
      }
      return { migrations: await migrationsOf(tx), tables, sequences: await sequencesOf(tx) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
