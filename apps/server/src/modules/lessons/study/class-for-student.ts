import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import type { ClassMembership } from '@institute/contract/lessons/lesson-gates';
import { startOfMonth } from '@institute/contract/time/calendar';
import type { Actor, Context } from '../../../context.ts';
import type { Database } from '../../../platform/db.ts';
import { isHeld, isOverdue, isPublished, subscriptionState } from '../../classes/index.ts';
import { pagedClass, type Reader, type StudiedClass, studiedClass } from '../store-study.ts';

/** Whose study is read now. */
export const readerOf = ({ clock, config }: Context, { userId }: Actor): Reader => ({
  userId,
  month: startOfMonth(clock.now(), config.timeZone),
});

/** Refuses a class the user may not see: one that is not published only those may who have joined it. Errors: class_not_found. */
export function checkVisible(actor: Actor, { row, enrolment }: StudiedClass): void {
  if (!isPublished(row) && !enrolment && !can(actor, 'classes.seeHidden', { classId: row.id })) {
    throw new AppError('class_not_found');
  }
}

/** A class the user may see, with how far they are. Errors: class_not_found. */
export async function visibleClass(
  context: Context,
  db: Database,
  actor: Actor,
  classRef: string,
): Promise<StudiedClass> {
  return seen(actor, await studiedClass(db, readerOf(context, actor), classRef));
}

/** The same with all that its page shows. Errors: class_not_found. */
export async function visiblePage(context: Context, actor: Actor, classRef: string) {
  return seen(actor, await pagedClass(context.db, readerOf(context, actor), classRef));
}

function seen<Found extends StudiedClass>(actor: Actor, found: Found | null): Found {
  if (!found) throw new AppError('class_not_found');
  checkVisible(actor, found);
  return found;
}

/** What the gates ask of a student in a class besides the lessons. */
export function membershipOf(
  { clock }: Context,
  { row, enrolment, viewedThisMonth }: StudiedClass,
): ClassMembership {
  return {
    isEnrolled: enrolment !== null,
    subscriptionExpired: subscriptionState(row, enrolment, clock.now()) === 'expired',
    isHeld: isHeld(enrolment, clock.now()),
    isOverdue: isOverdue(enrolment, clock.now()),
    monthlyLimit: row.monthlyLessonLimit,
    viewedThisMonth,
  };
}
