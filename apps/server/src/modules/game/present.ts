import { errorWords } from '@institute/contract/errors';
import type { GameLevel, UnpaidReason } from '@institute/contract/game';
import { formatNaira, type Kobo, nairaNumber } from '@institute/contract/money';
import type { Refusal } from './claim-reward.ts';
import type { AskedQuestion, RoundShape } from './rules.ts';
import { text } from './text.ts';

/** Rewards as the wire has them: naira by level; and what a round of each is. */
export function presentLevels(
  rewards: Readonly<Record<GameLevel, Kobo>>,
  rounds: Record<GameLevel, RoundShape>,
) {
  const { easy, intermediate, hard } = rewards;
  return {
    level_price: {
      easy: nairaNumber(easy),
      intermediate: nairaNumber(intermediate),
      hard: nairaNumber(hard),
    },
    rounds,
  };
}

/** A round as its player may see it: nothing says which option is right. */
export function presentRound(
  round: string,
  questions: readonly AskedQuestion[],
  unpaid: UnpaidReason | null,
) {
  return {
    round,
    ...(unpaid && { unpaid }),
    questions: questions.map(({ question, estimatedTimeMs, options }) => ({
      question,
      estimatedTimeMs,
      options: options.map((text) => ({ text })),
    })),
  };
}

/** The answer to a claim that was paid. */
export function presentReward(amount: Kobo, balance: Kobo) {
  const added = nairaNumber(amount);
  return {
    success: true,
    amount_added: added,
    new_balance: nairaNumber(balance),
    message: text.added(formatNaira(added)),
  };
}

/** The answer to a claim that was not paid: its reason as a code and in words. */
export function presentRefusal(code: Refusal, balance: Kobo) {
  return {
    success: false,
    amount_added: 0,
    new_balance: nairaNumber(balance),
    error: code,
    message: errorWords[code],
  };
}
