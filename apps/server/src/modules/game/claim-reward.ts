import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import type { GameLevel } from '@institute/contract/game/game';
import type { Kobo } from '@institute/contract/money';
import { dateText } from '@institute/contract/time/calendar';
import { type Actor, type Context, signedIn } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { lockWallets, walletBalance } from '../ledger/index.ts';
import { payWin, type Unpaid, wonRounds } from './pay-wins.ts';
import { requireQuiz } from './rewards.ts';
import { hasWon } from './store.ts';

/** What came of a claim: the kobo paid, or why none were. */
export type ClaimOutcome = { paid: Kobo; balance: Kobo } | { refused: Refusal; balance: Kobo };

/** Why a claim is not paid; also the contract's code for it. */
export type Refusal = Unpaid | 'not_won';

/**
 * Pays the reward of the unclaimed round of a level that a verified person won. The wallet is locked
 * before anything is read, so parallel claims follow one another; the key of `game_wins` and the key
 * of the transfer each keep a second payment out by themselves. A round that could not be paid stays:
 * whoever verifies their e-mail claims it again. Errors: not_as_student, quiz_off.
 */
export async function claimReward(context: Context, level: GameLevel): Promise<ClaimOutcome> {
  const actor = signedIn(context);
  if (!can(actor, 'rewards.claim')) throw new AppError('not_as_student');
  return context.transaction(async (tx) => {
    await requireQuiz(tx);
    await lockWallets(tx, [actor.userId]);
    const outcome = await payUnderLock(context, tx, actor, level);
    return { ...outcome, balance: await walletBalance(tx, actor.userId) };
  });
}

async function payUnderLock(context: Context, tx: Tx, { userId }: Actor, level: GameLevel) {
  const { clock, config } = context;
  const won = (await wonRounds(tx, userId)).find(({ round }) => round.level === level);
  if (won) return payWin(context, tx, won, userId);
  const isDone = await hasWon(tx, userId, dateText(clock.now(), config.timeZone));
  return { refused: isDone ? 'daily_limit_reached' : 'not_won' } as const;
}
