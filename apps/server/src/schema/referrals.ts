import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, kobo } from './columns.ts';
import { users } from './people.ts';

/** Who brought whom: a friend has at most one referrer. */
export const referrals = pgTable(
  'referrals',
  {
    friendId: integer('friend_id')
      .primaryKey()
      .references(() => users.id),
    referrerId: integer('referrer_id')
      .notNull()
      .references(() => users.id),
    /** The network the friend signed up from, as `users.signed_up_from`. */
    signedUpFrom: text('signed_up_from'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('referrals_by_referrer').on(t.referrerId),
    index('referrals_by_network').on(t.signedUpFrom, t.createdAt),
  ],
);

/**
 * Rewards of referrals that are earned and wait: for an e-mail to be verified, or for the day's
 * budget to have room. A row goes when it is paid; the ledger's key is its own.
 */
export const waitingRewards = pgTable(
  'waiting_rewards',
  {
    /** The idempotency key of the transfer that pays it. */
    key: text('key').primaryKey(),
    /** Who is paid. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** The friend it is about, who must be a verified person too; often the one who is paid. */
    friendId: integer('friend_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').$type<'referral_welcome' | 'referral_reward'>().notNull(),
    /** What was promised when it was earned, whatever the settings say later. */
    amount: kobo('amount').notNull(),
    earnedAt: instant('earned_at').notNull(),
  },
  (t) => [
    index('waiting_rewards_by_user').on(t.userId),
    index('waiting_rewards_by_friend').on(t.friendId),
    index('waiting_rewards_by_time').on(t.earnedAt),
    check('waiting_rewards_kind_known', sql`${t.kind} in ('referral_welcome', 'referral_reward')`),
    check('waiting_rewards_amount', sql`${t.amount} > 0`),
  ],
);

/** What rewards of a day of the institute have come to; the check keeps the budget, whoever pays. */
export const rewardDays = pgTable(
  'reward_days',
  {
    day: date('day').primaryKey(),
    /** The budget when the day's last reward was given. */
    budget: kobo('budget').notNull(),
    given: kobo('given').notNull(),
  },
  (t) => [check('reward_days_within_budget', sql`${t.given} between 0 and ${t.budget}`)],
);
