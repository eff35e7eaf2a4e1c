/** Classes and enrolment. */
export { namedClass } from './affected-classes.ts';
export { copyClass } from './editing/copy-class.ts';
export { enrolStudent, quoteEnrolment } from './enrolling/enrol.ts';
export { leaveClass } from './enrolling/leave-class.ts';
export { keepMonths, payMonth } from './enrolling/months.ts';
export { placeStudents } from './enrolling/place-students.ts';
export {
  deleteEnrolments,
  type EnrolmentRow,
  enrolmentOf,
  enrolmentsIn,
  insertContinued,
  insertMissing,
  isInGroups,
  isOutside,
  lockEnrolments,
  moveEnds,
  writeHold,
} from './enrolling/store-enrolments.ts';
export { handlers } from './handlers.ts';
export { registerJobs } from './jobs.ts';
export {
  type ClassAddresses,
  classAddresses,
  openClassCount,
  publicClasses,
} from './lists/list-classes.ts';
export {
  type ClassStudentRow,
  countStudentsOf,
  lastPeriodPaid,
  studentsOf,
} from './lists/store-students.ts';
export { seesLinks } from './policy.ts';
export { presentClass, subscriptionEndOf } from './present.ts';
export {
  isClosed,
  isHeld,
  isOnShow,
  isOverdue,
  isPublished,
  isSubscription,
  paymentKeyOf,
  slugOf,
  subscriptionState,
  withHold,
  withoutHold,
} from './rules.ts';
export { presentProfile } from './staff/present.ts';
export { copyTeachers } from './staff/store.ts';
export { facesColumn, namedPortraits, profileOf } from './staff/store-profiles.ts';
export { presentFaces, publicFaces } from './staff/teacher-faces.ts';
export {
  anyClass,
  type ClassRow,
  classAddedBy,
  classByRef,
  classNames,
  hasClasses,
  isPublishedRow,
  liveClasses,
  lockClass,
  setLessonTotal,
} from './store.ts';
