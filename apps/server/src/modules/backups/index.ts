/** Backups that the product makes of itself. */
export { registerJobs } from './jobs.ts';
export { makeBackup } from './make-backup.ts';
export { backupState } from './state.ts';
export { newestRuns } from './store.ts';
