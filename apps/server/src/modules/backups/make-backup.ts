import type { Services } from '../../context.ts';
import { BackupError, readManifest } from '../../platform/backup/archive.ts';
import { dump } from '../../platform/backup/dump.ts';
import { openBackupFolder } from '../../platform/backup/folder.ts';
import { proveApart } from '../../platform/backup/prove-apart.ts';
import { passingKey } from '../../platform/backup/seal.ts';
import { backupsAmong, folderName, leftovers, outdated, SCRATCH } from './rules.ts';
import { insertRun } from './store.ts';

/** Notes of backups are kept as long as a reader of the health page may ask. */
const NOTES_MS = 60 * 24 * 3600 * 1000;

/**
 * Makes a backup into the folder of backups, sealed if the institute has a key for that, with
 * `prove` restores it into a scratch database, and removes the backups that are no longer kept. How
 * it went is noted either way; a failure is thrown besides, for the job to be tried again. Being ended
 * by `signal` says nothing about the backup, and is only thrown.
 */
export async function makeBackup(
  services: Services,
  { prove, signal }: { prove: boolean; signal: AbortSignal },
): Promise<void> {
  const { db, clock, config, log } = services;
  const madeAt = clock.now();
  const folder = folderName(madeAt);
  const note = { madeAt, folder };
  const forgetBefore = new Date(madeAt.getTime() - NOTES_MS);
  try {
    const sizes = await makeAndProve(services, madeAt, { prove, signal });
    await insertRun(db, { ...note, ...sizes, isProven: prove }, forgetBefore);
    log.info({ folder, ...sizes, isProven: prove }, 'made a backup');
  } catch (error) {
    if (signal.aborted) throw error;
    log.error({ err: error, folder }, 'a backup failed');
    const problem = error instanceof Error ? error.message : String(error);
    await insertRun(db, { ...note, problem: problem.slice(0, 500) }, forgetBefore);
    throw error;
  }
  const kept = await openBackupFolder(config.backups.folder);
  for (const name of outdated(await kept.names())) await kept.remove(name);
}

/** Gives what is in the backup that was made. */
async function makeAndProve(
  { db, files, config }: Services,
  now: Date,
  { prove, signal }: { prove: boolean; signal: AbortSignal },
) {
  const kept = await openBackupFolder(config.backups.folder);
  for (const left of leftovers(await kept.names())) await kept.remove(left);
  const name = folderName(now);
  const { publicKey } = config.backups;
  // Only the institute's owner has the secret key; to be proven here, a sealed backup is opened with
  // a key of its own, which nobody keeps.
  const passing = prove && publicKey ? await passingKey() : null;
  const sealFor = publicKey ? [publicKey, ...(passing ? [passing.publicKey] : [])] : [];
  const earlier = prove ? null : await newestOf(kept);
  const manifest = await dump({ db, store: files, now }, kept.path(name), { sealFor, earlier });
  if (prove) {
    const secretKey = passing?.secretKey ?? null;
    const scratch = kept.path(SCRATCH);
    await proveApart(kept.path(name), { scratch, secretKey, signal }).catch((error: unknown) => {
      if (signal.aborted) throw error;
      const found = error instanceof BackupError ? error.message : String(error);
      throw new BackupError(`The backup was made, but does not restore: ${found}`);
    });
  }
  const parts = [...manifest.tables, ...manifest.files];
  return {
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    files: manifest.files.length,
    bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

async function newestOf(kept: Awaited<ReturnType<typeof openBackupFolder>>) {
  const name = backupsAmong(await kept.names()).at(-1);
  if (!name) return null;
  const folder = kept.path(name);
  const manifest = await readManifest(folder).catch(() => null);
  return manifest && { folder, manifest };
}
