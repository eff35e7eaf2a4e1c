import type { DataOf } from '@institute/contract/call';
import type { Class } from '@institute/contract/classes';
import type { getClassDetails, LessonSummary } from '@institute/contract/lessons';
import { aClass } from './a-class.ts';

/** What the server answers about a class and its lessons. */
export type ClassAnswer = DataOf<typeof getClassDetails>;

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

/** What the server answers about a class, for tests. */
export function detailsFor(changes: Partial<ClassAnswer> = {}): ClassAnswer {
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
