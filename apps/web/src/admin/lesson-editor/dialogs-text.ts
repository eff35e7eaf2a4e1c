import { countOf, dictionary, formatNumber, plural } from '@institute/contract/language';

/* The words of what few ever open beside the lesson editor. */

export const conflictWords = dictionary('admin/lesson-editor/conflict', {
  noDate: 'Not scheduled',
  noWords: 'Its answers or settings differ.',
});

export const deleteWords = dictionary('admin/lesson-editor/delete', {
  title: 'Delete Lesson',
  ask: 'Students will no longer see this lesson:',
  nobody: 'No student has opened it yet.',
  opened: (count: number) =>
    `${countOf(count, 'student')} ${plural(count, { one: 'has', other: 'have' })} opened it.`,
  submitted: (count: number) =>
    plural(count, {
      one: '1 submitted exam is kept with its result, and is no longer shown in the class.',
      other: `${formatNumber(count)} submitted exams are kept with their results, and are no longer shown in the class.`,
    }),
  discussion: 'Its discussion and its file go out of sight with it.',
  confirm: 'Delete Lesson',
  deleting: 'Deleting...',
  deleted: 'Lesson deleted successfully!',
  failed: 'Failed to delete lesson',
});

export const previewWords = dictionary('admin/lesson-editor/preview', {
  asStudent: 'As students see it',
  noSubject: 'No subject yet',
  pdfLater: 'A PDF is shown here once the lesson has been saved.',
  opensOn: 'Opens on',
  noDate: 'a date not set yet',
  theory: 'Theory question',
  noWords: 'This lesson has no words yet.',
  answerField: 'Students type their answer or upload an image of it here.',
});
