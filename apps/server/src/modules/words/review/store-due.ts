import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../platform/db.ts';
import { type SpokenWord, soundFile } from '../store.ts';
import type { CardKey, Plan } from './store-cards.ts';
import { type AskedCard, askedColumns, askedExercise, exerciseSound } from './store-exercises.ts';

/** Whose day it is. */
export interface PracticeDay {
  userId: number;
  now: Date;
  dayStart: Date;
  weekStart: Date;
}

/** How far a student is with the day and the week. */
export interface PracticeState {
  /** Null for whoever has neither reviewed anything nor changed the usual numbers. */
  plan: Plan | null;
  /** Words begun today, and older cards reviewed today. */
  begun: number;
  reviewed: number;
  setAside: number;
  /** When something was reviewed in this week, one time a quarter of an hour. */
  practisedAt: Date[];
}

/** Reads how far a student is: by their own rows, whose number does not grow with the institute. */
export async function practiceStateOf(
  db: Database,
  { userId, dayStart, weekStart }: PracticeDay,
): Promise<PracticeState> {
  const day = sql`${dayStart.toISOString()}::timestamptz`;
  const week = sql`${weekStart.toISOString()}::timestamptz`;
  const [found] = await rowsOf<Omit<PracticeState, 'practisedAt'> & { quarters: number[] }>(
    db,
    sql`select
      (select json_build_object('newADay', new_a_day, 'reviewsADay', reviews_a_day,
        'retention', retention, 'daysAWeek', days_a_week, 'strictness', strictness)
        from review_plans where user_id = ${userId}) as plan,
      count(*) filter (where is_word and first_reviewed_at >= ${day})::int as begun,
      count(*) filter (where last_reviewed_at >= ${day} and first_reviewed_at < ${day})::int as reviewed,
      (count(*) filter (where is_set_aside))::int as "setAside",
      (select coalesce(json_agg(distinct extract(epoch from date_bin('15 minutes', reviewed_at, 'epoch'))::int), '[]')
        from (select reviewed_at, rating from review_logs where user_id = ${userId}
            and reviewed_at >= ${week}
          union all
          select reviewed_at, rating from exercise_logs where user_id = ${userId}
            and reviewed_at >= ${week}) logs
        where rating not in ('resume', 'missed')) as quarters
      from (select first_reviewed_at, last_reviewed_at, is_set_aside, true as is_word
          from review_cards where user_id = ${userId}
        union all
        select first_reviewed_at, last_reviewed_at, is_set_aside, false
          from exercise_cards where user_id = ${userId}) cards`,
  );
  if (!found) throw new Error('counting gives a row');
  const { quarters, ...rest } = found;
  return { ...rest, practisedAt: quarters.map((seconds) => new Date(seconds * 1000)) };
}

/** A card to practise, with the word it is about. */
export type DueCard = SpokenWord & Pick<CardKey, 'asks'> & { isNew: boolean };

/** What is due of a day: how much, and the first of it. */
export interface Due {
  total: number;
  cards: DueCard[];
  exercises: AskedCard[];
}

/** How much is left of a day. */
export interface Left {
  reviews: number;
  begins: number;
}

/**
 * The cards that are due, exercises that were missed among them, those that have waited longest first,
 * then new ones: words that the student has added, then those of the lessons opened first, each
 * lesson's to be understood before they are to be written. At most `limit`, with the number of all.
 */
export async function dueCards(
  db: Database,
  { userId, now }: PracticeDay,
  left: Left,
  limit: number,
): Promise<Due> {
  const isDue = sql`card.user_id = ${userId} and not card.is_set_aside
    and card.due_at <= ${now.toISOString()}::timestamptz`;
  const rows = await rowsOf<Partial<DueCard> & AskedCard & { total: number }>(
    db,
    sql`with met as (
      select word_id as id, null::timestamptz as viewed_at, added_at
        from own_words where user_id = ${userId}
      union all
      select words.id, seen.viewed_at, null
        from lesson_progress seen join words on words.lesson_id = seen.lesson_id
        where seen.user_id = ${userId} and not exists (
          select 1 from own_words own where own.user_id = ${userId} and own.word_id = words.id)
    ), missed as (
      select card.due_at, ${askedColumns}
        from exercise_cards card ${askedExercise(userId)} ${exerciseSound} where ${isDue}
    ), waiting as (
      select card.due_at, card.word_id, card.asks, null::int as "lessonId", null as "exerciseId"
        from review_cards card join words on words.id = card.word_id and words.deleted_at is null
        where ${isDue}
      union all
      select due_at, null, null, "lessonId", "exerciseId" from missed
    ), due as (
      (select word_id, asks, "lessonId", "exerciseId", false as is_new,
          row_number() over (order by due_at, word_id, asks, "lessonId", "exerciseId") as place
        from waiting order by place limit ${left.reviews})
      union all
      (select words.id, side.asks, null, null, true,
          row_number() over (order by met.viewed_at nulls first,
            case when met.added_at is null then words.lesson_id end,
            side.turn, met.added_at, words.position, words.id) as place
        from met join words on words.id = met.id and words.deleted_at is null
          -- Each word's lesson by its key: joined, PostgreSQL reads through the index of all lessons.
          and (select deleted_at from lessons where id = words.lesson_id) is null
        cross join (values ('meaning', 0), ('arabic', 1)) side (asks, turn)
        left join review_cards card
          on card.user_id = ${userId} and card.word_id = words.id and card.asks = side.asks
        where card.user_id is null
        order by place limit ${left.begins})
    )
    select words.*, due.asks, due.is_new as "isNew", due."lessonId", due."exerciseId",
      missed.exercise, coalesce(file.name, missed."soundName") as "soundName", missed."soundBytes",
      (select count(*)::int from due) as total
    from due left join words on words.id = due.word_id ${soundFile}
    left join missed
      on missed."lessonId" = due."lessonId" and missed."exerciseId" = due."exerciseId"
    order by due.is_new, due.place limit ${limit}`,
  );
  return {
    total: rows[0]?.total ?? 0,
    cards: rows.filter((row): row is DueCard & (typeof rows)[number] => row.exercise === null),
    exercises: rows.filter(({ exercise }) => exercise !== null),
  };
}
