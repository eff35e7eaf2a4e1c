/** Classes and enrolment. */
export { handlers } from './handlers.ts';
export { publicClasses } from './list-classes.ts';
export { nextSubText, presentClass } from './present.ts';
export { subscriptionState } from './rules.ts';
export {
  type ClassRow,
  classByRef,
  type EnrolmentRow,
  enrolmentOf,
  hasClasses,
  setLessonTotal,
} from './store.ts';
