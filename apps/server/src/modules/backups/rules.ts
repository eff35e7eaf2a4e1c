import type { BackupSchedule } from '../../config.ts';

/** Backups that are kept beside those of days, by schedule: where they are hourly, those of one day. */
const KEPT_NEWEST = { hourly: 24, daily: 0, off: 0 } as const;
/** Days of which one backup each is kept. */
const KEPT_DAYS = 14;

/** When backups are made; the one of the night is proven besides. */
export const NIGHT = '5 2 * * *';
export const HOURS = '5 0,1,3-23 * * *';

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

/** The folder of a backup, named by the second in which it was begun: `2026-11-22T01-05-00Z`. */
export const folderName = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** The names among `names` that are backups, oldest first; others in the folder are not ours. */
export const backupsAmong = (names: readonly string[]) =>
  names.filter((name) => NAME.test(name)).sort();

const PART = '.part';
/** How the name of a folder begins in which a backup is restored to be proven. */
export const SCRATCH = '.proof-';
const SCRATCH_NAME = new RegExp(`^\\${SCRATCH}\\w{6}$`);

/** How the name of the newest backup ends that did not restore. */
const UNPROVEN = '.unproven';

/** What the backup of this name is called when it did not restore: no backup any more, and not lost. */
export const unproven = (name: string) => `${name}${UNPROVEN}`;

/** The names among `names` of backups that did not restore. */
export const unprovenAmong = (names: readonly string[]) =>
  names.filter((name) => name.endsWith(UNPROVEN) && NAME.test(name.slice(0, -UNPROVEN.length)));

/** The names among `names` of what was being written when its process ended; others are not ours. */
export const leftovers = (names: readonly string[]) =>
  names.filter(
    (name) =>
      SCRATCH_NAME.test(name) || (name.endsWith(PART) && NAME.test(name.slice(0, -PART.length))),
  );

/**
 * The backups that are no longer kept: all but the last of each of the newest {@link KEPT_DAYS} days
 * that have one, and the newest {@link KEPT_NEWEST}. What is in the future by this machine's clock
 * counts as any other.
 */
export function outdated(names: readonly string[], schedule: BackupSchedule): string[] {
  const all = backupsAmong(names);
  const lastOfDay = new Map(all.map((name) => [name.slice(0, 10), name]));
  const newest = all.slice(Math.max(0, all.length - KEPT_NEWEST[schedule]));
  const kept = new Set([...newest, ...[...lastOfDay.values()].slice(-KEPT_DAYS)]);
  return all.filter((name) => !kept.has(name));
}

/** A backup is late when the newest one is older than this, by schedule. */
const LATE_HOURS = { hourly: 3, daily: 26 } as const;

/** Whether the newest good backup, or the institute itself where there is none, is too old. */
export function isLate(
  schedule: BackupSchedule,
  { newest, begun, now }: { newest: Date | null; begun: Date; now: Date },
): boolean {
  if (schedule === 'off') return false;
  const age = now.getTime() - (newest ?? begun).getTime();
  return age > LATE_HOURS[schedule] * 3_600_000;
}
