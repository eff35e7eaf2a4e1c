import type { Database, Tx } from '../../platform/db.ts';
import { lockSettings, readSettings, saveSettings } from './store.ts';

/** When automatic marking ends (`aisub`, rulings §5); null when it was never begun. */
export async function markingEndsAt(db: Database): Promise<Date | null> {
  const seconds = Number((await readSettings(db)).aisub);
  return seconds > 0 ? new Date(seconds * 1000) : null;
}

/**
 * Lets automatic marking go on for `days` more, from its end or, when that lies in the past, from
 * `now`. Returns the new end.
 */
export async function extendMarking(tx: Tx, now: Date, days: number): Promise<Date> {
  await lockSettings(tx);
  const end = await markingEndsAt(tx);
  const from = Math.max(now.getTime(), end?.getTime() ?? 0);
  const until = new Date(from + days * 86_400_000);
  await saveSettings(tx, { aisub: String(Math.floor(until.getTime() / 1000)) });
  return until;
}
