import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { type OpenedRound, openRound, play } from '../../../test/support/quiz.ts';
import { gameAnswers } from '../../schema/index.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());

const rowsOf = (round: OpenedRound) =>
  institute.services.db
    .select()
    .from(gameAnswers)
    .where(eq(gameAnswers.roundId, round.id))
    .orderBy(gameAnswers.question);
/** Answers after two seconds, as somebody who reads. */
const answer = (player: Person, round: OpenedRound, question: number, option: number) => {
  institute.clock.advance({ seconds: 2 });
  return answerAtOnce(player, round, question, option);
};
const answerAtOnce = async (
  player: Person,
  round: OpenedRound,
  question: number,
  option: number,
) => {
  const sent = { round: round.rand, question, option };
  const { headers, ...rest } = await player.call.answerGameQuestion(sent);
  return rest as unknown as Record<string, unknown>;
};
const rightOf = (round: OpenedRound, question: number) => round.questions[question]?.right ?? -1;
const wrongOf = (round: OpenedRound, question: number) => (rightOf(round, question) + 1) % 3;

async function opened() {
  const player = await institute.student();
  return { player, round: await openRound(institute, player) };
}

describe('answering', () => {
  // Proves call-answerGameQuestion.
  it('says whether the option was right, and which one was', async () => {
    const { player, round } = await opened();
    const right = rightOf(round, 0);
    expect(await answer(player, round, 0, right)).toEqual({
      http: 200,
      isCorrect: true,
      right,
      option: right,
      inTime: true,
    });
    const first = institute.clock.now();
    const wrong = wrongOf(round, 1);
    expect(await answer(player, round, 1, wrong)).toEqual({
      http: 200,
      isCorrect: false,
      right: rightOf(round, 1),
      option: wrong,
      inTime: true,
    });
    expect(await rowsOf(round)).toEqual([
      {
        roundId: round.id,
        question: 0,
        option: right,
        isCorrect: true,
        inTime: true,
        answeredAt: first,
      },
      {
        roundId: round.id,
        question: 1,
        option: wrong,
        isCorrect: false,
        inTime: true,
        answeredAt: institute.clock.now(),
      },
    ]);
  });

  // Proves call-answerGameQuestion.
  it('takes the first answer for good', async () => {
    const { player, round } = await opened();
    const first = await answer(player, round, 0, wrongOf(round, 0));
    expect(await answer(player, round, 0, rightOf(round, 0))).toEqual(first);
    expect(first).toMatchObject({ isCorrect: false, option: wrongOf(round, 0) });
    expect(await rowsOf(round)).toHaveLength(1);
  });

  it('takes one of thirty answers that come at once, and tells all of them the same', async () => {
    const { player, round } = await opened();
    institute.clock.advance({ seconds: 2 });
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => answerAtOnce(player, round, 0, n % 3)),
    );
    const [row, ...more] = await rowsOf(round);
    expect(more).toEqual([]);
    for (const one of answers) {
      expect(one).toEqual({
        http: 200,
        isCorrect: row?.isCorrect,
        option: row?.option,
        right: rightOf(round, 0),
        inTime: true,
      });
    }
  });

  // The bank is not to be learnt by guessing through it. Proves rulings-10-1.
  it('tells nobody what is right who answers sooner than anyone reads, also when asked again', async () => {
    const { player, round } = await opened();
    const untold = { isCorrect: false, right: -1, inTime: true };
    expect(await answerAtOnce(player, round, 0, rightOf(round, 0))).toMatchObject(untold);
    institute.clock.advance({ seconds: 1.499 });
    expect(await answerAtOnce(player, round, 1, wrongOf(round, 1))).toMatchObject(untold);
    expect(await answer(player, round, 0, rightOf(round, 0))).toMatchObject(untold);
    expect(await answer(player, round, 1, rightOf(round, 1))).toMatchObject(untold);
    // Who reads on is told again.
    expect(await answer(player, round, 2, wrongOf(round, 2))).toMatchObject({
      isCorrect: false,
      right: rightOf(round, 2),
    });
    expect((await rowsOf(round))[0]).toMatchObject({ isCorrect: true });
  });

  it('keeps to the order of the questions', async () => {
    const { player, round } = await opened();
    expect(await answer(player, round, 1, 0)).toMatchObject({ http: 400, code: 'question_order' });
    await answer(player, round, 0, 0);
    expect(await answer(player, round, 2, 0)).toMatchObject({ http: 400, code: 'question_order' });
    expect(await answer(player, round, 10, 0)).toMatchObject({ http: 404, code: 'round_over' });
    expect(await answer(player, round, 1, 4)).toMatchObject({ http: 400, code: 'invalid_input' });
    expect(await rowsOf(round)).toHaveLength(1);
  });

  it("knows no other person's round, nor one that a newer round has ended", async () => {
    const { player, round } = await opened();
    const other = await institute.student();
    expect(await answer(other, round, 0, 0)).toMatchObject({ http: 404, code: 'round_over' });
    const first = await answer(player, round, 0, 0);
    await openRound(institute, player);
    expect(await answer(player, round, 1, 0)).toMatchObject({ http: 404, code: 'round_over' });
    // What was answered before stays readable: a lost answer may be asked for again.
    expect(await answer(player, round, 0, 0)).toEqual(first);
    expect(await rowsOf(round)).toHaveLength(1);
  });
});

describe('the clock of the server', () => {
  it('takes a late answer, and says that it does not count', async () => {
    const { player, round } = await opened();
    const estimate = round.questions[0]?.estimatedTimeMs ?? 0;
    institute.clock.advance({ seconds: estimate / 1000 + 3 });
    expect(await answerAtOnce(player, round, 0, rightOf(round, 0))).toMatchObject({ inTime: true });
    institute.clock.advance({
      seconds: 1.5 + (round.questions[1]?.estimatedTimeMs ?? 0) / 1000 + 3.001,
    });
    expect(await answerAtOnce(player, round, 1, rightOf(round, 1))).toMatchObject({
      isCorrect: true,
      inTime: false,
    });
  });

  it('is not set back by answering again', async () => {
    const { player, round } = await opened();
    await answerAtOnce(player, round, 0, rightOf(round, 0));
    institute.clock.advance({ minutes: 5 });
    await answerAtOnce(player, round, 0, rightOf(round, 0));
    expect(await answerAtOnce(player, round, 1, rightOf(round, 1))).toMatchObject({
      inTime: false,
    });
  });

  it('loses a round whose every answer used all its time and all its grace', async () => {
    const { player, round } = await opened();
    for (const [index, { right, estimatedTimeMs }] of round.questions.entries()) {
      institute.clock.advance({ seconds: estimatedTimeMs / 1000 + 3 + (index > 0 ? 1.5 : 0) });
      await answerAtOnce(player, round, index, right);
    }
    const rows = await rowsOf(round);
    expect(rows.every(({ isCorrect }) => isCorrect)).toBe(true);
    expect(rows.slice(0, 5).every(({ inTime }) => inTime)).toBe(true);
    expect(rows.at(-1)).toMatchObject({ isCorrect: true, inTime: false });
  });

  it('has time for a whole round played at an ordinary pace', async () => {
    const { player, round } = await opened();
    await play(institute, player, round);
    expect((await rowsOf(round)).every(({ inTime }) => inTime)).toBe(true);
  });
});
