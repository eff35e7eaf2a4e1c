/** Classes and enrolment. */
export { namedClass } from './classes-touched.ts';
export { type Enrolled, enrolStudent, quoteEnrolment } from './enrol.ts';
export { handlers } from './handlers.ts';
export { leaveClass } from './leave-class.ts';
export { type ClassAddresses, classAddresses, publicClasses } from './list-classes.ts';
export { seesLinks } from './policy.ts';
export { nextSubText, presentClass } from './present.ts';
export { isClosed, slugOf, subscriptionState } from './rules.ts';
export {
  type ClassRow,
  classByRef,
  type EnrolmentRow,
  enrolmentOf,
  hasClasses,
  joinedAmong,
  setLessonTotal,
} from './store.ts';
