import type { Services } from '../../context.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import { defineQueue } from '../../platform/job-queue.ts';
import { makeBackup } from './make-backup.ts';
import { HOURS, NIGHT } from './rules.ts';

/** Backups to be made; a large institute's takes its time. */
export const backupQueue = defineQueue<{ prove: boolean }>('backup', {
  retries: 2,
  backoff: 300,
  timeLimit: 4 * 3600,
});

/** Backups by the clock: each night's is proven, others come every hour where that was asked for. */
export function registerJobs(services: Services): void {
  const { jobs, db, config } = services;
  jobs.work(backupQueue, ({ prove }, { signal }) => makeBackup(services, { prove, signal }));
  const ask = (prove: boolean) => () =>
    inTransaction(db, (tx) => jobs.enqueue(tx, backupQueue, { prove }, { key: 'backup' }));
  const { schedule } = config.backups;
  if (schedule !== 'off') jobs.every('backup-by-night', NIGHT, ask(true));
  if (schedule === 'hourly') jobs.every('backup-by-hour', HOURS, ask(false));
}
