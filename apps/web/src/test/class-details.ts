import type { Class } from '@institute/contract/classes';
import type { LessonSummary } from '@institute/contract/lessons';
import type { ClassDetails } from '../domains/classes/api.ts';
import { aClass } from './a-class.ts';

/** A class for tests: paid, open, not joined. */
export function classFor(changes: Partial<Class> = {}): Class {
  return aClass(4, { name: 'Roots and Patterns', premium: '1', amount: '7500', ...changes });
}

/** A lesson for tests: not scheduled, not viewed. */
export function lessonFor(id: number, changes: Partial<LessonSummary> = {}): LessonSummary {
  return {
    id,
    rand: `lesson-${id}`,
    subject: `Lesson ${id}`,
    inputetype: 'Lesson',
    scheduled: '0',
    studydate: 0,
    viewed: '0',
    viewedDate: 0,
    examDone: 0,
    ...changes,
  };
}

/** A class's page for tests. */
export function detailsFor(changes: Partial<ClassDetails> = {}): ClassDetails {
  return {
    class_details: classFor(),
    lessons: [],
    isEnrolled: false,
    nextSub: '0',
    subscriptionStatus: 'none',
    monthlyLessonLimit: 0,
    viewedThisMonth: 0,
    prerequisite: null,
    ...changes,
  };
}
