import type { DataOf } from '@institute/contract/call';
import type { getMyStudy } from '@institute/contract/study';
import { dateOfUnix } from '../../platform/decode.ts';
import { kindOfType, type LessonKind } from './model.ts';

/** How far the student is with a class; timetables are nothing to complete. */
export interface ClassProgress {
  done: number;
  total: number;
}

/** The lesson to go on with. */
export interface NextLesson {
  classRand: string;
  className: string;
  lessonRand: string;
  subject: string;
  kind: LessonKind;
  /** Its place among the lessons and exams of its class, from 1. */
  place: number;
  /** How many of the lessons and exams of its class are done, of how many. */
  done: number;
  total: number;
  /** Why it may not be opened yet, in words; empty where it may. */
  shut: string;
}

/** The next live meeting of a class. */
export interface Meeting {
  classRand: string;
  className: string;
  at: Date;
}

/** A day of this week. */
export interface StudyDay {
  /** `YYYY-MM-DD` of the institute. */
  day: string;
  isStudied: boolean;
}

/** Where a student stands with everything joined. */
export interface Study {
  /** By the ids of the classes, the one studied last before all. */
  progress: ReadonlyMap<number, ClassProgress>;
  /** Whether any lesson was done yet. */
  hasBegun: boolean;
  /** Null where nothing is joined, or everything is finished. */
  next: NextLesson | null;
  meeting: Meeting | null;
  week: StudyDay[];
  /** How many classes are open to join; null where that is not known. */
  openClasses: number | null;
}

export function studyOf(study: DataOf<typeof getMyStudy>): Study {
  const { classes, next, meeting, week } = study;
  const progress = new Map(classes.map(({ class_id, done, total }) => [class_id, { done, total }]));
  const at = meeting && dateOfUnix(meeting.at);
  return {
    progress,
    hasBegun: classes.some(({ done }) => done > 0),
    next: next && {
      classRand: next.class_rand,
      className: next.class_name,
      lessonRand: next.lesson_rand,
      subject: next.subject,
      kind: kindOfType[next.inputetype],
      place: next.place,
      done: progress.get(next.class_id)?.done ?? 0,
      total: next.total,
      shut: next.shut,
    },
    meeting: at && { classRand: meeting.class_rand, className: meeting.class_name, at },
    week: week.map(({ day, studied }) => ({ day, isStudied: studied })),
    openClasses: study.open_classes ?? null,
  };
}

/** Whether nothing of a class is left to do. A class without lessons has not begun. */
export const isFinished = ({ done, total }: ClassProgress): boolean => total > 0 && done === total;
