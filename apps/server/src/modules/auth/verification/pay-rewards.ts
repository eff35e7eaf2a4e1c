import { dateText } from '@institute/contract/time/calendar';
import type { Services } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { post } from '../../ledger/index.ts';
import {
  CROWD_MS,
  countFromNetwork,
  deleteWaiting,
  isOwnPerson,
  lockPair,
  paymentOf,
  takeFromBudget,
} from '../../referrals/index.ts';
import { friendsToPay, type PayableReward, payableAbout } from './store.ts';

type Paying = Pick<Services, 'clock' | 'config'>;

/** What became of a reward: paid, not given since its friend is no person of their own, or waiting. */
export type Outcome = 'paid' | 'not_given' | 'later';

/** How many friends the hourly job looks at in one go. */
const FRIENDS_AT_ONCE = 1000;

/**
 * Pays the waiting rewards that a person is paid or that are paid for this person, as far as the
 * people are verified, are people of their own, and the day's budget has room. The wallets of the
 * person and of who brought them are locked. Returns what became of each, by its key.
 */
export async function payRewardsAbout(
  services: Paying,
  tx: Tx,
  userId: number,
): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  for (const row of await payableAbout(tx, userId)) {
    outcomes.set(row.reward.key, await pay(services, tx, row));
  }
  return outcomes;
}

async function pay({ clock, config }: Paying, tx: Tx, row: PayableReward): Promise<Outcome> {
  const { reward, friendNetwork: network, referrerNetwork } = row;
  const now = clock.now();
  const crowd = network === null ? 0 : await crowdOf(tx, network, row.joinedAt);
  if (!isOwnPerson({ network, crowd }, { network: referrerNetwork })) {
    await deleteWaiting(tx, reward.key);
    return 'not_given';
  }
  const day = dateText(now, config.timeZone);
  if (!(await takeFromBudget(tx, day, reward.amount))) return 'later';
  await post(tx, now, [paymentOf(reward)]);
  await deleteWaiting(tx, reward.key);
  return 'paid';
}

/** How many friends signed up from a network within a day before or after an instant. */
const crowdOf = (tx: Tx, network: string, at: Date) =>
  countFromNetwork(
    tx,
    network,
    new Date(at.getTime() - CROWD_MS),
    new Date(at.getTime() + CROWD_MS),
  );

/**
 * Pays what had to wait for a day with room in its budget, those first who have waited longest.
 */
export async function payWaitingRewards(services: Services): Promise<void> {
  for (const friendId of await friendsToPay(services.db, FRIENDS_AT_ONCE)) {
    await inTransaction(services.db, async (tx) => {
      await lockPair(tx, friendId);
      await payRewardsAbout(services, tx, friendId);
    });
  }
}
