import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount, wireObject } from '../codecs.ts';
import { pageMeta, pageQuery, wholeNumber } from '../fields.ts';
import type { Kobo } from '../money.ts';

/** The quiz service (student §7, rulings §3). Its answers come without the envelope. */

export const gameLevels = ['easy', 'intermediate', 'hard'] as const;
export type GameLevel = (typeof gameLevels)[number];

/** Rewards when the server sets none (student §9). */
export const defaultRewardsKobo: Readonly<Record<GameLevel, Kobo>> = {
  easy: 10_000,
  intermediate: 50_000,
  hard: 100_000,
};

const RoundShape = z.object({ questions: z.number(), seconds: z.number() });

/** What is to be won at each level, and what a round of it is. */
export const getGameLevels = defineCall({
  name: 'getGameLevels',
  method: 'GET',
  path: '/game.php',
  encoding: 'none',
  access: 'public',
  bare: true,
  request: z.object({}),
  response: wireObject(
    {
      rewardsKobo: wireObject({ easy: amount, intermediate: amount, hard: amount }),
      /** Our own: how many questions a round has and about how long it lasts; an older server leaves it out. */
      rounds: z.optional(z.record(z.enum(gameLevels), RoundShape)),
    },
    { rewardsKobo: 'level_price' },
  ),
});

/** Why a round that is won is not paid although the day has no win yet (rulings §9). */
export const unpaidReasons = ['email_unverified', 'rewards_given_out'] as const;
export type UnpaidReason = (typeof unpaidReasons)[number];

/**
 * Opens a round on the server's clock and ends the one before it of the same level. What was won and
 * not paid is paid first. Questions are answered in the order given; options keep theirs. `error`
 * alone: `daily_limit_reached`. Errors: quiz_off.
 */
export const openGameRound = defineCall({
  name: 'openGameRound',
  method: 'GET',
  path: '/game.php',
  action: gameLevels,
  encoding: 'none',
  access: 'session',
  bare: true,
  request: z.object({}),
  response: z.object({
    error: z.optional(z.string()),
    round: z.optional(z.string()),
    /** Our own: said before the game when a win would not be paid as things stand. */
    unpaid: z.optional(z.enum(unpaidReasons)),
    /** Our own: the same in words, where `unpaid` does not tell it all; an older server leaves it out. */
    message: z.optional(z.string()),
    questions: z.optional(
      z.array(
        z.object({
          question: z.string(),
          estimatedTimeMs: z.number(),
          options: z.array(z.object({ text: z.string() })),
        }),
      ),
    ),
  }),
});

/**
 * Rulings §3: answers one question of a round, by its place and the place of the option, both from
 * 0. The first answer is final: sent again, the question gives what was answered first. Whoever answers
 * sooner than anyone reads is not told what was right.
 * Errors: `round_over`, `question_order`.
 */
export const answerGameQuestion = defineCall({
  name: 'answerGameQuestion',
  method: 'POST',
  path: '/game.php',
  action: 'answer',
  encoding: 'json',
  access: 'session',
  bare: true,
  request: z.object({
    round: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/, 'This is not a round.')),
    question: wholeNumber(0, 1000, 'This is not a question.'),
    option: wholeNumber(0, 20, 'This is not an option.'),
  }),
  response: z.object({
    isCorrect: z.boolean(),
    /** Index of the right option; -1 where the answer came too fast to be told (rulings §10). */
    right: z.number(),
    /** Index of the option that counts: that of the first answer. */
    option: z.number(),
    /** False when the answer came after its time: it is kept, but the round is lost. */
    inTime: z.boolean(),
  }),
});

/**
 * Claims the reward of the unclaimed round of a level, once a day. Where it is not paid, `error` is
 * `daily_limit_reached`, `not_won`, `too_fast`, `network_has_won` or one of {@link unpaidReasons}, and `message` says it
 * in words.
 */
export const claimGameReward = defineCall({
  name: 'claimGameReward',
  method: 'POST',
  path: '/game.php',
  encoding: 'json',
  access: 'session',
  actor: 'email',
  bare: true,
  request: z.object({ level: z.enum(gameLevels) }),
  response: wireObject(
    {
      isPaid: z.boolean(),
      addedKobo: amount,
      balanceKobo: amount,
      error: z.optional(z.string()),
      /** In words; may be empty. */
      message: z.string(),
    },
    { isPaid: 'success', addedKobo: 'amount_added', balanceKobo: 'new_balance' },
  ),
});

/** A question of the quiz with its answers, as the office sees it. */
export const QuizQuestion = z.object({
  level: z.enum(gameLevels),
  question: z.string(),
  answer: z.string(),
  wrong: z.array(z.string()),
  /** What it may take to be answered. */
  seconds: z.number(),
});
export type QuizQuestion = z.output<typeof QuizQuestion>;

/** Our own (rulings §10): the questions that the quiz asks, by level; they are part of the product. */
export const getQuizQuestions = defineCall({
  name: 'getQuizQuestions',
  method: 'POST',
  path: '/adminActions.php',
  action: 'getQuizQuestions',
  actionIn: 'body',
  encoding: 'form',
  access: 'settings.manage',
  actor: 'admin_email',
  request: z.object({ ...pageQuery, level: z.optional(z.enum(gameLevels)) }),
  response: z.array(QuizQuestion),
  meta: pageMeta,
});
