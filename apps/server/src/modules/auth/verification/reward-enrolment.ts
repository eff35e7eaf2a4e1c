import type { Kobo } from '@institute/contract/money';
import type { Services } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { earnReward } from '../../referrals/index.ts';
import { payRewardsAbout } from './pay-rewards.ts';

/**
 * Runs `charge`, which takes the price of a class that a friend joins, and rewards the one who
 * brought the friend when it was the friend's own money. Both wallets are locked. What the price is
 * paid with is judged before it leaves; what is earned is paid after it, as far as it need not wait.
 */
export async function rewardEnrolment(
  services: Pick<Services, 'clock' | 'config'>,
  tx: Tx,
  about: { friendId: number; referrerId: number; price: Kobo },
  charge: () => Promise<unknown>,
): Promise<void> {
  const { price } = about;
  const event = price > 0 ? 'paid_enrolment' : 'enrolment';
  await earnReward(tx, services.clock.now(), about, { event, price });
  await charge();
  await payRewardsAbout(services, tx, about.friendId);
}
