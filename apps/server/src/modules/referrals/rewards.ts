import type { Kobo } from '@institute/contract/money';
import type { Tx } from '../../platform/db.ts';
import { hasMoved, type Posting, walletMovements } from '../ledger/index.ts';
import { asTrigger, readSettings } from '../settings/index.ts';
import { isRewarded, ownMoney, type ReferralEvent } from './rules.ts';
import { insertWaiting, type WaitingReward } from './store.ts';
import { text } from './text.ts';

/** A friend and the one who brought them. */
export interface Pair {
  friendId: number;
  referrerId: number;
}

/** Earns the friend's welcome bonus, once; it waits for their e-mail to be verified (rulings §9). */
export async function earnWelcome(tx: Tx, now: Date, friendId: number): Promise<void> {
  const amount = Number((await readSettings(tx)).referralWelcome);
  if (amount <= 0) return;
  const key = `referral:welcome:${friendId}`;
  const about = { userId: friendId, friendId, kind: 'referral_welcome' } as const;
  await insertWaiting(tx, { key, ...about, amount, earnedAt: now });
}

/**
 * Earns the referrer's reward when the event is what the settings reward and the friend's own money
 * covers the price; once per friend, whatever repeats. Called with the friend's wallet locked,
 * before the price is charged.
 */
export async function earnReward(
  tx: Tx,
  now: Date,
  { friendId, referrerId }: Pair,
  { event, price }: { event: ReferralEvent; price: Kobo },
): Promise<void> {
  const settings = await readSettings(tx);
  const amount = Number(settings.referralReward);
  const key = `referral:reward:${friendId}`;
  if (amount <= 0 || !isRewarded(asTrigger(settings.referralTrigger), event)) return;
  if (referrerId === friendId || (await hasMoved(tx, key))) return;
  if (price > 0 && ownMoney(await walletMovements(tx, friendId)) < price) return;
  const about = { userId: referrerId, friendId, kind: 'referral_reward' } as const;
  await insertWaiting(tx, { key, ...about, amount, earnedAt: now });
}

const descriptions = {
  referral_welcome: text.welcome,
  referral_reward: text.reward,
} satisfies Record<WaitingReward['kind'], string>;

/** The posting that pays a reward which waited. */
export function paymentOf({ key, userId, kind, amount }: WaitingReward): Posting {
  return {
    from: { institute: 'referral_bonus' },
    to: { wallet: userId },
    amount,
    kind,
    description: descriptions[kind],
    key,
    actorId: null,
  };
}
