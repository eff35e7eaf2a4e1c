import { nairaNumber } from '@institute/contract/money';
import { getReferralCount, getRewardBudget } from '@institute/contract/referrals';
import { signedIn } from '../../context.ts';
import { handle } from '../../handler.ts';
import { asTrigger, readSettings } from '../settings/index.ts';
import { budgetToday } from './budget.ts';
import { countReferrals, waitingFor } from './store.ts';

export const handlers = [
  handle(getReferralCount, async (context) => {
    const { userId } = signedIn(context);
    const waiting = await waitingFor(context.db, userId, 'referral_reward');
    const settings = await readSettings(context.db);
    const terms = {
      welcome: nairaNumber(Number(settings.referralWelcome)),
      reward: nairaNumber(Number(settings.referralReward)),
      trigger: asTrigger(settings.referralTrigger),
    };
    return {
      data: {
        terms,
        referral_count: await countReferrals(context.db, userId),
        reward_waiting: nairaNumber(waiting),
      },
    };
  }),

  handle(getRewardBudget, async (context) => {
    const { day, budget, given, left, waiting } = await budgetToday(context);
    return {
      data: {
        day,
        budget: nairaNumber(budget),
        given: nairaNumber(given),
        left: nairaNumber(left),
        waiting: nairaNumber(waiting),
      },
    };
  }),
];
