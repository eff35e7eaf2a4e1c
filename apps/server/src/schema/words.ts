import {
  cardSides,
  exerciseRatings,
  planLimits,
  reviewRatings,
  wordKinds,
} from '@institute/contract/words/words';
import { type SQLWrapper, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { identity, instant } from './columns.ts';
import { lessons } from './lessons.ts';
import { users } from './people.ts';

const oneOf = (values: readonly string[]) =>
  sql.raw(`(${values.map((value) => `'${value}'`).join(', ')})`);

/** The letters of a root, as `rootLetters` of the contract gives them. */
export const rootLetters = (root: SQLWrapper) => sql`regexp_replace(${root}, '[^ء-غف-ي]', '', 'g')`;

/** Words of a lesson, in the order of `position`. A removed one is hidden: reviews still name it. */
export const words = pgTable(
  'words',
  {
    id: identity(),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id),
    position: integer('position').notNull(),
    /** Vocalised. */
    arabic: text('arabic').notNull(),
    meaning: text('meaning').notNull(),
    hausa: text('hausa').notNull(),
    yoruba: text('yoruba').notNull(),
    root: text('root').notNull(),
    pattern: text('pattern').notNull(),
    plural: text('plural').notNull(),
    kind: text('kind').$type<(typeof wordKinds)[number]>().notNull(),
    example: text('example').notNull(),
    /** What it is heard in: the key of a file of its lesson; '' for none. */
    sound: text('sound').notNull().default(''),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    index('words_in_order').on(t.lessonId, t.position),
    uniqueIndex('words_once').on(t.lessonId, t.arabic).where(sql`${t.deletedAt} is null`),
    index('words_by_root').on(rootLetters(t.root)).where(sql`${t.deletedAt} is null`),
    check('words_kind_known', sql`${t.kind} in ${oneOf(wordKinds)}`),
  ],
);

/** Words as they are written in lines, by their letters, and the vocalised word that each is. */
export const wordForms = pgTable(
  'word_forms',
  {
    form: text('form').primaryKey(),
    arabic: text('arabic').notNull(),
    tiedAt: instant('tied_at').notNull(),
    /** Who tied it, and may tie it otherwise; null where nobody was noted. */
    tiedBy: integer('tied_by').references(() => users.id),
  },
  (t) => [index('word_forms_of_word').on(t.arabic)],
);

/** Words that a student has chosen to practise before others. */
export const ownWords = pgTable(
  'own_words',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    wordId: integer('word_id')
      .notNull()
      .references(() => words.id),
    addedAt: instant('added_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.wordId] })],
);

/** The numbers of a student's day of practice, for whoever has changed them or reviewed anything. */
export const reviewPlans = pgTable('review_plans', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  newADay: smallint('new_a_day').notNull().default(planLimits.newADay.usual),
  reviewsADay: smallint('reviews_a_day').notNull().default(planLimits.reviewsADay.usual),
  /** In percent. */
  retention: smallint('retention').notNull().default(planLimits.retention.usual),
  daysAWeek: smallint('days_a_week').notNull().default(planLimits.daysAWeek.usual),
  strictness: text('strictness')
    .$type<'letters' | 'hamza' | 'tashkeel'>()
    .notNull()
    .default('letters'),
});

/** Every review, once, as the device noted it; append-only. What is known of a card is the fold of its logs. */
export const reviewLogs = pgTable(
  'review_logs',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Made on the device. */
    id: text('id').notNull(),
    wordId: integer('word_id')
      .notNull()
      .references(() => words.id),
    asks: text('asks').$type<(typeof cardSides)[number]>().notNull(),
    rating: text('rating').$type<(typeof reviewRatings)[number]>().notNull(),
    /** The retention aimed at then, in percent. */
    retention: smallint('retention').notNull(),
    reviewedAt: instant('reviewed_at').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('review_logs_of_card_in_order').on(t.userId, t.wordId, t.asks, t.reviewedAt, t.id),
    index('review_logs_by_time').on(t.userId, t.reviewedAt),
    check('review_logs_asks_known', sql`${t.asks} in ${oneOf(cardSides)}`),
    check('review_logs_rating_known', sql`${t.rating} in ${oneOf(reviewRatings)}`),
  ],
);

/** Where a card stands after its logs. */
const cardState = () => ({
  dueAt: instant('due_at').notNull(),
  stability: doublePrecision('stability').notNull(),
  difficulty: doublePrecision('difficulty').notNull(),
  lapses: integer('lapses').notNull(),
  reviews: integer('reviews').notNull(),
  isSetAside: boolean('is_set_aside').notNull(),
  firstReviewedAt: instant('first_reviewed_at').notNull(),
  lastReviewedAt: instant('last_reviewed_at').notNull(),
});

/** Where a card stands after its logs, which alone decide it; a card without a row is new. */
export const reviewCards = pgTable(
  'review_cards',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    wordId: integer('word_id')
      .notNull()
      .references(() => words.id),
    asks: text('asks').$type<(typeof cardSides)[number]>().notNull(),
    ...cardState(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.wordId, t.asks] }),
    index('review_cards_due').on(t.userId, t.dueAt).where(sql`not ${t.isSetAside}`),
    index('review_cards_set_aside').on(t.wordId).where(sql`${t.isSetAside}`),
    check('review_cards_asks_known', sql`${t.asks} in ${oneOf(cardSides)}`),
  ],
);

/** Reviews of exercises that were missed, as those of words; `missed` is what makes one a card. */
export const exerciseLogs = pgTable(
  'exercise_logs',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Made on the device; of what was missed in an exam, of the attempt and the exercise. */
    id: text('id').notNull(),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id),
    /** What the lesson calls the exercise. */
    exerciseId: text('exercise_id').notNull(),
    rating: text('rating').$type<(typeof exerciseRatings)[number]>().notNull(),
    /** What was typed into its parts, where that was not right; it counts as right once the key accepts it. */
    given: jsonb('given').$type<string[]>(),
    /** The retention aimed at then, in percent. */
    retention: smallint('retention').notNull(),
    reviewedAt: instant('reviewed_at').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    // What is written in the exercises of a lesson is read lesson by lesson.
    index('exercise_logs_written').on(t.lessonId).where(sql`${t.given} is not null`),
    index('exercise_logs_of_card_in_order').on(
      ...[t.userId, t.lessonId, t.exerciseId, t.reviewedAt, t.id],
    ),
    index('exercise_logs_by_time').on(t.userId, t.reviewedAt),
    check('exercise_logs_rating_known', sql`${t.rating} in ${oneOf(exerciseRatings)}`),
  ],
);

/** Exercises that a student has missed, and where each stands after its logs. */
export const exerciseCards = pgTable(
  'exercise_cards',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id),
    exerciseId: text('exercise_id').notNull(),
    ...cardState(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.lessonId, t.exerciseId] }),
    index('exercise_cards_due').on(t.userId, t.dueAt).where(sql`not ${t.isSetAside}`),
    index('exercise_cards_set_aside').on(t.lessonId).where(sql`${t.isSetAside}`),
  ],
);
