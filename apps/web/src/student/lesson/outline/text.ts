import { dictionary } from '@institute/contract/language';

/** The words of the outline of a class, beside its lessons. */
export const outlineText = dictionary('student/lesson/outline', {
  done: 'Done',
  locked: 'Not open yet',
  keys: 'The arrow keys lead to the lesson before and after.',
});
