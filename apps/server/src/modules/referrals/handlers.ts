import { getReferralCount, getRewardBudget } from '@institute/contract/referrals/referrals';
import { signedIn } from '../../context.ts';
import { handle } from '../../handler.ts';
import { asTrigger, readSettings } from '../settings/index.ts';
import { budgetToday } from './budget.ts';
import { countReferrals, waitingFor } from './store.ts';

export const handlers = [
  handle(getReferralCount, async (context) => {
    const { userId } = signedIn(context);
    const waitingKobo = await waitingFor(context.db, userId, 'referral_reward');
    const settings = await readSettings(context.db);
    const terms = {
      welcomeKobo: Number(settings.referralWelcome),
      rewardKobo: Number(settings.referralReward),
      trigger: asTrigger(settings.referralTrigger),
    };
    const count = await countReferrals(context.db, userId);
    return { data: { count, waitingKobo, terms } };
  }),

  handle(getRewardBudget, async (context) => {
    const { day, budget, given, left, waiting } = await budgetToday(context);
    return { data: { day, budget, given, left, waiting } };
  }),
];
