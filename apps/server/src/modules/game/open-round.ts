import { AppError } from '@institute/contract/errors';
import type { GameLevel } from '@institute/contract/game';
import { dateText } from '@institute/contract/rules/calendar';
import { quizBank } from '../../../seed/quiz-bank/index.ts';
import { type Context, signedIn } from '../../context.ts';
import { below, randToken } from '../../platform/random.ts';
import { lockWallets } from '../ledger/index.ts';
import {
  type AskedQuestion,
  drawRound,
  HOUR_MS,
  REMEMBERED_ROUNDS,
  ROUNDS_PER_HOUR,
} from './rules.ts';
import { abandonRound, hasWon, insertRound, openingsSince, recentQuestions } from './store.ts';

/**
 * Opens a round of a level; its time runs from now. An unclaimed round of that level ends, so that
 * a student has one at a time. Null when the student has won on this day of the institute.
 * Errors: too_many, with the seconds to wait.
 */
export async function openRound(
  context: Context,
  level: GameLevel,
): Promise<{ rand: string; questions: AskedQuestion[] } | null> {
  const { userId } = signedIn(context);
  const { clock, config } = context;
  return context.transaction(async (tx) => {
    // The wallet stands for the player: rounds opened at once follow one another, claims too.
    await lockWallets(tx, [userId]);
    const now = clock.now();
    if (await hasWon(tx, userId, dateText(now, config.timeZone))) return null;
    const openings = await openingsSince(tx, userId, new Date(now.getTime() - HOUR_MS));
    const first = openings.at(-ROUNDS_PER_HOUR);
    if (first) {
      const retryAfter = (first.getTime() + HOUR_MS - now.getTime()) / 1000;
      throw new AppError('too_many', undefined, { retryAfter });
    }
    const recent = await recentQuestions(tx, userId, level, REMEMBERED_ROUNDS);
    const questions = drawRound(quizBank[level], recent, below);
    const rand = randToken();
    await abandonRound(tx, userId, level);
    await insertRound(tx, { rand, userId, level, state: 'open', questions, openedAt: now });
    return { rand, questions };
  });
}
