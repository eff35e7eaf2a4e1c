import type { UnpaidReason } from '@institute/contract/game/game';
import type { Kobo } from '@institute/contract/money';
import { HOUR_MS } from '@institute/contract/time/durations';
import type { Services } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import { isVerified } from '../auth/index.ts';
import { lockWallets, post } from '../ledger/index.ts';
import { takeFromBudget } from '../referrals/index.ts';
import { readSettings } from '../settings/index.ts';
import { isQuizOn, rewards } from './rewards.ts';
import { dayOfWin, isTooFast, isWon } from './rules.ts';
import {
  type AnswerRow,
  answersOf,
  endRound,
  hasWon,
  insertWin,
  lockNetwork,
  lockUnsettledRounds,
  playersWithWins,
  type RoundRow,
  winsOfNetwork,
} from './store.ts';
import { text } from './text.ts';

type Paying = Pick<Services, 'clock' | 'config'>;

/** Why a round that is won is not paid. */
export type Unpaid = 'daily_limit_reached' | 'too_fast' | 'network_has_won' | UnpaidReason;

/** A round that is won, with its answers. */
interface Won {
  round: RoundRow;
  answers: readonly AnswerRow[];
}

/** How many players the hourly job looks at in one go. */
const PLAYERS_AT_ONCE = 1000;

/** The rounds that a user has won and was not paid for. The wallet is locked. */
export async function wonRounds(tx: Tx, userId: number): Promise<Won[]> {
  const won: Won[] = [];
  for (const round of await lockUnsettledRounds(tx, userId)) {
    const answers = await answersOf(tx, round.id);
    if (isWon(round, answers)) won.push({ round, answers });
  }
  return won;
}

/**
 * Pays a won round, once per user and day (rulings §3, §9) and within the institute's budget of the
 * day it was won, or says why not. The wallet is locked. `actorId` is who asked for it; null when
 * nobody did.
 */
export async function payWin(
  { clock, config }: Paying,
  tx: Tx,
  { round, answers }: Won,
  actorId: number | null,
): Promise<{ paid: Kobo } | { refused: Unpaid }> {
  const { userId, level, network } = round;
  const now = clock.now();
  const day = dayOfWin(answers, config.timeZone);
  if (await hasWon(tx, userId, day)) return { refused: 'daily_limit_reached' };
  if (isTooFast(round, answers)) return { refused: 'too_fast' };
  if (!(await isVerified(tx, userId))) return { refused: 'email_unverified' };
  const amount = (await rewards(tx))[level];
  if (amount > 0 && network !== null) {
    await lockNetwork(tx, network);
    if (await hasNetworkWon(tx, network, day)) return { refused: 'network_has_won' };
  }
  if (amount > 0 && !(await takeFromBudget(tx, day, amount))) {
    return { refused: 'rewards_given_out' };
  }
  await insertWin(tx, { userId, day, roundId: round.id, amount, claimedAt: now, network });
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
        actorId,
      },
    ]);
  }
  return { paid: amount };
}

/** Whether as many people of a network have been paid a win of a day as the settings allow. */
export async function hasNetworkWon(tx: Tx, network: string | null, day: string): Promise<boolean> {
  if (network === null) return false;
  return (await winsOfNetwork(tx, network, day)) >= Number((await readSettings(tx)).networkWins);
}

/**
 * Pays what a user has won and never asked for in vain or at all, of two rounds of a day the dearer
 * one. The wallet is locked. A win that waits for a verified e-mail goes on waiting; one that is
 * never paid ends.
 */
export async function payWins(services: Paying, tx: Tx, userId: number): Promise<void> {
  const amounts = await rewards(tx);
  const won = await wonRounds(tx, userId);
  won.sort((a, b) => amounts[b.round.level] - amounts[a.round.level]);
  for (const one of won) {
    const outcome = await payWin(services, tx, one, null);
    if ('paid' in outcome) continue;
    await endRound(tx, one.round.id, outcome.refused === 'email_unverified' ? 'won' : 'abandoned');
  }
}

/**
 * Pays the wins of verified people whose claim did not get through, or came before the e-mail was
 * verified. A round of the last hour is left to its player, who may be about to ask. While the quiz is
 * off nothing is paid: what was won waits.
 */
export async function payUnclaimedWins(services: Services): Promise<void> {
  if (!(await isQuizOn(services.db))) return;
  const before = new Date(services.clock.now().getTime() - HOUR_MS);
  for (const userId of await playersWithWins(services.db, before, PLAYERS_AT_ONCE)) {
    await inTransaction(services.db, async (tx) => {
      await lockWallets(tx, [userId]);
      await payWins(services, tx, userId);
    });
  }
}
