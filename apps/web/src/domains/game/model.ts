import type { DataOf } from '@institute/contract/call';
import {
  type claimGameReward,
  defaultRewards,
  type GameLevel,
  type getGameLevels,
} from '@institute/contract/game';
import { koboOf } from '@institute/contract/money';

/** What a level is: what a round of it pays, how many questions it has and how long it lasts. */
export interface Level {
  rewardKobo: number;
  /** Null where the server does not say. */
  round: { questions: number; seconds: number } | null;
}
export type Levels = Readonly<Record<GameLevel, Level>>;

type WireLevels = Partial<DataOf<typeof getGameLevels>>;

/** The levels of an answer; without one, the specification's own rewards stand. */
export function levelsOf({ level_price: prices, rounds }: WireLevels): Levels {
  const level = (name: GameLevel): Level => ({
    rewardKobo: koboOf((prices ?? defaultRewards)[name]),
    round: rounds?.[name] ?? null,
  });
  return { easy: level('easy'), intermediate: level('intermediate'), hard: level('hard') };
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
