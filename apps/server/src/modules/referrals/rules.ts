import type { Kobo } from '@institute/contract/money';
import type { ReferralTrigger } from '@institute/contract/referrals/referrals';
import { unspentOf } from '../../shared/unspent.ts';
import type { AccountKind, WalletMovement } from '../ledger/index.ts';

/** Referred sign-ups from one network within a day before or after another that people come to. */
export const MOST_FROM_ONE_NETWORK = 3;

/** How far apart sign-ups from one network may lie to count as one crowd. */
export const CROWD_MS = 24 * 3_600_000;

/** What may call for the referrer's reward. */
export type ReferralEvent = 'signup' | 'enrolment' | 'paid_enrolment';

/** Whether an event is what the setting rewards: a paid enrolment is an enrolment too. */
export function isRewarded(trigger: ReferralTrigger, event: ReferralEvent): boolean {
  return trigger === event || (trigger === 'enrolment' && event === 'paid_enrolment');
}

/**
 * Whether a friend counts as a person of their own: not one who signed up from the network of the
 * one who invites, nor one of a crowd that signed up from one network within a day. Networks that
 * are not known say nothing against anybody.
 */
export function isOwnPerson(
  friend: { network: string | null; crowd: number },
  referrer: { network: string | null },
): boolean {
  if (friend.network === null) return true;
  return friend.network !== referrer.network && friend.crowd <= MOST_FROM_ONE_NETWORK;
}

/** The institute's accounts from which comes what nobody paid: rewards, and fees that were waived. */
const rewarding: ReadonlySet<AccountKind> = new Set(['referral_bonus', 'game_reward', 'waivers']);

/** Where money goes back that had come from there: such money leaves before rewards do. */
const funding: ReadonlySet<AccountKind> = new Set([
  'card_clearing',
  'admin_adjustment',
  'bank',
  'cash',
  'other_receipts',
  'refunds_due',
]);

/**
 * How much of a wallet is no reward: what came by card, by transfer or from the institute and has
 * not been spent. Rewards are spent first; a refund gives back rewards as far as rewards paid.
 * @param movements all of the wallet's, oldest first
 */
export const ownMoney = (movements: readonly WalletMovement[]): Kobo =>
  unspentOf(movements, { given: rewarding, back: funding });
