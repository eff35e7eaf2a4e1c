import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import type { Database, Tx } from '../db.ts';
import { inTransaction } from '../db-transaction.ts';
import type { FileStore } from '../file-store.ts';
import { token } from '../random.ts';
import {
  BackupError,
  filePath,
  type Manifest,
  readArchive,
  readManifest,
  tablePath,
} from './archive.ts';
import {
  hasPeople,
  insertLines,
  makeQueues,
  migrationsOf,
  setSequences,
  type Table,
  tablesOf,
  withBareTables,
} from './tables-store.ts';

/** Where a dump goes. */
export interface RestoreTarget {
  db: Database;
  store: FileStore;
  /** A folder of this machine from which the store takes files. */
  incoming: string;
}

/**
 * Puts the content of a dump in the place of what is here: all of it or, when anything about it is
 * not right, nothing. Refuses an institute that has people or files unless `replace` is set.
 * @throws BackupError with a sentence for the operator
 */
export async function restore(
  target: RestoreTarget,
  folder: string,
  { replace = false } = {},
): Promise<Manifest> {
  const manifest = await readArchive(folder);
  const { db, store } = target;
  await expectSameVersion(db, manifest);
  if (!replace) await expectEmpty(target);
  await restoreFiles(target, folder, manifest);
  await inTransaction(db, (tx) => restoreTables(tx, folder, manifest));
  const wanted = new Set(manifest.files.map(({ name }) => name));
  for await (const { name } of store.list()) if (!wanted.has(name)) await store.remove(name);
  return manifest;
}

/**
 * The 26 migrations before the baseline. Their tables hold the same rows, and two more
 * (`payment_marks`, `payment_mark_counts`) with nothing that is not in the others.
 */
const BEFORE_BASELINE = '6277895a657a2c394dc07bff59536949be7b95f454976f5fe9e04c63399996e0';

const isBeforeBaseline = ({ migrations }: Manifest) =>
  createHash('sha256').update(migrations.join()).digest('hex') === BEFORE_BASELINE;

/** How many migrations make the tables into which a dump goes; the others follow once it is there. */
export async function migrationsFor(folder: string): Promise<number> {
  const manifest = await readManifest(folder);
  return isBeforeBaseline(manifest) ? 1 : manifest.migrations.length;
}

async function expectSameVersion(db: Database, manifest: Manifest): Promise<void> {
  const here = await migrationsOf(db);
  const made = manifest.migrations;
  if (isBeforeBaseline(manifest) ? here.length === 1 : here.join() === made.join()) return;
  throw new BackupError(
    `The dump is of another version of the product (${made.length} migrations, here ${here.length}). Restore it into an empty database; one of a newer version, with that version.`,
  );
}

async function expectEmpty({ db, store }: RestoreTarget): Promise<void> {
  let isEmpty = !(await hasPeople(db));
  for await (const _file of store.list()) isEmpty = false;
  if (!isEmpty) {
    throw new BackupError(
      'There is an institute here already. With --replace the dump takes its place, and what is here is lost.',
    );
  }
}

async function restoreFiles(
  { store, incoming }: RestoreTarget,
  folder: string,
  { files }: Manifest,
): Promise<void> {
  await mkdir(incoming, { recursive: true });
  for (const { name } of files) {
    // The store takes what it is given; the dump stays whole.
    const path = join(incoming, token(16));
    await copyFile(filePath(folder, name), path);
    await store.take(name, path);
  }
}

async function restoreTables(tx: Tx, folder: string, manifest: Manifest): Promise<void> {
  const tables = await tablesOf(tx);
  const content = (table: Table) => linesOf(tablePath(folder, table.name));
  await makeQueues(tx, await queuesOf(folder, manifest));
  await withBareTables(tx, tables, async () => {
    for (const table of tables) {
      if (!manifest.tables.some(({ name }) => name === table.name)) continue;
      for await (const lines of content(table)) await insertLines(tx, table, lines);
    }
  });
  await setSequences(tx, manifest.sequences);
}

async function queuesOf(folder: string, { tables }: Manifest): Promise<string[]> {
  const names: string[] = [];
  if (!tables.some(({ name }) => name === 'pgboss.queue')) return names;
  for await (const lines of linesOf(tablePath(folder, 'pgboss.queue'))) {
    for (const line of lines) names.push(String((JSON.parse(line) as { name: unknown }).name));
  }
  return names;
}

/** The lines of a part, some at a time. By hand: other readers take U+2028 in a text for a line's end. */
async function* linesOf(path: string): AsyncGenerator<string[]> {
  const text = createReadStream(path).pipe(createGunzip()).setEncoding('utf8');
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
  }
}
