import { DAY_MS } from '@institute/contract/time/durations';
import type { Services } from './context.ts';
import { namedPortraits } from './modules/classes/index.ts';
import { namedResultFiles } from './modules/exams/index.ts';
import { namedTakes } from './modules/homework/index.ts';
import { namedMaterials } from './modules/lessons/index.ts';
import { namedRecordings } from './modules/meetings/index.ts';
import { namedProofs } from './modules/payments/index.ts';
import { namedCopies } from './modules/privacy/index.ts';
import { namedSettingFiles } from './modules/settings/index.ts';
import type { Database } from './platform/db.ts';
import type { StoredFile } from './platform/file-store.ts';
import { reportUpkeep, SWEEP_FILES } from './platform/upkeep-store.ts';

/** A file is stored moments before the row that names it: one this old waits for no row any more. */
const AGE_MS = DAY_MS;
/** How long a file can still be brought back. */
const QUARANTINE_MS = 30 * DAY_MS;
/** More than this in one night is no leftover but a mistake: the wrong database, or the wrong files. */
const MOST = { files: 100, share: 0.05 };
const BATCH = 500;

/** Every domain that keeps files says which of some names its rows hold, hidden rows too. */
const namers: readonly ((db: Database, names: readonly string[]) => Promise<string[]>)[] = [
  namedSettingFiles,
  namedMaterials,
  namedPortraits,
  namedRecordings,
  namedResultFiles,
  namedTakes,
  namedCopies,
  namedProofs,
];

async function namedOf(db: Database, names: readonly string[]): Promise<Set<string>> {
  return new Set((await Promise.all(namers.map((of) => of(db, names)))).flat());
}

async function* inBatches(files: AsyncIterable<StoredFile>): AsyncIterable<StoredFile[]> {
  let batch: StoredFile[] = [];
  for await (const file of files) {
    batch.push(file);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

type With = Pick<Services, 'db' | 'files' | 'log'>;

/**
 * Moves stored files that no row names into quarantine, as a server leaves them that ended between
 * storing a file and writing its row; gives how many. After thirty days there they are removed; a
 * row that names them again brings them back. Where more than a few are nameless nothing is moved,
 * unless `atMost` allows as many (decision 043). `storedAt` is the store's time, so is `now`.
 */
export async function sweepFiles(
  services: With,
  now = new Date(),
  { atMost }: { atMost?: number } = {},
): Promise<number> {
  const { db, files, log } = services;
  await files.discardStale();
  const aside = await sweepQuarantine(services, now);
  const { stored, nameless } = await findNameless(services, now);
  const most = atMost ?? Math.min(MOST.files, Math.max(1, Math.floor(stored * MOST.share)));
  const isWell = nameless.length <= most;
  const moved = isWell ? nameless : [];
  for (const name of moved) await files.setAside(name);
  const figures = {
    stored: stored - moved.length,
    nameless: nameless.length,
    moved: moved.length,
    quarantined: aside.kept + moved.length,
    broughtBack: aside.broughtBack,
    removed: aside.removed,
  };
  await reportUpkeep(db, SWEEP_FILES, { isWell, figures }, now);
  if (!isWell) {
    log.error(
      { ...figures, most },
      'THE SWEEP OF FILES HAS STOPPED: too many files are named by no row. Nothing was moved. See "Files" in docs/operations.md.',
    );
  } else if (moved.length + aside.removed + aside.broughtBack > 0) {
    log.info(figures, 'moved files that nothing names into quarantine');
  }
  return moved.length;
}

/** Stored files, counted, and those that are old enough to have a row and have none. */
async function findNameless({ db, files }: With, now: Date) {
  const old = now.getTime() - AGE_MS;
  const nameless: string[] = [];
  let stored = 0;
  for await (const batch of inBatches(files.list())) {
    stored += batch.length;
    const names = batch.filter(({ storedAt }) => storedAt.getTime() < old).map(({ name }) => name);
    const named = await namedOf(db, names);
    nameless.push(...names.filter((name) => !named.has(name)));
  }
  return { stored, nameless };
}

/** Brings back what a row names after all, and removes what nobody has missed. */
async function sweepQuarantine({ db, files }: With, now: Date) {
  const due = now.getTime() - QUARANTINE_MS;
  const counts = { kept: 0, broughtBack: 0, removed: 0 };
  for await (const batch of inBatches(files.listAside())) {
    const named = await namedOf(
      db,
      batch.map(({ name }) => name),
    );
    for (const { name, storedAt } of batch) {
      if (named.has(name)) {
        await files.bringBack(name);
        counts.broughtBack += 1;
      } else if (storedAt.getTime() < due) {
        await files.removeAside(name);
        counts.removed += 1;
      } else counts.kept += 1;
    }
  }
  return counts;
}
