import { isRenewable } from '@institute/contract/classes/subscription';

/** How a joined class's subscription stands: none (free or bought once), running, ending, over. */
export type Subscription =
  | { state: 'none' }
  | { state: 'active' | 'ending' | 'expired'; endsAt: Date };

/** The subscription that ends at `endsAt`; null where there is none. */
export function subscriptionOf(endsAt: Date | null, now: Date): Subscription {
  if (!endsAt) return { state: 'none' };
  if (endsAt <= now) return { state: 'expired', endsAt };
  return { state: isRenewable(endsAt, now) ? 'ending' : 'active', endsAt };
}
