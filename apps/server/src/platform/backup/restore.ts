import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { countForPlanner, type Database, rowsOf, type Tx } from '../db.ts';
import { inTransaction } from '../db-transaction.ts';
import { ForeignFiles, INSTITUTE_ID } from '../file-owner.ts';
import type { FileStore } from '../file-store.ts';
import { hexHash, token } from '../random.ts';
import {
  type Archive,
  BackupError,
  type Manifest,
  openArchive,
  readManifest,
  through,
} from './archive.ts';
import {
  contentTablesOf,
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
 * not right, nothing. Refuses an institute that has people or files unless `replace` is set, and the
 * files of any institute but this one and the dump's. Files that the dump does not hold go into
 * quarantine.
 * @throws BackupError or ForeignFiles with a sentence for the operator
 */
export async function restore(
  target: RestoreTarget,
  folder: string,
  { replace = false, secretKey }: { replace?: boolean; secretKey?: string | undefined } = {},
): Promise<Manifest> {
  const archive = await openArchive(folder, secretKey);
  const { manifest } = archive;
  const { db, store } = target;
  await expectSameVersion(db, manifest);
  if (!replace) await expectEmpty(target);
  const dumpedId = await dumpedInstituteId(archive);
  await expectOwnFiles(target, dumpedId);
  await restoreFiles(target, archive);
  await inTransaction(db, (tx) => restoreTables(tx, archive));
  // From now on these are the files of the institute that the dump is of.
  if (dumpedId) await store.writeMark(`${dumpedId}\n`);
  const wanted = new Set(manifest.files.map(({ name }) => name));
  for await (const { name } of store.list()) if (!wanted.has(name)) await store.setAside(name);
  return manifest;
}

/**
 * The 26 migrations before the baseline. Their tables hold the same rows, and two more
 * (`payment_marks`, `payment_mark_counts`) with nothing that is not in the others.
 */
const BEFORE_BASELINE = '6277895a657a2c394dc07bff59536949be7b95f454976f5fe9e04c63399996e0';

const isBeforeBaseline = ({ migrations }: Manifest) =>
  hexHash(migrations.join()) === BEFORE_BASELINE;

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

/** Refuses a store with the mark of an institute that is neither this database's nor the dump's. */
async function expectOwnFiles(
  { db, store }: RestoreTarget,
  dumpedId: string | null,
): Promise<void> {
  const mark = (await store.readMark())?.trim();
  if (!mark || mark === dumpedId) return;
  const [own] = await rowsOf<Secret>(
    db,
    sql`select name, value from secrets where name = ${INSTITUTE_ID}`,
  );
  if (mark === own?.value) return;
  throw new ForeignFiles(
    `The files in ${store.place} belong to another institute (${mark.slice(0, 40)}), neither to that of this database nor to that of the dump. Set DATA_DIR or S3_BUCKET to this institute's own files; if these are its own, remove institute.mark there.`,
  );
}

/** A row of the table of secrets. */
interface Secret {
  name: string;
  value: string;
}

/** The id of the institute that a dump is of; null in one that was made before there were ids. */
async function dumpedInstituteId(archive: Archive): Promise<string | null> {
  const name = 'public.secrets';
  if (!archive.manifest.tables.some((table) => table.name === name)) return null;
  for await (const lines of linesOf(archive, { name })) {
    const secrets = lines.map((line) => JSON.parse(line) as Secret);
    const found = secrets.find((secret) => secret.name === INSTITUTE_ID);
    if (found) return found.value;
  }
  return null;
}

async function restoreFiles({ store, incoming }: RestoreTarget, archive: Archive): Promise<void> {
  await mkdir(incoming, { recursive: true });
  for (const { name } of archive.manifest.files) {
    // The store takes what it is given; the dump stays whole.
    const path = join(incoming, token(16));
    await pipeline(archive.file(name), createWriteStream(path, { flags: 'wx', flush: true }));
    await store.take(name, path);
  }
}

async function restoreTables(tx: Tx, archive: Archive): Promise<void> {
  const { manifest } = archive;
  const present = new Set(manifest.tables.map(({ name }) => name));
  await makeQueues(tx, await queuesOf(archive));
  const content = await contentTablesOf(tx);
  await withBareTables(tx, await tablesOf(tx), async () => {
    for (const table of content) {
      if (!present.has(table.name)) continue;
      for await (const lines of linesOf(archive, table)) await insertLines(tx, table, lines);
    }
  });
  await setSequences(tx, manifest.sequences);
  await countForPlanner(tx);
}

async function queuesOf(archive: Archive): Promise<string[]> {
  const names: string[] = [];
  if (!archive.manifest.tables.some(({ name }) => name === 'pgboss.queue')) return names;
  for await (const lines of linesOf(archive, { name: 'pgboss.queue' })) {
    for (const line of lines) names.push(String((JSON.parse(line) as { name: unknown }).name));
  }
  return names;
}

/** The rows of a table, some at a time. By hand: other readers take U+2028 in a text for a line's end. */
export async function* linesOf(
  archive: Archive,
  { name }: Pick<Table, 'name'>,
): AsyncGenerator<string[]> {
  const packed = Readable.from(archive.table(name), { objectMode: false });
  const text = through(packed, createGunzip()).setEncoding('utf8');
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
  }
}
