import type { DataOf } from '@institute/contract/call';
import {
  defaultRewardsKobo,
  type GameLevel,
  type getGameLevels,
} from '@institute/contract/game/game';
import type { Kobo } from '@institute/contract/money';

/** What a level is: what a round of it pays, how many questions it has and how long it lasts. */
export interface Level {
  rewardKobo: Kobo;
  /** Null where the server does not say. */
  round: { questions: number; seconds: number } | null;
}
export type Levels = Readonly<Record<GameLevel, Level>>;

/** The levels of an answer; without one, the specification's own rewards stand. */
export function levelsOf(answer?: DataOf<typeof getGameLevels>): Levels {
  const { rewardsKobo = defaultRewardsKobo, rounds } = answer ?? {};
  const level = (name: GameLevel): Level => ({
    rewardKobo: rewardsKobo[name],
    round: rounds?.[name] ?? null,
  });
  return { easy: level('easy'), intermediate: level('intermediate'), hard: level('hard') };
}
