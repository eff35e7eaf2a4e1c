import type { GameLevel } from '@institute/contract/game/game';
import { and, eq, isNull, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { openRound, play, winRound, winRounds } from '../../../test/support/quiz.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import { gameRounds, gameWins, transfers } from '../../schema/index.ts';
import { verifyAsOperator } from '../auth/index.ts';
import { checkLedger, walletBalance } from '../ledger/index.ts';
import { saveSettings } from '../settings/index.ts';
import { payUnclaimedWins } from './pay-wins.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());
// Each test has a day of its own, and with it a budget.
beforeEach(() => institute.clock.advance({ days: 2 }));

const db = () => institute.services.db;
const today = () => institute.clock.now().toISOString().slice(0, 10);
const balanceOf = ({ id }: Person) => walletBalance(db(), id);
const winsOf = ({ id }: Person) =>
  db().select().from(gameWins).where(eq(gameWins.userId, id)).orderBy(gameWins.day);
const statesOf = async ({ id }: Person) =>
  (
    await db().select().from(gameRounds).where(eq(gameRounds.userId, id)).orderBy(gameRounds.id)
  ).map(({ level, state }) => `${level} ${state}`);
const rewardsOf = ({ id }: Person) =>
  db()
    .select()
    .from(transfers)
    .where(and(like(transfers.idempotencyKey, `game:${id}:%`), isNull(transfers.actorId)));
const open = async ({ call }: Person, level: GameLevel = 'easy') =>
  (await call.openGameRound({ action: level } as never)) as unknown as Record<string, unknown>;
const claim = async ({ call }: Person, level: GameLevel = 'easy') =>
  (await call.claimGameReward({ level })) as unknown as Record<string, unknown>;
const verify = ({ id: userId, email }: Person) =>
  verifyAsOperator(institute.services, { userId, email });
/** The hourly job, an hour and more after what was played. */
const anHourLater = async () => {
  institute.clock.advance({ minutes: 61 });
  await payUnclaimedWins(institute.services);
};

describe('opening a round', () => {
  // Proves ours-46.
  it('first pays the one that was won and whose claim did not get through, with its rows', async () => {
    const player = await institute.student({ wallet: 500 });
    const { id: roundId } = await winRound(institute, player, 'hard');
    expect(await open(player, 'hard')).toMatchObject({ error: 'daily_limit_reached' });
    expect(await balanceOf(player)).toBe(100_500);
    const claimedAt = institute.clock.now();
    const win = {
      userId: player.id,
      day: today(),
      roundId,
      amount: 100_000,
      claimedAt,
      network: null,
    };
    expect(await winsOf(player)).toEqual([win]);
    expect(await rewardsOf(player)).toMatchObject([
      { amount: 100_000, kind: 'game_reward', idempotencyKey: `game:${player.id}:${today()}` },
    ]);
    expect(await statesOf(player)).toEqual(['hard won']);
  });

  it('pays that of another level too, the dearest of a day', async () => {
    const player = await institute.student();
    await winRounds(institute, player, ['easy', 'hard']);
    expect(await open(player, 'intermediate')).toMatchObject({ error: 'daily_limit_reached' });
    expect(await balanceOf(player)).toBe(100_000);
    expect(await statesOf(player)).toEqual(['easy abandoned', 'hard won']);
  });

  it('pays yesterday’s, and opens one of today', async () => {
    const player = await institute.student();
    await winRound(institute, player);
    const won = today();
    institute.clock.advance({ days: 1 });
    expect(await open(player)).toHaveProperty('round');
    expect((await winsOf(player)).map((win) => win.day)).toEqual([won]);
    expect(await statesOf(player)).toEqual(['easy won', 'easy open']);
  });

  it('pays nothing for one unfinished, wrong, or faster than people read', async () => {
    const player = await institute.student();
    await openRound(institute, player);
    const wrong = await openRound(institute, player);
    await play(institute, player, wrong, { wrongAt: 9 });
    const fast = await openRound(institute, player);
    await play(institute, player, fast, { everyMs: () => 1499 });
    expect(await open(player)).toHaveProperty('round');
    await anHourLater();
    expect([await balanceOf(player), await winsOf(player)]).toEqual([0, []]);
  });

  // Proves ours-46.
  it('pays once when rounds are opened, claimed and looked for at once', async () => {
    const player = await institute.student();
    await winRound(institute, player);
    institute.clock.advance({ minutes: 61 });
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => [
        open(player, n % 2 === 0 ? 'easy' : 'hard'),
        claim(player),
        payUnclaimedWins(institute.services),
      ]).flat(),
    );
    expect(await balanceOf(player)).toBe(10_000);
    expect(await winsOf(player)).toHaveLength(1);
    expect(await statesOf(player)).toEqual(['easy won']);
    expect(await checkLedger(db())).toMatchObject({ problems: [] });
  });
});

describe('a win whose claim did not get through', () => {
  it('is paid within two hours, once, and left to its player for the first', async () => {
    const player = await institute.student();
    await winRound(institute, player);
    await payUnclaimedWins(institute.services);
    expect(await balanceOf(player)).toBe(0);
    await anHourLater();
    await anHourLater();
    expect(await balanceOf(player)).toBe(10_000);
    expect(await rewardsOf(player)).toHaveLength(1);
    expect(await claim(player)).toMatchObject({ success: false, new_balance: 100 });
  });

  it('is paid within the budget of its day alone, and ends where that has no room', async () => {
    const player = await institute.student();
    await inTransaction(db(), (tx) => saveSettings(tx, { rewardBudget: '9999' }));
    await winRound(institute, player);
    await anHourLater();
    await inTransaction(db(), (tx) => saveSettings(tx, { rewardBudget: '2000000' }));
    await anHourLater();
    expect(await winsOf(player)).toEqual([]);
    expect(await statesOf(player)).toEqual(['easy abandoned']);
  });

  it('is not paid to somebody who was deleted', async () => {
    const player = await institute.student();
    await winRound(institute, player);
    const admin = await institute.admin();
    await admin.call.deleteStudent({ student_id: player.id });
    await anHourLater();
    expect(await winsOf(player)).toEqual([]);
  });
});

describe('a win of somebody whose e-mail is not verified', () => {
  // Proves ours-46.
  it('waits for it, whatever is played meanwhile, and is paid without being asked for', async () => {
    const player = await institute.student({ isVerified: false });
    await winRound(institute, player, 'hard');
    await anHourLater();
    await openRound(institute, player, 'hard');
    expect(await statesOf(player)).toEqual(['hard won', 'hard open']);
    expect(await winsOf(player)).toEqual([]);
    await verify(player);
    await anHourLater();
    expect(await balanceOf(player)).toBe(100_000);
    expect(await winsOf(player)).toMatchObject([{ day: today(), amount: 100_000 }]);
  });

  it('is paid when it is asked for, also after another round', async () => {
    const player = await institute.student({ isVerified: false });
    await winRound(institute, player);
    await openRound(institute, player);
    expect(await claim(player)).toMatchObject({ error: 'email_unverified' });
    await verify(player);
    expect(await claim(player)).toMatchObject({ success: true, amount_added: 100 });
  });
});
