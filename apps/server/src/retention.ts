import type { Services } from './context.ts';
import { deleteOldDrafts } from './modules/exams/index.ts';
import { emptyOldMails } from './modules/messages/index.ts';
import { deleteOldAudit, deleteOldDevices } from './modules/people/index.ts';
import { daysAgo, readSettings } from './modules/settings/index.ts';
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

/** What is kept for so many days as the setting says. Money history is none of it. */
const kept = [
  { figure: 'devices', setting: 'deviceDays', remove: deleteOldDevices },
  { figure: 'mailTexts', setting: 'mailDays', remove: emptyOldMails },
  { figure: 'audit', setting: 'auditDays', remove: deleteOldAudit },
  { figure: 'drafts', setting: 'draftDays', remove: deleteOldDrafts },
] as const satisfies readonly { figure: string; setting: string; remove: Remove }[];

/**
 * Removes what has been kept as long as the settings say: devices nobody signs in on, the text of
 * mails, the audit log and exams that were never handed in. Done again it finds nothing more.
 */
export async function applyRetention(
  { db, clock, config, log }: Pick<Services, 'db' | 'clock' | 'config' | 'log'>,
  { signal }: Pick<JobRun, 'signal'>,
): Promise<void> {
  const settings = await readSettings(db);
  const now = clock.now();
  const figures: Record<string, number> = {};
  for (const { figure, setting, remove } of kept) {
    const before = daysAgo(now, settings[setting]);
    let removed = 0;
    for (let batches = 0; batches < MOST_BATCHES; batches += 1) {
      signal.throwIfAborted();
      const some = await remove(db, before, BATCH);
      removed += some;
      if (some < BATCH) break;
    }
    figures[figure] = removed;
  }
  figures.outbox = await removeOldMails(
    outboxFolder(config.dataDir),
    daysAgo(now, settings.mailDays),
  );
  await reportUpkeep(db, 'retention', { isWell: true, figures }, now);
  log.info(figures, 'removed what had been kept long enough');
}
