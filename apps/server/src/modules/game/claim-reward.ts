import { AppError } from '@institute/contract/errors';
import type { GameLevel, UnpaidReason } from '@institute/contract/game';
import type { Kobo } from '@institute/contract/money';
import { can } from '@institute/contract/rules/abilities';
import { dateText } from '@institute/contract/rules/calendar';
import { type Actor, type Context, signedIn } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { lockWallets, post, walletBalance } from '../ledger/index.ts';
import { isVerified } from '../people/index.ts';
import { takeFromBudget } from '../referrals/index.ts';
import { rewards } from './rewards.ts';
import { dayOfWin, isTooFast, isWon } from './rules.ts';
import { answersOf, hasWon, insertWin, lockOpenRound } from './store.ts';
import { text } from './text.ts';

/** What came of a claim: the kobo paid, or why none were. */
export type ClaimOutcome = { paid: Kobo; balance: Kobo } | { refused: Refusal; balance: Kobo };

/** Why a claim is not paid; also the contract's code for it. */
export type Refusal = 'daily_limit_reached' | 'not_won' | 'too_fast' | UnpaidReason;

/**
 * Pays the reward of the unclaimed round of a level that a verified person won, once per user and
 * day (rulings §3, §9) and within the institute's budget of the day it was won. The wallet is locked
 * before anything is read, so parallel claims follow one another; the key of `game_wins` and the key
 * of the transfer each keep a second payment out by themselves. A round that could not be paid stays
 * open: whoever verifies their e-mail claims it again. Errors: not_as_student.
 */
export async function claimReward(context: Context, level: GameLevel): Promise<ClaimOutcome> {
  const actor = signedIn(context);
  if (!can(actor, 'rewards.claim')) throw new AppError('not_as_student');
  return context.transaction(async (tx) => {
    await lockWallets(tx, [actor.userId]);
    const outcome = await payUnderLock(context, tx, actor, level);
    return { ...outcome, balance: await walletBalance(tx, actor.userId) };
  });
}

async function payUnderLock(context: Context, tx: Tx, { userId }: Actor, level: GameLevel) {
  const { timeZone } = context.config;
  const now = context.clock.now();
  const round = await lockOpenRound(tx, userId, level);
  const answers = round ? await answersOf(tx, round.id) : [];
  if (!round || !isWon(round, answers)) {
    const isDone = await hasWon(tx, userId, dateText(now, timeZone));
    return { refused: isDone ? 'daily_limit_reached' : 'not_won' } as const;
  }
  const day = dayOfWin(answers, timeZone);
  if (await hasWon(tx, userId, day)) return { refused: 'daily_limit_reached' } as const;
  if (isTooFast(round, answers)) return { refused: 'too_fast' } as const;
  if (!(await isVerified(tx, userId))) return { refused: 'email_unverified' } as const;
  const amount = (await rewards(tx))[level];
  if (amount > 0 && !(await takeFromBudget(tx, day, amount))) {
    return { refused: 'rewards_given_out' } as const;
  }
  await insertWin(tx, { userId, day, roundId: round.id, amount, claimedAt: now });
  // A level whose reward is set to nothing is played for the honour.
  if (amount > 0) {
    await post(tx, now, [
      {
        from: { institute: 'game_reward' },
        to: { wallet: userId },
        amount,
        kind: 'game_reward',
        description: text.reward(level),
        key: `game:${userId}:${day}`,
        actorId: userId,
      },
    ]);
  }
  return { paid: amount };
}
