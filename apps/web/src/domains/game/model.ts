import type { DataOf } from '@institute/contract/call';
import { type claimGameReward, defaultRewards, type GameLevel } from '@institute/contract/game';
import { koboOf } from '@institute/contract/money';

/** Kobo to win, by level. */
export type Rewards = Readonly<Record<GameLevel, number>>;

/** The rewards of the levels; one that the answer does not name is the specification's own. */
export function rewardsOf(given: Partial<Record<GameLevel, number>>): Rewards {
  const { easy, intermediate, hard } = { ...defaultRewards, ...given };
  return { easy: koboOf(easy), intermediate: koboOf(intermediate), hard: koboOf(hard) };
}

/** What came of claiming a reward. */
export type Claim =
  | { isPaid: true; addedKobo: number; balanceKobo: number }
  /** In words; may be empty. */
  | { isPaid: false; message: string };

export function claimOf(answer: DataOf<typeof claimGameReward>): Claim {
  const { success, amount_added: added, new_balance: balance, message } = answer;
  if (!success) return { isPaid: false, message };
  return { isPaid: true, addedKobo: koboOf(added), balanceKobo: koboOf(balance) };
}
