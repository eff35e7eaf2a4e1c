// Proves promise-14, promise-15.

import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass, aPaidClass } from '../../../../test/support/school.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { referrals, rewardDays, transfers, waitingRewards } from '../../../schema/index.ts';
import { post, walletBalance } from '../../ledger/index.ts';
import { saveSettings } from '../../settings/index.ts';
import { payWaitingRewards } from './pay-rewards.ts';
import { verifyAsOperator } from './verify-email.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());
// Each test has a day of its own, and with it a budget.
beforeEach(async () => {
  institute.clock.advance({ days: 2 });
  await set({ rewardBudget: '2000000', referralTrigger: 'paid_enrolment' });
});

const db = () => institute.services.db;
const set = (values: Parameters<typeof saveSettings>[1]) =>
  inTransaction(db(), (tx) => saveSettings(tx, values));
const balanceOf = ({ id }: Person) => walletBalance(db(), id);
const verify = ({ id: userId, email }: Person) =>
  verifyAsOperator(institute.services, { userId, email });
const bonusOf = async ({ call }: Person) =>
  (await call.getEmailVerification({})).data.welcome_bonus;
const join = async (who: Person, classId: number) => {
  expect(await who.call.enrol({ class_id: classId })).toMatchObject({ status: true });
};
const waitingRows = (people: Person[]) => {
  const ids = people.map(({ id }) => id);
  return db().select().from(waitingRewards).where(inArray(waitingRewards.friendId, ids));
};
/** Gives a wallet kobo that are a reward, as a quiz does. */
const reward = (who: Person, amount: number) =>
  inTransaction(db(), (tx) =>
    post(tx, institute.clock.now(), [
      {
        from: { institute: 'game_reward' },
        to: { wallet: who.id },
        amount,
        kind: 'game_reward',
        description: 'Quiz reward: easy',
        key: `test:${who.id}:${amount}`,
        actorId: who.id,
      },
    ]),
  );

/** One who invites, and a friend who came by the code; each elsewhere unless said otherwise. */
async function pair(own: { isVerified?: boolean; wallet?: number } = {}) {
  const referrer = await institute.student();
  return { referrer, friend: await institute.student({ refBy: referrer.referralCode, ...own }) };
}

describe('the welcome bonus', () => {
  // Proves call-getEmailVerification.
  it('waits for the e-mail, is shown as waiting, and is credited once', async () => {
    const { friend, referrer } = await pair({ isVerified: false });
    expect([await balanceOf(friend), await bonusOf(friend)]).toEqual([0, 100]);
    expect(await bonusOf(referrer)).toBe(0);
    await Promise.all(Array.from({ length: 20 }, () => verify(friend)));
    expect([await balanceOf(friend), await bonusOf(friend)]).toEqual([10_000, 0]);
    expect(await waitingRows([friend])).toEqual([]);
    const paid = await db()
      .select()
      .from(transfers)
      .where(eq(transfers.idempotencyKey, `referral:welcome:${friend.id}`));
    expect(paid).toMatchObject([{ amount: 10_000, kind: 'referral_welcome' }]);
  });

  it('is what was promised, whatever the settings say later', async () => {
    const { friend } = await pair({ isVerified: false });
    await set({ referralWelcome: '5000' });
    await verify(friend);
    expect(await balanceOf(friend)).toBe(10_000);
    await set({ referralWelcome: '10000' });
  });

  it('is nothing to those who came alone, or where the settings give nothing', async () => {
    const alone = await institute.student({ isVerified: false });
    await set({ referralWelcome: '0' });
    const { friend } = await pair({ isVerified: false });
    expect([await bonusOf(alone), await bonusOf(friend)]).toEqual([0, 0]);
    await verify(friend);
    expect(await balanceOf(friend)).toBe(0);
    await set({ referralWelcome: '10000' });
  });

  it('goes with a person who is deleted, and what their friends would bring', async () => {
    const { friend } = await pair({ isVerified: false });
    const admin = await institute.admin();
    await admin.call.deleteStudent({ student_id: friend.id });
    expect(await waitingRows([friend])).toEqual([]);
  });
});

describe('the reward of the referrer', () => {
  it('follows the friend’s own money, once, however many classes are joined at once', async () => {
    const { friend, referrer } = await pair({ wallet: 1_000_000 });
    const paid = () => aPaidClass(institute, 1000);
    const classes = [await paid(), await paid(), await paid()];
    await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        friend.call.enrol({ class_id: classes[n % 3]?.id ?? 0 }),
      ),
    );
    expect(await balanceOf(referrer)).toBe(10_000);
    expect(await balanceOf(friend)).toBe(1_000_000 + 10_000 - 300_000);
  });

  // Proves rulings-9-5.
  it('does not follow a price that reward money covers, but a later one that it does not', async () => {
    const { friend, referrer } = await pair();
    await reward(friend, 100_000);
    const [first, second] = [await aPaidClass(institute, 1000), await aPaidClass(institute, 1000)];
    await join(friend, first.id);
    expect(await balanceOf(referrer)).toBe(0);
    const admin = await institute.admin();
    await admin.call.fundWallet({ student_id: friend.id, amount: '1000' });
    await join(friend, second.id);
    expect(await balanceOf(referrer)).toBe(10_000);
  });

  it('does not follow a price of which reward money covers a part', async () => {
    const { friend, referrer } = await pair({ wallet: 95_000 });
    const { id } = await aPaidClass(institute, 1000);
    await join(friend, id);
    expect([await balanceOf(friend), await balanceOf(referrer)]).toEqual([5000, 0]);
  });

  // Proves rulings-9-5.
  it('waits for the friend’s e-mail, and for the referrer’s own', async () => {
    const referrer = await institute.student({ isVerified: false });
    const own = { refBy: referrer.referralCode, isVerified: false, wallet: 100_000 };
    const friend = await institute.student(own);
    const { id } = await aPaidClass(institute, 1000);
    await join(friend, id);
    await verify(friend);
    expect([await balanceOf(friend), await balanceOf(referrer)]).toEqual([10_000, 0]);
    const terms = { welcome: 100, reward: 100, trigger: 'paid_enrolment' };
    const { data } = await referrer.call.getReferralCount({});
    expect(data).toEqual({ referral_count: 1, reward_waiting: 100, terms });
    await verify(referrer);
    expect(await balanceOf(referrer)).toBe(10_000);
    const after = await referrer.call.getReferralCount({});
    expect(after.data).toEqual({ referral_count: 1, reward_waiting: 0, terms });
  });

  it('follows any first class where the settings say so, a paid one by own money alone', async () => {
    await set({ referralTrigger: 'enrolment' });
    const { friend, referrer } = await pair();
    await join(friend, (await aPaidClass(institute, 100)).id);
    expect(await balanceOf(referrer)).toBe(0);
    await join(friend, (await aClass(institute)).id);
    expect(await balanceOf(referrer)).toBe(10_000);
  });

  it('follows the sign-up where the settings say so, once the e-mail is verified', async () => {
    await set({ referralTrigger: 'signup' });
    const { friend, referrer } = await pair({ isVerified: false });
    expect(await balanceOf(referrer)).toBe(0);
    await verify(friend);
    expect([await balanceOf(friend), await balanceOf(referrer)]).toEqual([10_000, 10_000]);
  });
});

describe('those who are no people of their own', () => {
  const home = '203.0.113.7';

  // Proves rulings-9-6.
  it('earn nothing: oneself again, from where one signed up', async () => {
    const referrer = await institute.student({ address: home });
    const again = await institute.student({
      refBy: referrer.referralCode,
      address: `::ffff:${home}`,
      isVerified: false,
      wallet: 100_000,
    });
    expect(await bonusOf(again)).toBe(0);
    await verify(again);
    await join(again, (await aPaidClass(institute, 1000)).id);
    expect([await balanceOf(again), await balanceOf(referrer)]).toEqual([0, 0]);
    expect(await waitingRows([again])).toEqual([]);
  });

  // Proves rulings-9-6.
  it('earn nothing: a ring that signed up in one place', async () => {
    const ring = [await institute.student({ address: '2001:db8:1:2::1' })];
    for (let n = 2; n < 6; n += 1) {
      const refBy = ring.at(-1)?.referralCode ?? '';
      ring.push(await institute.student({ refBy, address: `2001:db8:1:2::${n}`, wallet: 100_000 }));
    }
    const { id } = await aPaidClass(institute, 1000);
    for (const one of ring.slice(1)) await join(one, id);
    for (const one of ring) expect(await balanceOf(one)).toBe(0);
  });

  // Proves rulings-9-6.
  it('earn nothing: fifty accounts from one address, whoever invited them', async () => {
    const referrer = await institute.student();
    const own = { refBy: referrer.referralCode, address: '203.0.113.8', isVerified: false };
    const farm = await Promise.all(Array.from({ length: 50 }, () => institute.student(own)));
    await Promise.all(farm.map(verify));
    expect(await Promise.all(farm.map(balanceOf))).toEqual(farm.map(() => 0));
    expect(await balanceOf(referrer)).toBe(0);
    expect(await waitingRows(farm)).toEqual([]);
    const count = await referrer.call.getReferralCount({});
    expect(count.data.referral_count).toBe(50);
  });

  it('are said so when they were promised something before the crowd came', async () => {
    const referrer = await institute.student();
    const own = { refBy: referrer.referralCode, address: '203.0.113.9', isVerified: false };
    const first = await institute.student(own);
    expect(await bonusOf(first)).toBe(100);
    for (let n = 0; n < 3; n += 1) await institute.student(own);
    const text = await mailedCode(first.email);
    const { data } = await first.call.verifyEmail({ code: text });
    expect(data).toEqual({ welcome: 'not_given' });
    expect(await balanceOf(first)).toBe(0);
  });

  it('are not taken for a crowd a day apart, nor where the address is a machine of ours', async () => {
    const referrer = await institute.student();
    for (let n = 0; n < 5; n += 1) {
      institute.clock.advance({ hours: 25 });
      const own = { refBy: referrer.referralCode, address: '203.0.113.10' };
      expect(await balanceOf(await institute.student(own))).toBe(10_000);
    }
    for (let n = 0; n < 5; n += 1) {
      const own = { refBy: referrer.referralCode, address: '127.0.0.1' };
      expect(await balanceOf(await institute.student(own))).toBe(10_000);
    }
  });

  it('are known by a hash that nobody turns back into an address', async () => {
    const referrer = await institute.student();
    const friend = await institute.student({ refBy: referrer.referralCode, address: home });
    const [row] = await db().select().from(referrals).where(eq(referrals.friendId, friend.id));
    expect(row?.signedUpFrom).toMatch(/^[\w-]{43}$/);
  });
});

const mailedCode = async (to: string) => {
  await institute.services.jobs.drain();
  const text = institute.mails.filter((mail) => mail.to === to).at(-1)?.text ?? '';
  return /code (\d{6}) /.exec(text)?.[1] ?? '';
};

describe('the daily budget', () => {
  const budget = async () => (await (await institute.admin()).call.getRewardBudget({})).data;

  // Proves call-getRewardBudget.
  it('is kept exactly by twenty who verify at once, and pays the others the next day', async () => {
    await set({ rewardBudget: '75000' });
    // Rewards of people who were never verified wait for good.
    const others = (await budget()).waiting;
    const { referralCode: refBy } = await institute.student();
    const signUps = Array.from({ length: 20 }, () =>
      institute.student({ refBy, isVerified: false }),
    );
    const friends = await Promise.all(signUps);
    await Promise.all(friends.map(verify));
    const balances = await Promise.all(friends.map(balanceOf));
    expect(balances.filter((kobo) => kobo === 10_000)).toHaveLength(7);
    expect(balances.filter((kobo) => kobo === 0)).toHaveLength(13);
    expect(await budget()).toMatchObject({
      budget: 750,
      given: 700,
      left: 50,
      waiting: others + 1300,
    });
    await payWaitingRewards(institute.services);
    expect((await budget()).given).toBe(700);

    institute.clock.advance({ days: 1 });
    await set({ rewardBudget: '2000000' });
    const runs = Array.from({ length: 3 }, () => payWaitingRewards(institute.services));
    await Promise.all(runs);
    expect(await Promise.all(friends.map(balanceOf))).toEqual(friends.map(() => 10_000));
    expect(await budget()).toMatchObject({ given: 1300, left: 18_700, waiting: others });
  });

  it('tells whoever verifies that the bonus follows later', async () => {
    await set({ rewardBudget: '0' });
    const { friend } = await pair({ isVerified: false });
    const { data } = await friend.call.verifyEmail({ code: await mailedCode(friend.email) });
    expect(data).toEqual({ welcome: 'later' });
    expect([await balanceOf(friend), await bonusOf(friend)]).toEqual([0, 100]);
    await set({ rewardBudget: '2000000' });
    await payWaitingRewards(institute.services);
    expect(await balanceOf(friend)).toBe(10_000);
  });

  it('is kept by the database when the code forgets to ask', async () => {
    const day = { day: '2030-01-01', budget: 100, given: 100 };
    await db().insert(rewardDays).values(day);
    const more = db().update(rewardDays).set({ given: 101 }).where(eq(rewardDays.day, day.day));
    await expect(more).rejects.toThrow();
  });

  it('comes to what the ledger has given that day', async () => {
    const { friend, referrer } = await pair({ wallet: 100_000 });
    await join(friend, (await aPaidClass(institute, 1000)).id);
    expect(await balanceOf(referrer)).toBe(10_000);
    expect(await budget()).toMatchObject({ given: 200 });
  });

  it('is told to administrators alone', async () => {
    const student = await institute.student();
    expect((await student.call.getRewardBudget({})).http).toBe(403);
  });
});
