import { type Gate, type GateLesson, gateOf } from '@institute/contract/lessons/lesson-gates';
import { subscriptionOf } from '../classes/subscription.ts';
import type { ClassDetails, LessonSummary } from './model.ts';

/** The gate that is shut before a lesson of a class, as the server will judge; null when it is open. */
export function gateBefore(
  lessonId: number,
  details: ClassDetails,
  now: Date,
  timeZone: string,
): Gate | null {
  const status = {
    isEnrolled: details.isEnrolled,
    // The page may have been open while the subscription ran out.
    subscriptionExpired:
      details.isSubscriptionExpired ||
      subscriptionOf(details.subscriptionEndsAt, now).state === 'expired',
    isHeld: details.heldUntil !== null && details.heldUntil > now,
    isOverdue: details.overdueAt !== null && details.overdueAt <= now,
    monthlyLimit: details.monthlyLimit,
    viewedThisMonth: details.viewedThisMonth,
  };
  return gateOf(lessonId, details.lessons.map(toGateLesson), status, now, timeZone);
}

function toGateLesson({ id, kind, isSubmitted, isViewed, ...rest }: LessonSummary): GateLesson {
  const { opensAt, isPassMissing = false } = rest;
  const isExam = kind === 'exam';
  return { id, isExam, examDone: isSubmitted, isPassMissing, viewed: isViewed, opensAt };
}
