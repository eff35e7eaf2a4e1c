import type { Services } from '../../context.ts';
import { BackupError, type Manifest, readManifest } from '../../platform/backup/archive.ts';
import { dump, type Earlier } from '../../platform/backup/dump.ts';
import { openBackupFolder } from '../../platform/backup/folder.ts';
import { proveApart } from '../../platform/backup/prove-apart.ts';
import { dumpedBytes, NoRoomError } from '../../platform/backup/room.ts';
import { passingKey } from '../../platform/backup/seal.ts';
import {
  backupsAmong,
  folderName,
  leftovers,
  outdated,
  SCRATCH,
  unproven,
  unprovenAmong,
} from './rules.ts';
import { insertRun, newestRuns } from './store.ts';
import { text } from './text.ts';

/** Notes of backups are kept as long as a reader of the health page may ask. */
const NOTES_MS = 60 * 24 * 3600 * 1000;

type Kept = Awaited<ReturnType<typeof openBackupFolder>>;

/** How a backup is asked for. */
interface Wish {
  prove: boolean;
  signal: AbortSignal;
}

/**
 * Makes a backup into the folder of backups, sealed if the institute has a key for that, with
 * `prove` restores it into a scratch database, and removes the backups that are no longer kept,
 * also when this one failed. How it went is noted either way; a failure is thrown besides, for the
 * job to be tried again. That the server stops says nothing about the backup, and is only thrown.
 */
export async function makeBackup(services: Services, wish: Wish): Promise<void> {
  const { db, clock, log } = services;
  const { signal } = wish;
  const madeAt = clock.now();
  const folder = folderName(madeAt);
  const note = { madeAt, folder };
  const forgetBefore = new Date(madeAt.getTime() - NOTES_MS);
  try {
    const sizes = await makeAndProve(services, madeAt, wish);
    await insertRun(db, { ...note, ...sizes, isProven: wish.prove }, forgetBefore);
    log.info({ folder, ...sizes, isProven: wish.prove }, 'made a backup');
  } catch (error) {
    if (signal.aborted && !isTimeUp(signal)) throw error;
    log.error({ err: error, folder }, 'a backup failed');
    const problem = isTimeUp(signal)
      ? text.overtime
      : String(error instanceof Error ? error.message : error);
    await insertRun(db, { ...note, problem: problem.slice(0, 500) }, forgetBefore);
    throw error;
  } finally {
    await removeOutdated(services).catch((error: unknown) => {
      log.error({ err: error }, 'the backups that are no longer kept were not removed');
    });
  }
}

/** How the problem of a backup begins that was written whole. */
const NOT_AS_IT_WAS = text.notAsItWas;

const isTimeUp = ({ reason }: AbortSignal) =>
  reason instanceof DOMException && reason.name === 'TimeoutError';

async function removeOutdated({ config: { backups } }: Services): Promise<void> {
  const kept = await openBackupFolder(backups.folder);
  for (const name of outdated(await kept.names(), backups.schedule)) await kept.remove(name);
}

/** Gives what is in the backup that was made. */
async function makeAndProve(services: Services, now: Date, { prove, signal }: Wish) {
  const { db, files, config } = services;
  const kept = await openBackupFolder(config.backups.folder);
  for (const left of leftovers(await kept.names())) await kept.remove(left);
  const name = folderName(now);
  const { publicKey } = config.backups;
  const proofs = publicKey ? await proofKey() : null;
  const sealFor = publicKey && proofs ? [publicKey, proofs.publicKey] : [];
  const earlier = await shareable(services, kept, sealFor);
  const manifest = await dump({ db, store: files, now }, kept.path(name), { sealFor, earlier });
  if (prove) await proveOrSetAside(kept, name, { secretKey: proofs?.secretKey ?? null, signal });
  return {
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    files: manifest.files.length,
    bytes: dumpedBytes(manifest),
  };
}

/**
 * Only the institute's owner has the secret key; to be proven here, a sealed backup is opened with
 * a key that nobody keeps. It is one for as long as this process lives, so that backups which are
 * sealed for the same keys share their files.
 */
const proofKey = () => {
  ownKey ??= passingKey();
  return ownKey;
};
let ownKey: ReturnType<typeof passingKey> | undefined;

/**
 * The newest backup for the same keys, with which files are shared; none after one that did not
 * restore: a damaged file would be in the next one as well.
 */
async function shareable(
  { db }: Services,
  kept: Kept,
  sealFor: readonly string[],
): Promise<Earlier | null> {
  const { last } = await newestRuns(db);
  if (last?.problem?.startsWith(NOT_AS_IT_WAS)) return null;
  for (const name of backupsAmong(await kept.names()).reverse()) {
    const folder = kept.path(name);
    const manifest: Manifest | null = await readManifest(folder).catch(() => null);
    if (manifest?.sealedFor.join() === sealFor.join()) return { folder, manifest };
  }
  return null;
}

/** Proves a backup; of those that do not restore the newest one is kept, under a name of its own. */
async function proveOrSetAside(
  kept: Kept,
  name: string,
  { secretKey, signal }: { secretKey: string | null; signal: AbortSignal },
): Promise<void> {
  const earlier = unprovenAmong(await kept.names());
  const forget = async () => {
    for (const left of earlier) await kept.remove(left);
  };
  try {
    await proveApart(kept.path(name), { scratch: kept.path(SCRATCH), secretKey, signal });
  } catch (error) {
    if (signal.aborted) throw error;
    if (error instanceof NoRoomError) {
      throw new BackupError(`The backup was made, but not proven. ${error.message}`);
    }
    await kept.rename(name, unproven(name));
    await forget();
    const found = error instanceof BackupError ? error.message : String(error);
    throw new BackupError(`${NOT_AS_IT_WAS}${found}`);
  }
  await forget();
}
