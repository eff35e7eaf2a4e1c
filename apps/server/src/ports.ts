import type { Database } from './platform/db.ts';

/**
 * What enrolment asks about lessons. Lessons stand to the right of classes, so they answer through
 * this port, which `services.ts` wires.
 */
export interface CourseProgress {
  /**
   * Which of `classIds` the user has completed: every lesson but timetables viewed and every exam
   * submitted (rulings §4). A class without lessons counts as completed.
   */
  completedClasses(db: Database, userId: number, classIds: readonly number[]): Promise<Set<number>>;
}
