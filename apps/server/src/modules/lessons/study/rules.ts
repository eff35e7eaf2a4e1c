import type { ClassMembership, GateLesson } from '@institute/contract/lessons/lesson-gates';
import type { LessonStep } from '../store-study.ts';

/** What the gates need to know of the lessons of a class. */
export function gateLessons(steps: readonly LessonStep[]): GateLesson[] {
  return steps.map((step) => ({
    id: step.id,
    isExam: step.kind === 'exam',
    examDone: step.submittedAt !== null,
    isPassMissing: step.isPassMissing,
    viewed: step.viewedAt !== null,
    opensAt: step.opensAt,
  }));
}

/** Whether an attempt at an exam is under way whose time has not run out. */
export const isRunning = ({ runsUntil }: Pick<LessonStep, 'runsUntil'>, now: Date): boolean =>
  runsUntil !== null && runsUntil > now;

/**
 * Of lessons that may each be opened, those that may be opened all: the ones opened before, and of
 * the others the first ones that the month allows.
 */
export function withinMonth<Step extends Pick<LessonStep, 'viewedAt'>>(
  steps: readonly Step[],
  { monthlyLimit, viewedThisMonth }: Pick<ClassMembership, 'monthlyLimit' | 'viewedThisMonth'>,
): Step[] {
  let left = monthlyLimit > 0 ? monthlyLimit - viewedThisMonth : Number.POSITIVE_INFINITY;
  return steps.filter(({ viewedAt }) => {
    if (viewedAt) return true;
    left -= 1;
    return left >= 0;
  });
}
