import { type Gate, type GateLesson, gateOf } from '@institute/contract/rules/lesson-gates';
import { subscriptionOf } from '../../domains/classes/subscription.ts';
import type { ClassDetails, LessonSummary } from '../../domains/lessons/model.ts';

/** A lesson of the list and the gate that is shut before it, if any. */
export interface LessonState {
  lesson: LessonSummary;
  gate: Gate | null;
}

/** Runs the gates over the lessons of a class, as the server will (student specification, section 5). */
export function lessonStates(details: ClassDetails, now: Date, timeZone: string): LessonState[] {
  const lessons = details.lessons.map(toGateLesson);
  const status = {
    isEnrolled: details.isEnrolled,
    // The page may have been open while the subscription ran out.
    subscriptionExpired:
      details.isSubscriptionExpired ||
      subscriptionOf(details.subscriptionEndsAt, now).state === 'expired',
    monthlyLimit: details.monthlyLimit,
    viewedThisMonth: details.viewedThisMonth,
  };
  return details.lessons.map((lesson) => ({
    lesson,
    gate: gateOf(lesson.id, lessons, status, now, timeZone),
  }));
}

function toGateLesson({ id, kind, isSubmitted, isViewed, opensAt }: LessonSummary): GateLesson {
  return { id, isExam: kind === 'exam', examDone: isSubmitted, viewed: isViewed, opensAt };
}

/** Whether nothing of a lesson is left to do: it was opened, and submitted where it is an exam. */
export function isDone({ lesson }: LessonState): boolean {
  return lesson.kind === 'exam' ? lesson.isSubmitted : lesson.isViewed;
}

/** The lesson to go on with: the first that is not done, whether or not it may be opened yet. */
export function nextStep(states: readonly LessonState[]): LessonState | null {
  return states.find((state) => !isDone(state)) ?? null;
}
