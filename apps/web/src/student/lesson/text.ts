import { dictionary, formatNumber } from '@institute/contract/language';

/** The words of the lesson page; those of the specification stand as it writes them. */
export const lessonText = dictionary('student/lesson', {
  backToClass: 'Back to Class',
  next: 'Next Lesson',
  previous: 'Previous Lesson',
  steps: 'Previous and next lesson',
  place: (place: number, total: number) =>
    `Lesson ${formatNumber(place)} of ${formatNumber(total)}`,
  lessons: 'Lessons of this class',
  lessonsDone: 'Lessons done',
  byKeys: 'Also by the arrow keys',
  discussion: 'The discussion',
  loading: 'Loading the lesson',
});
