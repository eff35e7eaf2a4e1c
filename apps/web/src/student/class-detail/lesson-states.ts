import type { LessonSummary } from '@institute/contract/lessons';
import { type Gate, type GateLesson, gateOf } from '@institute/contract/rules/lesson-gates';
import type { ClassDetails } from '../../domains/classes/api.ts';
import { subscriptionOf } from '../../domains/classes/subscription.ts';
import { dateOfUnix } from '../../ui/format.ts';

/** A lesson of the list and the gate that is shut before it, if any. */
export interface LessonState {
  lesson: LessonSummary;
  gate: Gate | null;
  isViewed: boolean;
  /** An exam that has been submitted. */
  isSubmitted: boolean;
  /** When a scheduled lesson opens, or opened. */
  opensAt: Date | null;
}

/** Runs the gates over the lessons of a class, as the server will (student specification, section 5). */
export function lessonStates(details: ClassDetails, now: Date, timeZone: string): LessonState[] {
  const lessons = details.lessons.map(toGateLesson);
  const standing = {
    isEnrolled: details.isEnrolled,
    // The page may have been open while the subscription ran out.
    subscriptionExpired:
      details.subscriptionStatus === 'expired' ||
      subscriptionOf(details.nextSub, now).state === 'expired',
    monthlyLimit: details.monthlyLessonLimit,
    viewedThisMonth: details.viewedThisMonth,
  };
  return details.lessons.map((lesson) => ({
    lesson,
    gate: gateOf(lesson.id, lessons, standing, now, timeZone),
    isViewed: lesson.viewed === '1',
    isSubmitted: lesson.inputetype === 'Exam' && lesson.examDone === 1,
    opensAt: opensAt(lesson),
  }));
}

function toGateLesson(lesson: LessonSummary): GateLesson {
  return {
    id: lesson.id,
    isExam: lesson.inputetype === 'Exam',
    examDone: lesson.examDone === 1,
    viewed: lesson.viewed === '1',
    opensAt: opensAt(lesson),
  };
}

function opensAt(lesson: LessonSummary): Date | null {
  return lesson.scheduled === '1' ? dateOfUnix(lesson.studydate) : null;
}

/** Whether nothing of a lesson is left to do: it was opened, and submitted where it is an exam. */
export function isDone({ lesson, isViewed, isSubmitted }: LessonState): boolean {
  return lesson.inputetype === 'Exam' ? isSubmitted : isViewed;
}

/** The lesson to go on with: the first that is not done, whether or not it may be opened yet. */
export function nextStep(states: readonly LessonState[]): LessonState | null {
  return states.find((state) => !isDone(state)) ?? null;
}
