import type { GameLevel } from '@institute/contract/game/game';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { identity, instant, kobo } from './columns.ts';
import { users } from './people.ts';

/** A question as one round asked it: its options in the order shown, and which one is right. */
export interface RoundQuestion {
  question: string;
  options: string[];
  /** Index of the right option; leaves the server only after the student has answered. */
  right: number;
  estimatedTimeMs: number;
}

/** Rounds of the quiz. Questions are copied, so that a change of the bank changes no round. */
export const gameRounds = pgTable(
  'game_rounds',
  {
    id: identity(),
    /** Random token by which the player speaks of the round. */
    rand: text('rand').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    level: text('level').$type<GameLevel>().notNull(),
    /**
     * `open` until a newer round of the level or its reward ends it. `won` is paid, or waits for its
     * player to verify an e-mail.
     */
    state: text('state').$type<'open' | 'abandoned' | 'won'>().notNull(),
    questions: jsonb('questions').$type<RoundQuestion[]>().notNull(),
    openedAt: instant('opened_at').notNull(),
    /** The network it was opened from, as `users.signed_up_from`. */
    network: text('network'),
  },
  (t) => [
    uniqueIndex('game_rounds_one_open').on(t.userId, t.level).where(sql`${t.state} = 'open'`),
    index('game_rounds_by_user').on(t.userId, t.openedAt.desc()),
    check('game_rounds_level_known', sql`${t.level} in ('easy', 'intermediate', 'hard')`),
    check('game_rounds_state_known', sql`${t.state} in ('open', 'abandoned', 'won')`),
  ],
);

/** First answers; the key leaves no room for a second. */
export const gameAnswers = pgTable(
  'game_answers',
  {
    roundId: integer('round_id')
      .notNull()
      .references(() => gameRounds.id),
    /** Position of the question in its round, from 0. */
    question: smallint('question').notNull(),
    /** Index of the option chosen. */
    option: smallint('option').notNull(),
    isCorrect: boolean('is_correct').notNull(),
    inTime: boolean('in_time').notNull(),
    answeredAt: instant('answered_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.roundId, t.question] })],
);

/** Rewards paid. The key is the rule of one win per user and day. */
export const gameWins = pgTable(
  'game_wins',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** The institute's day on which the round was finished. */
    day: date('day', { mode: 'string' }).notNull(),
    roundId: integer('round_id')
      .notNull()
      .unique()
      .references(() => gameRounds.id),
    amount: kobo('amount').notNull(),
    claimedAt: instant('claimed_at').notNull(),
    /** The network its round was opened from. */
    network: text('network'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.day] }),
    index('game_wins_by_network').on(t.network, t.day).where(sql`${t.network} is not null`),
    check('game_wins_amount', sql`${t.amount} >= 0`),
  ],
);
