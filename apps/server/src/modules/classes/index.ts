/** Classes and enrolment. */
export { namedClass } from './classes-touched.ts';
export { copyClass } from './copy-class.ts';
export { type Enrolled, enrolStudent, quoteEnrolment } from './enrol.ts';
export { handlers } from './handlers.ts';
export { leaveClass } from './leave-class.ts';
export {
  type ClassAddresses,
  classAddresses,
  publicClasses,
} from './list-classes.ts';
export { placeStudents } from './place-students.ts';
export { seesLinks } from './policy.ts';
export { nextSubText, presentClass } from './present.ts';
export { isClosed, isOnShow, slugOf, subscriptionState } from './rules.ts';
export { presentProfile } from './staff/present.ts';
export { facesColumn, namedPortraits, profileOf } from './staff/store-profiles.ts';
export { presentFaces, publicFaces } from './staff/teacher-faces.ts';
export {
  anyClass,
  type ClassRow,
  classAddedBy,
  classByRef,
  classNames,
  hasClasses,
  lockClass,
  setLessonTotal,
} from './store.ts';
export { type EnrolmentRow, enrolmentOf, joinedAmong } from './store-enrolments.ts';
export {
  type ClassStudentRow,
  countStudentsOf,
  lastPeriodPaid,
  studentsOf,
} from './store-students.ts';
