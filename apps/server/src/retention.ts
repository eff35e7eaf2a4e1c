import { TRASH_DAYS } from '@institute/contract/trash/kinds';
import type { Services } from './context.ts';
import { deleteOldAudit } from './modules/audit/index.ts';
import { deleteOldDevices } from './modules/auth/index.ts';
import { eraseOldComments } from './modules/comments/index.ts';
import { deleteOldDrafts } from './modules/exams/index.ts';
import { removeUnusedFiles } from './modules/lessons/index.ts';
import { emptyOldMails } from './modules/messages/index.ts';
import { daysAgo, readSettings, type Settings } from './modules/settings/index.ts';
import type { Database } from './platform/db.ts';
import type { JobRun } from './platform/job-queue.ts';
import { outboxFolder, removeOldMails } from './platform/outbox.ts';
import { reportUpkeep } from './platform/upkeep-store.ts';

/** Rows removed by one statement, so that nobody waits long for a lock. */
const BATCH = 1000;
/** Batches of a kind in one night: what is left then goes in the next. */
const MOST_BATCHES = 200;

/** Removes some of what is older than `before`, and says how many. */
type Remove = (db: Database, before: Date, most: number) => Promise<number>;

/** What is kept for so many days as a setting or the trash says. Money history is none of it. */
const kept: readonly {
  figure: string;
  days: (settings: Settings) => string | number;
  remove: Remove;
}[] = [
  { figure: 'devices', days: ({ deviceDays }) => deviceDays, remove: deleteOldDevices },
  { figure: 'mailTexts', days: ({ mailDays }) => mailDays, remove: emptyOldMails },
  { figure: 'audit', days: ({ auditDays }) => auditDays, remove: deleteOldAudit },
  { figure: 'drafts', days: ({ draftDays }) => draftDays, remove: deleteOldDrafts },
  { figure: 'deletedComments', days: () => TRASH_DAYS, remove: eraseOldComments },
];

/**
 * Removes what has been kept as long as the settings say: devices nobody signs in on, the text of
 * mails, the audit log, exams that were never handed in, comments that the office deleted, and files
 * that no lesson shows. Done
 * again it finds nothing more.
 */
export async function applyRetention(
  { db, files, clock, config, log }: Pick<Services, 'db' | 'files' | 'clock' | 'config' | 'log'>,
  { signal }: Pick<JobRun, 'signal'>,
): Promise<void> {
  const settings = await readSettings(db);
  const now = clock.now();
  const figures: Record<string, number> = {};
  for (const { figure, days, remove } of kept) {
    const before = daysAgo(now, days(settings));
    let removed = 0;
    for (let batches = 0; batches < MOST_BATCHES; batches += 1) {
      signal.throwIfAborted();
      const some = await remove(db, before, BATCH);
      removed += some;
      if (some < BATCH) break;
    }
    figures[figure] = removed;
  }
  figures.lessonFiles = await removeUnusedFiles({ db, files }, daysAgo(now, TRASH_DAYS));
  figures.outbox = await removeOldMails(
    outboxFolder(config.dataDir),
    daysAgo(now, settings.mailDays),
  );
  await reportUpkeep(db, 'retention', { isWell: true, figures }, now);
  log.info(figures, 'removed what had been kept long enough');
}
