import { link, mkdir, rename, rm } from 'node:fs/promises';
import type { Database } from '../db.ts';
import { inTransaction } from '../db-transaction.ts';
import type { FileStore } from '../file-store.ts';
import { filePath, type Manifest, tablePath, writeManifest, writePart } from './archive.ts';
import { contentTablesOf, migrationsOf, rowsAsLines, sequencesOf } from './tables-store.ts';

/** How a dump is made beside what is in it. */
export interface DumpOptions {
  /** Public keys of age: whoever has a secret key of one of them can read the dump, nobody else. */
  sealFor?: readonly string[];
  /** An earlier dump for the same keys, whose files are shared with it where the disk can. */
  earlier?: { folder: string; manifest: Manifest } | null;
}

/**
 * Writes the database, as it is at one moment, and every stored file into a new folder, whole or
 * not at all. It is the same whichever database and store it is made from, and whichever it goes
 * into. Files come after the tables: what a row names is there, and a file that no row names does
 * no harm.
 */
export async function dump(
  from: { db: Database; store: Pick<FileStore, 'list' | 'read'>; now: Date },
  folder: string,
  { sealFor = [], earlier = null }: DumpOptions = {},
): Promise<Manifest> {
  const part = `${folder}.part`;
  const keys = [...sealFor];
  await rm(part, { recursive: true, force: true });
  await mkdir(`${part}/tables`, { recursive: true, mode: 0o700 });
  await mkdir(`${part}/files`, { mode: 0o700 });
  const database = await dumpTables(from.db, part, keys);
  const shareable = sharedWith(earlier, keys);
  const files: Manifest['files'] = [];
  for await (const { name } of from.store.list()) {
    const path = filePath(part, name, keys.length > 0);
    const shared = await shareable(name, path);
    if (shared) files.push(shared);
    else {
      const content = await from.store.read(name);
      // Removed while the dump was made: no row of it names this file.
      if (content) files.push({ name, ...(await writePart(path, content, { keys })) });
    }
  }
  const madeAt = from.now.toISOString();
  const manifest: Manifest = { format: 1, madeAt, sealedFor: keys, ...database, files };
  await writeManifest(part, manifest);
  await rename(part, folder);
  return manifest;
}

/** Takes a file from an earlier dump as a second name of the same bytes: a stored file never changes. */
function sharedWith(earlier: DumpOptions['earlier'], keys: readonly string[]) {
  const isAlike = earlier?.manifest.sealedFor.join() === keys.join();
  const known = new Map(isAlike ? earlier?.manifest.files.map((file) => [file.name, file]) : []);
  return async (name: string, path: string): Promise<Manifest['files'][number] | null> => {
    const file = known.get(name);
    if (!earlier || !file) return null;
    const isLinked = await link(filePath(earlier.folder, name, keys.length > 0), path).then(
      () => true,
      // Another disk, or one that knows no second names: it is copied as any other.
      () => false,
    );
    return isLinked ? file : null;
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
