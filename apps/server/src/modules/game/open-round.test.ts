// Proves promise-16.

import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { openRound, winRound } from '../../../test/support/quiz.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import { gameRounds } from '../../schema/index.ts';
import { saveSettings } from '../settings/index.ts';
import { quizBank } from './questions.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());

const db = () => institute.services.db;
const roundsOf = (player: Person) =>
  db().select().from(gameRounds).where(eq(gameRounds.userId, player.id)).orderBy(gameRounds.id);
const open = (player: Person, action: string) =>
  player.call.openGameRound({ action } as never) as unknown as Promise<Record<string, unknown>>;

describe('the levels', () => {
  // Proves student-3-15, call-getGameLevels, student-9-15.
  it('pay what the specification says until the settings say otherwise', async () => {
    const prices = async () => {
      const response = await institute.visitor.getGameLevels({});
      return (response as unknown as { level_price: unknown }).level_price;
    };
    expect(await prices()).toEqual({ easy: 100, intermediate: 500, hard: 1000 });
    await inTransaction(db(), (tx) => saveSettings(tx, { gameRewardHard: '150050' }));
    expect(await prices()).toEqual({ easy: 100, intermediate: 500, hard: 1500.5 });
    await inTransaction(db(), (tx) => saveSettings(tx, { gameRewardHard: '100000' }));
  });

  // Proves ours-11.
  it('say how many questions a round has and how long it lasts', async () => {
    const { rounds } = (await institute.visitor.getGameLevels({})) as unknown as {
      rounds: Record<string, { questions: number; seconds: number }>;
    };
    for (const level of ['easy', 'intermediate', 'hard']) {
      const { questions = 0, seconds = 0 } = rounds[level] ?? {};
      expect(questions).toBe(10);
      // Every question allows more than eight seconds, and none a minute.
      expect(seconds).toBeGreaterThan(80);
      expect(seconds).toBeLessThan(600);
    }
  });

  it('stay out of the public settings', async () => {
    const { data } = await institute.visitor.getAppSettings({});
    expect(JSON.stringify(data)).not.toContain('gameReward');
  });
});

describe('opening a round', () => {
  // Proves student-3-15, call-openGameRound.
  it.each(['easy', 'intermediate', 'hard'] as const)(
    'asks ten questions of the bank of %s and keeps the right options to itself',
    async (level) => {
      const player = await institute.student();
      const answer = await open(player, level);
      expect(Object.keys(answer).sort()).toEqual(['headers', 'http', 'questions', 'round']);
      const [row] = await roundsOf(player);
      expect(row).toMatchObject({
        rand: answer.round,
        level,
        state: 'open',
        openedAt: institute.clock.now(),
      });
      expect(answer.questions).toEqual(
        row?.questions.map(({ question, estimatedTimeMs, options }) => ({
          question,
          estimatedTimeMs,
          options: options.map((text) => ({ text })),
        })),
      );
      expect(row?.questions).toHaveLength(10);
      for (const { question, options, right, estimatedTimeMs } of row?.questions ?? []) {
        const source = quizBank[level].find((one) => one.question === question);
        expect(source).toMatchObject({ answer: options[right], estimatedTimeMs });
        expect([...options].sort()).toEqual([source?.answer, ...(source?.wrong ?? [])].sort());
      }
    },
  );

  // Proves student-4-24.
  it('does not always put the right option in the same place', async () => {
    const player = await institute.student();
    const places = new Set<number>();
    for (let n = 0; n < 4; n += 1) {
      const { questions } = await openRound(institute, player);
      for (const { right } of questions) places.add(right);
    }
    expect([...places].sort()).toEqual([0, 1, 2, 3]);
  });

  it('asks nothing of the last five rounds again', async () => {
    const player = await institute.student();
    const asked: string[] = [];
    for (let n = 0; n < 6; n += 1) {
      // Rounds of another level are beside the point.
      await openRound(institute, player, 'hard');
      const { questions } = await openRound(institute, player, 'easy');
      asked.push(...questions.map(({ question }) => question));
    }
    expect(new Set(asked).size).toBe(60);
  });

  it('ends the unclaimed round of the level, not those of others or of other people', async () => {
    const [player, other] = [await institute.student(), await institute.student()];
    await openRound(institute, player, 'easy');
    await openRound(institute, player, 'hard');
    await openRound(institute, other, 'easy');
    await openRound(institute, player, 'easy');
    expect((await roundsOf(player)).map(({ level, state }) => `${level} ${state}`)).toEqual([
      'easy abandoned',
      'hard open',
      'easy open',
    ]);
    expect((await roundsOf(other)).map(({ state }) => state)).toEqual(['open']);
  });

  it('leaves one round open when ten are opened at once', async () => {
    const player = await institute.student();
    const answers = await Promise.all(Array.from({ length: 10 }, () => open(player, 'easy')));
    expect(answers.map(({ http }) => http)).toEqual(Array.from({ length: 10 }, () => 200));
    const openRounds = await db()
      .select()
      .from(gameRounds)
      .where(and(eq(gameRounds.userId, player.id), eq(gameRounds.state, 'open')));
    expect(openRounds).toHaveLength(1);
    expect(await roundsOf(player)).toHaveLength(10);
  });

  // Proves rulings-10-1.
  it('takes twenty rounds a day, also at once, and says when the next may come', async () => {
    const player = await institute.student();
    await openRound(institute, player);
    institute.clock.advance({ hours: 16 });
    const answers = await Promise.all(Array.from({ length: 25 }, () => open(player, 'easy')));
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(19);
    const [refused] = answers.filter(({ http }) => http !== 200);
    expect(refused).toMatchObject({
      ...{ http: 429, status: false, code: 'too_many' },
      message: 'You have played 20 rounds within 24 hours. Please come back tomorrow.',
    });
    expect(refused?.headers).toMatchObject({ 'retry-after': '28800' });
    institute.clock.advance({ seconds: 28_799 });
    expect(await open(player, 'hard')).toMatchObject({ http: 429 });
    institute.clock.advance({ seconds: 1 });
    expect(await open(player, 'hard')).toMatchObject({ http: 200 });
    expect(await open(player, 'hard')).toMatchObject({ http: 429 });
  });

  // Proves call-openGameRound.
  it('is refused at every level on a day that was won', async () => {
    const player = await institute.student();
    await winRound(institute, player);
    await player.call.claimGameReward({ level: 'easy' });
    for (const level of ['easy', 'intermediate', 'hard']) {
      const { headers, ...answer } = await open(player, level);
      expect(answer).toEqual({ http: 200, error: 'daily_limit_reached' });
    }
    expect(await roundsOf(player)).toHaveLength(1);
  });

  it('is open to administrators, and to nobody without a session', async () => {
    expect(await open(await institute.admin(), 'hard')).toMatchObject({ http: 200 });
    const stranger = await institute.visitor.openGameRound({ action: 'easy' } as never);
    expect(stranger).toMatchObject({ http: 401, code: 'session_required' });
    expect(await open(await institute.admin(), 'impossible')).toMatchObject({ http: 404 });
  });
});
