// Proves promise-21.

import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Institute } from '../../../test/support/institute.ts';
import type { Services } from '../../context.ts';
import { readManifest } from '../../platform/backup/archive.ts';
import { passingKey } from '../../platform/backup/seal.ts';
import { makeBackup, newestRuns } from './index.ts';

/** A proof is a process of its own, which opens a database first. */
const PROOF_MS = 120_000;

let institute: Institute;
beforeEach(async () => {
  institute = await Institute.open();
});
afterEach(() => institute.close());

const backupsOf = async (of: Institute) =>
  (await readdir(of.services.config.backups.folder)).sort();
const UNPROVEN = '2026-10-01T01-05-00Z.unproven';

/** How many different files lie in all backups, and how many names they have. */
async function inodesOf(of: Institute): Promise<[files: number, names: number]> {
  const { folder } = of.services.config.backups;
  const inodes: number[] = [];
  for (const name of await backupsOf(of)) {
    for (const file of await readdir(join(folder, name, 'files'))) {
      inodes.push((await stat(join(folder, name, 'files', file))).ino);
    }
  }
  return [new Set(inodes).size, inodes.length];
}
const back = (prove: boolean, of = institute) =>
  makeBackup(of.services, { prove, signal: AbortSignal.timeout(PROOF_MS) });

describe('a backup', () => {
  it(
    'of the night is restored into a scratch database, compared, and noted as proven',
    async () => {
      const { publicKey } = await passingKey();
      const closed = await Institute.open({ BACKUP_PUBLIC_KEY: publicKey });
      try {
        await closed.student({ wallet: 5000 });
        await back(true, closed);
        const { last, proven } = await newestRuns(closed.services.db);
        expect(last).toMatchObject({ isProven: true, problem: null });
        expect(last?.rows).toBeGreaterThan(3);
        expect(proven).toEqual(last);
        expect(await backupsOf(closed)).toEqual([last?.folder]);
        const { folder } = closed.services.config.backups;
        const { sealedFor } = await readManifest(join(folder, last?.folder ?? ''));
        // The owner's, and one that was forgotten when the proof was made.
        expect(sealedFor).toEqual([publicKey, expect.stringMatching(/^age1/)]);
      } finally {
        await closed.close();
      }
    },
    PROOF_MS,
  );

  it(
    'that does not restore is noted with its reason @all',
    async () => {
      await institute.student({ wallet: 5000 });
      const { db } = institute.services;
      const add = (kobo: number) =>
        db.execute(sql`update accounts set balance = balance + ${kobo} where kind = 'wallet'`);
      await db.execute(sql`alter table accounts disable trigger user`);
      await add(1);
      await mkdir(join(institute.services.config.backups.folder, UNPROVEN), { recursive: true });
      await expect(back(true)).rejects.toThrow(/does not restore.*do not balance/s);
      const { last, good } = await newestRuns(db);
      expect(last?.problem).toMatch(/does not restore/);
      expect(good).toBeNull();
      // Of those that do not restore the newest one is kept.
      expect(await backupsOf(institute)).toEqual([`${last?.folder}.unproven`]);
      await add(-1);
      await db.execute(sql`alter table accounts enable trigger user`);
    },
    PROOF_MS,
  );

  it(
    'that is sealed shares its files with those before it, of the night or not @all',
    async () => {
      const { publicKey } = await passingKey();
      const closed = await Institute.open({ BACKUP_PUBLIC_KEY: publicKey });
      try {
        await closed.services.files.write(Buffer.from('a film'), 'mp4');
        await mkdir(join(closed.services.config.backups.folder, UNPROVEN), { recursive: true });
        for (const prove of [false, true, false]) {
          await back(prove, closed);
          closed.clock.advance({ hours: 1 });
        }
        expect(await inodesOf(closed)).toEqual([1, 3]);
        // One that restores takes the place of what did not.
        expect(await backupsOf(closed)).not.toContain(UNPROVEN);
      } finally {
        await closed.close();
      }
    },
    PROOF_MS,
  );

  it(
    'made after a shared file was damaged holds it anew @all',
    async () => {
      const { files, config } = institute.services;
      await files.write(Buffer.from('a film'), 'mp4');
      await back(false);
      const [first = ''] = await backupsOf(institute);
      const folder = join(config.backups.folder, first, 'files');
      const [film = ''] = await readdir(folder);
      await chmod(join(folder, film), 0o600);
      await writeFile(join(folder, film), 'a worm');
      institute.clock.advance({ days: 1 });
      await expect(back(true)).rejects.toThrow(/does not restore.*is damaged/);
      institute.clock.advance({ minutes: 5 });
      await back(true);
      const [, second = ''] = await backupsOf(institute);
      const copied = join(config.backups.folder, second, 'files', film);
      expect(await readFile(copied, 'utf8')).toBe('a film');
    },
    PROOF_MS,
  );

  it('that fails leaves no piece of itself, and those before it go when their time has come @all', async () => {
    const { services } = institute;
    const { folder } = services.config.backups;
    for (let day = 1; day <= 20; day++) {
      await mkdir(join(folder, `2026-10-${String(day).padStart(2, '0')}T01-05-00Z`), {
        recursive: true,
      });
    }
    const config = {
      ...services.config,
      backups: { ...services.config.backups, schedule: 'daily' },
    };
    const away = async () => {
      throw new Error('the bucket is away');
    };
    await services.files.write(Buffer.from('a film'), 'mp4');
    const broken = { ...services, config, files: { ...services.files, read: away } } as Services;
    const signal = new AbortController().signal;
    await expect(makeBackup(broken, { prove: true, signal })).rejects.toThrow('the bucket is away');
    const left = await backupsOf(institute);
    expect(left).toHaveLength(14);
    expect(left[0]).toBe('2026-10-07T01-05-00Z');
    expect((await newestRuns(services.db)).last?.problem).toBe('the bucket is away');
  });

  it('that took all its time is noted as failed @all', async () => {
    const signal = AbortSignal.abort(new DOMException('too long', 'TimeoutError'));
    await expect(makeBackup(institute.services, { prove: true, signal })).rejects.toThrow();
    expect((await newestRuns(institute.services.db)).last?.problem).toMatch(/did not end/);
  });

  it(
    'whose proof is ended from outside leaves no scratch behind, and is not noted as failed @all',
    async () => {
      const { folder } = institute.services.config.backups;
      await mkdir(join(folder, '.proof-left01'), { recursive: true });
      await writeFile(join(folder, 'film.part'), '');
      const stop = new AbortController();
      const made = makeBackup(institute.services, { prove: true, signal: stop.signal });
      const outcome = made.catch((error: unknown) => error);
      const scratch = async () =>
        (await backupsOf(institute)).filter((name) => /^\.proof/.test(name));
      // The database of the proof is there: its process is at work.
      const atWork = async () => {
        const [name = '.proof-left01'] = await scratch();
        return name !== '.proof-left01' && (await readdir(join(folder, name))).length > 0;
      };
      await expect.poll(() => atWork().catch(() => false), { timeout: 60_000 }).toBe(true);
      const [name = ''] = await scratch();
      expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
      const reason = new Error('the server stops');
      stop.abort(reason);
      expect(await outcome).toBe(reason);
      expect((await newestRuns(institute.services.db)).last).toBeNull();
      // The leftover of an earlier one has gone, what is not ours has stayed.
      expect(await backupsOf(institute)).toEqual([expect.stringMatching(/^2\d{3}-/), 'film.part']);
    },
    PROOF_MS,
  );

  it('that cannot be written is noted, and the earlier ones stay', async () => {
    await back(false);
    const earlier = await backupsOf(institute);
    institute.clock.advance({ hours: 1 });
    const { folder } = institute.services.config.backups;
    const next = institute.services.clock.now().toISOString().slice(0, 19).replaceAll(':', '-');
    // In the place of the folder to be made.
    await mkdir(join(folder, `${next}Z`));
    await writeFile(join(folder, `${next}Z`, 'taken'), '');
    await expect(back(false)).rejects.toThrow();
    const { last, good } = await newestRuns(institute.services.db);
    expect(last?.problem).toMatch(/not empty|exist/i);
    expect([good?.folder]).toEqual(earlier);
  });
});
