import {
  type Attendance,
  AttendedLessons,
  type AttendingStudent as WireAttending,
} from '@institute/contract/attendance';
import type * as z from 'zod/mini';
import { dateOfUnix } from '../../platform/decode.ts';

/** The first opening of a lesson of a class by a student. */
export interface LessonOpening {
  studentId: number;
  lessonId: number;
  name: string;
  email: string;
  /** Of the lesson. */
  subject: string;
  at: Date;
}

export function lessonOpeningOf(row: z.output<typeof Attendance>): LessonOpening {
  const { name, email, subject } = row;
  return {
    ...{ name, email, subject },
    studentId: row.user_id,
    lessonId: row.lesson_id,
    at: new Date(row.clicked_at * 1000),
  };
}
/** A student of a class, and which of its lessons they have opened. */
export interface AttendingStudent {
  id: number;
  name: string;
  email: string;
  /** Ids of lessons. */
  opened: ReadonlySet<number>;
  /** Null for somebody who has opened none. */
  lastOpenedAt: Date | null;
  /** Whether nothing was opened for a week. */
  isAbsent: boolean;
}

export function attendingStudentOf(row: WireAttending): AttendingStudent {
  return {
    ...{ id: row.user_id, name: row.name, email: row.email },
    opened: new Set(row.opened),
    lastOpenedAt: dateOfUnix(String(row.last_opened)),
    isAbsent: row.absent,
  };
}

/** A lesson that is attended. */
export interface AttendedLesson {
  id: number;
  subject: string;
}

export const attendedLessonsOf = (meta: unknown): readonly AttendedLesson[] =>
  AttendedLessons.parse(meta).lessons;
