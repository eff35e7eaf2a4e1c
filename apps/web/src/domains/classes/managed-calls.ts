import { getClassList } from '@institute/contract/classes/class-list';
import {
  getClassDeletion,
  getClassStudents,
  getManagedClass,
} from '@institute/contract/classes/managed-classes';
import { getClassStaff } from '@institute/contract/classes/staff';
import { getAttendanceGrid, lessonAttendance } from '@institute/contract/lessons/attendance';
import { getLessons } from '@institute/contract/lessons/class-lessons';

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
