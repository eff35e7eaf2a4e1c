import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../platform/db.ts';

/** What a student has come to by practising. */
export interface Progress {
  /** Cards that are not set aside: those remembered for long, and the others. */
  known: number;
  learning: number;
  /** Reviews since a moment, and when the last of all was. */
  reviews: number;
  lastReviewedAt: Date | null;
}

interface Bounds {
  /** From so many days of stability on, a card is known. */
  knownDays: number;
  since: Date;
}

/** Counts the cards and reviews of a student: their own rows alone. */
export async function progressOf(
  db: Database,
  userId: number,
  { knownDays, since }: Bounds,
): Promise<Progress> {
  const from = sql`${since.toISOString()}::timestamptz`;
  const [found] = await rowsOf<Omit<Progress, 'lastReviewedAt'> & { last: number | null }>(
    db,
    sql`select
      count(*) filter (where stability >= ${knownDays})::int as known,
      count(*) filter (where stability < ${knownDays})::int as learning,
      (select count(*)::int from (
        select rating from review_logs where user_id = ${userId} and reviewed_at >= ${from}
        union all
        select rating from exercise_logs where user_id = ${userId} and reviewed_at >= ${from}) logs
        where rating not in ('resume', 'missed')) as reviews,
      extract(epoch from greatest(
        (select max(reviewed_at) from review_logs
          where user_id = ${userId} and rating <> 'resume'),
        (select max(reviewed_at) from exercise_logs
          where user_id = ${userId} and rating not in ('resume', 'missed'))))::int as last
      from (
        select card.stability from review_cards card
          join words on words.id = card.word_id and words.deleted_at is null
          where card.user_id = ${userId} and not card.is_set_aside
        union all
        select stability from exercise_cards
          where user_id = ${userId} and not is_set_aside) cards`,
  );
  if (!found) throw new Error('counting gives a row');
  const { last, ...counts } = found;
  return { ...counts, lastReviewedAt: last === null ? null : new Date(last * 1000) };
}
