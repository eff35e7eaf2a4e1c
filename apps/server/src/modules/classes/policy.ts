import { type AbilityActor, can } from '@institute/contract/auth/abilities';
import type { EnrolmentRow } from './enrolling/store-enrolments.ts';
import { isHeld, isOverdue, subscriptionState } from './rules.ts';
import type { ClassRow } from './store.ts';

/**
 * Whether a person sees the live links of a class (rulings §9): administrators, its teachers, and
 * its students as long as their place is paid for and not on hold.
 */
export function seesLinks(
  actor: AbilityActor,
  row: Pick<ClassRow, 'id' | 'isMonthly' | 'price'>,
  enrolment: Pick<
    EnrolmentRow,
    'subscriptionEndsAt' | 'heldFrom' | 'heldUntil' | 'overdueAt'
  > | null,
  now: Date,
): boolean {
  const isPaid = subscriptionState(row, enrolment, now) === 'active' && !isOverdue(enrolment, now);
  const isCurrent = isPaid && !isHeld(enrolment, now);
  return isCurrent || can(actor, 'classes.seeHidden', { classId: row.id });
}
