import { sql } from 'drizzle-orm';
import { type Database, instantOf, rowsOf } from './db.ts';
import { readUpkeep } from './upkeep-store.ts';

/** What an operator watches of the content, read without walking through any large table. */
export interface Gauges {
  /** Kobo on each of the institute's own accounts; the wallets together hold what these lack. */
  accounts: { kind: string; kobo: number }[];
  /** Jobs by queue and state: waiting, running, to be tried again, failed. */
  jobs: { queue: string; state: string; count: number }[];
  /** Newest good and newest proven backup; null for none. */
  backups: { good: Date | null; proven: Date | null };
  /** How the last run of each kind of upkeep ended. */
  upkeep: { name: string; isWell: boolean; figures: Record<string, number>; ranAt: Date }[];
}

export async function readGauges(db: Database): Promise<Gauges> {
  const [accounts, jobs, [backups], upkeep] = await Promise.all([
    rowsOf<{ kind: string; kobo: string }>(
      db,
      sql`select kind, sum(balance)::text as kobo from accounts where kind <> 'wallet' group by kind`,
    ),
    rowsOf<{ queue: string; state: string; count: number }>(
      db,
      sql`select name as queue, state::text as state, count(*)::int as count from pgboss.job
          where state in ('created', 'retry', 'active', 'failed') group by 1, 2`,
    ),
    rowsOf<{ good: string | null; proven: string | null }>(
      db,
      sql`select max(made_at) filter (where problem is null) as good,
            max(made_at) filter (where is_proven) as proven from backups`,
    ),
    readUpkeep(db),
  ]);
  return {
    accounts: accounts.map(({ kind, kobo }) => ({ kind, kobo: Number(kobo) })),
    jobs,
    backups: { good: instantOf(backups?.good), proven: instantOf(backups?.proven) },
    upkeep,
  };
}
