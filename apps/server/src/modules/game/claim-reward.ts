import { AppError } from '@institute/contract/errors';
import type { GameLevel } from '@institute/contract/game';
import type { Kobo } from '@institute/contract/money';
import { can } from '@institute/contract/rules/abilities';
import { dateText } from '@institute/contract/rules/calendar';
import { type Actor, type Context, signedIn } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { lockWallets, post, walletBalance } from '../ledger/index.ts';
import { rewards } from './rewards.ts';
import { dayOfWin, isWon } from './rules.ts';
import { answersOf, hasWon, insertWin, lockOpenRound } from './store.ts';
import { text } from './text.ts';

/** What came of a claim: the kobo paid, or why none were. */
export type ClaimOutcome =
  | { paid: Kobo; balance: Kobo }
  | { refused: 'daily_limit_reached' | 'not_won'; balance: Kobo };

/**
 * Pays the reward of the unclaimed round of a level that was won, once per user and day (rulings
 * §3). The wallet is locked before anything is read, so parallel claims follow one another; the key
 * of `game_wins` and the key of the transfer each keep a second payment out by themselves.
 * Errors: not_as_student.
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
  const amount = (await rewards(tx))[level];
  const win = { userId, day, roundId: round.id, amount, claimedAt: now };
  if (!(await insertWin(tx, win))) return { refused: 'daily_limit_reached' } as const;
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
