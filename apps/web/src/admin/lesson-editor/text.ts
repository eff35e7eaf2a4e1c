import { dictionary, formatNumber } from '@institute/contract/language';
import type { MaterialKind } from '@institute/contract/lessons/managed-lessons';
import type { LessonKind } from '../../domains/lessons/model.ts';

/** The words of the lesson editor; those of the specification stand as it writes them. */
export const text = dictionary('admin/lesson-editor', {
  titleEdit: 'Edit Lesson',
  titleAdd: 'Add Lesson',
  backToClass: 'Back to Class',
  backToClasses: 'Back to Classes',
  cancel: 'Cancel',
  save: 'Save Lesson',
  saving: 'Saving...',
  preview: 'Preview',
  remove: 'Delete Lesson',
  loading: 'Loading the lesson',
  loadFailed: 'The lesson could not be loaded.',
  classNotFound: 'Class not found',
  classNotFoundHint: 'It may have been deleted. The list shows the classes there are.',
  lessonNotFound: 'Lesson not found',
  lessonNotFoundHint: 'It may have been deleted. The class lists the lessons there are.',

  type: 'Type',
  typeFixed: 'The type is fixed once the lesson is saved.',
  classField: 'Class',
  classHint: 'Choosing another class moves the lesson to its end.',
  scheduled: 'Scheduled',
  scheduledNo: 'No',
  scheduledYes: 'Yes',
  scheduledHint: 'A scheduled lesson opens to students on its study date.',
  isPreview: 'Free to look into',
  isPreviewHint: 'Anybody may read it on the public page of the class, without an account.',
  studyDate: 'Study Date',
  studyDateHint: (timeZone: string) => `In the time zone of the institute, ${timeZone}.`,
  theoryAnswer: 'Theory answer',
  theoryAnswerHint: 'The model answer. Students see it after their exam is marked.',

  writeInBlocks: 'Write in blocks',
  turnIntoBlocks: 'Turn into blocks',
  blocksHint:
    'Blocks hold headings, tables, reading lines, notes, films and exercises. Lines of Arabic with their translation become reading lines.',
  loadingBlocks: 'Loading the blocks',

  material: 'Material',
  questions: 'Objective questions',

  subjectRequired: 'Subject is required',
  studyDateRequired: 'Study date is required',
  questionRequired: 'Question is required',
  answerRequired: 'Correct answer is required',
  between: (least: number, most: number) =>
    `Enter a whole number from ${formatNumber(least)} to ${formatNumber(most)}, or nothing.`,
  checkForm: 'Something is missing. It is marked above.',
});

/** What each kind calls its fields (admin §4: labels change by type). */
export const kindText = dictionary('admin/lesson-editor/kinds', {
  lesson: {
    name: 'Lesson',
    subject: 'Subject',
    about: 'Content',
    aboutHint: 'A blank line begins a paragraph; lines that begin with - or 1. are lists.',
  },
  exam: {
    name: 'Exam',
    subject: 'Exam subject',
    about: 'Theory question',
    aboutHint: 'Leave it empty for an exam of objective questions alone.',
  },
  timetable: {
    name: 'Timetable',
    subject: 'Timetable subject',
    about: 'Timetable',
    aboutHint: 'One line for each session, with its day and time.',
  },
} satisfies Record<
  LessonKind,
  { name: string; subject: string; about: string; aboutHint: string }
>);

export const materialWords = dictionary('admin/lesson-editor/material', {
  one: 'One file: choosing one kind disables the others.',
  upTo: 'Up to 200 MB.',
  kinds: {
    pdf: 'PDF',
    image: 'Image',
    video: 'Video',
    audio: 'Audio',
  } satisfies Record<MaterialKind, string>,
  takes: {
    pdf: 'PDF document',
    image: 'JPG, PNG, GIF, WebP',
    video: 'MP4',
    audio: 'MP3, WAV, OGG, M4A',
  } satisfies Record<MaterialKind, string>,
  chosen: 'Will be uploaded when the lesson is saved',
  clear: 'Remove the chosen file',
  removeFirst: 'Remove this file before choosing another.',
  wrongKind: (kind: string) => `This file is not of the kind ${kind}.`,
  tooLarge: 'This file is larger than 200 MB.',
  empty: 'This file is empty.',
  again: (name: string) =>
    `The file “${name}” was chosen before. Please choose it again: what has arrived of it is not sent again.`,
});

export const saveWords = dictionary('admin/lesson-editor/save', {
  added: 'Lesson added successfully!',
  updated: 'Lesson updated successfully!',
  addFailed: 'Failed to add lesson',
  updateFailed: 'Failed to update lesson',
  broken: 'An error occurred. Please try again.',
  nothingLost: 'Nothing you typed is lost.',
  retry: 'Try again',
  cancelUpload: 'Cancel upload',
  cancelled: 'Upload cancelled. Nothing was saved.',
  unsaved: 'Unsaved changes',
  keptHere: 'Kept on this device',
  saved: 'All changes saved',
  nothingYet: 'Nothing typed yet',
});

export const leaveWords = dictionary('admin/lesson-editor/leave', {
  title: 'Leave without saving?',
  detail: 'Your changes to this lesson are not saved.',
  uploading: 'The upload is still running and would be cancelled.',
  stay: 'Keep editing',
  leave: 'Discard changes',
  restored: (time: string) => `Your unsaved changes of ${time} are back.`,
});
