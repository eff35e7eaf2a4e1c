import type { Services } from '../../context.ts';
import { isLate } from './rules.ts';
import { newestRuns } from './store.ts';
import { text } from './text.ts';

/** When this process began: an institute that has just opened owes no backup yet. */
const begun = new Date(Date.now() - performance.now());

/** How backups stand, for those who run the institute. */
export interface BackupState {
  /** Whether any is made by itself. */
  isOn: boolean;
  lastGoodAt: Date | null;
  /** When one was last restored into a scratch database and found equal. */
  lastProvenAt: Date | null;
  /** What went wrong at the newest try, in a sentence; null when nothing did. */
  problem: string | null;
  /** Whether that was that it did not restore. */
  isUnrestorable: boolean;
  /** Whether the newest good one is older than it should be. */
  isLate: boolean;
}

/** Reads how backups stand now. */
export async function backupState({
  db,
  clock,
  config,
}: Pick<Services, 'db' | 'clock' | 'config'>): Promise<BackupState> {
  const { schedule } = config.backups;
  const { last, good, proven } = await newestRuns(db);
  const newest = good?.madeAt ?? null;
  return {
    isOn: schedule !== 'off',
    lastGoodAt: newest,
    lastProvenAt: proven?.madeAt ?? null,
    problem: last?.problem ?? null,
    isUnrestorable: last?.problem?.startsWith(text.notAsItWas) ?? false,
    isLate: isLate(schedule, { newest, begun, now: clock.now() }),
  };
}
