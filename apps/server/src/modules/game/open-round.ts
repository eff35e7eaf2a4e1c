import { AppError } from '@institute/contract/errors';
import type { GameLevel, UnpaidReason } from '@institute/contract/game/game';
import { dateText } from '@institute/contract/time/calendar';
import { DAY_MS } from '@institute/contract/time/durations';
import { type Context, signedIn } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { below, randToken } from '../../platform/random.ts';
import { isVerified, networkHash } from '../auth/index.ts';
import { lockWallets } from '../ledger/index.ts';
import { leftOn } from '../referrals/index.ts';
import { hasNetworkWon, payWins } from './pay-wins.ts';
import { quizBank } from './questions.ts';
import { requireQuiz, rewards } from './rewards.ts';
import { type AskedQuestion, drawRound, REMEMBERED_ROUNDS, ROUNDS_PER_DAY } from './rules.ts';
import {
  abandonRound,
  hasWon,
  insertRound,
  openingsSince,
  type RoundRow,
  recentQuestions,
} from './store.ts';
import { text } from './text.ts';

/** A round as it was opened, and why a win would not be paid as things stand now. */
export interface OpenedRound {
  rand: string;
  questions: AskedQuestion[];
  unpaid: UnpaidReason | 'network_has_won' | null;
}

/**
 * Opens a round of a level; its time runs from now. The round of that level before it ends, so that a
 * student has one at a time; what stands won is paid first. Null when the student has won on this day
 * of the institute.
 * Errors: quiz_off, and too_many with the seconds to wait.
 */
export async function openRound(context: Context, level: GameLevel): Promise<OpenedRound | null> {
  const { userId } = signedIn(context);
  const { clock, config } = context;
  return context.transaction(async (tx) => {
    await requireQuiz(tx);
    // The wallet stands for the player: rounds opened at once follow one another, claims too.
    await lockWallets(tx, [userId]);
    // A win whose claim did not get through is not ended by the next round.
    await payWins(context, tx, userId);
    const now = clock.now();
    const day = dateText(now, config.timeZone);
    if (await hasWon(tx, userId, day)) return null;
    const openings = await openingsSince(tx, userId, new Date(now.getTime() - DAY_MS));
    const first = openings.at(-ROUNDS_PER_DAY);
    if (first) {
      const retryAfter = (first.getTime() + DAY_MS - now.getTime()) / 1000;
      throw new AppError('too_many', text.roundsPlayed(ROUNDS_PER_DAY), { retryAfter });
    }
    const recent = await recentQuestions(tx, userId, level, REMEMBERED_ROUNDS);
    const questions = drawRound(quizBank[level], recent, below);
    const rand = randToken();
    await abandonRound(tx, userId, level);
    const network = await networkHash(tx, context.address);
    await insertRound(tx, {
      rand,
      userId,
      level,
      state: 'open',
      questions,
      openedAt: now,
      network,
    });
    return { rand, questions, unpaid: await whyUnpaid(tx, { userId, level, day, network }) };
  });
}

async function whyUnpaid(
  tx: Tx,
  { userId, level, day, network }: Pick<RoundRow, 'userId' | 'level' | 'network'> & { day: string },
): Promise<OpenedRound['unpaid']> {
  if (!(await isVerified(tx, userId))) return 'email_unverified';
  if (await hasNetworkWon(tx, network, day)) return 'network_has_won';
  const amount = (await rewards(tx))[level];
  return (await leftOn(tx, day)) < amount ? 'rewards_given_out' : null;
}
