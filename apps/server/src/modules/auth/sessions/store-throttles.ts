import { like, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Tx } from '../../../platform/db.ts';
import { hash } from '../../../platform/random.ts';
import { throttles } from '../../../schema/index.ts';

/** What attempts are counted in, and how many it takes in a window. */
export interface Counter {
  key: string;
  most: number;
}

/** Where a counter stands after an attempt. */
export interface Counted {
  count: number;
  most: number;
  resetsAt: Date;
}

/**
 * Counts an attempt in one counter after the other, in one statement, and says where each stands. One
 * that is used up ends it: those after it are not counted. Everybody takes them in the order that
 * is given, so that no two requests wait for each other.
 */
export async function countAttempt(
  db: Database,
  counters: readonly Counter[],
  now: Date,
  windowSeconds: number,
): Promise<Counted[]> {
  if (counters.length === 0) return [];
  const at = sql`${now.toISOString()}::timestamptz`;
  const fresh = sql`${new Date(now.getTime() + windowSeconds * 1000).toISOString()}::timestamptz`;
  const steps = counters.map(({ key, most }, place) => {
    const before = place === 0 ? sql`` : sql`from ${step(place - 1)} where count <= most`;
    return sql`${step(place)} as (
      insert into throttles (key, count, resets_at) select ${key}::text, 1, ${fresh} ${before}
      on conflict (key) do update set
        count = case when throttles.resets_at <= ${at} then 1 else throttles.count + 1 end,
        resets_at = case when throttles.resets_at <= ${at} then ${fresh} else throttles.resets_at end
      returning ${place}::int as place, count, ${most}::int as most, resets_at)`;
  });
  const all = counters.map((_, place) => sql`select * from ${step(place)}`);
  const rows = await rowsOf<{ count: number; most: number; resets_at: string | Date }>(
    db,
    sql`with ${sql.join(steps, sql`, `)} ${sql.join(all, sql` union all `)} order by place`,
  );
  return rows.map(({ count, most, resets_at }) => ({ count, most, resetsAt: new Date(resets_at) }));
}

/** Takes back an attempt that turned out honest, in the same order. */
export async function uncountAttempt(db: Database, counters: readonly Counter[]): Promise<void> {
  if (counters.length === 0) return;
  const steps = counters.map(({ key }, place) => {
    const after = place === 0 ? sql`` : sql`and (select count(*) from ${step(place - 1)}) >= 0`;
    return sql`${step(place)} as (
      update throttles set count = greatest(count - 1, 0) where key = ${key} ${after} returning key)`;
  });
  await db.execute(sql`with ${sql.join(steps, sql`, `)} select 1`);
}

const step = (place: number) => sql.identifier(`step_${place}`);

/** Forgets what was counted against a person, whose sign-in name the counters hold as a hash. */
export async function deleteThrottlesOf(tx: Tx, name: string): Promise<void> {
  await tx.delete(throttles).where(like(throttles.key, `%:person:${likeText(hash(name))}`));
}

/** A text as `like` finds it: hashes may hold an underscore, which stands for any letter. */
const likeText = (text: string) => text.replaceAll('_', '\\_');
