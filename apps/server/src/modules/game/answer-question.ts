import { AppError } from '@institute/contract/errors';
import { type Context, signedIn } from '../../context.ts';
import { requireQuiz } from './rewards.ts';
import { cameTooFast, isInTime } from './rules.ts';
import { type AnswerRow, answersOf, insertAnswer, lockRound } from './store.ts';
import { text } from './text.ts';

/**
 * Takes the answer to the next question of a round and says which option was right, null where it came
 * sooner than anyone reads: the bank is not to be learnt by guessing through it (rulings §10). The first
 * answer is final: a question answered before gives that answer again, whatever is sent now.
 * Errors: quiz_off, round_over, question_order, invalid_input (no such option).
 */
export async function answerQuestion(
  context: Context,
  sent: { round: string; question: number; option: number },
): Promise<{ first: AnswerRow; right: number | null }> {
  const { userId } = signedIn(context);
  return context.transaction(async (tx) => {
    await requireQuiz(tx);
    // Under the lock of the round, parallel answers follow one another.
    const round = await lockRound(tx, userId, sent.round);
    const asked = round?.questions[sent.question];
    if (!round || !asked) throw new AppError('round_over');
    const answers = await answersOf(tx, round.id);
    const before = answers[sent.question];
    const told = (all: readonly AnswerRow[]) =>
      cameTooFast(round, all, sent.question) ? null : asked.right;
    if (before) return { first: before, right: told(answers) };
    if (round.state !== 'open') throw new AppError('round_over');
    if (sent.question !== answers.length) throw new AppError('question_order');
    if (sent.option >= asked.options.length) {
      throw new AppError('invalid_input', text.optionWrong);
    }
    const now = context.clock.now();
    const first: AnswerRow = {
      roundId: round.id,
      question: sent.question,
      option: sent.option,
      isCorrect: sent.option === asked.right,
      inTime: isInTime(round, answers, now),
      answeredAt: now,
    };
    await insertAnswer(tx, first);
    return { first, right: told([...answers, first]) };
  });
}
