import { getAttendanceGrid, lessonAttendance } from '@institute/contract/attendance';
import { getLessons } from '@institute/contract/class-lessons';
import { getClassList } from '@institute/contract/class-list';
import {
  getClassDeletion,
  getClassStudents,
  getManagedClass,
} from '@institute/contract/managed-classes';
import { getClassStaff } from '@institute/contract/staff';

/** What the office sees of a class, all of it out of date once the class or a lesson of it has changed. */
export const managedClassCalls = [
  getManagedClass,
  getLessons,
  getClassStudents,
  lessonAttendance,
  getAttendanceGrid,
  getClassStaff,
  getClassDeletion,
  getClassList,
] as const;
