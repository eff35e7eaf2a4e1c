/** Classes and enrolment. */
export { handlers } from './handlers.ts';
export { publicClasses } from './list-classes.ts';
export type { CourseProgress } from './ports.ts';
export { nextSubText, presentClass } from './present.ts';
export { subscriptionState } from './rules.ts';
export {
  type ClassRow,
  classByRef,
  type EnrolmentRow,
  enrolmentOf,
  setLessonTotal,
} from './store.ts';
