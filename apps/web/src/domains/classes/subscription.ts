import { dateOfUnix } from '../../ui/format.ts';

/** A subscription may be renewed from three days before it ends (rulings, reminders). */
const RENEWAL_WINDOW_MS = 3 * 24 * 3600 * 1000;

/** Where a joined class's subscription stands: none (free or bought once), running, ending, over. */
export type Subscription =
  | { state: 'none' }
  | { state: 'active' | 'ending' | 'expired'; endsAt: Date };

/** Reads `nextSub` of the wire: unix seconds, `'0'` where there is no subscription. */
export function subscriptionOf(nextSub: string, now: Date): Subscription {
  const endsAt = dateOfUnix(nextSub);
  if (!endsAt) return { state: 'none' };
  const left = endsAt.getTime() - now.getTime();
  if (left <= 0) return { state: 'expired', endsAt };
  return { state: left <= RENEWAL_WINDOW_MS ? 'ending' : 'active', endsAt };
}
