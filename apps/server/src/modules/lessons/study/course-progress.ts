import type { CourseProgress } from '../../../ports.ts';
import { examNamed, prerequisitesMet } from '../store-prerequisites.ts';
import { countSubmissions } from '../store-progress.ts';
import { entryExamRefusal } from './entry-exam.ts';

/** Answers what enrolment asks of lessons: whether what comes first is done, and how else one may enter. */
export const courseProgress: CourseProgress = {
  async prerequisitesMet(db, userId, classIds) {
    return new Set(await prerequisitesMet(db, userId, classIds));
  },
  entryExamRefusal,
  examNamed,
  submissions: countSubmissions,
};
