import { AppError } from '@institute/contract/errors';
import { can } from '@institute/contract/rules/abilities';
import { startOfMonth } from '@institute/contract/rules/calendar';
import type { ClassMembership } from '@institute/contract/rules/lesson-gates';
import type { Actor, Context } from '../../../context.ts';
import type { Database } from '../../../platform/db.ts';
import {
  type ClassRow,
  classFor,
  type EnrolmentRow,
  subscriptionState,
} from '../../classes/index.ts';
import { countViewsSince, type LessonStep, lessonSteps } from '../store-progress.ts';

/** A class as one user may see it. */
export interface VisibleClass {
  row: ClassRow;
  enrolment: EnrolmentRow | null;
}

/** A class the user may see; an inactive one only those who have joined it. Errors: class_not_found. */
export async function visibleClass(
  db: Database,
  actor: Actor,
  classRef: string,
): Promise<VisibleClass> {
  const found = await classFor(db, actor.userId, classRef);
  if (!found) throw new AppError('class_not_found');
  const { row, enrolment } = found;
  if (!row.isActive && !enrolment && !can(actor, 'classes.seeHidden', { classId: row.id })) {
    throw new AppError('class_not_found');
  }
  return found;
}

/** How far a user is with the lessons of a class, and what the gates ask besides. */
export async function progressIn(
  context: Context,
  db: Database,
  actor: Actor,
  { row, enrolment }: VisibleClass,
): Promise<{ steps: LessonStep[]; membership: ClassMembership }> {
  const now = context.clock.now();
  // Counted before the lessons are read: a view that comes between is then seen on its lesson, and
  // opening that lesson is not refused for having been counted.
  const isLimited = row.monthlyLessonLimit > 0;
  const month = () => startOfMonth(now, context.config.timeZone);
  const viewedThisMonth = isLimited ? await countViewsSince(db, actor.userId, row.id, month()) : 0;
  return {
    steps: await lessonSteps(db, actor.userId, row.id),
    membership: {
      isEnrolled: enrolment !== null,
      subscriptionExpired: subscriptionState(row, enrolment, now) === 'expired',
      monthlyLimit: row.monthlyLessonLimit,
      viewedThisMonth,
    },
  };
}
