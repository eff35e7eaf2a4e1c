import { sql } from 'drizzle-orm';
import { type Database, prepareRead } from '../../../platform/db.ts';
import type { PracticeTimes } from '../../../ports.ts';

const userId = sql.placeholder('userId');
const since = sql`${sql.placeholder('since')}::timestamptz`;
const logs = sql`(
  select reviewed_at, rating from review_logs where user_id = ${userId} and reviewed_at >= ${since}
  union all
  select reviewed_at, rating from exercise_logs
    where user_id = ${userId} and reviewed_at >= ${since}) logs`;

/**
 * When a user has reviewed something; hot: the dashboard shows the days of the week. What was missed
 * outside of a review, and taking a card back, are none.
 */
async function reviewedSince(db: Database, id: number, from: Date): Promise<Date[]> {
  const statement = prepareRead(db, 'reviewed_since', (on, name) =>
    on
      .selectDistinct({
        quarter: sql<number>`extract(epoch from date_bin('15 minutes', reviewed_at, 'epoch'))::int`,
      })
      .from(logs)
      .where(sql`rating not in ('resume', 'missed')`)
      .prepare(name),
  );
  const rows = await statement.execute({ userId: id, since: from.toISOString() });
  return rows.map(({ quarter }) => new Date(quarter * 1000));
}

export const practiceTimes: PracticeTimes = { reviewedSince };
