// Proves promise-14, promise-15.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { openRound, play, winRound } from '../../../test/support/quiz.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import { gameWins, rewardDays } from '../../schema/index.ts';
import { verifyAsOperator } from '../auth/index.ts';
import { walletBalance } from '../ledger/index.ts';
import { saveSettings } from '../settings/index.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());
beforeEach(async () => {
  institute.clock.advance({ days: 2 });
  await setBudget('2000000');
});

const db = () => institute.services.db;
const setBudget = (rewardBudget: string) =>
  inTransaction(db(), (tx) => saveSettings(tx, { rewardBudget }));
const balanceOf = ({ id }: Person) => walletBalance(db(), id);
const claim = async ({ call }: Person, level: 'easy' | 'hard' = 'easy') => {
  const { headers, ...rest } = await call.claimGameReward({ level });
  return rest as unknown as Record<string, unknown>;
};
const open = async ({ call }: Person, level = 'easy') =>
  (await call.openGameRound({ action: level } as never)) as unknown as Record<string, unknown>;
const verify = ({ id: userId, email }: Person) =>
  verifyAsOperator(institute.services, { userId, email });
/** Answers a round rightly, `ms` after each answer before, the first after the opening. */
const playEvery = async (player: Person, ms: number, tenth = ms) => {
  const round = await openRound(institute, player);
  await play(institute, player, round, { everyMs: (at) => (at === 9 ? tenth : ms) });
  return round;
};

describe('a round faster than people read', () => {
  it('is not paid, and says so', async () => {
    const player = await institute.student();
    await playEvery(player, 6);
    expect(await claim(player)).toEqual({
      http: 200,
      success: false,
      amount_added: 0,
      new_balance: 0,
      error: 'too_fast',
      message:
        'This round was answered faster than anyone reads, so it is not paid. Take your time with the next one.',
    });
    expect(await balanceOf(player)).toBe(0);
  });

  // Proves rulings-9-7.
  it('is one with a single answer within 1.5 seconds, also the first or the last', async () => {
    const player = await institute.student();
    await playEvery(player, 1500, 1499);
    expect(await claim(player)).toMatchObject({ error: 'too_fast' });
    const round = await openRound(institute, player);
    await play(institute, player, round, { everyMs: (at) => (at === 0 ? 1499 : 1500) });
    expect(await claim(player)).toMatchObject({ error: 'too_fast' });
  });

  it('is not one of exactly 15 seconds, which is paid', async () => {
    const player = await institute.student();
    const begun = institute.clock.now().getTime();
    await playEvery(player, 1500);
    expect(institute.clock.now().getTime() - begun).toBe(15_000);
    expect(await claim(player)).toMatchObject({ success: true, amount_added: 100 });
  });

  // Proves rulings-9-7.
  it('is refused by the database too', async () => {
    const player = await institute.student();
    const { id: roundId } = await playEvery(player, 1499);
    const win = { userId: player.id, roundId, amount: 1, claimedAt: institute.clock.now() };
    await expect(
      db()
        .insert(gameWins)
        .values({ ...win, day: '2026-01-01' }),
    ).rejects.toThrow();
  });
});

describe('a player whose e-mail is not verified', () => {
  // Proves rulings-9-7.
  it('plays, is told before and after, and is paid once it is verified', async () => {
    const player = await institute.student({ isVerified: false });
    expect(await open(player)).toMatchObject({ http: 200, unpaid: 'email_unverified' });
    const { id: roundId } = await winRound(institute, player);
    expect(await claim(player)).toMatchObject({
      success: false,
      error: 'email_unverified',
      message:
        'Rewards are paid once your e-mail is verified. Verify it in your profile, then ask again.',
    });
    expect(await balanceOf(player)).toBe(0);
    const win = { userId: player.id, roundId, amount: 1, claimedAt: institute.clock.now() };
    const byHand = db()
      .insert(gameWins)
      .values({ ...win, day: '2026-01-01' });
    await expect(byHand).rejects.toThrow();
    await verify(player);
    expect(await claim(player)).toMatchObject({ success: true, amount_added: 100 });
  });
});

describe('the institute’s daily budget', () => {
  // Proves call-getRewardBudget.
  it('is kept exactly by those who claim at once; the others hear that it is given out', async () => {
    await setBudget('35000');
    const players: Person[] = [];
    for (let n = 0; n < 8; n += 1) players.push(await institute.student());
    for (const player of players) await winRound(institute, player);
    const claims = await Promise.all(
      players.flatMap((player) => Array.from({ length: 4 }, () => claim(player))),
    );
    expect(claims.filter(({ success }) => success)).toHaveLength(3);
    const refused = claims.filter(({ error }) => error === 'rewards_given_out');
    expect(refused).toHaveLength(5 * 4);
    expect(refused[0]?.message).toBe(
      'Today’s rewards are given out. Play on for practice, and come back tomorrow to win.',
    );
    const balances = await Promise.all(players.map(balanceOf));
    expect(balances.reduce((sum, kobo) => sum + kobo, 0)).toBe(30_000);
    const day = institute.clock.now().toISOString().slice(0, 10);
    expect(await db().select().from(rewardDays).where(eq(rewardDays.day, day))).toEqual([
      { day, budget: 35_000, given: 30_000 },
    ]);
  });

  it('says before the game that a level is not paid any more, while a cheaper one is', async () => {
    await setBudget('10000');
    const [one, other] = [await institute.student(), await institute.student()];
    expect(await open(one, 'hard')).toMatchObject({ http: 200, unpaid: 'rewards_given_out' });
    expect(await open(one, 'easy')).not.toHaveProperty('unpaid');
    await winRound(institute, one);
    expect(await claim(one)).toMatchObject({ success: true });
    await winRound(institute, other);
    expect(await claim(other)).toMatchObject({ error: 'rewards_given_out' });
    // Waiting for midnight does not help a round of a day that was given out; a new day does.
    institute.clock.advance({ days: 1 });
    expect(await claim(other)).toMatchObject({ error: 'rewards_given_out' });
    await winRound(institute, other);
    expect(await claim(other)).toMatchObject({ success: true });
  });

  it('is no bound of what pays nothing', async () => {
    await inTransaction(db(), (tx) => saveSettings(tx, { gameRewardEasy: '0', rewardBudget: '0' }));
    const player = await institute.student();
    await winRound(institute, player);
    expect(await claim(player)).toMatchObject({ success: true, amount_added: 0 });
    await inTransaction(db(), (tx) => saveSettings(tx, { gameRewardEasy: '10000' }));
  });
});

describe('people of one network', () => {
  const PHONE = '102.89.40.1';
  /** A player who opens the round from an address, and has won it. */
  async function winnerFrom(address: string): Promise<Person> {
    const player = await institute.student();
    const from = { ...player, call: institute.client(player, address) };
    await winRound(institute, from);
    return from;
  }
  const setMost = (networkWins: string) =>
    inTransaction(db(), (tx) => saveSettings(tx, { networkWins }));

  // Proves rulings-10-1.
  it('are paid one win a day, however many of them claim at once; others hear why', async () => {
    const players: Person[] = [];
    for (let n = 0; n < 5; n += 1) players.push(await winnerFrom(PHONE));
    const neighbour = await winnerFrom('102.89.41.1');
    const claims = await Promise.all(players.map((player) => claim(player)));
    expect(claims.filter(({ success }) => success)).toHaveLength(1);
    const refused = claims.filter(({ error }) => error === 'network_has_won');
    expect(refused).toHaveLength(4);
    expect(refused[0]?.message).toMatch(
      /^Somebody on the same internet connection has been paid for a win today\./,
    );
    expect(await claim(neighbour)).toMatchObject({ success: true });
    const balances = await Promise.all(players.map(balanceOf));
    expect(balances.reduce((sum, kobo) => sum + kobo, 0)).toBe(10_000);
  });

  it('are told before the round, and are paid again on the next day', async () => {
    expect(await claim(await winnerFrom(PHONE))).toMatchObject({ success: true });
    const next = await winnerFrom(PHONE);
    expect(await open(next)).toMatchObject({
      unpaid: 'rewards_given_out',
      message: expect.stringContaining('Somebody on the same internet connection'),
    });
    institute.clock.advance({ days: 1 });
    expect(await claim(await winnerFrom(PHONE))).toMatchObject({ success: true });
  });

  it('are paid as many wins as the institute sets, for a school behind one connection', async () => {
    await setMost('2');
    const claims: unknown[] = [];
    for (let n = 0; n < 3; n += 1) claims.push((await claim(await winnerFrom(PHONE))).success);
    expect(claims).toEqual([true, true, false]);
    await setMost('1');
  });
});
