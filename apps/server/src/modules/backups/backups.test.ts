import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Institute } from '../../../test/support/institute.ts';
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
    'that does not restore is noted with its reason',
    async () => {
      await institute.student({ wallet: 5000 });
      const { db } = institute.services;
      const add = (kobo: number) =>
        db.execute(sql`update accounts set balance = balance + ${kobo} where kind = 'wallet'`);
      await db.execute(sql`alter table accounts disable trigger user`);
      await add(1);
      await expect(back(true)).rejects.toThrow(/does not restore.*do not balance/s);
      const { last, good } = await newestRuns(db);
      expect(last?.problem).toMatch(/does not restore/);
      expect(good).toBeNull();
      await add(-1);
      await db.execute(sql`alter table accounts enable trigger user`);
    },
    PROOF_MS,
  );

  it(
    'whose proof is ended from outside leaves no scratch behind, and is not noted as failed',
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
