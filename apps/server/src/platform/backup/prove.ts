import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../db.ts';
import { inTransaction } from '../db-transaction.ts';
import type { FileStore } from '../file-store.ts';
import { openDiskStore } from '../file-store-disk.ts';
import { incomingFolder } from '../files.ts';
import { type Archive, BackupError, openArchive } from './archive.ts';
import { linesOf, migrationsFor, restore } from './restore.ts';
import { contentTablesOf, rowsAsLines, tablesOf } from './tables-store.ts';

/** What was restored and found equal. */
export interface Proof {
  rows: number;
  files: number;
}

/**
 * Restores a dump into a scratch database and a scratch folder, compares every row and every file
 * with the dump, asks `check` of the restored books, and leaves nothing behind, except in a `scratch`
 * folder that the caller made and removes. The scratch is the embedded database whatever the dump
 * was made from: it needs no right on anybody's server.
 * @throws BackupError naming what is not as it was
 */
export async function proveDump(
  folder: string,
  check: (db: Database) => Promise<{ problems: readonly string[] }>,
  { secretKey, scratch }: { secretKey?: string | undefined; scratch?: string | undefined } = {},
): Promise<Proof> {
  const archive = await openArchive(folder, secretKey);
  const home = scratch ?? (await mkdtemp(join(tmpdir(), 'institute-scratch-')));
  try {
    const upTo = await migrationsFor(folder);
    const database = await openDatabase({ url: null, dataDir: home, upTo });
    try {
      const { db } = database;
      const incoming = incomingFolder(home);
      const store = await openDiskStore(join(home, 'uploads'), incoming);
      await restore({ db, store, incoming }, folder, { secretKey });
      const rows = await compareTables(db, archive);
      const files = await compareFiles(store, archive);
      await database.migrate();
      const { problems } = await check(db);
      if (problems[0]) throw new BackupError(`Restored, the books do not balance: ${problems[0]}`);
      return { rows, files };
    } finally {
      await database.close();
    }
  } finally {
    if (!scratch) await rm(home, { recursive: true, force: true });
  }
}

async function compareTables(db: Database, archive: Archive): Promise<number> {
  return inTransaction(db, async (tx) => {
    let rows = 0;
    const content = new Set((await contentTablesOf(tx)).map(({ name }) => name));
    const dumped = new Set(archive.manifest.tables.map(({ name }) => name));
    for (const table of await tablesOf(tx)) {
      const here = new RowSum();
      for await (const some of rowsAsLines(tx, table)) here.add(some.trimEnd().split('\n'));
      const there = new RowSum();
      if (content.has(table.name) && dumped.has(table.name)) {
        for await (const lines of linesOf(archive, table)) there.add(lines);
      }
      if (!here.equals(there)) {
        throw new BackupError(
          `Restored, ${table.name} is not as it was (${here.count} rows of ${there.count}).`,
        );
      }
      rows += here.count;
    }
    return rows;
  });
}

/** Rows in whatever order, as a number that only the same rows come to. */
class RowSum {
  count = 0;
  private sum = 0n;

  add(lines: readonly string[]): void {
    for (const line of lines) {
      this.sum += BigInt(`0x${createHash('sha256').update(line).digest('hex')}`);
      this.count += 1;
    }
  }

  equals(other: RowSum): boolean {
    return this.count === other.count && this.sum === other.sum;
  }
}

async function compareFiles(store: FileStore, { manifest }: Archive): Promise<number> {
  for (const { name, sha256 } of manifest.files) {
    const hash = createHash('sha256');
    for await (const chunk of (await store.read(name)) ?? []) hash.update(chunk);
    if (hash.digest('hex') !== sha256) {
      throw new BackupError(`Restored, the file ${name} is not as it was.`);
    }
  }
  return manifest.files.length;
}
