import { isRegistrationClosed } from '@institute/contract/rules/registration';
import type { ClassDetails } from '../../domains/classes/api.ts';
import { isFree } from '../../domains/classes/class-list.ts';
import { subscriptionOf } from '../../domains/classes/subscription.ts';

/** What the student can do about a class now. */
export type Standing =
  | { kind: 'open' }
  | { kind: 'inactive' }
  | { kind: 'closed' }
  | { kind: 'prerequisite'; name: string; rand: string }
  | {
      kind: 'enrolled';
      /** End of the subscription; null for a free class or one bought once. */
      endsAt: Date | null;
      isExpired: boolean;
      /** Whether the subscription may be renewed now. */
      canRenew: boolean;
    };

/** The student's standing, in the order in which the server would refuse (rulings, enrolment). */
export function standingOf(details: ClassDetails, now: Date, timeZone: string): Standing {
  const { class_details: item, prerequisite } = details;
  if (details.isEnrolled) {
    const subscription = subscriptionOf(details.nextSub, now);
    if (subscription.state === 'none') {
      return { kind: 'enrolled', endsAt: null, isExpired: false, canRenew: false };
    }
    return {
      kind: 'enrolled',
      endsAt: subscription.endsAt,
      isExpired: subscription.state === 'expired',
      canRenew: subscription.state !== 'active' && item.status === '1' && !isFree(item),
    };
  }
  if (item.status !== '1') return { kind: 'inactive' };
  if (isRegistrationClosed(item.regclosedate, now, timeZone)) return { kind: 'closed' };
  if (prerequisite && !prerequisite.met) return { kind: 'prerequisite', ...prerequisite };
  return { kind: 'open' };
}
