import type { CourseProgress } from '../../../ports.ts';
import { countSubmissions, unfinishedClasses } from '../store-progress.ts';

/** Answers what enrolment asks of lessons: which classes a user has completed (rulings §4). */
export const courseProgress: CourseProgress = {
  async completedClasses(db, userId, classIds) {
    const unfinished = new Set(await unfinishedClasses(db, userId, classIds));
    return new Set(classIds.filter((id) => !unfinished.has(id)));
  },
  submissions: countSubmissions,
};
