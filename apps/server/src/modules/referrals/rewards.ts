import type { Database } from '../../platform/db.ts';
import { hasMoved, type Posting } from '../ledger/index.ts';
import { readSettings } from '../settings/index.ts';
import { text } from './text.ts';

/** What may call for the referrer's reward. */
export type ReferralEvent = 'signup' | 'enrolment' | 'paid_enrolment';

/** The friend's welcome bonus, credited at signup; once per friend by its key. */
export async function welcomeBonus(db: Database, friendId: number): Promise<Posting[]> {
  const amount = Number((await readSettings(db)).referralWelcome);
  if (amount <= 0) return [];
  return [
    {
      from: { institute: 'referral_bonus' },
      to: { wallet: friendId },
      amount,
      kind: 'referral_welcome',
      description: text.welcome,
      key: `referral:welcome:${friendId}`,
      actorId: null,
    },
  ];
}

/**
 * The referrer's reward when `event` is what the settings reward (rulings §3: the friend's first
 * enrolment in a paid class); once per friend by its key, whatever repeats.
 */
export async function referrerReward(
  db: Database,
  pair: { friendId: number; referrerId: number | null },
  event: ReferralEvent,
): Promise<Posting[]> {
  const { friendId, referrerId } = pair;
  if (referrerId === null || referrerId === friendId) return [];
  const settings = await readSettings(db);
  const amount = Number(settings.referralReward);
  const trigger = settings.referralTrigger;
  const counts = trigger === event || (trigger === 'enrolment' && event === 'paid_enrolment');
  const key = `referral:reward:${friendId}`;
  if (!counts || amount <= 0 || (await hasMoved(db, key))) return [];
  return [
    {
      from: { institute: 'referral_bonus' },
      to: { wallet: referrerId },
      amount,
      kind: 'referral_reward',
      description: text.reward,
      key,
      actorId: null,
    },
  ];
}
