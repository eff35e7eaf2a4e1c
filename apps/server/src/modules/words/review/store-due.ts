import { sql } from 'drizzle-orm';
import { type Database, prepareRead, rowsOf } from '../../../platform/db.ts';
import { type SpokenWord, soundFile } from '../store.ts';
import type { CardKey, Plan } from './store-cards.ts';
import { type AskedCard, askedColumns, askedExercise, exerciseSound } from './store-exercises.ts';

/** Whose day it is. */
export interface PracticeDay {
  userId: number;
  now: Date;
  dayStart: Date;
}

/** How far a student is with the day. */
export interface PracticeState {
  /** Null for whoever has neither reviewed anything nor changed the usual numbers. */
  plan: Plan | null;
  /** Words begun today, and older cards reviewed today. */
  begun: number;
  reviewed: number;
  setAside: number;
}

/** How long a class that begins with the letters asks for none to be typed, from the day of joining on. */
const READING_DAYS = 7;

const userId = sql.placeholder('userId');
const day = sql`${sql.placeholder('day')}::timestamptz`;

const state = {
  plan: sql<Plan | null>`(select json_build_object('newADay', new_a_day, 'reviewsADay', reviews_a_day,
      'retention', retention, 'daysAWeek', days_a_week, 'strictness', strictness)
    from review_plans where user_id = ${userId})`,
  begun: sql<number>`count(*) filter (where is_word and first_reviewed_at >= ${day})::int`,
  reviewed: sql<number>`count(*) filter (
    where last_reviewed_at >= ${day} and first_reviewed_at < ${day})::int`,
  setAside: sql<number>`count(*) filter (where is_set_aside)::int`,
};
const ownCards = sql`(
  select first_reviewed_at, last_reviewed_at, is_set_aside, true as is_word
    from review_cards where user_id = ${userId}
  union all
  select first_reviewed_at, last_reviewed_at, is_set_aside, false
    from exercise_cards where user_id = ${userId}) cards`;

/**
 * Reads how far a student is: by their own rows, whose number does not grow with the institute; hot: the
 * dashboard says how much is due.
 */
export async function practiceStateOf(
  db: Database,
  { userId, dayStart }: PracticeDay,
): Promise<PracticeState> {
  const statement = prepareRead(db, 'practice_state_of', (on, name) =>
    on.select(state).from(ownCards).prepare(name),
  );
  const [found] = await statement.execute({
    userId,
    day: dayStart.toISOString(),
  });
  if (!found) throw new Error('counting gives a row');
  return found;
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

const now = sql`${sql.placeholder('now')}::timestamptz`;

/**
 * Whether a word that was met may be asked to be written for the first time: its meaning was known when that was
 * asked, and its class does not begin with the letters, or its student has had a week of them.
 */
const mayBeWritten = sql`exists (select from review_cards known
    where known.user_id = ${userId} and known.word_id = met.id and known.asks = 'meaning'
      and known.stability >= 1 and not known.is_set_aside)
  and not exists (select from lessons join classes on classes.id = lessons.class_id
    where lessons.id = met.lesson_id and classes.level = 'A0'
      and not exists (select from enrolments joined
        where joined.user_id = ${userId} and joined.class_id = classes.id
          and joined.enrolled_at <= ${now} - make_interval(days => ${sql.raw(String(READING_DAYS))})))`;

const isDue = sql`card.user_id = ${userId} and not card.is_set_aside
  and card.due_at <= ${now}`;

/**
 * What is due. What the student has met is found once: while PostgreSQL has not counted its rows, in a
 * young institute, it takes such a part for small, and would read it anew for each word.
 */
const due = sql`(
  with added as materialized (
    select word_id as id, added_at from own_words where user_id = ${userId}
  ), met as materialized (
    select words.id, words.lesson_id, words.position, null::timestamptz as viewed_at, added.added_at
      from added join words on words.id = added.id and words.deleted_at is null
    union all
    select words.id, words.lesson_id, words.position, seen.viewed_at, null
      from lesson_progress seen
      join words on words.lesson_id = seen.lesson_id and words.deleted_at is null
      where seen.user_id = ${userId} and words.id not in (select id from added)
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
      from waiting order by place limit ${sql.placeholder('reviews')})
    union all
    (select met.id, side.asks, null, null, true,
        row_number() over (order by met.viewed_at nulls first,
          case when met.added_at is null then met.lesson_id end,
          side.turn, met.added_at, met.position, met.id) as place
      from met cross join (values ('meaning', 0), ('arabic', 1)) side (asks, turn)
      -- Each word's lesson by its key: joined, PostgreSQL reads through the index of all lessons.
      where (select deleted_at from lessons where id = met.lesson_id) is null
        and (met.id, side.asks) not in (
          select word_id, asks from review_cards where user_id = ${userId})
        and (side.asks = 'meaning' or ${mayBeWritten})
      order by place limit ${sql.placeholder('begins')})
  )
  select words.*, due.asks, due.is_new as "isNew", due.place, due."lessonId", due."exerciseId",
    missed.exercise, coalesce(file.name, missed."soundName") as "soundName", missed."soundBytes",
    (select count(*)::int from due) as total
  from due left join words on words.id = due.word_id ${soundFile}
  left join missed
    on missed."lessonId" = due."lessonId" and missed."exerciseId" = due."exerciseId"
  order by due.is_new, due.place limit ${sql.placeholder('most')}) card`;

type DueRow = Partial<DueCard> & AskedCard & { total: number };

/**
 * The cards that are due, exercises that were missed among them, those that have waited longest first,
 * then new ones: words that the student has added, then those of the lessons opened first, each
 * to be understood before it is to be written. At most `limit`, with the number of all; hot,
 * and planned but once: that takes PostgreSQL longer than to answer.
 */
export async function dueCards(
  db: Database,
  { userId, now }: PracticeDay,
  left: Left,
  limit: number,
): Promise<Due> {
  const statement = prepareRead(db, 'due_cards', (on, name) =>
    on
      .select({ row: sql<DueRow>`to_json(card)` })
      .from(due)
      .orderBy(sql`card."isNew", card.place`)
      .prepare(name),
  );
  const found = await statement.execute({
    ...{ userId, now: now.toISOString() },
    ...{ reviews: left.reviews, begins: left.begins, most: limit },
  });
  const rows = found.map(({ row }) => row);
  return {
    total: rows[0]?.total ?? 0,
    cards: rows.filter((row): row is DueCard & DueRow => row.exercise === null),
    exercises: rows.filter(({ exercise }) => exercise !== null),
  };
}

/** When the first card of a student that waits comes back between two instants; null for none. */
export async function nextDueAt(
  db: Database,
  { userId: id, now }: Pick<PracticeDay, 'userId' | 'now'>,
  before: Date,
): Promise<Date | null> {
  const waits = sql`card.user_id = ${id} and not card.is_set_aside
    and card.due_at > ${now} and card.due_at < ${before}`;
  const [found] = await rowsOf<{ ms: number | null }>(
    db,
    sql`select (extract(epoch from min(due_at)) * 1000)::float8 as ms from (
      select card.due_at from review_cards card
        join words on words.id = card.word_id and words.deleted_at is null where ${waits}
      union all
      select card.due_at from exercise_cards card ${askedExercise(id)} where ${waits}) waiting`,
  );
  return found?.ms ? new Date(Number(found.ms)) : null;
}
