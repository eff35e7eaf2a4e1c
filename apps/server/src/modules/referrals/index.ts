import { getReferralCount } from '@institute/contract/referrals';
import { handle, signedIn } from '../../context.ts';
import { countReferrals } from './store.ts';

/** Who brought whom, and the bonuses for it. */
export { referrerReward, welcomeBonus } from './rewards.ts';
export { insertReferral, referrerOf } from './store.ts';

export const handlers = [
  handle(getReferralCount, async (context) => ({
    data: { referral_count: await countReferrals(context.db, signedIn(context).userId) },
  })),
];
