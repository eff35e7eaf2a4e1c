// Proves promise-14.

import type { GameLevel } from '@institute/contract/game/game';
import { desc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { openRound, play, winRound, winRounds } from '../../../test/support/quiz.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import { auditLog, gameRounds, gameWins, transfers } from '../../schema/index.ts';
import { startSession } from '../auth/sessions/sessions.ts';
import { walletBalance } from '../ledger/index.ts';
import { saveSettings } from '../settings/index.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());

const db = () => institute.services.db;
const balanceOf = (player: Person) => walletBalance(db(), player.id);
const winsOf = (player: Person) =>
  db().select().from(gameWins).where(eq(gameWins.userId, player.id)).orderBy(gameWins.day);
const rewardsOf = (player: Person) =>
  db()
    .select()
    .from(transfers)
    .where(like(transfers.idempotencyKey, `game:${player.id}:%`));
const claim = async (player: Person, level: GameLevel = 'easy') => {
  const { headers, ...rest } = await player.call.claimGameReward({ level });
  return rest as unknown as Record<string, unknown>;
};
const notWon = {
  http: 200,
  success: false,
  amount_added: 0,
  new_balance: 0,
  error: 'not_won',
  message: 'Answer every question correctly and in time to win the reward.',
};
const wonToday = {
  ...notWon,
  error: 'daily_limit_reached',
  message: 'You have already won today! Come back tomorrow for another chance.',
};

describe('claiming the reward', () => {
  // Proves student-3-16, call-claimGameReward.
  it('pays a round won, with its rows', async () => {
    const player = await institute.student({ wallet: 25_050 });
    const round = await winRound(institute, player, 'hard');
    expect(await claim(player, 'hard')).toEqual({
      http: 200,
      success: true,
      amount_added: 1000,
      new_balance: 1250.5,
      message: '₦1,000.00 has been added to your wallet.',
    });
    expect(await balanceOf(player)).toBe(125_050);
    expect(await winsOf(player)).toEqual([
      {
        userId: player.id,
        day: '2026-11-16',
        roundId: round.id,
        amount: 100_000,
        claimedAt: institute.clock.now(),
        network: null,
      },
    ]);
    expect(await rewardsOf(player)).toMatchObject([
      { amount: 100_000, idempotencyKey: `game:${player.id}:2026-11-16` },
    ]);
    const [row] = await db().select().from(gameRounds).where(eq(gameRounds.id, round.id));
    expect(row?.state).toBe('won');
    const history = await player.call.getWalletHistory({});
    expect(history.data[0]).toMatchObject({
      type: 'credit',
      amount: 1000,
      description: 'Quiz reward: hard',
    });
  });

  it('pays an administrator who plays', async () => {
    const admin = await institute.admin();
    await winRound(institute, admin, 'easy');
    expect(await claim(admin)).toMatchObject({ success: true, amount_added: 100 });
  });

  it('pays what the settings say, and nothing where they say nothing', async () => {
    const set = (gameRewardEasy: string) =>
      inTransaction(db(), (tx) => saveSettings(tx, { gameRewardEasy }));
    const [player, other] = [await institute.student(), await institute.student()];
    await set('12345');
    await winRound(institute, player);
    expect(await claim(player)).toMatchObject({ success: true, amount_added: 123.45 });
    await set('0');
    await winRound(institute, other);
    expect(await claim(other)).toMatchObject({ success: true, amount_added: 0, new_balance: 0 });
    expect(await rewardsOf(other)).toEqual([]);
    await set('10000');
  });
});

describe('a claim is refused', () => {
  it('without a round, or with a round of another level', async () => {
    const player = await institute.student();
    expect(await claim(player)).toEqual(notWon);
    await winRound(institute, player, 'easy');
    expect(await claim(player, 'hard')).toEqual(notWon);
    expect(await winsOf(player)).toEqual([]);
  });

  // Proves call-claimGameReward.
  it('for a round that is unanswered, unfinished, wrong in one answer or late in one', async () => {
    const player = await institute.student();
    await openRound(institute, player);
    expect(await claim(player)).toEqual(notWon);

    const unfinished = await openRound(institute, player);
    await play(institute, player, { ...unfinished, questions: unfinished.questions.slice(0, 9) });
    expect(await claim(player)).toEqual(notWon);

    const wrong = await openRound(institute, player);
    await play(institute, player, wrong, { wrongAt: 4 });
    // The right answer given afterwards changes nothing.
    await play(institute, player, wrong);
    expect(await claim(player)).toEqual(notWon);

    const late = await openRound(institute, player);
    institute.clock.advance({ minutes: 2 });
    await play(institute, player, late);
    expect(await claim(player)).toEqual(notWon);
    expect(await balanceOf(player)).toBe(0);
    expect(await winsOf(player)).toEqual([]);
  });

  // Proves student-3-16, student-6-5.
  it('the second time, for the same round and for another on the same day', async () => {
    const player = await institute.student();
    await winRounds(institute, player, ['hard', 'easy']);
    expect(await claim(player, 'easy')).toMatchObject({ success: true });
    const refused = { ...wonToday, new_balance: 100 };
    expect(await claim(player, 'easy')).toEqual(refused);
    expect(await claim(player, 'hard')).toEqual(refused);
    expect(await claim(player, 'intermediate')).toEqual(refused);
    expect(await balanceOf(player)).toBe(10_000);
    expect(await rewardsOf(player)).toHaveLength(1);
  });

  it('to an administrator signed in as the student', async () => {
    const player = await institute.student();
    await winRound(institute, player);
    const admin = await institute.admin();
    const now = institute.clock.now();
    const change = await inTransaction(db(), (tx) =>
      startSession(tx, now, { userId: player.id, adminId: admin.id }),
    );
    if (!('start' in change)) throw new Error('no session was started');
    const posing = institute.client(change.start);
    expect(await posing.claimGameReward({ level: 'easy' })).toMatchObject({
      http: 403,
      code: 'not_as_student',
    });
    expect(await winsOf(player)).toEqual([]);
    // The student's own claim is untouched by it.
    expect(await claim(player)).toMatchObject({ success: true });
  });

  it("in another's name, and the attempt is kept", async () => {
    const [player, other] = [await institute.student(), await institute.student()];
    await winRound(institute, player);
    const response = await player.call.claimGameReward(
      { level: 'easy' },
      { fields: { email: other.email } },
    );
    expect(response).toMatchObject({ http: 403, code: 'not_yours' });
    expect([...(await winsOf(player)), ...(await winsOf(other))]).toEqual([]);
    const [row] = await db().select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(row).toMatchObject({ action: 'refused:foreign-email', actorId: player.id });
  });

  it("in another's name over and over is noted ten times an hour, and refused each time", async () => {
    const player = await institute.student();
    const claim = () =>
      player.call.claimGameReward({ level: 'easy' }, { fields: { email: 'x@example.com' } });
    for (let n = 0; n < 15; n += 1) expect(await claim()).toMatchObject({ http: 403 });
    const noted = await db().select().from(auditLog).where(eq(auditLog.actorId, player.id));
    expect(noted).toHaveLength(10);
  });
});

describe('a race of claims', () => {
  // Proves student-6-5.
  it('pays one of a hundred parallel claims of one round', async () => {
    const player = await institute.student();
    await winRound(institute, player);
    const answers = await Promise.all(Array.from({ length: 100 }, () => claim(player)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const errors = answers.filter(({ success }) => !success).map(({ error }) => error);
    expect(new Set(errors)).toEqual(new Set(['daily_limit_reached']));
    expect(await rewardsOf(player)).toHaveLength(1);
    expect(await balanceOf(player)).toBe(10_000);
  });

  it('pays one of three won rounds claimed at once', async () => {
    const player = await institute.student();
    const levels = ['easy', 'intermediate', 'hard'] as const;
    await winRounds(institute, player, levels);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => claim(player, levels[n % 3])),
    );
    const [paid, ...more] = answers.filter(({ success }) => success);
    expect(more).toEqual([]);
    expect(await balanceOf(player)).toBe(Number(paid?.amount_added) * 100);
    expect(await winsOf(player)).toHaveLength(1);
  });

  it('pays nothing for a round that is replayed while its claim runs', async () => {
    const player = await institute.student();
    const round = await winRound(institute, player);
    const sent = { round: round.rand, question: 9, option: round.questions[9]?.right ?? 0 };
    await Promise.all([
      claim(player),
      player.call.answerGameQuestion(sent),
      player.call.openGameRound({ action: 'easy' } as never),
      claim(player),
      player.call.answerGameQuestion(sent),
    ]);
    expect((await rewardsOf(player)).length).toBeLessThanOrEqual(1);
    expect(await winsOf(player)).toHaveLength((await rewardsOf(player)).length);
  });

  it('is settled by the database when the code forgets to ask', async () => {
    const player = await institute.student();
    const [first, second] = await winRounds(institute, player, ['easy', 'hard']);
    if (!first || !second) throw new Error('two rounds were not won');
    const win = {
      userId: player.id,
      day: '2026-11-16',
      amount: 10_000,
      claimedAt: institute.clock.now(),
    };
    await db()
      .insert(gameWins)
      .values({ ...win, roundId: first.id });
    await expect(
      db()
        .insert(gameWins)
        .values({ ...win, roundId: second.id }),
    ).rejects.toThrow();
    const otherDay = { ...win, day: '2026-11-17', roundId: first.id };
    await expect(db().insert(gameWins).values(otherDay)).rejects.toThrow();
  });
});

describe('midnight at the institute', () => {
  // Lagos is an hour ahead of UTC: its midnight is at 23:00 UTC.
  // Proves student-6-5.
  it('begins a new day for the limit', async () => {
    institute.clock.set('2026-11-20T22:50:00Z');
    const player = await institute.student();
    await winRound(institute, player);
    expect(await claim(player)).toMatchObject({ success: true });
    institute.clock.set('2026-11-20T22:59:59Z');
    expect(await player.call.openGameRound({ action: 'easy' } as never)).toMatchObject({
      error: 'daily_limit_reached',
    });
    institute.clock.set('2026-11-20T23:00:00Z');
    await winRound(institute, player);
    expect(await claim(player)).toMatchObject({ success: true, new_balance: 200 });
    expect((await winsOf(player)).map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21']);
    // Midnight in London, an hour later, begins nothing.
    institute.clock.set('2026-11-21T00:00:01Z');
    expect(await player.call.openGameRound({ action: 'easy' } as never)).toMatchObject({
      error: 'daily_limit_reached',
    });
  });

  it('does not double the day of a round played before it and claimed after it', async () => {
    institute.clock.set('2026-11-22T22:50:00Z');
    const player = await institute.student();
    await winRounds(institute, player, ['hard', 'easy']);
    expect(await claim(player, 'easy')).toMatchObject({ success: true });
    institute.clock.set('2026-11-22T23:00:01Z');
    // Finished on the 22nd, which has its win.
    expect(await claim(player, 'hard')).toEqual({ ...wonToday, new_balance: 100 });
    expect(await winsOf(player)).toHaveLength(1);
  });

  it('leaves the new day free when the last answer came before it', async () => {
    institute.clock.set('2026-11-24T22:57:00Z');
    const player = await institute.student();
    await winRound(institute, player);
    institute.clock.set('2026-11-24T23:00:05Z');
    expect(await claim(player)).toMatchObject({ success: true });
    await winRound(institute, player);
    expect(await claim(player)).toMatchObject({ success: true, new_balance: 200 });
    expect((await winsOf(player)).map(({ day }) => day)).toEqual(['2026-11-24', '2026-11-25']);
  });

  it('gives a round played across it to the day it ended', async () => {
    institute.clock.set('2026-11-26T22:59:40Z');
    const player = await institute.student();
    await winRound(institute, player);
    expect(await claim(player)).toMatchObject({ success: true });
    expect((await winsOf(player)).map(({ day }) => day)).toEqual(['2026-11-27']);
  });
});
