import { errorWords } from '@institute/contract/errors';
import type { GameLevel, QuizQuestion } from '@institute/contract/game/game';
import { formatKobo, type Kobo } from '@institute/contract/money';
import type { Refusal } from './claim-reward.ts';
import type { OpenedRound } from './open-round.ts';
import type { BankQuestion } from './questions.ts';
import { text } from './text.ts';

/** A round as its player may see it: nothing says which option is right. */
export function presentRound({ rand, questions, unpaid }: OpenedRound) {
  return {
    round: rand,
    // A page of the release before knows two reasons; the words say the third.
    ...(unpaid === 'network_has_won'
      ? { unpaid: 'rewards_given_out' as const, message: errorWords.network_has_won }
      : unpaid && { unpaid }),
    questions: questions.map(({ question, estimatedTimeMs, options }) => ({
      question,
      estimatedTimeMs,
      options: options.map((text) => ({ text })),
    })),
  };
}

/** The answer to a claim that was paid. */
export function presentReward(addedKobo: Kobo, balanceKobo: Kobo) {
  return { isPaid: true, addedKobo, balanceKobo, message: text.added(formatKobo(addedKobo)) };
}

/** The answer to a claim that was not paid: its reason as a code and in words. */
export function presentRefusal(code: Refusal, balanceKobo: Kobo) {
  return { isPaid: false, addedKobo: 0, balanceKobo, error: code, message: errorWords[code] };
}

/** A question as the office sees it. */
export function presentQuestion(
  level: GameLevel,
  { question, answer, wrong, estimatedTimeMs }: BankQuestion,
): QuizQuestion {
  return { level, question, answer, wrong: [...wrong], seconds: estimatedTimeMs / 1000 };
}
