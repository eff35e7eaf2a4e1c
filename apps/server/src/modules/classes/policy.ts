import { type AbilityActor, can } from '@institute/contract/auth/abilities';
import type { EnrolmentRow } from './enrolling/store-enrolments.ts';
import { isHeld, subscriptionState } from './rules.ts';
import type { ClassRow } from './store.ts';

/**
 * Whether a person sees the live links of a class (rulings §9): administrators, its teachers, and
 * its students as long as their subscription has not expired and their place is not on hold.
 */
export function seesLinks(
  actor: AbilityActor,
  row: Pick<ClassRow, 'id' | 'isMonthly' | 'price'>,
  enrolment: Pick<EnrolmentRow, 'subscriptionEndsAt' | 'heldFrom' | 'heldUntil'> | null,
  now: Date,
): boolean {
  const isCurrent = subscriptionState(row, enrolment, now) === 'active' && !isHeld(enrolment, now);
  return isCurrent || can(actor, 'classes.seeHidden', { classId: row.id });
}
