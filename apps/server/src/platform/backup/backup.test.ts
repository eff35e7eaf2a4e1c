// Proves promise-21.

import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fill } from '../../../test/support/busy-school.ts';
import { emptyOut, openTestDatabase } from '../../../test/support/database.ts';
import { dumpBeforeBaseline } from '../../../test/support/earlier-dump.ts';
import { Institute } from '../../../test/support/institute.ts';
import { startS3 } from '../../../test/support/s3-server.ts';
import { checkLedger } from '../../modules/ledger/index.ts';
import { openFileStore } from '../../services.ts';
import { type Database, openDatabase, rowsOf } from '../db.ts';
import { inTransaction } from '../db-transaction.ts';
import { openDiskStore } from '../file-store-disk.ts';
import { incomingFolder } from '../files.ts';
import { makeLogger } from '../log.ts';
import { BackupError, readManifest } from './archive.ts';
import { type DumpOptions, dump } from './dump.ts';
import { proveDump } from './prove.ts';
import { proveApart } from './prove-apart.ts';
import { migrationsFor, restore } from './restore.ts';
import { NoRoomError } from './room.ts';
import { passingKey } from './seal.ts';
import { contentTablesOf, MOMENTARY, rowsAsLines, tablesOf } from './tables-store.ts';

// Opening two databases takes a busy machine a while.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 90_000 });

const folders: string[] = [];

const storeOf = ({ services }: Institute) => openFileStore(services.config, makeLogger('silent'));

async function targetOf(institute: Institute) {
  const { db, config } = institute.services;
  return { db, store: await storeOf(institute), incoming: incomingFolder(config.dataDir) };
}

/** Everything an institute holds: the rows of each table, sorted, and the bytes of each file. */
async function contentOf(institute: Institute) {
  const tables = await contentIn(institute.services.db);
  const files: Record<string, string> = {};
  const store = await storeOf(institute);
  for await (const { name } of store.list()) {
    const chunks: Buffer[] = [];
    for await (const chunk of (await store.read(name)) ?? []) chunks.push(Buffer.from(chunk));
    files[name] = Buffer.concat(chunks).toString('hex');
  }
  return { tables, files };
}

async function contentIn(db: Database) {
  const tables: Record<string, string[]> = {};
  await inTransaction(db, async (tx) => {
    for (const table of await contentTablesOf(tx)) {
      const lines: string[] = [];
      for await (const some of rowsAsLines(tx, table)) lines.push(...some.trimEnd().split('\n'));
      tables[table.name] = lines.sort();
    }
  });
  return tables;
}

/** Rows by their fields, whatever the order of the columns. */
const plainRows = (tables: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(tables)
      .filter(([, lines]) => lines.length > 0)
      .map(([name, lines]) => [
        name,
        lines.map((line) => JSON.stringify(Object.entries(JSON.parse(line)).sort())).sort(),
      ]),
  );

async function newFolder(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'institute-dump-'));
  folders.push(parent);
  return parent;
}

async function dumped(institute = source, options: DumpOptions = {}): Promise<string> {
  const parent = await newFolder();
  const { db, clock } = institute.services;
  const folder = join(parent, 'dump');
  await dump({ db, store: await storeOf(institute), now: clock.now() }, folder, options);
  return folder;
}

let source: Institute;
let other: Institute;
let folder: string;
let before: Awaited<ReturnType<typeof contentOf>>;
beforeAll(async () => {
  source = await Institute.open();
  await fill(source);
  before = await contentOf(source);
  folder = await dumped();
  other = await Institute.open();
});
afterAll(async () => {
  await source.close();
  await other.close();
  for (const parent of folders) await rm(parent, { recursive: true });
});

describe('a dump that is not right changes nothing', () => {
  async function expectRefused(damaged: string, words: RegExp): Promise<void> {
    const empty = await contentOf(other);
    await expect(restore(await targetOf(other), damaged)).rejects.toThrow(words);
    expect(await contentOf(other)).toEqual(empty);
  }

  it('damaged', async () => {
    const copy = await dumped();
    await appendFile(join(copy, 'tables', 'public.users.ndjson.gz'), 'x');
    await expectRefused(copy, /is damaged/);
  });

  it('incomplete', async () => {
    const copy = await dumped();
    await rm(join(copy, 'files'), { recursive: true });
    await expectRefused(copy, /is missing/);
  });

  it('cut off while it was made', async () => {
    const copy = await dumped();
    await rm(join(copy, 'manifest.json'));
    await expectRefused(copy, /is no dump/);
  });

  it('of another version', async () => {
    const copy = await dumped();
    const path = join(copy, 'manifest.json');
    const manifest = JSON.parse(await readFile(path, 'utf8'));
    manifest.migrations.pop();
    await writeFile(path, JSON.stringify(manifest));
    await expectRefused(copy, /another version/);
  });
});

describe('a dump', () => {
  it('is readable by its owner alone', async () => {
    expect((await stat(folder)).mode & 0o077).toBe(0);
    expect((await stat(join(folder, 'manifest.json'))).mode & 0o077).toBe(0);
  });

  it('restores into an empty institute every row and every file', async () => {
    expect(before.tables['public.transfers']).toHaveLength(2);
    expect(before.tables['pgboss.job']?.length).toBeGreaterThan(1);
    expect(Object.keys(before.files)).toHaveLength(2);
    await restore(await targetOf(other), folder);
    expect(await contentOf(other)).toEqual(before);
    expect((await checkLedger(other.services.db)).problems).toEqual([]);
    // As the planner takes them to be, from the first question on.
    const [counted] = await rowsOf<{ rows: number }>(
      other.services.db,
      sql`select reltuples::int as rows from pg_class where oid = 'public.users'::regclass`,
    );
    expect(counted?.rows).toBe(before.tables['public.users']?.length);
  });

  it('leaves an institute that works on: guards, keys and numbers go on where they were', async () => {
    const { db } = other.services;
    const [{ id: last = 0 } = {}] = await rowsOf<{ id: number }>(
      db,
      sql`select max(id)::int as id from users`,
    );
    const person = { name: 'New', email: 'new@example.com', phonenumber: '0801 000 0000' };
    const { data } = await other.visitor.signup({ ...person, password: 'correct horse' });
    expect(data.id).toBe(last + 1);
    await expect(db.execute(sql`update transfers set amount = 1`)).rejects.toThrow();
    await expect(db.execute(sql`delete from audit_log`)).rejects.toThrow();
    await expect(db.execute(sql`truncate audit_log`)).rejects.toThrow();
    await expect(db.execute(sql`update accounts set balance = 5`)).rejects.toThrow();
    await expect(db.execute(sql`update accounts set user_id = 999999`)).rejects.toThrow();
  });

  it('does not go into an institute that has people, unless told', async () => {
    const changed = await contentOf(other);
    await expect(restore(await targetOf(other), folder)).rejects.toThrow(BackupError);
    expect(await contentOf(other)).toEqual(changed);
  });

  it('brings back what was lost: wiped and changed since, the institute is as it was', async () => {
    const { db, files } = other.services;
    const target = await targetOf(other);
    await db.execute(sql`update users set name = 'overwritten'`);
    await db.execute(sql`delete from comments`);
    await db.execute(sql`update classes set name = 'overwritten'`);
    await files.write(Buffer.from('after the dump'), 'txt');
    for await (const { name } of target.store.list()) {
      if (name.endsWith('.pdf')) await target.store.remove(name);
    }
    expect(await contentOf(other)).not.toEqual(before);
    await restore(target, folder, { replace: true });
    expect(await contentOf(other)).toEqual(before);
    expect((await checkLedger(db)).problems).toEqual([]);
  });

  it('brings no session back, nor a code that was mailed: who was signed out stays so', async () => {
    const { db } = other.services;
    const [{ count: live = 0 } = {}] = await rowsOf<{ count: number }>(
      source.services.db,
      sql`select count(*)::int from sessions`,
    );
    expect(live).toBeGreaterThan(0);
    await restore(await targetOf(other), folder, { replace: true });
    const names = new Set((await tablesOf(db)).map(({ name }) => name));
    for (const name of MOMENTARY) {
      expect(names, 'a table that is there').toContain(name);
      expect(await rowsOf(db, sql.raw(`select 1 from ${name}`)), name).toEqual([]);
    }
  });

  it('puts files that it does not hold into quarantine', async () => {
    const target = await targetOf(other);
    const since = await other.services.files.write(Buffer.from('after the dump'), 'txt');
    await restore(target, folder, { replace: true });
    expect(await target.store.find(since)).toBeNull();
    expect(await target.store.bringBack(since)).toBe(true);
    await target.store.remove(since);
  });

  it('does not touch the files of an institute that is neither this one nor its own', async () => {
    const third = await Institute.open();
    try {
      const foreign = await storeOf(third);
      const name = await third.services.files.write(Buffer.from('the third one'), 'txt');
      const mark = await foreign.readMark();
      const target = { ...(await targetOf(other)), store: foreign };
      const held = await contentOf(other);
      await expect(restore(target, folder, { replace: true })).rejects.toThrow(
        /belong to another institute .* institute\.mark/,
      );
      expect(await foreign.find(name)).not.toBeNull();
      expect(await foreign.readMark()).toBe(mark);
      expect(await contentOf(other)).toEqual(held);
      // Its own database may be replaced by the dump, and the files are then those of the dump.
      await restore(await targetOf(third), folder, { replace: true });
      expect(await foreign.readMark()).toBe(await (await storeOf(source)).readMark());
      expect(await foreign.bringBack(name)).toBe(true);
    } finally {
      await third.close();
    }
  });

  it('moves an institute from a disk into a bucket, and from there back @all', async () => {
    const s3 = await startS3();
    const inBucket = await Institute.open(s3.environment);
    try {
      await restore(await targetOf(inBucket), folder);
      expect(await contentOf(inBucket)).toEqual(before);
      const again = await dumped(inBucket);
      await restore(await targetOf(other), again, { replace: true });
      expect(await contentOf(other)).toEqual(before);
      expect(s3.refused).toEqual([]);
    } finally {
      await inBucket.close();
      await s3.close();
    }
  });

  it('made before the baseline of migrations goes into tables of then, which are brought to now @all', async () => {
    const earlier = join(await newFolder(), 'dump');
    const dumpedRows = await dumpBeforeBaseline(earlier);
    const home = await openTestDatabase();
    await emptyOut(home);
    const database = await openDatabase({ ...home, upTo: await migrationsFor(earlier) });
    try {
      const place = await newFolder();
      const incoming = incomingFolder(place);
      const store = await openDiskStore(join(place, 'uploads'), incoming);
      const target = { db: database.db, store, incoming };
      await restore(target, earlier, { replace: true });
      const tables = await contentIn(database.db);
      // Rows of the counts that found a page by name or amount, which there are no more.
      const { 'public.payment_marks': _, 'public.payment_mark_counts': __, ...kept } = dumpedRows;
      for (const name of MOMENTARY) delete kept[name];
      expect(plainRows(tables)).toEqual(plainRows(kept));
      await database.migrate();
      expect((await checkLedger(database.db)).problems).toEqual([]);
    } finally {
      await database.close();
      await home.close();
    }
  });
});

describe('a dump that does not succeed', () => {
  const made = async (store: Parameters<typeof dump>[0]['store']) => {
    const parent = await newFolder();
    const { db, clock } = source.services;
    const outcome = await dump({ db, store, now: clock.now() }, join(parent, 'dump')).catch(
      (error: unknown) => error,
    );
    return { outcome, left: await readdir(parent) };
  };
  const film = { name: 'film.mp4', storedAt: new Date(0) };

  it('leaves nothing of itself, so that the disk is as full as before', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const { outcome, left } = await made({
      list: async function* () {
        yield { ...film, bytes: 3 };
      },
      read: async () =>
        Readable.from(
          (function* () {
            yield Buffer.from('a f');
            throw full;
          })(),
        ),
    });
    expect(outcome).toBe(full);
    expect(left).toEqual([]);
  });

  it('is not begun where it does not fit', async () => {
    const { outcome, left } = await made({
      list: async function* () {
        yield { ...film, bytes: Number.MAX_SAFE_INTEGER };
      },
      read: () => {
        throw new Error('not to be read');
      },
    });
    expect(outcome).toBeInstanceOf(NoRoomError);
    expect(String(outcome)).toMatch(/no room for it: it takes \d+ MB .* \d+ MB are free/);
    expect(left).toEqual([]);
  });
});

describe('a sealed dump @all', () => {
  it('holds nothing that can be read without the secret key', async () => {
    const [mine, another] = await Promise.all([passingKey(), passingKey()]);
    const closed = await dumped(source, { sealFor: [mine.publicKey] });
    for (const part of ['tables', 'files']) {
      for (const name of await readdir(join(closed, part))) {
        const bytes = await readFile(join(closed, part, name));
        expect(bytes.subarray(0, 21).toString(), name).toBe('age-encryption.org/v1');
      }
    }
    const target = await targetOf(other);
    const replace = { replace: true };
    await expect(restore(target, closed, replace)).rejects.toThrow(/is sealed/);
    const { secretKey: wrong } = another;
    await expect(restore(target, closed, { ...replace, secretKey: wrong })).rejects.toThrow(
      /does not open/,
    );
    await restore(target, closed, { ...replace, secretKey: mine.secretKey });
    expect(await contentOf(other)).toEqual(before);
  });

  it('made after another shares its files, and not with one for another key', async () => {
    const [mine, another] = await Promise.all([passingKey(), passingKey()]);
    const open = await dumped();
    const closed = await dumped(source, { sealFor: [mine.publicKey] });
    const earlier = async (folder: string) => ({ folder, manifest: await readManifest(folder) });
    const after = {
      open: await dumped(source, { earlier: await earlier(open) }),
      closed: await dumped(source, { sealFor: [mine.publicKey], earlier: await earlier(closed) }),
      other: await dumped(source, { sealFor: [another.publicKey], earlier: await earlier(closed) }),
      unsealed: await dumped(source, { earlier: await earlier(closed) }),
    };
    const names = async (folder: string) => {
      const [file = ''] = await readdir(join(folder, 'files'));
      return (await stat(join(folder, 'files', file))).nlink;
    };
    expect(await names(after.open)).toBe(2);
    expect(await names(after.closed)).toBe(2);
    expect(await names(after.other)).toBe(1);
    expect(await names(after.unsealed)).toBe(1);
    await restore(await targetOf(other), after.open, { replace: true });
    expect(await contentOf(other)).toEqual(before);
  });
});

describe('the proof of a dump', () => {
  it('is not begun where what is restored does not fit', async () => {
    const copy = await dumped();
    const manifest = await readManifest(copy);
    for (const file of manifest.files) file.bytes = Number.MAX_SAFE_INTEGER;
    await writeFile(join(copy, 'manifest.json'), JSON.stringify(manifest));
    const parent = await newFolder();
    const { signal } = new AbortController();
    const options = { scratch: join(parent, 'scratch-'), secretKey: null, signal };
    await expect(proveApart(copy, options)).rejects.toThrow(NoRoomError);
    expect(await readdir(parent)).toEqual([]);
  });

  it('restores it apart, finds every row and file, and leaves nothing behind @all', async () => {
    // Of this test alone: others make scratches at the same time.
    const scratches = await newFolder();
    vi.stubEnv('TMPDIR', scratches);
    onTestFinished(() => void vi.unstubAllEnvs());
    const { rows, files } = await proveDump(folder, checkLedger);
    expect(rows).toBe(Object.values(before.tables).reduce((sum, some) => sum + some.length, 0));
    expect(files).toBe(2);
    expect(await readdir(scratches)).toEqual([]);
  });
});
