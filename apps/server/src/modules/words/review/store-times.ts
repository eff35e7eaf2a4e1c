import { planLimits } from '@institute/contract/words/words';
import { sql } from 'drizzle-orm';
import { type Database, prepareRead } from '../../../platform/db.ts';
import type { PracticeTimes } from '../../../ports.ts';

const userId = sql.placeholder('userId');
const since = sql`${sql.placeholder('since')}::timestamptz`;
const logs = sql`(select 1) one left join (
  select reviewed_at, rating from review_logs where user_id = ${userId} and reviewed_at >= ${since}
  union all
  select reviewed_at, rating from exercise_logs
    where user_id = ${userId} and reviewed_at >= ${since}) logs on rating not in ('resume', 'missed')`;

/**
 * When a user has reviewed something, and on how many days of a week they mean to; hot: the dashboard shows the days of
 * the week. What was missed outside of a review, and taking a card back, are none.
 */
async function reviewedSince(db: Database, id: number, from: Date) {
  const statement = prepareRead(db, 'reviewed_since', (on, name) =>
    on
      .selectDistinct({
        quarter: sql<
          number | null
        >`extract(epoch from date_bin('15 minutes', reviewed_at, 'epoch'))::int`,
        daysAWeek: sql<
          number | null
        >`(select days_a_week from review_plans where user_id = ${userId})`,
      })
      .from(logs)
      .prepare(name),
  );
  const rows = await statement.execute({ userId: id, since: from.toISOString() });
  return {
    times: rows.flatMap(({ quarter }) => (quarter === null ? [] : [new Date(quarter * 1000)])),
    daysAWeek: rows[0]?.daysAWeek ?? planLimits.daysAWeek.usual,
  };
}

export const practiceTimes: PracticeTimes = { reviewedSince };
