import type { DataOf } from '@institute/contract/call';
import type { getMyStudy, Meeting, RunningExam, StudyDay } from '@institute/contract/lessons/study';

type Answer = DataOf<typeof getMyStudy>;

/** How far the student is with a class; timetables are nothing to complete. */
export type ClassProgress = Omit<Answer['classes'][number], 'classId'>;

/** The lesson to go on with, and how many of the lessons and exams of its class are done. */
export type NextLesson = NonNullable<Answer['next']> & Pick<ClassProgress, 'done'>;

/** Where a student stands with everything joined. */
export interface Study {
  /** By the ids of the classes, the one studied last before all. */
  progress: ReadonlyMap<number, ClassProgress>;
  /** Whether any lesson was opened yet. */
  hasBegun: boolean;
  /** Null where nothing is joined, or everything is finished. */
  next: NextLesson | null;
  /** The exam whose time runs; null for none. */
  running: RunningExam | null;
  meeting: Meeting | null;
  week: readonly StudyDay[];
  /** On how many days of it the student means to study; null where that is not known. */
  weekGoal: number | null;
  /** How many classes are open to join; null where that is not known. */
  openClasses: number | null;
}

export function studyOf({ classes, next, ...rest }: Answer): Study {
  const progress = new Map(classes.map(({ classId, ...done }) => [classId, done]));
  return {
    ...rest,
    progress,
    // A lesson that lies behind the next one was opened, also where its exercises are left.
    hasBegun: classes.some(({ done }) => done > 0) || (next?.place ?? 1) > 1,
    next: next && { ...next, done: progress.get(next.classId)?.done ?? 0 },
  };
}

/** Whether nothing of a class is left to do. A class without lessons has not begun. */
export const isFinished = ({ done, total }: ClassProgress): boolean => total > 0 && done === total;
