import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../platform/db.ts';
import { type SpokenWord, soundFile } from '../store.ts';
import type { CardKey, Plan } from './store-cards.ts';

/** Whose day it is. */
export interface PracticeDay {
  userId: number;
  now: Date;
  dayStart: Date;
  weekStart: Date;
}

/** How far a student is with the day and the week. */
export interface Standing {
  /** Null for whoever has neither reviewed anything nor changed the usual numbers. */
  plan: Plan | null;
  /** Cards begun today, and older ones reviewed today. */
  begun: number;
  reviewed: number;
  setAside: number;
  /** When something was reviewed in this week, one time a quarter of an hour. */
  practisedAt: Date[];
}

/** Reads how far a student is: by their own rows, whose number does not grow with the institute. */
export async function standingOf(
  db: Database,
  { userId, dayStart, weekStart }: PracticeDay,
): Promise<Standing> {
  const day = sql`${dayStart.toISOString()}::timestamptz`;
  const [found] = await rowsOf<Omit<Standing, 'practisedAt'> & { quarters: number[] }>(
    db,
    sql`select
      (select json_build_object('newADay', new_a_day, 'reviewsADay', reviews_a_day,
        'retention', retention, 'daysAWeek', days_a_week, 'strictness', strictness)
        from review_plans where user_id = ${userId}) as plan,
      count(*) filter (where first_reviewed_at >= ${day})::int as begun,
      count(*) filter (where last_reviewed_at >= ${day} and first_reviewed_at < ${day})::int as reviewed,
      (count(*) filter (where is_set_aside))::int as "setAside",
      (select coalesce(json_agg(distinct extract(epoch from date_bin('15 minutes', reviewed_at, 'epoch'))::int), '[]')
        from review_logs
        where user_id = ${userId} and rating <> 'resume'
          and reviewed_at >= ${weekStart.toISOString()}::timestamptz) as quarters
      from review_cards where user_id = ${userId}`,
  );
  if (!found) throw new Error('counting gives a row');
  const { quarters, ...rest } = found;
  return { ...rest, practisedAt: quarters.map((seconds) => new Date(seconds * 1000)) };
}

/** A card to practise, with the word it is about. */
export type DueCard = SpokenWord & Pick<CardKey, 'asks'> & { isNew: boolean };

/** How much is left of a day. */
export interface Left {
  reviews: number;
  begins: number;
}

/**
 * The cards that are due, those that have waited longest first, then new ones: words that the student
 * has added, then those of the lessons opened first, each lesson's to be understood before they are to
 * be written. At most `limit`, with the number of all.
 */
export async function dueCards(
  db: Database,
  { userId, now }: PracticeDay,
  left: Left,
  limit: number,
): Promise<{ total: number; cards: DueCard[] }> {
  const rows = await rowsOf<DueCard & { total: number }>(
    db,
    sql`with met as (
      select word_id as id, null::timestamptz as viewed_at, added_at
        from own_words where user_id = ${userId}
      union all
      select words.id, seen.viewed_at, null
        from lesson_progress seen join words on words.lesson_id = seen.lesson_id
        where seen.user_id = ${userId} and not exists (
          select 1 from own_words own where own.user_id = ${userId} and own.word_id = words.id)
    ), due as (
      (select card.word_id, card.asks, false as is_new,
          row_number() over (order by card.due_at, card.word_id, card.asks) as place
        from review_cards card join words on words.id = card.word_id and words.deleted_at is null
        where card.user_id = ${userId} and not card.is_set_aside
          and card.due_at <= ${now.toISOString()}::timestamptz
        order by place limit ${left.reviews})
      union all
      (select words.id, side.asks, true,
          row_number() over (order by met.viewed_at nulls first,
            case when met.added_at is null then lessons.id end,
            side.turn, met.added_at, words.position, words.id) as place
        from met join words on words.id = met.id and words.deleted_at is null
        join lessons on lessons.id = words.lesson_id and lessons.deleted_at is null
        cross join (values ('meaning', 0), ('arabic', 1)) side (asks, turn)
        left join review_cards card
          on card.user_id = ${userId} and card.word_id = words.id and card.asks = side.asks
        where card.user_id is null
        order by place limit ${left.begins})
    )
    select words.*, file.name as "soundName", due.asks, due.is_new as "isNew",
      (select count(*)::int from due) as total
    from due join words on words.id = due.word_id ${soundFile}
    order by due.is_new, due.place limit ${limit}`,
  );
  return { total: rows[0]?.total ?? 0, cards: rows };
}
