import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount, orNull, wireObject } from '../codecs.ts';
import { typedText } from '../fields.ts';

/** Longest referral code that is looked at. */
const LONGEST = 120;

/**
 * A referral code as it was typed or came with a link. One longer than any there is is cut rather
 * than refused: it is nobody's, and an unknown code stops no sign-up (rulings §9).
 */
export const referralCode = typedText().check(z.overwrite((code) => code.slice(0, LONGEST)));

/**
 * When a referrer is rewarded (rulings §3): once the friend has signed up, first enrols in any
 * class, or first enrols in a paid one. Whichever it is, the friend's e-mail must be verified, and a
 * price must be covered by money that is no reward (rulings §9).
 */
export const referralTriggers = ['signup', 'enrolment', 'paid_enrolment'] as const;
export type ReferralTrigger = (typeof referralTriggers)[number];

/** Student §7: how many friends joined by the session's referral code. */
export const getReferralCount = defineCall({
  name: 'getReferralCount',
  method: 'POST',
  path: '/api.php',
  action: 'getReferralCount',
  actionIn: 'body',
  encoding: 'json',
  access: 'session',
  actor: 'email',
  offline: true,
  request: z.object({}),
  response: wireObject(
    {
      count: z.number(),
      /** Our own: rewards earned and not yet paid: an e-mail is to be verified first. */
      waitingKobo: amount,
      /** Our own: what the friend gets and the one who brought them, and when; an older server leaves it out. */
      terms: orNull(
        wireObject(
          { welcomeKobo: amount, rewardKobo: amount, trigger: z.enum(referralTriggers) },
          { welcomeKobo: 'welcome', rewardKobo: 'reward' },
        ),
      ),
    },
    { count: 'referral_count', waitingKobo: 'reward_waiting' },
  ),
});

/** Our own call: what the institute's daily budget for rewards has left. */
export const getRewardBudget = defineCall({
  name: 'getRewardBudget',
  method: 'POST',
  path: '/api.php',
  action: 'get_reward_budget',
  encoding: 'form',
  access: 'settings.manage',
  actor: 'admin_email',
  request: z.object({}),
  response: z.object({
    /** `YYYY-MM-DD`, the institute's today. */
    day: z.string(),
    budget: amount,
    given: amount,
    left: amount,
    /** Of referrals: earned, and paid once an e-mail is verified or the budget has room. */
    waiting: amount,
  }),
});
