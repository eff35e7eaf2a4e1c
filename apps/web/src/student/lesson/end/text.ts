import { dictionary, formatNumber } from '@institute/contract/language';

/** What is said at the end of a lesson. */
export const endText = dictionary('student/lesson/end', {
  done: 'Lesson done',
  doneOf: (place: number, total: number) =>
    `Lesson ${formatNumber(place)} of ${formatNumber(total)} done`,
  next: 'Next: {lesson}',
  stillOpen: 'Still to do in this class: {lesson}',
});
