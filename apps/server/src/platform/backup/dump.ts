import { mkdir, rename, rm } from 'node:fs/promises';
import type { Database } from '../db.ts';
import { inTransaction } from '../db-transaction.ts';
import type { FileStore } from '../file-store.ts';
import { filePath, type Manifest, tablePath, writeManifest, writePart } from './archive.ts';
import { migrationsOf, rowsAsLines, sequencesOf, tablesOf } from './tables-store.ts';

/**
 * Writes the database, as it is at one moment, and every stored file into a new folder, whole or
 * not at all. It is the same whichever database and store it is made from, and whichever it goes
 * into. Files come after the tables: what a row names is there, and a file that no row names does
 * no harm.
 */
export async function dump(
  from: { db: Database; store: Pick<FileStore, 'list' | 'read'>; now: Date },
  folder: string,
): Promise<Manifest> {
  const part = `${folder}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(`${part}/tables`, { recursive: true, mode: 0o700 });
  await mkdir(`${part}/files`, { mode: 0o700 });
  const database = await dumpTables(from.db, part);
  const files: Manifest['files'] = [];
  for await (const { name } of from.store.list()) {
    const content = await from.store.read(name);
    // Removed while the dump was made: no row of it names this file.
    if (content) files.push({ name, ...(await writePart(filePath(part, name), content)) });
  }
  const manifest: Manifest = { format: 1, madeAt: from.now.toISOString(), ...database, files };
  await writeManifest(part, manifest);
  await rename(part, folder);
  return manifest;
}

function dumpTables(db: Database, folder: string) {
  return inTransaction(
    db,
    async (tx) => {
      const tables: Manifest['tables'] = [];
      for (const table of await tablesOf(tx)) {
        let rows = 0;
        async function* lines() {
          for await (const some of rowsAsLines(tx, table)) {
            rows += some.split('\n').length - 1;
            yield some;
          }
        }
        const path = tablePath(folder, table.name);
        const written = await writePart(path, lines(), { compress: true });
        tables.push({ name: table.name, rows, ...written });
      }
      return { migrations: await migrationsOf(tx), tables, sequences: await sequencesOf(tx) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
