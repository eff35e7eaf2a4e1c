import type { WireOf } from '@institute/contract/call';
import { getClassDetails } from '@institute/contract/lessons/lessons';
import { type ClassDetails, classDetailsOf } from '../domains/lessons/model.ts';
import { decoded } from '../platform/wire.ts';
import { aClass, type WireClass } from './a-class.ts';

/** What the server answers about a class and its lessons. */
export type ClassAnswer = WireOf<typeof getClassDetails>;
type LessonSummary = ClassAnswer['lessons'][number];

/** A class for tests: paid, open, not joined. */
export function classFor(changes: Partial<WireClass> = {}): WireClass {
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

/** The same as the browser speaks of it. */
export const classDetailsFor = (changes: Partial<ClassAnswer> = {}): ClassDetails =>
  classDetailsOf(decoded(getClassDetails, detailsFor(changes)));
