import type { Database, Tx } from './platform/db.ts';

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

/**
 * News for students of what happens in domains that messages stand right of. Told inside the
 * transaction that makes them true: neither stands without the other.
 */
export interface Notices {
  /** The theory part of an exam was marked, or its mark corrected. `totalScore` is a percentage. */
  examMarked(
    tx: Tx,
    at: Date,
    news: { userId: number; lessonId: number; totalScore: number | null },
  ): Promise<void>;
}
