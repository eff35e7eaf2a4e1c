import type { Services } from '../../context.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import { defineQueue, type JobRun } from '../../platform/job-queue.ts';
import { writeArchive } from './archive.ts';
import { copyNotices } from './mail-copy.ts';
import { KEPT_MS } from './rules.ts';
import { allCopied, noteCopy } from './store.ts';
import { picturesHandedIn, proofsSent } from './store-erasure.ts';
import { homeworkFiles } from './store-handed-in.ts';
import { letterFiles } from './store-letters.ts';

/** Copies that were asked for; a person's films and pictures may take their time. */
export const dataCopyJobs = defineQueue<{ userId: number; key: string }>('data-copies', {
  retries: 3,
  timeLimit: 900,
});

/**
 * Makes the archive of a copy and tells its owner. A run that was cut off is begun anew; of two that
 * run at once the first to end counts. After the last try the page offers to ask again.
 */
export async function makeCopy(
  services: Services,
  { userId, key }: { userId: number; key: string },
  run: JobRun,
): Promise<void> {
  const { db } = services;
  const files = [
    ...(await picturesHandedIn(db, userId)),
    ...(await proofsSent(db, userId)),
    ...(await homeworkFiles(db, userId)),
    ...(await letterFiles(db, userId)),
  ];
  const total = allCopied.length + files.length;
  if (!(await noteCopy(db, key, { state: 'making', done: 0, total }))) return;
  try {
    const archive = await writeArchive(services, { userId, files, signal: run.signal }, (done) =>
      noteCopy(db, key, { done }),
    );
    await finish(services, { userId, key, total }, archive);
  } catch (error) {
    if (run.isLast) await noteCopy(db, key, { state: 'failed' });
    throw error;
  }
}

/** Names the archive in its row, or removes it where the copy is not wanted any more. */
async function finish(
  { db, clock, jobs, files }: Services,
  { userId, key, total }: { userId: number; key: string; total: number },
  { name, bytes }: { name: string; bytes: number },
): Promise<void> {
  const now = clock.now();
  const isWanted = await inTransaction(db, async (tx) => {
    const expiresAt = new Date(now.getTime() + KEPT_MS.ready);
    const ready = { state: 'ready', done: total, file: name, bytes, expiresAt } as const;
    const row = await noteCopy(tx, key, ready);
    if (!row) return false;
    await jobs.enqueue(tx, copyNotices, { userId });
    return true;
  });
  if (!isWanted) await files.remove(name);
}
