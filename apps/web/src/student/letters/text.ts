import { dictionary } from '@institute/contract/language';

/** The words of the page on which a student writes to their teacher. */
export const text = dictionary('student/letters', {
  title: 'Ask my teacher',
  toClass: 'To the class',
  missing: 'There are no letters',
  missingDetail: 'Letters are written in classes that you have joined.',
  toClasses: 'To my classes',
});
