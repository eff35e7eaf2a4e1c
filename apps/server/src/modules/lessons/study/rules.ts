import type { GateLesson } from '@institute/contract/rules/lesson-gates';
import type { LessonStep } from '../store-study.ts';

/** What the gates need to know of the lessons of a class. */
export function gateLessons(steps: readonly LessonStep[]): GateLesson[] {
  return steps.map((step) => ({
    id: step.id,
    isExam: step.kind === 'exam',
    examDone: step.submittedAt !== null,
    viewed: step.viewedAt !== null,
    opensAt: step.opensAt,
  }));
}
