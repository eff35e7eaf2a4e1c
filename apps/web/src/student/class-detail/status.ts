import { isRegistrationClosed } from '@institute/contract/classes/registration';
import type { EntryExam } from '@institute/contract/lessons/entry-exam';
import { isFree } from '../../domains/classes/class-list.ts';
import { subscriptionOf } from '../../domains/classes/subscription.ts';
import type { ClassDetails } from '../../domains/lessons/model.ts';

/** What the student can do about a class now. */
export type ClassStatus =
  | { kind: 'open' }
  | { kind: 'inactive' }
  | { kind: 'closed' }
  | { kind: 'prerequisite'; name: string; rand: string; entry?: EntryExam | undefined }
  | {
      kind: 'enrolled';
      /** End of the subscription; null for a free class or one bought once. */
      endsAt: Date | null;
      isExpired: boolean;
      /** Whether the subscription may be renewed now. */
      canRenew: boolean;
    };

/** The status of a class for the student, in the order in which the server would refuse (rulings, enrolment). */
export function statusOf(details: ClassDetails, now: Date, timeZone: string): ClassStatus {
  const { item, prerequisite } = details;
  if (details.isEnrolled) {
    const subscription = subscriptionOf(details.subscriptionEndsAt, now);
    if (subscription.state === 'none') {
      return { kind: 'enrolled', endsAt: null, isExpired: false, canRenew: false };
    }
    return {
      kind: 'enrolled',
      endsAt: subscription.endsAt,
      isExpired: subscription.state === 'expired',
      canRenew: subscription.state !== 'active' && item.isActive && !isFree(item),
    };
  }
  if (!item.isActive) return { kind: 'inactive' };
  if (isRegistrationClosed(item.registrationEnd, now, timeZone)) return { kind: 'closed' };
  if (prerequisite && !prerequisite.met) return { kind: 'prerequisite', ...prerequisite };
  return { kind: 'open' };
}
