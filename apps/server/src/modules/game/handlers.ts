import { foldArabic } from '@institute/contract/arabic/fold-arabic';
import { AppError } from '@institute/contract/errors';
import {
  answerGameQuestion,
  claimGameReward,
  gameLevels,
  getGameLevels,
  getQuizQuestions,
  openGameRound,
} from '@institute/contract/game/game';
import { handle } from '../../handler.ts';
import { pageOf } from '../../shared/page.ts';
import { answerQuestion } from './answer-question.ts';
import { claimReward } from './claim-reward.ts';
import { openRound } from './open-round.ts';
import { presentQuestion, presentRefusal, presentReward, presentRound } from './present.ts';
import { quizBank } from './questions.ts';
import { rewards } from './rewards.ts';
import { roundShape } from './rules.ts';

/** The bank is part of the product: what rounds of it are does not change while it runs. */
const rounds = {
  easy: roundShape(quizBank.easy),
  intermediate: roundShape(quizBank.intermediate),
  hard: roundShape(quizBank.hard),
};

export const handlers = [
  handle(getGameLevels, async ({ db }) => ({ data: { rewardsKobo: await rewards(db), rounds } })),

  handle(openGameRound, async (context) => {
    // The dispatcher has picked this call by one of these words.
    const level = gameLevels.find((word) => word === context.action);
    if (!level) throw new AppError('unknown_action');
    const opened = await openRound(context, level);
    if (!opened) return { data: { error: 'daily_limit_reached' } };
    return { data: presentRound(opened) };
  }),

  handle(answerGameQuestion, async (context, input) => {
    const { first, right } = await answerQuestion(context, input);
    const { option, isCorrect, inTime } = first;
    return right === null
      ? { data: { isCorrect: false, right: -1, option, inTime } }
      : { data: { isCorrect, right, option, inTime } };
  }),

  handle(claimGameReward, async (context, { level }) => {
    const outcome = await claimReward(context, level);
    return {
      data:
        'paid' in outcome
          ? presentReward(outcome.paid, outcome.balance)
          : presentRefusal(outcome.refused, outcome.balance),
    };
  }),

  handle(getQuizQuestions, async (_context, { level, ...wanted }) => {
    const { limit, offset, search, meta } = pageOf(wanted);
    const found = (level ? [level] : gameLevels)
      .flatMap((one) => quizBank[one].map((question) => presentQuestion(one, question)))
      .filter(({ question, answer }) => holds(`${question} ${answer}`, search));
    return { data: found.slice(offset, offset + limit), meta: meta(found.length) };
  }),
];

/** Whether a text holds some words, with and without marks. */
const holds = (text: string, words: string) => foldArabic(text).includes(foldArabic(words));
