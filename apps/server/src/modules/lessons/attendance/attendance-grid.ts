import { AppError } from '@institute/contract/errors';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../platform/db.ts';
import {
  type ClassRow,
  type ClassStudentRow,
  classByRef,
  studentsOf,
} from '../../classes/index.ts';
import { lessonsOfClass } from '../store.ts';
import { isAbsent } from './rules.ts';
import { lastMetOf, openingsOf, thoseWithWork } from './store.ts';

/** A student, and when each lesson was opened first. */
export interface AttendingStudent {
  student: ClassStudentRow;
  /** By the lesson's id. */
  opened: ReadonlyMap<number, Date>;
  /** When they last opened a lesson or were at a meeting. */
  lastThereAt: Date | null;
  isAbsent: boolean;
}

/** A lesson that is attended. */
export interface AttendedLesson {
  id: number;
  subject: string;
}

/** A class with the lessons that are attended, in order. Errors: class_not_found. */
export async function attendedClass(
  { db }: Context,
  classRef: string,
): Promise<{ row: ClassRow; lessons: AttendedLesson[] }> {
  const row = await classByRef(db, classRef);
  if (!row) throw new AppError('class_not_found');
  const lessons = (await lessonsOfClass(db, row.id)).filter(({ kind }) => kind !== 'timetable');
  return { row, lessons: lessons.map(({ id, subject }) => ({ id, subject })) };
}

/** A page of the students of a class by name, with what they have opened of it. */
export async function attendingStudents(
  db: Database,
  classId: number,
  now: Date,
  page: { limit: number; offset: number; search: string },
): Promise<{ total: number; students: AttendingStudent[] }> {
  const { total, rows } = await studentsOf(db, classId, { ...page, sort: 'name' });
  const ids = rows.map(({ id }) => id);
  const openings = new Map(ids.map((id) => [id, new Map<number, Date>()]));
  for (const { userId, lessonId, viewedAt } of await openingsOf(db, classId, ids)) {
    openings.get(userId)?.set(lessonId, viewedAt);
  }
  const met = await lastMetOf(db, classId, ids);
  const withWork = await thoseWithWork(db, classId, ids, now);
  const students = rows.map((student) => {
    const opened = openings.get(student.id) ?? new Map<number, Date>();
    const seen = met.get(student.id);
    const times = [...opened.values(), ...(seen ? [seen] : [])].map((at) => at.getTime());
    const lastThereAt = times.length > 0 ? new Date(Math.max(...times)) : null;
    const { id, enrolledAt } = student;
    const facts = { lastThereAt, enrolledAt, hasWork: withWork.has(id) };
    return { student, opened, lastThereAt, isAbsent: isAbsent(facts, now) };
  });
  return { total, students };
}
