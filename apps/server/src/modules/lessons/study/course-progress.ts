import type { CourseProgress } from '../../../ports.ts';
import { joinedAmong } from '../../classes/index.ts';
import { countSubmissions, unfinishedClasses } from '../store-progress.ts';

/** Answers what enrolment asks of lessons: which classes a user has completed. */
export const courseProgress: CourseProgress = {
  async completedClasses(db, userId, classIds) {
    const joined = await joinedAmong(db, userId, classIds);
    const unfinished = new Set(await unfinishedClasses(db, userId, joined));
    return new Set(joined.filter((id) => !unfinished.has(id)));
  },
  submissions: countSubmissions,
};
