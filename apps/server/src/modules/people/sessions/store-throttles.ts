import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db.ts';
import { throttles } from '../../../schema/index.ts';

/** Counts an attempt in its window and returns where the count stands. */
export async function countAttempt(
  db: Database,
  key: string,
  now: Date,
  windowSeconds: number,
): Promise<{ count: number; resetsAt: Date }> {
  const fresh = new Date(now.getTime() + windowSeconds * 1000);
  const isOver = sql`${throttles.resetsAt} <= ${now}`;
  const [row] = await db
    .insert(throttles)
    .values({ key, count: 1, resetsAt: fresh })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${throttles.count} + 1 end`,
        resetsAt: sql`case when ${isOver} then ${fresh} else ${throttles.resetsAt} end`,
      },
    })
    .returning({ count: throttles.count, resetsAt: throttles.resetsAt });
  return row ?? { count: 1, resetsAt: fresh };
}

/** Takes back an attempt that turned out honest. */
export async function uncountAttempt(db: Database, key: string): Promise<void> {
  await db
    .update(throttles)
    .set({ count: sql`greatest(${throttles.count} - 1, 0)` })
    .where(eq(throttles.key, key));
}
