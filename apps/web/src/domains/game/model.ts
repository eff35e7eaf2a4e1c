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
  | {
      isPaid: false;
      /** In words; may be empty. */
      message: string;
      /** Whether it is paid once the e-mail is verified and it is asked for again. */
      isUnverified: boolean;
    };

export function claimOf(answer: DataOf<typeof claimGameReward>): Claim {
  const { success, amount_added: added, new_balance: balance, message } = answer;
  if (!success)
    return { isPaid: false, message, isUnverified: answer.error === 'email_unverified' };
  return { isPaid: true, addedKobo: koboOf(added), balanceKobo: koboOf(balance) };
}
