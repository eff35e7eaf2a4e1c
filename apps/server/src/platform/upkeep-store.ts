import { sql } from 'drizzle-orm';
import { upkeep } from '../schema/index.ts';
import type { Database } from './db.ts';

/** The sweep of files, by the name of its report. */
export const SWEEP_FILES = 'sweep-files';

/** How the last run of some upkeep ended, for whoever watches: the metrics, a page of an office. */
export interface UpkeepReport {
  /** False when a person has to look. */
  isWell: boolean;
  /** Numbers of that run, by name. */
  figures: Record<string, number>;
}

/** Keeps what the last run of `name` came to. */
export async function reportUpkeep(
  db: Database,
  name: string,
  { isWell, figures }: UpkeepReport,
  ranAt: Date,
): Promise<void> {
  const row = { isWell, figures, ranAt };
  await db
    .insert(upkeep)
    .values({ name, ...row })
    .onConflictDoUpdate({ target: upkeep.name, set: row });
}

/** What the last runs came to, by name. */
export async function readUpkeep(db: Database): Promise<(typeof upkeep.$inferSelect)[]> {
  return db.select().from(upkeep).orderBy(sql`${upkeep.name}`);
}
