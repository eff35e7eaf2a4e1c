import type { GameLevel } from '@institute/contract/game/game';
import { dictionary } from '@institute/contract/language';

/** What the server says of the quiz. */
export const text = dictionary('server/game', {
  added: (amount: string) => `${amount} has been added to your wallet.`,
  roundsPlayed: (count: number) =>
    `You have played ${count} rounds within 24 hours. Please come back tomorrow.`,
  optionWrong: 'This is not an option.',
  /** What stands in the wallet history. */
  reward: (level: GameLevel) => `Quiz reward: ${level}`,
});
